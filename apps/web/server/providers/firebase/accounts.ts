import type { Logger } from "pino";
import type { UseOnce } from "../../bot-check/bot-check.ts";
import { type AccountSettings, accountContext, signersOf } from "../common/account-context.ts";
import { createAccountProvider, type RoutedAccounts } from "../common/account-provider.ts";
import { failure } from "../common/failures.ts";
import type { Firebase } from "./connect.ts";
import { accountOf, type Context, generationOf, userOf, userWithEmail } from "./context.ts";
import { deleteAccount, finishDeletions } from "./deletion.ts";
import { createIdentityToolkit } from "./identity-toolkit.ts";
import { firestoreLimits } from "./limits.ts";
import { pageOfLink } from "./links.ts";
import { createMails } from "./mails.ts";
import { createOutage } from "./outage.ts";
import { changePassword, type LinkOwner, linkOwner, resetPassword, sendReset } from "./passwords.ts";
import { type PasswordToken, provePassword } from "./prove-password.ts";
import { accountCall, codeOf, inTime } from "./service-call.ts";
import {
  type CurrentSession,
  currentAccount,
  currentSession,
  endOthers,
  endSession,
  idToken,
  noSession,
  SESSION_COOKIE,
} from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { sendConfirmation, signUp, signUpUnconfirmed } from "./sign-up.ts";

/** The published keys of the service's ID tokens. */
const KEYS = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";
/** The code of gRPC for a document that exists already. */
const EXISTS = "6";

export interface AccountsOptions {
  readonly firebase: Pick<Firebase, "auth" | "db">;
  readonly settings: AccountSettings & {
    readonly AUTH_SECRET: string;
    readonly FIREBASE_API_KEY: string;
    readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
    readonly FIREBASE_MAIL_COLLECTION?: string | undefined;
  };
  readonly logger: Logger;
  /** For limits and expiry; tests advance it. */
  readonly clock?: () => Date;
}

/** The hosted account service. */
export interface HostedAccounts extends RoutedAccounts {
  /** For the start and every few minutes. */
  finishDeletions(): Promise<void>;
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

/** Accounts on Firebase Authentication. */
export function createAccounts(options: AccountsOptions): HostedAccounts {
  const { firebase, settings, logger, clock = () => new Date() } = options;
  const { auth, db } = firebase;
  const secret = settings.AUTH_SECRET;
  const signer = signersOf(secret, clock);
  const limits = firestoreLimits(db, clock);
  const context: Context = {
    ...accountContext({ settings, limits, useOnce: useOnceIn(db), signer, secret, logger, clock }),
    auth,
    db,
    identity: createIdentityToolkit({
      apiKey: settings.FIREBASE_API_KEY,
      emulator: settings.FIREBASE_AUTH_EMULATOR_HOST,
    }),
    mails: createMails(db, settings.FIREBASE_MAIL_COLLECTION, logger),
    sessions: signer("session"),
    resets: signer("reset-link"),
    outage: createOutage(),
  };
  const provider = createAccountProvider<CurrentSession, LinkOwner, PasswordToken>(context, {
    capabilities: { sessionList: false },
    pageOfLink: (link) => pageOfLink(settings.PUBLIC_URL, link),
    // Longer than the service takes to create an account, or to send an email.
    evenMs: { signUp: 1200, reset: 1000 },
    sessionCookie: SESSION_COOKIE,
    async find(uid) {
      const user = await userOf(context, uid);
      return user && accountOf(user);
    },
    async generation(email) {
      const user = await userWithEmail(context, email);
      return user && generationOf(user);
    },
    session: (request) => currentSession(context, request),
    currentAccount: (request) => currentAccount(context, request),
    signUp: (request, email, input) => signUp(context, request, email, input),
    signUpUnconfirmed: (email, input) => signUpUnconfirmed(context, email, input),
    signIn: (request, input, claimed) => signIn(context, request, input, claimed),
    sendConfirmation: ({ uid }) => sendConfirmation(context, uid),
    endSession: (request) => endSession(context, request),
    noSession: async () => [noSession(context)],
    // The service has no list of sessions.
    sessions: async () => [],
    endOne: async () => failure("session-not-found"),
    endOthers: (request, session) => endOthers(context, request, session),
    sendReset: (email) => sendReset(context, email),
    linkOwner: (token) => linkOwner(context, token),
    resetPassword: (owner, password) => resetPassword(context, owner, password),
    async provePassword({ email }, password) {
      const token = await provePassword(context, email, password);
      return token === undefined ? undefined : { idToken: token };
    },
    changePassword: (request, session, proof, password) =>
      changePassword(context, request, session, proof, password),
    deleteAccount: (session, proof) => deleteAccount(context, session, proof),
    token: (_, session) => idToken(context, session),
    keySet: async () => (await accountCall(fetch(KEYS))).json(),
    // They are the service's, at its own address.
    keys: async () =>
      new Response(null, {
        status: 307,
        headers: { Location: KEYS, "Cache-Control": "public, max-age=300" },
      }),
  });
  return { ...provider, finishDeletions: () => finishDeletions(context, logger) };
}
