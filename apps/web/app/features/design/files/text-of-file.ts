import { attachedText } from "./attached-text.ts";

/** Larger files are no design. */
const MOST_BYTES = 20 * 1024 * 1024;

/** The text of a file that this product saved, or of the one inside a report. */
export async function textOfFile(
  file: Pick<File, "name" | "size" | "arrayBuffer">,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (file.size > MOST_BYTES) return { problem: `${file.name} is too large to be a design.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
  const text = isPdf ? await attachedText(bytes) : new TextDecoder().decode(bytes);
  return text === undefined ? { problem: `${file.name} is a PDF without a design inside.` } : { text };
}
