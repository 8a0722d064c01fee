import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { jwt } from "better-auth/plugins";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { CLIENT_ADDRESS_HEADER } from "../../http/client-address.ts";
import { OF_THE_SERVICE } from "../../limits/rules.ts";
import { alreadyRegisteredMail, resetPasswordMail, verifyEmailMail } from "../../mail/account-messages.ts";
import type { Mailer } from "../../mail/message.ts";
import { hashPassword, verifyPassword } from "../../passwords/password-hash.ts";
import { type SafeError, safeError } from "../../safe-error.ts";
import { authDatabase, authTables } from "./auth-schema.ts";

export const BASE_PATH = "/api/auth";

/** PostgreSQL, appendix A: unique_violation. */
const UNIQUE_VIOLATION = "23505";

const DAY_S = 24 * 3600;
const SESSION_S = 30 * DAY_S;
const HOUR_S = 3600;

export interface AuthOptions {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly secret: string;
  readonly requireEmailVerification: boolean;
  readonly mailer: Mailer;
  /** The link by which the owner of a new account confirms its address. */
  readonly confirmationUrl: (uid: string) => string;
  readonly logger: Logger;
}

/** On https the prefix `__Host-` ties a cookie to this very host: no neighbouring subdomain can set it. */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Host-kingpost" : "kingpost";
}

/** better-auth as this product runs it. Reached only through `auth.handler`, where its limits and origin checks apply. */
export function createAuth({
  pool,
  publicUrl,
  secret,
  requireEmailVerification,
  mailer,
  confirmationUrl,
  logger,
}: AuthOptions) {
  const https = publicUrl.startsWith("https:");
  return betterAuth({
    appName: "Kingpost",
    baseURL: publicUrl,
    basePath: BASE_PATH,
    trustedOrigins: [publicUrl],
    secret,
    database: drizzleAdapter(authDatabase(pool), { provider: "pg", schema: authTables, transaction: true }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification,
      // Our own rule is stricter and has been asked by then; these two only bound the work, in UTF-16 units.
      minPasswordLength: 8,
      maxPasswordLength: 512,
      password: {
        hash: hashPassword,
        verify: async ({ hash, password }) => {
          const { isRight, better } = await verifyPassword(password, hash);
          // The salt makes a hash one account's alone. Whoever changed it meanwhile keeps the change.
          if (better)
            await pool.query("update account set password = $1 where password = $2", [better, hash]);
          return isRight;
        },
      },
      resetPasswordTokenExpiresIn: HOUR_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) =>
        mailer.send(resetPasswordMail(user.email, publicUrl, token)),
      onExistingUserSignUp: async ({ user }) => mailer.send(alreadyRegisteredMail(user.email, publicUrl)),
    },
    emailVerification: {
      sendOnSignUp: requireEmailVerification,
      // The sign-in does it itself, because it may come with the link already.
      sendOnSignIn: false,
      // The service's own token is left aside: whoever opened its link would confirm a password that may be a stranger's.
      sendVerificationEmail: async ({ user }) =>
        mailer.send(verifyEmailMail(user.email, confirmationUrl(user.id))),
    },
    session: { expiresIn: SESSION_S, updateAge: DAY_S, cookieCache: { enabled: false } },
    // A table of plain reset tokens would be a table of passwords.
    verification: { storeIdentifier: "hashed" },
    user: {
      deleteUser: { enabled: true },
      additionalFields: { unsavedProfile: { type: "string", required: false } },
    },
    plugins: [
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
    rateLimit: {
      enabled: true,
      storage: "database",
      // Nobody is kept signed in because of what neighbours behind the same address ask for.
      customRules: {
        ...OF_THE_SERVICE,
        "/get-session": false,
        "/sign-out": false,
        "/token": false,
        "/jwks": false,
      },
    },
    advanced: {
      cookiePrefix: cookiePrefix(publicUrl),
      // The prefix above stands in for better-auth's own `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: https, httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Said aloud, because better-auth drops both by itself when it takes the process for a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      database: { joins: true },
    },
    telemetry: { enabled: false },
    // What is unforeseen comes back to the caller, which logs it without values; by itself it would go to the console.
    onAPIError: { throw: true },
    logger: {
      level: "warn",
      // Arguments may hold whole statements with their values: an error is stripped, anything else left out.
      log(level, message, ...args) {
        const error = args.find((arg) => arg instanceof Error);
        const fault = error && safeError(error);
        logger[level === "error" ? severityOf(fault) : "debug"](
          fault ? { fault } : {},
          withoutValues(message),
        );
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Of two sign-ups with one address at the same moment the table refuses one, as it should. */
function severityOf(fault: SafeError | undefined): "info" | "error" {
  return fault?.code === UNIQUE_VIOLATION ? "info" : "error";
}

/** "Invalid origin: https://..." and the like: what stands behind the colon came from outside. */
function withoutValues(message: unknown): string {
  return typeof message === "string" ? `accounts: ${message.split(":")[0]}` : "accounts";
}
