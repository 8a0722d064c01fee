/** Long enough for the slowest browser to have taken the file. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which keeps it where the person wants it. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
