import { eq } from "drizzle-orm";
import { z } from "zod";
import { user } from "../../db/schema.ts";
import { safeError } from "../../safe-error.ts";
import type { LinkOutcome } from "../accounts.ts";
import { type Context, call } from "./context.ts";
import { claimsOf } from "./tokens.ts";

/** Long enough to be read after the redirect, short enough to say nothing to who finds the address later. */
const OUTCOME_S = 600;

const claims = z.object({ email: z.string() });
const outcomes = z.enum(["verified", "outdated", "unavailable"]);

/**
 * Whether the link was sent for the account that has its address now. A later sign-up with the address begins anew, and the
 * earlier link must not confirm it: its sender may have been somebody else.
 */
async function isForAccount({ db }: Context, token: string, uid: string): Promise<boolean> {
  const { data } = claims.safeParse(claimsOf(token));
  const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, uid));
  return owner !== undefined && owner.email === data?.email;
}

async function verify(context: Context, request: Request, query: URLSearchParams): Promise<LinkOutcome> {
  const token = query.get("token") ?? "";
  if (!(await isForAccount(context, token, query.get("account") ?? ""))) return "outdated";
  const { status } = await call(context, request, `/verify-email?${new URLSearchParams({ token })}`);
  if (status === 200) return "verified";
  return status === 401 ? "outdated" : "unavailable";
}

/** Does what the link of a verification e-mail asks for; answers with the path to go to, which says what came of it. */
export async function verifyByLink(
  context: Context,
  request: Request,
  query: URLSearchParams,
): Promise<string> {
  const outcome = await verify(context, request, query).catch((error: unknown): LinkOutcome => {
    context.logger.error({ fault: safeError(error) }, "accounts: an address could not be verified");
    return "unavailable";
  });
  return `/signin?verified=${context.outcomes.sign(outcome, OUTCOME_S)}`;
}

export function linkOutcome({ outcomes: signer }: Context, value: string): LinkOutcome | null {
  return outcomes.safeParse(signer.read(value)).data ?? null;
}
