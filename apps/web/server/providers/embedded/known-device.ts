import { randomBytes } from "node:crypto";
import { cookiePrefix } from "./auth.ts";
import { type Context, cookieOf } from "./context.ts";

/** A year: whoever stays away longer is new here again. */
const LIFETIME_S = 365 * 24 * 3600;
const NONCE_BYTES = 16;

const nameFor = (publicUrl: string) => `${cookiePrefix(publicUrl)}.device`;

/**
 * The browser of this request, where the person with this address has proved to be at home in it; undefined elsewhere.
 *
 * A browser that is known has attempts of its own, so that strangers who guess at the account do not delay its owner (OWASP:
 * "device cookies"). It opens nothing: a thief of the cookie gets as many guesses as from an address of his own.
 */
export function knownDevice(context: Context, request: Request, email: string): string | undefined {
  const value = cookieOf(request, nameFor(context.publicUrl));
  return value === undefined ? undefined : context.devices.read(value, email);
}

/** The cookie by which this browser is known from now on, as that of the person with this address and of nobody else. */
export function rememberDevice(context: Context, request: Request, email: string): string {
  const { publicUrl, devices } = context;
  const nonce = knownDevice(context, request, email) ?? randomBytes(NONCE_BYTES).toString("base64url");
  const attributes = ["Path=/", `Max-Age=${LIFETIME_S}`, "HttpOnly", "SameSite=Lax"];
  if (publicUrl.startsWith("https:")) attributes.push("Secure");
  return [`${nameFor(publicUrl)}=${devices.sign(nonce, LIFETIME_S, email)}`, ...attributes].join("; ");
}
