import type { Context, MiddlewareHandler } from "hono";
import { respondBusy, respondStopping } from "./busy-page.ts";
import { hasTooManyPairs, MOST_PAIRS } from "./form-pairs.ts";

/** Bytes. The longest message, every character of it escaped, with room to spare. */
const LARGEST_FORM = 256 * 1024;
/** Bytes of all forms that are on their way: what thousands of connections send at once must fit into the memory. */
const MOST_ARRIVING = 64 * 1024 * 1024;

type Reason = "too much" | "stopping";

interface Arriving {
  bytes: number;
  readonly giveUp: (reason: Reason) => void;
}

export interface IncomingForms {
  readonly middleware: MiddlewareHandler;
  /** Answers whoever is still sending that the process ends. */
  readonly rejectPending: () => void;
}

const sayTooLarge = (c: Context) => c.text("That is more than this form takes.\n", 413);
const sayTooMany = (c: Context) =>
  c.text(`A form has at most ${MOST_PAIRS} fields here, and this one has more or cannot be read.\n`, 400);

/**
 * Takes in a form whole before anything is done with it, as long as it is no larger than a form may be: one that trickles in would
 * hold the place of others. When all that are arriving are too much, the one that has been arriving for longest is given up, so that
 * whoever sends at once is heard.
 */
export function receiveForms(): IncomingForms {
  const arriving = new Set<Arriving>();
  let total = 0;

  const release = (form: Arriving) => {
    if (arriving.delete(form)) total -= form.bytes;
  };
  const grow = (form: Arriving, bytes: number) => {
    // Given up while this was read already: nothing would take it off the total again.
    if (!arriving.has(form)) return;
    form.bytes += bytes;
    total += bytes;
    for (const oldest of arriving) {
      if (total <= MOST_ARRIVING) break;
      release(oldest);
      oldest.giveUp("too much");
    }
  };

  const middleware: MiddlewareHandler = async (c, next) => {
    const { raw } = c.req;
    if (!raw.body) return next();
    if (Number(raw.headers.get("Content-Length") ?? 0) > LARGEST_FORM) return sayTooLarge(c);
    const reader = raw.body.getReader();
    const chunks: Uint8Array[] = [];
    const { promise: givenUp, resolve } = Promise.withResolvers<Reason>();
    const form: Arriving = { bytes: 0, giveUp: resolve };
    arriving.add(form);
    try {
      for (;;) {
        const read = await Promise.race([givenUp, reader.read()]);
        if (read === "too much") return respondBusy(c);
        if (read === "stopping") return respondStopping(c);
        if (read.done) break;
        chunks.push(read.value);
        grow(form, read.value.length);
        if (form.bytes > LARGEST_FORM) return sayTooLarge(c);
      }
    } finally {
      release(form);
    }
    const body = Buffer.concat(chunks);
    if (hasTooManyPairs(raw.headers.get("Content-Type") ?? "", body)) return sayTooMany(c);
    c.req.raw = new Request(raw, { body });
    await next();
  };
  return {
    middleware,
    rejectPending() {
      for (const { giveUp } of arriving) giveUp("stopping");
    },
  };
}
