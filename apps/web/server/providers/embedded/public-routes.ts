import { BASE_PATH } from "./auth.ts";
import type { Context } from "./context.ts";

const NOT_FOUND = { status: 404, headers: { "Cache-Control": "no-store" } };

/**
 * The public API under /api/auth: only the published keys. Everything else goes through the product's own forms, with the password
 * rule, the bot check and the limits per account, and returns 404 here.
 */
export async function handleAuthRequest(context: Context, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" && request.method !== "HEAD") return new Response("Not found\n", NOT_FOUND);
  if (pathname === `${BASE_PATH}/jwks`) {
    const answer = await context.auth.handler(internal(context, "/jwks", request));
    const headers = { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" };
    return answer.ok
      ? new Response(await answer.text(), { headers })
      : new Response("The keys cannot be read at the moment.\n", { status: 503 });
  }
  return new Response("Not found\n", NOT_FOUND);
}

function internal({ publicUrl }: Context, path: string, { headers }: Request): Request {
  return new Request(`${publicUrl}${BASE_PATH}${path}`, { headers });
}
