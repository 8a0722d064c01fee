import { hkdfSync } from "node:crypto";
import type { Logger } from "pino";
import {
  type BotChallenge,
  type BotCheckMode,
  createBotCheck,
  type UseOnce,
} from "../../bot-check/bot-check.ts";
import { createSigner } from "../../signed-value.ts";
import type { AccountProvider } from "../accounts.ts";
import { createMailLimits } from "../common/mail-limits.ts";
import type { Firebase } from "./connect.ts";
import type { Context } from "./context.ts";
import { deleteAccount, finishDeletions } from "./deletion.ts";
import { createIdentityToolkit } from "./identity-toolkit.ts";
import { firestoreLimits } from "./limits.ts";
import { pageOfLink } from "./links.ts";
import { createMails } from "./mails.ts";
import { createOutage } from "./outage.ts";
import { changePassword, isResetTokenValid, requestPasswordReset, resetPassword } from "./passwords.ts";
import { accountCall, codeOf, inTime } from "./service-call.ts";
import { currentAccount, endOtherSessions, endSession, idToken, sessions, signOut } from "./sessions.ts";
import { confirmation, signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

/** The published keys of the service's ID tokens. */
const KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
/** The code of gRPC for a document that exists already. */
const EXISTS = "6";

export interface AccountsOptions {
  readonly firebase: Pick<Firebase, "auth" | "db">;
  readonly settings: {
    readonly PUBLIC_URL: string;
    readonly BOT_CHECK: BotCheckMode;
    readonly REQUIRE_EMAIL_VERIFICATION: boolean;
    readonly AUTH_SECRET: string;
    readonly FIREBASE_API_KEY: string;
    readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
    readonly FIREBASE_MAIL_COLLECTION?: string | undefined;
  };
  readonly logger: Logger;
  /** For limits and expiry; tests advance it. */
  readonly clock?: () => Date;
}

/** The hosted account service, with the methods for its own routes. */
export interface HostedAccounts extends AccountProvider {
  handleAuthRequest(request: Request): Promise<Response>;
  createBotChallenge(): Promise<BotChallenge>;
  /** For the start and every few minutes. */
  finishDeletions(): Promise<void>;
}

/** A separate key for each purpose, derived from the one secret. */
function derivedKey(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)).toString("base64url");
}

const useOnceIn =
  (db: Firebase["db"]): UseOnce =>
  async (id, expiresAt) => {
    try {
      await inTime(db.collection("usedChallenges").doc(id).create({ expiresAt }));
      return true;
    } catch (error) {
      if (codeOf(error) === EXISTS) return false;
      throw error;
    }
  };

const NOT_FOUND = { status: 404, headers: { "Cache-Control": "no-store" } };

/** The keys are the service's, at its own address. */
function authAnswer({ method, url }: Request): Response {
  const isKeys = new URL(url).pathname === "/api/auth/jwks" && (method === "GET" || method === "HEAD");
  if (!isKeys) return new Response("Not found\n", NOT_FOUND);
  return new Response(null, {
    status: 307,
    headers: { Location: KEYS, "Cache-Control": "public, max-age=300" },
  });
}

/** Accounts on Firebase Authentication. */
export function createAccounts(options: AccountsOptions): HostedAccounts {
  const { firebase, settings, logger, clock = () => new Date() } = options;
  const { auth, db } = firebase;
  const limits = firestoreLimits(db, clock);
  const signer = (purpose: string) => createSigner(derivedKey(settings.AUTH_SECRET, purpose), clock);
  const context: Context = {
    auth,
    db,
    identity: createIdentityToolkit({
      apiKey: settings.FIREBASE_API_KEY,
      emulator: settings.FIREBASE_AUTH_EMULATOR_HOST,
    }),
    publicUrl: settings.PUBLIC_URL,
    limits,
    botCheck: createBotCheck(useOnceIn(db), derivedKey(settings.AUTH_SECRET, "bot-check"), clock),
    botCheckMode: settings.BOT_CHECK,
    requireEmailVerification: settings.REQUIRE_EMAIL_VERIFICATION,
    mailLimits: createMailLimits(limits, logger),
    mails: createMails(db, settings.FIREBASE_MAIL_COLLECTION, logger),
    devices: signer("known-device"),
    sessions: signer("session"),
    confirmations: signer("confirm-address"),
    resets: signer("reset-link"),
    outage: createOutage(),
    logger,
    clock,
  };
  return {
    capabilities: { sessionList: false },
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
    endSession: (request) => endSession(context, request),
    endOtherSessions: (request) => endOtherSessions(context, request),
    deleteAccount: (request, input) => deleteAccount(context, request, input),
    idToken: (request) => idToken(context, request),
    keySet: async () => (await accountCall(fetch(KEYS))).json(),
    pageOfLink: (link) => pageOfLink(settings.PUBLIC_URL, link),
    handleAuthRequest: async (request) => authAnswer(request),
    createBotChallenge: () => context.botCheck.createChallenge(),
    finishDeletions: () => finishDeletions(context, logger),
  };
}
