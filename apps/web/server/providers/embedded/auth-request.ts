import { CLIENT_ADDRESS_HEADER } from "../../http/client-address.ts";
import { REQUEST_ID_HEADER } from "../../http/request-id.ts";
import { type Auth, BASE_PATH } from "./auth.ts";

/** The request headers that the account service uses: cookie, origin, address, browser. */
const FORWARDED_HEADERS = [
  "cookie",
  "origin",
  "referer",
  "sec-fetch-site",
  "sec-fetch-mode",
  "sec-fetch-dest",
  "user-agent",
  CLIENT_ADDRESS_HEADER,
  REQUEST_ID_HEADER,
] as const;

export interface AuthAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Complete Set-Cookie values. */
  readonly cookies: readonly string[];
  readonly retryAfter: number | undefined;
}

function headersOf(request: Request): Headers {
  const headers = new Headers();
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Calls an endpoint of the account service on behalf of the request's user: POST with a body, otherwise GET. */
export async function callAuth(
  auth: Auth,
  publicUrl: string,
  request: Request,
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<AuthAnswer> {
  const headers = headersOf(request);
  if (body) headers.set("content-type", "application/json");
  const response = await auth.handler(
    new Request(`${publicUrl}${BASE_PATH}${path}`, {
      method: body ? "POST" : "GET",
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  const text = await response.text();
  const wait = response.headers.get("x-retry-after");
  return {
    status: response.status,
    body: parseJson(text),
    cookies: response.headers.getSetCookie(),
    retryAfter: wait === null ? undefined : Number(wait),
  };
}

function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    // A response without JSON (such as a bare 404) is evaluated by its status.
    return null;
  }
}
