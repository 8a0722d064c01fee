import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { user } from "../../db/schema.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import type { AccountResult, Cookies } from "../accounts.ts";
import { parseEmail } from "../common/email.ts";
import { failure, limited } from "../common/failures.ts";
import { rememberDevice } from "../common/known-device.ts";
import { changeAsVisitor } from "../common/request-rules.ts";
import { credentialOf, withAccountLock } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { generationOf } from "./device-generation.ts";
import { storeHash } from "./password-proof.ts";
import { endLinks, linkOwner, useLink } from "./reset-links.ts";
import { deleteSessionsOf } from "./session-store.ts";

/** Much longer than the extra insert for a known address, so that the response time does not reveal one. */
const EVEN_MS = 250;

/** Adds the email with the link, if the address has an account. */
async function addResetMail({ db, mail }: Context, email: string): Promise<void> {
  const [found] = await db.select({ uid: user.id }).from(user).where(eq(user.email, email));
  if (found) await mail.add(db, { kind: "reset", uid: found.uid });
}

export function requestPasswordReset(
  context: Context,
  request: Request,
  input: { readonly email: string },
): Promise<AccountResult<unknown>> {
  return changeAsVisitor(context, request, "reset", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const allowed = await context.mail.count("reset", email);
    if (!allowed.allowed) return limited(allowed.retryAfter);
    await Promise.all([addResetMail(context, email), wait(EVEN_MS)]);
    return { ok: true };
  });
}

export async function isResetTokenValid(context: Context, token: string): Promise<boolean> {
  return (await linkOwner(context, token)) !== undefined;
}

/**
 * Depends on the link and not on the current password: the link must still be valid under the account's lock, and the reset overrides any
 * change by an intruder, before or during it.
 */
export function resetPassword(
  context: Context,
  request: Request,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<AccountResult<Cookies>> {
  return changeAsVisitor(context, request, "reset-link", async () => {
    const uid = await linkOwner(context, token);
    const owner = uid === undefined ? undefined : await credentialOf(context.db, { uid });
    if (!owner) return failure("invalid-token");
    const { email } = owner.account;
    // Checked before the link is used, so that it stays valid after a rejection.
    const fault = await passwordFault(password, email);
    if (fault) return failure("weak-password", fault);
    const hash = await hashPassword(password);
    const addNotice = await context.mail.notice("password-notice", email);
    const current = await withAccountLock(context.db, owner.account.uid, async (tx, now) => {
      if (!(await useLink(tx, context, token))) return undefined;
      const { uid } = now.account;
      await storeHash(tx, uid, hash);
      await deleteSessionsOf(tx, uid);
      await endLinks(tx, uid);
      await addNotice(tx, { kind: "password-changed", uid });
      // The link proves access to the mailbox.
      await tx.update(user).set({ emailVerified: true }).where(eq(user.id, uid));
      return { account: { ...now.account, emailVerified: true }, hash };
    });
    if (!current) return failure("invalid-token");
    await context.mail.forget("reset", email);
    return { ok: true, cookies: [rememberDevice(context, request, generationOf(current))] };
  });
}
