import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import { limitKey } from "../../limits/limits.ts";
import { MAIL_TO_ONE } from "../../limits/rules.ts";
import { passwordChangedMail } from "../../mail/account-messages.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import type { AccountResult, Cookies } from "../accounts.ts";
import { type Context, call, change, changeAsVisitor, endLinks, refused } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited } from "./failures.ts";
import { rememberDevice } from "./known-device.ts";

/** A known address costs one small insert more. Longer than that by far: the answer's time says nothing. */
const EVEN_MS = 250;

export function requestPasswordReset(
  context: Context,
  request: Request,
  input: { readonly email: string },
): Promise<AccountResult<unknown>> {
  return changeAsVisitor(context, request, "reset", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const allowed = await context.limits.attempt(limitKey("reset", email), MAIL_TO_ONE);
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const asked = call(context, request, "/request-password-reset", { email });
    const [answer] = await Promise.all([asked, wait(EVEN_MS)]);
    return answer.status === 200 ? { ok: true } : refused(context, request, answer);
  });
}

/** Whose token this is, while it works. */
async function ownerOf({ auth, clock }: Context, token: string): Promise<string | undefined> {
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(token)) return undefined;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found && found.expiresAt > clock() ? found.value : undefined;
}

export async function isResetTokenValid(context: Context, token: string): Promise<boolean> {
  return (await ownerOf(context, token)) !== undefined;
}

export function resetPassword(
  context: Context,
  request: Request,
  input: { readonly token: string; readonly password: string },
): Promise<AccountResult<Cookies>> {
  return change(context, request, async () => {
    const uid = await ownerOf(context, input.token);
    const [owner] = uid
      ? await context.db.select({ email: user.email }).from(user).where(eq(user.id, uid))
      : [];
    if (!uid || !owner) return failure("invalid-token");
    // Judged before the token is used up: after a refusal the same link still works.
    const fault = await passwordFault(input.password, owner.email);
    if (fault) return failure("weak-password", fault);
    const body = { token: input.token, newPassword: input.password };
    const answer = await call(context, request, "/reset-password", body);
    if (answer.status !== 200) return refused(context, request, answer);
    await endLinks(context, uid);
    // The link has been to the mailbox and back.
    await context.db.update(user).set({ emailVerified: true }).where(eq(user.id, uid));
    await context.limits.forget([limitKey("reset", owner.email)]);
    context.mailer.send(passwordChangedMail(owner.email, context.publicUrl));
    return { ok: true, cookies: [await rememberDevice(context, request, uid)] };
  });
}
