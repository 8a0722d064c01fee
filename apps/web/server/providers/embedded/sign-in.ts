import { addressBucket } from "../../client-address.ts";
import { type Attempt, limitKey } from "../../limits/limits.ts";
import { SIGN_IN_ANYWHERE, SIGN_IN_HERE, SIGN_IN_KNOWN } from "../../limits/rules.ts";
import { MAX_LENGTH, passwordLength } from "../../passwords/password-rule.ts";
import type { Account, AccountResult, Cookies } from "../accounts.ts";
import { accountOf, type Context, call, changeAsVisitor, refused, signedIn } from "./context.ts";
import { parseEmail } from "./email.ts";
import { failure, limited } from "./failures.ts";
import { type KnownDevice, knownDevice, rememberDevice } from "./known-device.ts";
import { endEarlierSession } from "./sessions.ts";

/** How the attempts of one browser at one account are counted. */
interface Counting {
  readonly mayTry: () => Promise<Attempt>;
  readonly wasRight: () => Promise<void>;
}

/**
 * A browser that is known counts by itself, and for all known browsers of the account together: who can make himself known often
 * gains nothing. Any other counts for its address, and for all addresses together.
 */
function countingOf({ limits }: Context, email: string, address: string, device?: KnownDevice): Counting {
  const here = device ? limitKey("sign-in-device", device.nonce) : limitKey("sign-in", email, address);
  const [all, rule] = device
    ? ([limitKey("sign-in-known", device.generation), SIGN_IN_KNOWN] as const)
    : ([limitKey("sign-in", email), SIGN_IN_ANYWHERE] as const);
  return {
    mayTry: () =>
      limits.attemptAll([
        [here, SIGN_IN_HERE],
        [all, rule],
      ]),
    async wasRight() {
      await limits.forget([here]);
      // What others have guessed elsewhere stays counted: the owner's coming and going must not help them.
      await limits.giveBack(all);
    },
  };
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
    const device = await knownDevice(context, request, email);
    const counting = countingOf(context, email, addressBucket(request.headers), device);
    const allowed = await counting.mayTry();
    if (!allowed.allowed) return limited(allowed.retryAfter);
    const answer = await call(context, request, "/sign-in/email", { email, password: input.password });
    if (answer.status !== 200) return refused(context, request, answer);
    await counting.wasRight();
    await endEarlierSession(context, request);
    const account = accountOf(signedIn.parse(answer.body).user);
    return { ok: true, account, cookies: [...answer.cookies, await rememberDevice(context, request, account.uid)] };
  });
}
