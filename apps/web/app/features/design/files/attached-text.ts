/** The dictionary of an embedded file, up to its bytes. */
const EMBEDDED = /<<(?:(?!endobj)[\s\S])*?\/Type \/EmbeddedFile(?:(?!endobj)[\s\S])*?>>\s*stream\r?\n/;

/** The text of the first file inside a PDF of ours; undefined if there is none that can be read. */
export async function attachedText(pdf: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  // One character for each byte.
  const text = new TextDecoder("latin1").decode(pdf);
  const match = EMBEDDED.exec(text);
  const length = Number(/\/Length (\d+)/.exec(match?.[0] ?? "")?.[1]);
  if (!match || !Number.isInteger(length)) return undefined;
  const start = match.index + match[0].length;
  const packed = pdf.slice(start, start + length);
  if (!match[0].includes("/FlateDecode")) return new TextDecoder().decode(packed);
  try {
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await new Response(plain).text();
  } catch (error) {
    // The platform's error for bytes that are not deflated.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
