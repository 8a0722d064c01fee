import type { Context, MiddlewareHandler } from "hono";
import { respondBusy, respondStopping } from "../busy-page.ts";
import { hasTooManyPairs, MOST_PAIRS } from "./form-pairs.ts";

/** Bytes. The longest message with every character escaped, with a margin. */
const LARGEST_FORM = 256 * 1024;
/** Bytes of all incoming forms: the bodies of thousands of concurrent connections must fit into memory. */
const MAX_INCOMING = 64 * 1024 * 1024;

interface IncomingForm {
  bytes: number;
  readonly reject: (respond: (c: Context) => Response) => void;
}

const respondTooLarge = (c: Context) => c.text("This form is too large. Shorten it and try again.\n", 413);
const respondTooManyFields = (c: Context) =>
  c.text(`This form has more than ${MOST_PAIRS} fields or cannot be parsed.\n`, 400);

/**
 * Receives a form completely, up to the size limit, before it is queued: a slow form would occupy a slot. If all incoming forms together
 * exceed the memory limit, the one that started first is rejected, so that a form sent at normal speed gets through. A form that is
 * incomplete at the deadline of a stopping process gets a response.
 */
export function receiveForms(deadline: AbortSignal): MiddlewareHandler {
  const incoming = new Set<IncomingForm>();
  let total = 0;
  deadline.addEventListener("abort", () => {
    for (const { reject } of incoming) reject(respondStopping);
  });

  const release = (form: IncomingForm) => {
    if (incoming.delete(form)) total -= form.bytes;
  };
  const grow = (form: IncomingForm, bytes: number) => {
    // Rejected while this chunk was being read: its bytes would never be subtracted from the total again.
    if (!incoming.has(form)) return;
    form.bytes += bytes;
    total += bytes;
    for (const oldest of incoming) {
      if (total <= MAX_INCOMING) break;
      release(oldest);
      oldest.reject(respondBusy);
    }
  };

  return async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    if (Number(raw.headers.get("Content-Length") ?? 0) > LARGEST_FORM) return respondTooLarge(c);
    const reader = raw.body.getReader();
    const chunks: Uint8Array[] = [];
    const { promise: rejected, resolve } = Promise.withResolvers<(c: Context) => Response>();
    const form: IncomingForm = { bytes: 0, reject: resolve };
    incoming.add(form);
    try {
      for (;;) {
        const read = await Promise.race([rejected, reader.read()]);
        if (typeof read === "function") return read(c);
        if (read.done) break;
        chunks.push(read.value);
        grow(form, read.value.length);
        if (form.bytes > LARGEST_FORM) return respondTooLarge(c);
      }
    } finally {
      release(form);
    }
    const body = Buffer.concat(chunks);
    if (hasTooManyPairs(raw.headers.get("Content-Type") ?? "", body)) return respondTooManyFields(c);
    c.req.raw = new Request(raw, { body });
    await next();
  };
}
