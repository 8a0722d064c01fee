import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { account, session, user, users } from "../../db/schema.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import type { Account, AccountResult, Cookies, SignUp } from "../accounts.ts";
import { botCheckFailure } from "../common/bot-check-rule.ts";
import { parseEmail } from "../common/email.ts";
import { failure, limited } from "../common/failures.ts";
import { changeAsVisitor } from "../common/request-rules.ts";
import { CREDENTIAL, type Credential, type Transaction } from "./account-lock.ts";
import type { Context } from "./context.ts";
import { openSession } from "./open-session.ts";
import { deleteAccountRows } from "./register.ts";
import { insertSession, newId } from "./session-store.ts";

type Answer = AccountResult<{ readonly account: Account | null } & Cookies>;

/** Longer than hashing and storing take, so that the response time does not reveal whether the address is known. */
const EVEN_MS = 600;

/**
 * Deletes an earlier, unconfirmed sign-up with the same address, including its password and profile, because it may be a stranger's. The
 * owner of the mailbox confirms with the newest link. An account that has been used keeps its address.
 */
async function dropUnconfirmed(tx: Transaction, email: string): Promise<void> {
  const isOne = eq(user.email, email);
  const [found] = await tx
    .select({ uid: user.id, isVerified: user.emailVerified, isPending: user.isPending })
    .from(user)
    .where(isOne)
    .for("update");
  if (!found?.isPending || found.isVerified) return;
  // A separate statement after the lock: a sign-in that held it may have created a session.
  if ((await tx.$count(session, eq(session.userId, found.uid))) === 0) await deleteAccountRows(tx, found.uid);
}

/** Stores a new account and its profile; undefined if the address is taken, also by a concurrent sign-up. */
async function insertAccount(
  tx: Transaction,
  email: string,
  { profile: { fullName, company } }: SignUp,
  hash: string,
  isPending: boolean,
): Promise<Credential | undefined> {
  const uid = newId();
  const created = await tx
    .insert(user)
    // The name belongs to the profile.
    .values({ id: uid, name: "", email, isPending })
    .onConflictDoNothing({ target: user.email });
  if (created.rowCount !== 1) return undefined;
  await tx
    .insert(account)
    .values({ id: newId(), accountId: uid, providerId: CREDENTIAL, userId: uid, password: hash });
  await tx.insert(users).values({ uid, fullName, company, email });
  return { account: { uid, email, emailVerified: false }, hash };
}

async function create(context: Context, request: Request, email: string, input: SignUp): Promise<Answer> {
  // Before the address is checked, so that the response takes the same time.
  const hash = await hashPassword(input.password);
  const created = await context.db.transaction(async (tx) => {
    const current = await insertAccount(tx, email, input, hash, false);
    return current && { current, token: await insertSession(tx, context, request, current.account.uid) };
  });
  return created ? openSession(context, request, created) : failure("email-taken");
}

/** Sends an email for every sign-up: with the link, or about the existing account. The response is the same. */
async function createWithVerification(context: Context, email: string, input: SignUp): Promise<Answer> {
  const { db, mail } = context;
  const allowed = await mail.count("sign-up-mail", email);
  if (!allowed.allowed) return limited(allowed.retryAfter);
  const work = async () => {
    const hash = await hashPassword(input.password);
    await db.transaction(async (tx) => {
      await dropUnconfirmed(tx, email);
      const created = await insertAccount(tx, email, input, hash, true);
      if (created) return mail.add(tx, { kind: "verification", uid: created.account.uid });
      const [owner] = await tx.select({ uid: user.id }).from(user).where(eq(user.email, email));
      if (owner) await mail.add(tx, { kind: "already-registered", uid: owner.uid });
    });
  };
  await Promise.all([work(), wait(EVEN_MS)]);
  return { ok: true, account: null, cookies: [] };
}

export function signUp(context: Context, request: Request, input: SignUp): Promise<Answer> {
  return changeAsVisitor(context, request, "sign-up", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const fault = await passwordFault(input.password, email, input.profile.fullName);
    if (fault) return failure("weak-password", fault);
    const failed = await botCheckFailure(context, request, input.botCheck);
    if (failed) return failed;
    return context.requireEmailVerification
      ? createWithVerification(context, email, input)
      : create(context, request, email, input);
  });
}
