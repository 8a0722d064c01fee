import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { UseOnce } from "../../bot-check/bot-check.ts";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import type { AccountMailJob, AddJob } from "../../jobs/job-queue.ts";
import { createLimits } from "../../limits/limits.ts";
import type { MailMessage } from "../../mail/message.ts";
import { type AccountSettings, accountContext, signersOf } from "../common/account-context.ts";
import { createAccountProvider, type RoutedAccounts } from "../common/account-provider.ts";
import { accountOf, credentialOf, generationOf } from "./account-lock.ts";
import { createAccountMail } from "./account-mail.ts";
import { changePassword, deleteAccount } from "./account-settings.ts";
import { createAuth } from "./auth.ts";
import type { Context, CurrentSession } from "./context.ts";
import { type PasswordProof, provePassword } from "./password-proof.ts";
import { type LinkOwner, linkOwner, resetPassword, sendReset } from "./reset.ts";
import {
  currentAccount,
  currentSession,
  endOne,
  endOthers,
  endSession,
  noSession,
  sessions,
} from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { signUp, signUpUnconfirmed } from "./sign-up.ts";
import { writeMail } from "./write-mail.ts";

export interface AccountsOptions {
  readonly db: Db;
  readonly pool: Pool;
  readonly settings: AccountSettings;
  /** Signs cookies and wraps the token keys; the same in all processes that share a database. */
  readonly secrets: { readonly authSecret: string };
  readonly addJob: AddJob;
  readonly logger: Logger;
  /** For limits and expiry; tests advance it. */
  readonly clock?: () => Date;
}

/** The embedded account service, with the methods for its own routes and jobs. */
export interface EmbeddedAccounts extends RoutedAccounts {
  /** The email of a job; undefined if the account is gone. */
  writeMail(job: AccountMailJob): Promise<MailMessage | undefined>;
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
  const secret = secrets.authSecret;
  const common = accountContext({
    settings,
    limits: createLimits(pool, clock),
    useOnce: useOnceIn(pool),
    signer: signersOf(secret, clock),
    secret,
    logger,
    clock,
  });
  const auth = createAuth({ pool, publicUrl: settings.PUBLIC_URL, secret, logger });
  const context: Context = { ...common, auth, db, mail: createAccountMail(addJob, common.mailLimits) };
  const keySet = () => auth.api.getJwks();
  const provider = createAccountProvider<CurrentSession, LinkOwner, PasswordProof>(context, {
    capabilities: { sessionList: true },
    // All links in emails are ours, and open their page themselves.
    pageOfLink: () => undefined,
    // Longer than hashing and storing take, and much longer than the extra insert for a known address.
    evenMs: { signUp: 600, reset: 250 },
    sessionCookie: "session_token",
    async find(uid) {
      const [found] = await db.select().from(user).where(eq(user.id, uid));
      return found && accountOf(found);
    },
    async generation(email) {
      const found = await credentialOf(db, { email });
      return found && generationOf(found);
    },
    session: (request) => currentSession(context, request),
    currentAccount: (request) => currentAccount(context, request),
    signUp: (request, email, input) => signUp(context, request, email, input),
    signUpUnconfirmed: (email, input) => signUpUnconfirmed(context, email, input),
    signIn: (request, input, claimed) => signIn(context, request, input, claimed),
    sendConfirmation: ({ uid }) => context.mail.add(db, { kind: "verification", uid }),
    endSession: (request) => endSession(context, request),
    noSession: (request) => noSession(context, request),
    sessions: (session) => sessions(context, session),
    endOne: (session, id) => endOne(context, session, id),
    endOthers: (_, session) => endOthers(context, session),
    sendReset: (email) => sendReset(context, email),
    linkOwner: (token) => linkOwner(context, token),
    resetPassword: (owner, password) => resetPassword(context, owner, password),
    provePassword: ({ uid }, password) => provePassword(db, { uid }, password),
    changePassword: (request, session, proof, password) =>
      changePassword(context, request, session, proof, password),
    deleteAccount: (session, proof) => deleteAccount(context, session, proof),
    token: async ({ headers }) => (await auth.api.getToken({ headers })).token,
    keySet,
    keys: async () => Response.json(await keySet(), { headers: { "Cache-Control": "public, max-age=300" } }),
  });
  return { ...provider, writeMail: (job) => writeMail(context, job) };
}
