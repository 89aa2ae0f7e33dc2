// Copies what stands in a field, or selects it where the browser lets a page do no more: only those
// with a secure address may use the clipboard.
export async function copy(field: HTMLInputElement): Promise<"copied" | "selected"> {
  try {
    await navigator.clipboard.writeText(field.value);
    return "copied";
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy") ? "copied" : "selected";
  }
}
