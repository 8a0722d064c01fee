/** What a sentence or a mailer leaves behind a link, and no value of a link ends with. */
const TAIL = /[\s.,;:!?'"\u2018\u2019\u201c\u201d()[\]{}<>\\|`]+$/u;

/**
 * The query of a link as it was meant: without the full stop or bracket of the sentence around it, and with `&amp;` read as in the page that it was
 * copied from. `free`: parameters that hold what a user typed, which stay as they are.
 */
export function linkQuery(search: string | URLSearchParams, free: readonly string[] = []): URLSearchParams {
  const named = [...new URLSearchParams(search)].map(([name, value]) => [
    name.replace(/^(?:amp;)+/i, ""),
    value,
  ]);
  const query = new URLSearchParams(named);
  const last = [...query.keys()].at(-1);
  const value = last === undefined ? null : query.get(last);
  if (last !== undefined && value !== null && !free.includes(last)) query.set(last, value.replace(TAIL, ""));
  return query;
}
