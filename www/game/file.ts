// Games as files. The rules say whether a text is a game.

/** Longer than any game that the rules read. */
export const LONGEST = 1_000_000;

/** Hands something to the person as a file. */
export function download(text: BlobPart, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** The text of a file. Old files are not in UTF-8; then every byte is a letter of its own. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Copies a text. Returns whether the browser let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
