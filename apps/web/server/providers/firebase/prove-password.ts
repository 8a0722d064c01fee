import { type Context, passwordText } from "./context.ts";
import { IdentityError } from "./identity-toolkit.ts";

/** The ID token of a sign-in with the right password: the service rejects it once the password has changed. */
export interface PasswordToken {
  readonly idToken: string;
}

/** The ID token of a sign-in with a password; undefined if the password is wrong or there is no such account. */
export async function provePassword(
  { identity }: Pick<Context, "identity">,
  email: string,
  password: string,
): Promise<string | undefined> {
  try {
    return (await identity.signInWithPassword(email, passwordText(password))).idToken;
  } catch (error) {
    // One answer for all: which it is reveals whether the address is known.
    if (error instanceof IdentityError) return undefined;
    throw error;
  }
}
