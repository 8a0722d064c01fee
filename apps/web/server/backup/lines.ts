const NEWLINE = 0x0a;

/**
 * Bytes of one line, four hundred times the longest row that the product stores (a message of 5,000 escaped characters). A longer line is
 * not from one of our backups, and must not fill the memory.
 */
export const MAX_LINE = 16 * 1024 * 1024;

/**
 * The lines of a stream without their ends, as bytes: rows of COPY may hold any character, and Node's readline also splits at some
 * of them. A last line without a line end is incomplete and does not count. Throws `tooLong` as soon as a line is longer than the longest.
 */
export async function* linesIn(
  chunks: AsyncIterable<Buffer>,
  tooLong: () => Error,
): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const end = chunk.indexOf(NEWLINE, at);
      const part = chunk.subarray(at, end < 0 ? undefined : end);
      begun.push(part);
      length += part.length;
      if (length > MAX_LINE) throw tooLong();
      at += part.length + 1;
      if (end < 0) continue;
      yield begun.length === 1 ? part : Buffer.concat(begun, length);
      begun = [];
      length = 0;
    }
  }
}
