import { sql } from "drizzle-orm";
import { addressBucket } from "../../client-address.ts";
import { type Attempt, limitKey } from "../../limits/limits.ts";
import { SIGN_IN_ANYWHERE, SIGN_IN_HERE } from "../../limits/rules.ts";
import { MAX_LENGTH, passwordLength } from "../../passwords/password-rule.ts";
import type { Account, AccountResult, Cookies } from "../accounts.ts";
import { accountOf, type Context, call, changeAsVisitor, refused, signedIn } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited } from "./failures.ts";

/** Whether the person is signed in from this address already. Asked alike for addresses without an account. */
async function isAtHome({ db }: Context, email: string, address: string): Promise<boolean> {
  if (address === "unknown") return false;
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from "session" s join "user" u on u.id = s.user_id
      where u.email = ${email} and nullif(s.ip_address, '')::inet <<= ${address}::cidr
    ) as found`);
  return rows[0]?.found ?? false;
}

/** One key for this address and one for all addresses together. */
function keysOf(email: string, address: string) {
  return { here: limitKey("sign-in", email, address), anywhere: limitKey("sign-in", email) };
}

async function mayTry(context: Context, email: string, address: string): Promise<Attempt> {
  const keys = keysOf(email, address);
  const here = await context.limits.attempt(keys.here, SIGN_IN_HERE);
  if (!here.allowed) return here;
  const anywhere = await context.limits.attempt(keys.anywhere, SIGN_IN_ANYWHERE);
  if (anywhere.allowed || (await isAtHome(context, email, address))) return { allowed: true };
  return anywhere;
}

export function signIn(
  context: Context,
  request: Request,
  input: { readonly email: string; readonly password: string },
): Promise<AccountResult<{ readonly account: Account } & Cookies>> {
  return changeAsVisitor(context, request, "sign-in", async () => {
    const email = parseEmail(input.email);
    if (!email) return failure("invalid-email");
    // No account can have such a password, so that refusing it unhashed tells nothing.
    if (input.password === "" || passwordLength(input.password) > MAX_LENGTH)
      return failure("invalid-credentials");
    const address = addressBucket(request.headers);
    const allowed = await mayTry(context, email, address);
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const answer = await call(context, request, "/sign-in/email", { email, password: input.password });
    if (answer.status !== 200) return refused(context, request, answer);
    await context.limits.forget(Object.values(keysOf(email, address)));
    return { ok: true, account: accountOf(signedIn.parse(answer.body).user), cookies: answer.cookies };
  });
}
