import type { Account, Cookies } from "../accounts.ts";
import type { AuthAnswer } from "./auth-request.ts";
import { accountOf, type Context, signedIn } from "./context.ts";
import { rememberDevice } from "./known-device.ts";
import { endSessionOf } from "./sessions.ts";

/**
 * What follows the service's answer that a session has begun: the one that this browser had before ends, and the browser is known
 * from now on.
 */
export async function letIn(
  context: Context,
  request: Request,
  answer: AuthAnswer,
): Promise<{ readonly ok: true; readonly account: Account } & Cookies> {
  await endSessionOf(context, request);
  const account = accountOf(signedIn.parse(answer.body).user);
  return {
    ok: true,
    account,
    cookies: [...answer.cookies, await rememberDevice(context, request, account.uid)],
  };
}
