import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint } from "better-auth/api";
import { jwt } from "better-auth/plugins";
import type { Logger } from "pino";
import { z } from "zod";
import { brand } from "../../../shared/brand.ts";
import type { Db } from "../../db/client.ts";
import { account, jwks, session, user, verification } from "../../db/schema.ts";
import { CLIENT_ADDRESS_HEADER } from "../../http/client-address.ts";
import { safeError } from "../../safe-error.ts";
import { cookiePrefix } from "../common/cookies.ts";

const DAY_S = 24 * 3600;
export const SESSION_S = 30 * DAY_S;

const TABLES = { account, jwks, session, user, verification };

/** Writes the cookie of a session created by `insertSession`. It has no path, so it is not reachable by HTTP. */
const sessionCookieWriter = {
  id: "session-cookie-writer",
  endpoints: {
    writeSessionCookie: createAuthEndpoint(
      { method: "POST", body: z.object({ token: z.string() }) },
      async ({ body, context, setSignedCookie }) => {
        const { name, attributes } = context.authCookies.sessionToken;
        const maxAge = context.sessionConfig.expiresIn;
        await setSignedCookie(name, body.token, context.secret, { ...attributes, maxAge });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/**
 * better-auth as this product runs it: it reads, renews and ends sessions and signs ID tokens. Passwords, sign-ups and new sessions
 * are ours, each in one transaction under the account's lock (docs/decisions/0021-one-lock-per-account.md).
 */
export function createAuth(db: Db, publicUrl: string, secret: string, logger: Logger) {
  const https = publicUrl.startsWith("https:");
  return betterAuth({
    appName: brand.productName,
    baseURL: publicUrl,
    basePath: "/api/auth",
    trustedOrigins: [publicUrl],
    secret,
    database: drizzleAdapter(db, { provider: "pg", schema: TABLES, transaction: true }),
    session: { expiresIn: SESSION_S, updateAge: DAY_S, cookieCache: { enabled: false } },
    plugins: [
      sessionCookieWriter,
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: "ES256" }, rotationInterval: 90 * DAY_S },
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          expirationTime: "10m",
          definePayload: ({ user }) => ({ email: user.email, email_verified: user.emailVerified }),
        },
      }),
    ],
    // The product's own limits are counted before each operation; these would block clients that share an address.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // The prefix above replaces better-auth's own `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Explicit, because better-auth disables both checks if it detects a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      database: { joins: true },
    },
    telemetry: { enabled: false },
    // Unexpected errors are thrown to the caller, which logs them without values; otherwise they go to the console.
    onAPIError: { throw: true },
    logger: {
      level: "warn",
      // Arguments may contain whole statements with their values: errors are stripped, everything else is left out.
      log(level, message, ...args) {
        const error = args.find((arg) => arg instanceof Error);
        const fault = error && safeError(error);
        // In messages such as "Invalid origin: https://..." the part after the colon comes from the client.
        const [what = ""] = typeof message === "string" ? message.split(":", 1) : [];
        logger[level === "error" ? "error" : "debug"](fault ? { fault } : {}, `accounts: ${what}`);
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
