import { MIMEType } from "node:util";

/** Pairs of a name and a value that a form may have; the largest of ours has eight. */
export const MOST_PAIRS = 100;

/** How often a text occurs in a body, counted no further than `enough`. */
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
 * Whether a form has more pairs than are read, told from its raw bytes, because to take 50,000 names apart is half a second's work.
 * A body that is no form, by its type, has none. Several types in one header are taken for too many: of these the last would count.
 */
export function hasTooManyPairs(contentType: string, body: Buffer): boolean {
  const mime = mimeOf(contentType);
  const isForm = /multipart\/form-data|application\/x-www-form-urlencoded/i.test(contentType);
  if (!isForm) return false;
  if (mime?.essence === "application/x-www-form-urlencoded")
    return occurrences(body, "&", MOST_PAIRS) >= MOST_PAIRS;
  const boundary = mime?.essence === "multipart/form-data" ? mime.params.get("boundary") : undefined;
  // One more: the last ends the form.
  if (boundary) return occurrences(body, `--${boundary}`, MOST_PAIRS + 2) > MOST_PAIRS + 1;
  return true;
}
