import { DomainError } from "../domain-error.ts";

// Web platform, as browsers, workers and Node have it. Declared here because packages compile without the DOM.
interface ByteReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
  cancel(): Promise<void>;
}
interface ByteTransform {
  readonly readable: { getReader(): ByteReader };
  readonly writable: {
    getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> };
  };
}
type TransformConstructor = new (format: "deflate-raw") => ByteTransform;
declare const CompressionStream: TransformConstructor;
declare const DecompressionStream: TransformConstructor;

export function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return through(new CompressionStream("deflate-raw"), bytes, Number.POSITIVE_INFINITY);
}

/** Inflates bytes. Errors: DomainError 'too-large' beyond `most` bytes; TypeError if they are not deflated ones. */
export function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  return through(new DecompressionStream("deflate-raw"), bytes, most);
}

async function through(
  { readable, writable }: ByteTransform,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  // What goes wrong in writing shows in reading too.
  written.catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!value) continue;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new DomainError("too-large", `A design is at most ${most / 1024} kB.`);
    }
    chunks.push(value);
  }
  const joined = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
