// Puts values into the blanks of a sentence.
export function fill(sentence: string, blanks: Record<string, string | number>): string {
  return sentence.replace(/\{([a-z_]+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}
