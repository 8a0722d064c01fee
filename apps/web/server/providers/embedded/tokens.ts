import { z } from "zod";
import type { AccountResult } from "../accounts.ts";
import { attempt, type Context, call, currentSession, refused } from "./context.ts";

const answered = z.object({ token: z.string() });
const claims = z.object({ iat: z.number() });

/** What a signed token says, not verified; undefined when it is none. */
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
    // Here the service takes a database that is away for a visitor; asked for the session itself, it says so.
    if (answer.status === 401) await currentSession(context, request);
    if (answer.status !== 200) return refused(context, request, answer);
    const { token } = answered.parse(answer.body);
    // In seconds since 1970. Our own token, fresh from the service: nothing to verify.
    return { ok: true, token, issuedAt: claims.parse(claimsOf(token)).iat };
  });
}

export async function keySet(context: Context): Promise<unknown> {
  const answer = await call(context, new Request(context.publicUrl), "/jwks");
  if (answer.status !== 200) throw new Error(`The key set could not be read: status ${answer.status}.`);
  return answer.body;
}
