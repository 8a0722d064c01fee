/** For every response of the open API: any site may read it. */
export const OPEN_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, Retry-After",
  "X-Content-Type-Options": "nosniff",
};

type More = Readonly<Record<string, unknown>>;

/** An error of the open API: RFC 9457. */
export function problem(status: number, title: string, detail: string, more: More = {}): Response {
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail, ...more }), {
    status,
    headers: { ...OPEN_HEADERS, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

export function methodNotAllowed(methods: string): Response {
  const answer = problem(405, "Method not allowed", `Allowed methods: ${methods}.`);
  answer.headers.set("Allow", methods);
  return answer;
}

/** The response to a browser that asks whether a page of another site may send a request. */
export function preflight(methods: string, requestHeaders: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": methods,
      "Access-Control-Allow-Headers": requestHeaders,
      "Access-Control-Max-Age": "86400",
      Allow: methods,
    },
  });
}
