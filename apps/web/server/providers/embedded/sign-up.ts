import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNotNull, notExists } from "drizzle-orm";
import { session, user } from "../../db/schema.ts";
import { addressBucket } from "../../http/client-address.ts";
import { limitKey } from "../../limits/limits.ts";
import { FREE_SIGN_UPS, MAIL_TO_ONE } from "../../limits/rules.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import type { Account, AccountFailure, AccountResult, Cookies, SignUp } from "../accounts.ts";
import { attempt, type Context, call, changeAsVisitor, refused } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited, refusalCode } from "./failures.ts";
import { letIn } from "./let-in.ts";

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

async function isTaken({ db }: Context, email: string): Promise<boolean> {
  const found = await db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1);
  return found.length > 0;
}

/**
 * Makes room for a sign-up with an address that somebody signed up with before and never confirmed. Whoever has the mailbox
 * decides by the newest link, which is why the earlier account goes, with its password and profile: it may be a stranger's. An
 * account that was ever used keeps its address.
 */
async function dropUnconfirmed({ db }: Context, email: string): Promise<void> {
  const sessions = db.select({ id: session.id }).from(session).where(eq(session.userId, user.id));
  const unused = and(eq(user.emailVerified, false), isNotNull(user.unsavedProfile), notExists(sessions));
  await db.delete(user).where(and(eq(user.email, email), unused));
}

const TAKEN = "FAILED_TO_CREATE_USER";

async function create(context: Context, request: Request, email: string, input: SignUp): Promise<Answer> {
  const answer = await call(context, request, "/sign-up/email", {
    // A person's name stands in the profile, which is a document; the account keeps it only until then.
    name: "",
    email,
    password: input.password,
    unsavedProfile: JSON.stringify(input.profile),
  });
  // Two sign-ups with one address at the same moment: the table lets one of them in.
  const isOther = refusalCode(answer) === TAKEN && (await isTaken(context, email));
  if (answer.status !== 200 && !isOther) return refused(context, request, answer);
  if (context.requireEmailVerification) return { ok: true, account: null, cookies: [] };
  if (isOther) return failure("email-taken");
  return letIn(context, request, answer);
}

/** Every sign-up sends an e-mail: with the link, or saying that there is an account. */
async function createUnseen(context: Context, request: Request, email: string, input: SignUp) {
  const allowed = await context.limits.attempt(limitKey("sign-up-mail", email), MAIL_TO_ONE);
  if (!allowed.allowed) return limited(allowed.retryAfter);
  const work = async () => {
    await dropUnconfirmed(context, email);
    return create(context, request, email, input);
  };
  const [answer] = await Promise.all([work(), wait(EVEN_MS)]);
  return answer;
}

export function signUp(context: Context, request: Request, input: SignUp): Promise<Answer> {
  return changeAsVisitor(context, request, "sign-up", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const fault = await passwordFault(input.password, email, input.profile.fullName);
    if (fault) return failure("weak-password", fault);
    const refusal = await objection(context, request, input.botCheck);
    if (refusal) return refusal;
    const answer = context.requireEmailVerification ? createUnseen : create;
    return answer(context, request, email, input);
  });
}

export function profileSaved(context: Context, uid: string): Promise<AccountResult<unknown>> {
  return attempt(context, undefined, async () => {
    await context.db.update(user).set({ unsavedProfile: null }).where(eq(user.id, uid));
    return { ok: true };
  });
}
