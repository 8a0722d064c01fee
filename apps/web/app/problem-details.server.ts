/** Headers of what any site may read: the open data, the open API. */
export const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "X-Content-Type-Options": "nosniff",
};

/** What is wrong with one part of a request. */
interface PartError {
  /** Of the query. */
  readonly parameter?: string;
  /** Of the body: a JSON pointer. */
  readonly pointer?: string;
  readonly message: string;
}

/** An error for programs, RFC 9457. */
export function problemDetails(
  status: number,
  title: string,
  detail: string,
  errors?: readonly PartError[],
): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail, errors }), {
    status,
    headers: { ...OPEN_HEADERS, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}
