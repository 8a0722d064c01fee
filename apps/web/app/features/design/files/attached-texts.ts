/** Files of a PDF that are read: a package has up to 50 designs, and a load path of 30 members one file more. */
export const MOST_ATTACHED = 51;

/** Bytes of a file inside a PDF, inflated: a load path of 30 long beams is 0.4 MB. */
export const LONGEST_ATTACHED = 512 * 1024;

/** Type of a file inside a PDF. Other programs write it with other spaces, or none. */
const TYPE = /\/Type\s{0,9}\/EmbeddedFile(?![A-Za-z])/g;
/** Length of a stream as a number; not as a reference to an object that has the number, `12 0 R`. */
const LENGTH = /\/Length\s{0,9}(\d+)(?!\d|\s+\d+\s+R)/;
/** Entry of the trailer, which is never compressed. */
const ENCRYPTION = /\/Encrypt\s{0,9}(?:\d+\s{1,9}\d+\s{1,9}R|<<)/;

/** Whether what a PDF has inside is encrypted. */
export function isEncrypted(pdf: Uint8Array<ArrayBuffer>): boolean {
  return ENCRYPTION.test(new TextDecoder("latin1").decode(pdf));
}

/**
 * The texts of the files inside a PDF, in their order; those that cannot be read or are too long are left out. A file is always a stream
 * of its own, also where another program has put the other objects into compressed streams.
 */
export async function attachedTexts(pdf: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  // One character for each byte.
  const file = new TextDecoder("latin1").decode(pdf);
  const texts: string[] = [];
  let at = 0;
  for (let count = 0; count < MOST_ATTACHED; count++) {
    TYPE.lastIndex = at;
    const found = TYPE.exec(file)?.index;
    if (found === undefined) break;
    const before = file.slice(Math.max(at, found - MOST_OF_DICTIONARY), found);
    const after = file.slice(found, found + MOST_OF_DICTIONARY);
    at = found + 1;
    const stream = /stream\r?\n/.exec(after);
    const dictionary = before.slice(before.lastIndexOf(" obj")) + after.slice(0, stream?.index);
    if (!stream || dictionary.includes("endobj")) continue;
    const start = found + stream.index + stream[0].length;
    const length = Number(LENGTH.exec(dictionary)?.[1] ?? lengthOfStream(file, start));
    if (!Number.isInteger(length)) continue;
    at = start + length;
    // Deflated bytes are never much longer than plain ones.
    if (length > 2 * LONGEST_ATTACHED) continue;
    const text = await textOf(pdf.subarray(start, at), dictionary.includes("/FlateDecode"));
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

/** Length of a stream whose dictionary refers to another object for it: up to its end, which is looked for as far as a file is read. */
function lengthOfStream(file: string, start: number): number {
  const end = file.slice(start, start + 2 * LONGEST_ATTACHED).indexOf("endstream");
  if (end < 0) return Number.NaN;
  const [line = ""] = /\r?\n?$/.exec(file.slice(Math.max(start, start + end - 2), start + end)) ?? [];
  return end - line.length;
}

/** Most characters from the type of a file to either end of its dictionary: dates, sizes and a checksum are between them. */
const MOST_OF_DICTIONARY = 1000;

async function textOf(bytes: Uint8Array<ArrayBuffer>, isDeflated: boolean): Promise<string | undefined> {
  if (!isDeflated) return bytes.length > LONGEST_ATTACHED ? undefined : new TextDecoder().decode(bytes);
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  try {
    // A reader, because not every browser iterates over a stream.
    const reader = plain.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > LONGEST_ATTACHED) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    // The platform's error for bytes that are not deflated.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
