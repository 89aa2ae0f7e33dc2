// Links that invite to a table.
export function invitation(table: string, key: string): string {
  return `${location.origin}/#/table/${table}/${key}`;
}

// A link that leads everybody to their own device.
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

// The address within the page, out of a whole link or the part of it that somebody read out.
export function tableIn(text: string): string | null {
  const found = /(?:#\/?table\/|^\s*)([a-z0-9]{16})(?:[/\s-]+([a-z0-9]{20}))?\s*$/.exec(
    text.trim(),
  );
  if (!found) return null;
  return found[2] ? `/table/${found[1]}/${found[2]}` : `/table/${found[1]}`;
}
