import type { Logger } from "pino";
import type { UseOnce } from "../../server/bot-check/bot-check.ts";
import {
  type AccountSettings,
  accountContext,
  signerFor,
} from "../../server/providers/common/account-context.ts";
import { createAccountProvider } from "../../server/providers/common/account-provider.ts";
import { codeOf } from "../../server/safe-error.ts";
import type { Firebase } from "../connect.ts";
import { accountOf, type Context, generationOf, userOf, userWithEmail } from "../context.ts";
import { firestoreLimits } from "../limits.ts";
import { createOutage } from "../outage.ts";
import { inTime } from "../service-call.ts";
import { signInCalls } from "../sign-in.ts";
import { deletionCalls, finishDeletions } from "./deletion.ts";
import { createIdTokens } from "./id-tokens.ts";
import { createIdentityToolkit } from "./identity-toolkit.ts";
import { pageOfLink } from "./links.ts";
import { passwordCalls } from "./passwords.ts";
import { sessionCalls } from "./sessions.ts";
import type { HostedSettings } from "./settings.ts";

/** The code of gRPC for a document that exists already. */
const EXISTS = "6";

export interface AccountsOptions {
  readonly firebase: Pick<Firebase, "auth" | "db">;
  readonly settings: AccountSettings &
    Pick<
      HostedSettings,
      "AUTH_SECRET" | "FIREBASE_API_KEY" | "FIREBASE_AUTH_EMULATOR_HOST" | "FIREBASE_MAIL_COLLECTION"
    >;
  readonly logger: Logger;
  /** For limits and expiry; tests advance it. */
  readonly clock?: () => Date;
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
export function createAccounts(options: AccountsOptions) {
  const { firebase, settings, logger, clock = () => new Date() } = options;
  const { auth, db } = firebase;
  const secret = settings.AUTH_SECRET;
  const limits = firestoreLimits(db, clock);
  const context: Context = {
    ...accountContext({ settings, limits, useOnce: useOnceIn(db), secret, logger, clock }),
    auth,
    db,
    identity: createIdentityToolkit({
      apiKey: settings.FIREBASE_API_KEY,
      emulator: settings.FIREBASE_AUTH_EMULATOR_HOST,
    }),
    mailCollection: settings.FIREBASE_MAIL_COLLECTION,
    idTokens: createIdTokens(secret, settings.PUBLIC_URL, clock),
    sessions: signerFor(secret, "session", clock),
    resets: signerFor(secret, "reset-link", clock),
    outage: createOutage(),
  };
  const provider = createAccountProvider(context, {
    capabilities: { sessionList: false },
    pageOfLink: (link) => pageOfLink(settings.PUBLIC_URL, link),
    // Longer than the service takes to create an account, or to send an email.
    minDurationMs: { signUp: 1200, reset: 1000 },
    async find(uid) {
      const user = await userOf(context, uid);
      return user && accountOf(user);
    },
    async generation(email) {
      const user = await userWithEmail(context, email);
      return user && generationOf(user);
    },
    ...signInCalls(context),
    ...sessionCalls(context),
    ...passwordCalls(context),
    ...deletionCalls(context),
    keys: async () => context.idTokens.keys(),
  });
  return {
    ...provider,
    /** For the start and every few minutes. */
    finishDeletions: () => finishDeletions(context, logger),
  };
}

export type HostedAccounts = ReturnType<typeof createAccounts>;
