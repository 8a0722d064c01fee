import { randomBytes } from "node:crypto";
import { type Credential, credentialOf } from "./account-lock.ts";
import { cookiePrefix } from "./auth.ts";
import { type Context, cookieOf } from "./context.ts";

/** A year without a sign-in makes a browser unknown again. */
const LIFETIME_S = 365 * 24 * 3600;
const NONCE_BYTES = 16;

const nameFor = (publicUrl: string) => `${cookiePrefix(publicUrl)}.device`;

/** A browser in which the user has signed in or reset the password. */
export interface KnownDevice {
  readonly nonce: string;
  /** Shared by all known browsers of an account until its password changes. */
  readonly generation: string;
}

/**
 * Binds the cookies to the account and its stored password hash. Any new password and a deletion therefore invalidate all of them, also
 * for a later account with the same address.
 */
function generationOf({ account, hash }: Credential): string {
  return `${account.uid}\n${hash}`;
}

function nonceOf({ devices, publicUrl }: Context, request: Request, generation: string): string | undefined {
  const value = cookieOf(request, nameFor(publicUrl));
  return value === undefined ? undefined : devices.read(value, generation);
}

/**
 * The browser of this request if it is known for the account with this address; otherwise undefined.
 *
 * A known browser has its own count of attempts, so that guessing by others does not delay the owner (OWASP: "device cookies"). The
 * cookie grants no access: stolen, it allows as many guesses as another network address.
 */
export async function knownDevice(
  context: Context,
  request: Request,
  email: string,
): Promise<KnownDevice | undefined> {
  if (cookieOf(request, nameFor(context.publicUrl)) === undefined) return undefined;
  // The same statement and the same check for an unknown address.
  const found = await credentialOf(context.db, { email });
  const generation = found ? generationOf(found) : "no account";
  const nonce = nonceOf(context, request, generation);
  return nonce === undefined ? undefined : { nonce, generation };
}

function cookie(publicUrl: string, value: string, seconds: number): string {
  const attributes = ["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  if (publicUrl.startsWith("https:")) attributes.push("Secure");
  return [`${nameFor(publicUrl)}=${value}`, ...attributes].join("; ");
}

/**
 * The cookie that makes this browser a known one for this account and password. The hash is the one stored while the account's lock was
 * held: a later password invalidates the cookie.
 */
export function rememberDevice(context: Context, request: Request, current: Credential): string {
  const generation = generationOf(current);
  const nonce = nonceOf(context, request, generation) ?? randomBytes(NONCE_BYTES).toString("base64url");
  return cookie(context.publicUrl, context.devices.sign(nonce, LIFETIME_S, generation), LIFETIME_S);
}

/** The Set-Cookie value that removes the cookie. */
export function forgetDevice({ publicUrl }: Context): string {
  return cookie(publicUrl, "", 0);
}
