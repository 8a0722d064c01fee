import { requestSessionCheck } from "../session/request-session-check.ts";

const UNREACHABLE = "The server could not be reached.";

/** The JSON of a resource route, or a message for the user. `body` is undefined if the response is not our server's. */
export type ServerAnswer =
  | { readonly ok: true; readonly body: unknown }
  | {
      readonly ok: false;
      readonly message: string;
      readonly body: unknown;
      /** Seconds until the next try, from a busy server. */
      readonly retryAfter?: number;
    };

/** Asks a resource route of the signed-in user. After a rejection as signed out, the page checks the session. */
export async function askServer(address: string, init?: RequestInit): Promise<ServerAnswer> {
  const response = await fetch(address, init).catch(() => undefined);
  if (!response) return { ok: false, message: UNREACHABLE, body: undefined };
  if (response.status === 401) requestSessionCheck();
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body) return { ok: true, body };
  const words = typeof body === "object" && body && "message" in body ? String(body.message) : undefined;
  return {
    ok: false,
    message: words ?? `${UNREACHABLE.slice(0, -1)} (HTTP ${response.status}).`,
    body,
    ...retryOf(response),
  };
}

function retryOf({ status, headers }: Response): { readonly retryAfter?: number } {
  const retryAfter = Number(headers.get("Retry-After") ?? Number.NaN);
  return status === 503 && Number.isInteger(retryAfter) ? { retryAfter } : {};
}
