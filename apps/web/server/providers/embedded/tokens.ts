import { z } from "zod";
import type { AccountResult } from "../accounts.ts";
import { failure } from "../common/failures.ts";
import { attempt } from "../common/request-rules.ts";
import { type Context, currentSession } from "./context.ts";

const claims = z.object({ iat: z.number() });

/** The claims of a signed token, not verified; undefined if it is not a token. */
export function claimsOf(token: string): unknown {
  const [, payload = ""] = token.split(".");
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

export function idToken(
  context: Context,
  request: Request,
): Promise<AccountResult<{ readonly token: string; readonly issuedAt: number }>> {
  return attempt(context, request, async () => {
    if (!("sessionId" in (await currentSession(context, request)))) return failure("not-signed-in");
    const { token } = await context.auth.api.getToken({ headers: request.headers });
    // In seconds since 1970. The token has just been issued by the service and needs no verification.
    return { ok: true, token, issuedAt: claims.parse(claimsOf(token)).iat };
  });
}

export function keySet({ auth }: Context): Promise<unknown> {
  return auth.api.getJwks();
}
