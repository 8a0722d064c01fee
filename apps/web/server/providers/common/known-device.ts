import { randomBytes } from "node:crypto";
import type { Signer } from "../../signed-value.ts";
import { cookieOf, setCookie } from "./cookies.ts";

/** A year without a sign-in makes a browser unknown again. */
const LIFETIME_S = 365 * 24 * 3600;
const NONCE_BYTES = 16;

const NAME = "device";

interface DeviceContext {
  readonly publicUrl: string;
  /** Signs the cookies. */
  readonly devices: Signer;
}

/**
 * A browser in which the user has signed in or reset the password. It has its own count of attempts, so that guessing by others does not
 * delay the owner (OWASP: "device cookies"). The cookie grants no access: stolen, it allows as many guesses as another network address.
 */
export interface KnownDevice {
  readonly nonce: string;
  /** Shared by all known browsers of an account until its password changes. */
  readonly generation: string;
}

/** Whether the request has the cookie: without one, no look-up of the account is needed. */
export function hasDeviceCookie({ publicUrl }: DeviceContext, request: Request): boolean {
  return cookieOf(request, publicUrl, NAME) !== undefined;
}

/**
 * The browser of this request, if it is known for an account. `generation` binds the cookies to the account and its password: any new
 * password and a deletion invalidate all of them, also for a later account with the same address.
 */
export function knownDevice(
  { devices, publicUrl }: DeviceContext,
  request: Request,
  generation: string,
): KnownDevice | undefined {
  const value = cookieOf(request, publicUrl, NAME);
  const nonce = value === undefined ? undefined : devices.read(value, generation);
  return nonce === undefined ? undefined : { nonce, generation };
}

/** The Set-Cookie value that makes this browser a known one. */
export function rememberDevice(context: DeviceContext, request: Request, generation: string): string {
  const nonce =
    knownDevice(context, request, generation)?.nonce ?? randomBytes(NONCE_BYTES).toString("base64url");
  const value = context.devices.sign(nonce, LIFETIME_S, generation);
  return setCookie(context.publicUrl, NAME, value, LIFETIME_S);
}

/** The Set-Cookie value that removes the cookie. */
export function forgetDevice({ publicUrl }: Pick<DeviceContext, "publicUrl">): string {
  return setCookie(publicUrl, NAME, "", 0);
}
