import { setTimeout as wait } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { addressBucket } from "../../client-address.ts";
import { user } from "../../db/schema.ts";
import { limitKey } from "../../limits/limits.ts";
import { FREE_SIGN_UPS } from "../../limits/rules.ts";
import { passwordFault } from "../../passwords/password-rule.ts";
import type { Account, AccountFailure, AccountResult, Cookies, SignUp } from "../accounts.ts";
import { accountOf, type Context, call, changeAsVisitor, refused, signedIn } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, refusalCode } from "./failures.ts";

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

async function create(context: Context, request: Request, email: string, password: string): Promise<Answer> {
  // The name stands in the person's profile, which is a document; the account knows none.
  const answer = await call(context, request, "/sign-up/email", { name: "", email, password });
  if (answer.status === 200) {
    if (context.requireEmailVerification) return { ok: true, account: null, cookies: [] };
    return { ok: true, account: accountOf(signedIn.parse(answer.body).user), cookies: answer.cookies };
  }
  // Two sign-ups with one address at the same moment: the table lets one of them in.
  if (refusalCode(answer) === "FAILED_TO_CREATE_USER" && (await isTaken(context, email))) {
    return context.requireEmailVerification
      ? { ok: true, account: null, cookies: [] }
      : failure("email-taken");
  }
  return refused(context, request, answer);
}

export function signUp(context: Context, request: Request, input: SignUp): Promise<Answer> {
  return changeAsVisitor(context, request, "sign-up", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    const fault = await passwordFault(input.password, email, input.fullName);
    if (fault) return failure("weak-password", fault);
    const refusal = await objection(context, request, input.botCheck);
    if (refusal) return refusal;
    if (!context.requireEmailVerification) return create(context, request, email, input.password);
    const [answer] = await Promise.all([create(context, request, email, input.password), wait(EVEN_MS)]);
    return answer;
  });
}
