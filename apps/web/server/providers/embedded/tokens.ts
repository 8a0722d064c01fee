import { z } from "zod";
import type { AccountResult } from "../accounts.ts";
import { attempt, type Context, call, currentSession, rejected } from "./context.ts";

const tokenResponse = z.object({ token: z.string() });
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
    const answer = await call(context, request, "/token");
    // This endpoint returns 401 if the database is unreachable; reading the session throws instead.
    if (answer.status === 401) await currentSession(context, request);
    if (answer.status !== 200) return rejected(context, request, answer);
    const { token } = tokenResponse.parse(answer.body);
    // In seconds since 1970. The token has just been issued by the service and needs no verification.
    return { ok: true, token, issuedAt: claims.parse(claimsOf(token)).iat };
  });
}

export async function keySet(context: Context): Promise<unknown> {
  const answer = await call(context, new Request(context.publicUrl), "/jwks");
  if (answer.status !== 200) throw new Error(`The key set could not be read: status ${answer.status}.`);
  return answer.body;
}
