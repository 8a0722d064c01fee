import { ReadableStream as NodeStream } from "node:stream/web";

type Bytes = Uint8Array<ArrayBuffer>;

/** A body that is made as its client reads it: nothing is made ahead. */
export const bodyOf = (parts: AsyncGenerator<Bytes>) => NodeStream.from(parts) as ReadableStream<Bytes>;

/**
 * Whether a response is sent while it is made, as its `no-transform` states: it is not compressed, which would collect it in memory.
 */
export const isStreamed = ({ headers }: Response): boolean =>
  headers.get("Cache-Control")?.includes("no-transform") ?? false;

async function* untilFault(body: ReadableStream<Bytes>, onFault: (error: unknown) => void) {
  try {
    yield* body;
  } catch (error) {
    onFault(error);
  }
}

/** The response, with `onFault` called if its body fails while it is sent. */
export function withFault(response: Response, onFault: (error: unknown) => void): Response {
  const { body } = response;
  return body ? new Response(bodyOf(untilFault(body, onFault)), response) : response;
}
