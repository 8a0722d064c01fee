/** The texts of the files inside a PDF of ours, in their order; those that cannot be read are left out. */
export async function attachedTexts(pdf: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  // One character for each byte.
  const file = new TextDecoder("latin1").decode(pdf);
  const texts: string[] = [];
  let at = 0;
  while (true) {
    const found = file.indexOf("/Type /EmbeddedFile", at);
    if (found < 0) return texts;
    at = found + 1;
    const dictionary = file.slice(file.lastIndexOf(" obj", found), file.indexOf("stream", found));
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const [mark] = /stream\r?\n/.exec(file.slice(found, found + MOST_OF_DICTIONARY)) ?? [];
    if (mark === undefined || !Number.isInteger(length) || dictionary.includes("endobj")) continue;
    const start = file.indexOf(mark, found) + mark.length;
    at = start + length;
    const text = await textOf(pdf.slice(start, at), dictionary.includes("/FlateDecode"));
    if (text !== undefined) texts.push(text);
  }
}

/** Characters from the type of a file to its bytes at most: dates, sizes and a checksum are between them. */
const MOST_OF_DICTIONARY = 1000;

async function textOf(bytes: Uint8Array<ArrayBuffer>, isDeflated: boolean): Promise<string | undefined> {
  if (!isDeflated) return new TextDecoder().decode(bytes);
  try {
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await new Response(plain).text();
  } catch (error) {
    // The platform's error for bytes that are not deflated.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
