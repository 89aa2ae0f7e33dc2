// Puts values into the blanks of a sentence, and writes numbers as they are printed.
export function fill(sentence: string, blanks: Record<string, string | number>): string {
  return sentence.replace(/\{([a-z_]+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}

// With a true minus, which is as wide as a figure.
export const figure = (value: number): string => String(value).replace("-", "−");
