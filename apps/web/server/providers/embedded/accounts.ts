import { hkdfSync } from "node:crypto";
import type { Pool } from "pg";
import type { Logger } from "pino";
import {
  type BotChallenge,
  type BotCheckMode,
  createBotCheck,
  type UseOnce,
} from "../../bot-check/bot-check.ts";
import type { Db } from "../../db/client.ts";
import type { AccountMailJob, AddJob } from "../../jobs/job-queue.ts";
import { createLimits } from "../../limits/limits.ts";
import type { MailMessage } from "../../mail/message.ts";
import { createSigner } from "../../signed-value.ts";
import type { AccountProvider } from "../accounts.ts";
import { createAccountMail } from "./account-mail.ts";
import { changePassword, deleteAccount } from "./account-settings.ts";
import { createAuth } from "./auth.ts";
import type { Context } from "./context.ts";
import { handleAuthRequest } from "./public-routes.ts";
import { isResetTokenValid, requestPasswordReset, resetPassword } from "./reset.ts";
import { currentAccount, endOtherSessions, endSession, sessions, signOut } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { idToken, keySet } from "./tokens.ts";
import { confirmation } from "./verification.ts";
import { writeMail } from "./write-mail.ts";

export interface AccountsOptions {
  readonly db: Db;
  readonly pool: Pool;
  readonly settings: {
    readonly PUBLIC_URL: string;
    readonly BOT_CHECK: BotCheckMode;
    readonly REQUIRE_EMAIL_VERIFICATION: boolean;
  };
  /** Signs cookies and wraps the token keys; the same in all processes that share a database. */
  readonly secrets: { readonly authSecret: string };
  readonly addJob: AddJob;
  readonly logger: Logger;
  /** For limits and expiry; tests advance it. */
  readonly clock?: () => Date;
}

/** The embedded account service, with the methods for its own routes and jobs. */
export interface EmbeddedAccounts extends AccountProvider {
  /** Everything under /api/auth. */
  handleAuthRequest(request: Request): Promise<Response>;
  /** For /api/bot-check. */
  createBotChallenge(): Promise<BotChallenge>;
  /** The email of a job; undefined if the account is gone. */
  writeMail(job: AccountMailJob): Promise<MailMessage | undefined>;
}

/** A separate key for each purpose, derived from the one secret. */
function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("base64url");
}

const useOnceIn =
  (pool: Pool): UseOnce =>
  async (id, expiresAt) => {
    const first = await pool.query(
      "insert into used_challenges (id, expires_at) values ($1, $2) on conflict (id) do nothing",
      [id, expiresAt],
    );
    return first.rowCount === 1;
  };

/** Accounts on better-auth and PostgreSQL. */
export function createAccounts(options: AccountsOptions): EmbeddedAccounts {
  const { db, pool, settings, secrets, addJob, logger, clock = () => new Date() } = options;
  const limits = createLimits(pool, clock);
  const signer = (purpose: string) => createSigner(derivedKey(secrets.authSecret, purpose), clock);
  const context: Context = {
    auth: createAuth({
      pool,
      publicUrl: settings.PUBLIC_URL,
      secret: secrets.authSecret,
      logger,
    }),
    db,
    publicUrl: settings.PUBLIC_URL,
    limits,
    botCheck: createBotCheck(useOnceIn(pool), derivedKey(secrets.authSecret, "bot-check"), clock),
    botCheckMode: settings.BOT_CHECK,
    requireEmailVerification: settings.REQUIRE_EMAIL_VERIFICATION,
    mail: createAccountMail(addJob, limits, logger),
    devices: signer("known-device"),
    confirmations: signer("confirm-address"),
    logger,
    clock,
  };
  return {
    capabilities: { sessionList: true },
    // All links in emails are ours, and open their page themselves.
    pageOfLink: () => undefined,
    signUp: (request, input) => signUp(context, request, input),
    signIn: (request, input) => signIn(context, request, input),
    signOut: (request) => signOut(context, request),
    requestPasswordReset: (request, input) => requestPasswordReset(context, request, input),
    resetPassword: (request, input) => resetPassword(context, request, input),
    isResetTokenValid: (token) => isResetTokenValid(context, token),
    confirmation: (value) => confirmation(context, value),
    currentAccount: (request) => currentAccount(context, request),
    changePassword: (request, input) => changePassword(context, request, input),
    sessions: (request) => sessions(context, request),
    endSession: (request, id) => endSession(context, request, id),
    endOtherSessions: (request) => endOtherSessions(context, request),
    deleteAccount: (request, input) => deleteAccount(context, request, input),
    idToken: (request) => idToken(context, request),
    keySet: () => keySet(context),
    handleAuthRequest: (request) => handleAuthRequest(context, request),
    createBotChallenge: () => context.botCheck.createChallenge(),
    writeMail: (job) => writeMail(context, job),
  };
}
