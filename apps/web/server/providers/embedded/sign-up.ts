import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { account, session, user } from "../../db/schema.ts";
import { addressBucket } from "../../http/client-address.ts";
import { limitKey } from "../../limits/limits.ts";
import { FREE_SIGN_UPS } from "../../limits/rules.ts";
import { alreadyRegisteredMail, verifyEmailMail } from "../../mail/account-messages.ts";
import { hashPassword } from "../../passwords/password-hash.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import type { Account, AccountFailure, AccountResult, Cookies, SignUp } from "../accounts.ts";
import { CREDENTIAL, type Credential, type Transaction } from "./account-lock.ts";
import { attempt, type Context, changeAsVisitor } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited } from "./failures.ts";
import { openSession } from "./open-session.ts";
import { deleteAccountRows } from "./register.ts";
import { insertSession, newId } from "./session-store.ts";
import { confirmationUrl } from "./verification.ts";

type Answer = AccountResult<{ readonly account: Account | null } & Cookies>;

/** Longer than hashing and storing take: how long the answer took says nothing about whether the address was known. */
const EVEN_MS = 600;

/** The bot check's objection to this sign-up, if any. It stands before the hash: a robot costs us nothing. */
async function objection(
  context: Context,
  request: Request,
  solution?: string,
): Promise<AccountFailure | undefined> {
  const { botCheck, botCheckMode, limits } = context;
  if (botCheckMode === "off") return undefined;
  if (solution) return (await botCheck.accept(solution)) ? undefined : failure("bot-check-failed");
  if (botCheckMode === "always") return failure("bot-check-required");
  // Counted in the same step as it is judged: of ten sign-ups at once, not all are the first.
  const key = limitKey("sign-up-free", addressBucket(request.headers));
  const free = await limits.withinWindow(key, FREE_SIGN_UPS);
  return free.allowed ? undefined : failure("bot-check-required");
}

/**
 * Makes room for a sign-up with an address that somebody signed up with before and never confirmed. Whoever has the mailbox
 * decides by the newest link, which is why the earlier account goes, with its password and profile: it may be a stranger's. An
 * account that was ever used keeps its address.
 */
async function dropUnconfirmed(tx: Transaction, email: string): Promise<void> {
  const isOne = eq(user.email, email);
  const [found] = await tx
    .select({ uid: user.id, isVerified: user.emailVerified, profile: user.unsavedProfile })
    .from(user)
    .where(isOne)
    .for("update");
  if (!found || found.isVerified || found.profile === null) return;
  // Its own statement, after the lock: a sign-in that held it may have begun a session.
  if ((await tx.$count(session, eq(session.userId, found.uid))) === 0) await deleteAccountRows(tx, found.uid);
}

/** Stores a new account; undefined where the address is taken, by a sign-up at the same moment too. */
async function insertAccount(
  tx: Transaction,
  email: string,
  { profile }: SignUp,
  hash: string,
): Promise<Credential | undefined> {
  const uid = newId();
  const created = await tx
    .insert(user)
    // A person's name is in the profile, which is a document; the account keeps it only until then.
    .values({ id: uid, name: "", email, unsavedProfile: JSON.stringify(profile) })
    .onConflictDoNothing({ target: user.email });
  if (created.rowCount !== 1) return undefined;
  await tx
    .insert(account)
    .values({ id: newId(), accountId: uid, providerId: CREDENTIAL, userId: uid, password: hash });
  return { account: { uid, email, emailVerified: false, unsavedProfile: profile }, hash };
}

async function create(context: Context, request: Request, email: string, input: SignUp): Promise<Answer> {
  // Before it is known whether the address is taken: an answer costs the same.
  const hash = await hashPassword(input.password);
  const created = await context.db.transaction(async (tx) => {
    const current = await insertAccount(tx, email, input, hash);
    return current && { current, token: await insertSession(tx, context, request, current.account.uid) };
  });
  return created ? openSession(context, request, created) : failure("email-taken");
}

/** Every sign-up sends an e-mail: with the link, or saying that there is an account. */
async function createUnseen(context: Context, email: string, input: SignUp): Promise<Answer> {
  const { db, mail, publicUrl, confirmations } = context;
  const slot = await mail.slot("sign-up-mail", email);
  if (!slot.allowed) return limited(slot.retryAfter);
  const work = async () => {
    const hash = await hashPassword(input.password);
    const created = await db.transaction(async (tx) => {
      await dropUnconfirmed(tx, email);
      return insertAccount(tx, email, input, hash);
    });
    slot.send(
      created
        ? verifyEmailMail(email, confirmationUrl(publicUrl, confirmations, created.account.uid))
        : alreadyRegisteredMail(email, publicUrl),
    );
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
    const refusal = await objection(context, request, input.botCheck);
    if (refusal) return refusal;
    return context.requireEmailVerification
      ? createUnseen(context, email, input)
      : create(context, request, email, input);
  });
}

export function profileSaved(context: Context, uid: string): Promise<AccountResult<unknown>> {
  return attempt(context, undefined, async () => {
    await context.db.update(user).set({ unsavedProfile: null }).where(eq(user.id, uid));
    return { ok: true };
  });
}
