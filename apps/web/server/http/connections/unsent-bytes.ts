import type { RequestListener, ServerResponse } from "node:http";
import { responsesGivenUp } from "../../metrics/registry.ts";
import { bucketOf } from "../client-address.ts";

/** Bytes of all responses that their clients have not read, in the memory of the process. A proxy that buffers leaves next to none. */
const MAX_UNSENT = 64 * 1024 * 1024;

interface Sending {
  readonly response: ServerResponse;
  readonly client: string;
}

/** A function that calls `call`, then `after`. */
function followedBy<Call extends ServerResponse["write"] | ServerResponse["end"]>(
  after: () => void,
  call: Call,
): Call {
  return new Proxy(call, {
    apply(target, response, written) {
      const result = Reflect.apply(target, response, written);
      after();
      return result;
    },
  });
}

/** The client for whom most bytes are held: those that read their responses are not cut off for one that does not. */
function heaviestOf(sending: Iterable<Sending>): string | undefined {
  const held = new Map<string, number>();
  for (const { client, response } of sending)
    held.set(client, (held.get(client) ?? 0) + response.writableLength);
  return [...held].reduce<[string?, number?]>((most, one) => (one[1] > (most[1] ?? 0) ? one : most), [])[0];
}

/**
 * Bounds the bytes of all responses that wait for their clients to read them. Over `max`, the client with most of them loses its
 * responses, the one that began first before the others. For responses made for one request; stored files and pages share their bytes.
 */
export function boundUnsent(next: RequestListener, max = MAX_UNSENT): RequestListener {
  /** Responses with unsent bytes, oldest first. */
  const sending = new Set<Sending>();

  function giveUpOverMax(): void {
    let total = 0;
    for (const { response } of sending) total += response.writableLength;
    while (total > max) {
      const heaviest = heaviestOf(sending);
      const oldest = [...sending].find(({ client }) => client === heaviest);
      if (!oldest) return;
      total -= oldest.response.writableLength;
      sending.delete(oldest);
      responsesGivenUp.inc();
      oldest.response.destroy();
    }
  }

  return (request, response) => {
    const one = { response, client: bucketOf(request.socket.remoteAddress ?? "unknown") };
    const check = () => {
      if (response.writableLength === 0 || response.destroyed) return;
      sending.add(one);
      giveUpOverMax();
    };
    response.once("close", () => sending.delete(one));
    // Node has no event for bytes that are added to a response.
    response.write = followedBy(check, response.write);
    response.end = followedBy(check, response.end);
    next(request, response);
  };
}
