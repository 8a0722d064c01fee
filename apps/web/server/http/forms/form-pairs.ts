import { MIMEType } from "node:util";

/** The maximum number of name-value pairs of a form; the product's largest has eight. */
export const MAX_PAIRS = 100;

/** The number of occurrences of a text in a body, counted up to `enough`. */
function occurrences(body: Buffer, text: string, enough: number): number {
  let count = 0;
  for (let at = body.indexOf(text); at >= 0 && count < enough; at = body.indexOf(text, at + text.length))
    count += 1;
  return count;
}

function mimeOf(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/**
 * Whether a form has more pairs than the maximum, by its raw bytes, because parsing 50,000 names takes half a second. A body whose type
 * is not a form has none. A header with several types counts as too many, because parsers use the last one.
 */
export function hasTooManyPairs(contentType: string, body: Buffer): boolean {
  const mime = mimeOf(contentType);
  const isForm = /multipart\/form-data|application\/x-www-form-urlencoded/i.test(contentType);
  if (!isForm) return false;
  if (mime?.essence === "application/x-www-form-urlencoded")
    return occurrences(body, "&", MAX_PAIRS) >= MAX_PAIRS;
  const boundary = mime?.essence === "multipart/form-data" ? mime.params.get("boundary") : undefined;
  // One more: the last boundary ends the form.
  if (boundary) return occurrences(body, `--${boundary}`, MAX_PAIRS + 2) > MAX_PAIRS + 1;
  return true;
}
