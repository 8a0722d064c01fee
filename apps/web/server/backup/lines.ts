const NEWLINE = 0x0a;
const LINE_END = Buffer.of(NEWLINE);
/** Bytes of rows that are passed on together. */
const BATCH = 64 * 1024;
/** Lines in a batch at most: a short line takes more memory than its bytes. */
const BATCH_LINES = 1000;

/**
 * Bytes of one line, four hundred times the longest row that the product stores (a message of 5,000 escaped characters). A longer line is
 * not from one of our backups, and must not fill the memory.
 */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** The lines of a stream, one after another or many at once. Bytes, because rows of COPY may hold any character. */
export class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #onTooLong: () => Error;
  #rest: Buffer = Buffer.alloc(0);
  #at = 0;

  /** `onTooLong` is thrown as soon as more of a line than the longest has come. */
  constructor(chunks: AsyncIterable<Buffer>, onTooLong: () => Error) {
    this.#chunks = chunks[Symbol.asyncIterator]();
    this.#onTooLong = onTooLong;
  }

  /** The next line without its line end; undefined at the end. A last line without a line end is incomplete and does not count. */
  async next(): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    let length = 0;
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE, this.#at);
      const part = this.#rest.subarray(this.#at, end >= 0 ? end : undefined);
      parts.push(part);
      length += part.length;
      if (length > LONGEST_LINE) throw this.#onTooLong();
      if (end >= 0) {
        this.#at = end + 1;
        return parts.length === 1 ? part : Buffer.concat(parts, length);
      }
      const more = await this.#chunks.next();
      this.#rest = more.done ? Buffer.alloc(0) : more.value;
      this.#at = 0;
      if (more.done) return undefined;
    }
  }

  /**
   * Lines with their line ends, up to one that equals `last`. Throws `fault` if the stream ends before, or a line is empty: every
   * table has several columns, so that each of its rows contains a tab.
   */
  async *until(last: Buffer, fault: (what: string) => Error): AsyncGenerator<Buffer> {
    let batch: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const line = await this.next();
      if (line === undefined) throw fault("its end is missing");
      if (line.length === 0) throw fault("a row is empty");
      if (line.equals(last)) break;
      batch.push(line, LINE_END);
      bytes += line.length + LINE_END.length;
      if (bytes < BATCH && batch.length < 2 * BATCH_LINES) continue;
      yield Buffer.concat(batch);
      batch = [];
      bytes = 0;
    }
    if (batch.length > 0) yield Buffer.concat(batch);
  }
}
