import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { hasTooManyPairs, MAX_PAIRS } from "./form-pairs.ts";

/** Bytes. The longest message with every character escaped, with a margin. */
const MAX_FORM_BYTES = 256 * 1024;

/** Rejects a form over the size limit. */
export const boundForms = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: (c: Context) => c.text("This form is too large. Shorten it and try again.\n", 413),
});

/** Receives a form completely, so that a slow one occupies none of the places of those that run, and rejects one with too many fields. */
export const receiveForms: MiddlewareHandler = async (c, next) => {
  const { raw } = c.req;
  if (!raw.body) return next();
  const body = Buffer.from(await raw.arrayBuffer());
  if (hasTooManyPairs(raw.headers.get("Content-Type") ?? "", body))
    return c.text(`This form has more than ${MAX_PAIRS} fields or cannot be parsed.\n`, 400);
  c.req.raw = new Request(raw, { body });
  await next();
};
