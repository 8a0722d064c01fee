const NEWLINE = 0x0a;
/** Bytes of rows that are passed on together. */
const BATCH = 64 * 1024;

/** The lines of a stream, one by one or in batches. Bytes, because rows of COPY may contain any character. */
export class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line without its line end; undefined at the end. A last line without a line end is incomplete and does not count. */
  async next(): Promise<Buffer | undefined> {
    for (let from = this.#at; ; ) {
      const end = this.#rest.indexOf(NEWLINE, from);
      if (end >= 0) {
        const line = this.#rest.subarray(this.#at, end);
        this.#at = end + 1;
        return line;
      }
      const more = await this.#chunks.next();
      if (more.done) return undefined;
      const begun = this.#rest.subarray(this.#at);
      from = begun.length;
      this.#rest = begun.length === 0 ? more.value : Buffer.concat([begun, more.value]);
      this.#at = 0;
    }
  }

  /** Lines with their line ends, up to one that equals `last`. Throws `onCut` if the stream ends before. */
  async *until(last: Buffer, onCut: () => Error): AsyncGenerator<Buffer> {
    let batch: Buffer[] = [];
    let bytes = 0;
    for (;;) {
      const line = await this.next();
      if (line === undefined) throw onCut();
      if (line.equals(last)) break;
      batch.push(line, Buffer.of(NEWLINE));
      bytes += line.length;
      if (bytes < BATCH) continue;
      yield Buffer.concat(batch);
      batch = [];
      bytes = 0;
    }
    if (batch.length > 0) yield Buffer.concat(batch);
  }
}
