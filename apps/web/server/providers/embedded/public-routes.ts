import { attempt } from "../common/request-rules.ts";
import { BASE_PATH } from "./auth.ts";
import type { Context } from "./context.ts";
import { keySet } from "./tokens.ts";

const NOT_FOUND = { status: 404, headers: { "Cache-Control": "no-store" } };

/**
 * The public API under /api/auth: only the published keys. Everything else goes through the product's own forms, with the password
 * rule, the bot check and the limits per account, and returns 404 here.
 */
export async function handleAuthRequest(context: Context, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") return new Response("Not found\n", NOT_FOUND);
  if (pathname === `${BASE_PATH}/jwks`) {
    const headers = { "Cache-Control": "public, max-age=300" };
    const keys = await attempt(context, request, () => keySet(context).then((set) => ({ set })));
    return "set" in keys
      ? Response.json(keys.set, { headers })
      : new Response("The keys cannot be read at the moment.\n", { status: 503 });
  }
  return new Response("Not found\n", NOT_FOUND);
}
