import { eq } from "drizzle-orm";
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { UseOnce } from "../../bot-check/bot-check.ts";
import type { Db } from "../../db/client.ts";
import { user } from "../../db/schema.ts";
import type { AccountMailJob, AddJob } from "../../jobs/job-queue.ts";
import { createLimits } from "../../limits/limits.ts";
import { type AccountSettings, accountContext } from "../common/account-context.ts";
import { createAccountProvider } from "../common/account-provider.ts";
import { accountOf, credentialOf, generationOf } from "./account-lock.ts";
import { createAccountMail, writeMail } from "./account-mail.ts";
import { settingsCalls } from "./account-settings.ts";
import { createAuth } from "./auth.ts";
import type { Context } from "./context.ts";
import { resetCalls } from "./reset.ts";
import { sessionCalls } from "./sessions.ts";
import { signInCalls } from "./sign-in.ts";

export interface AccountsOptions {
  readonly db: Db;
  readonly pool: Pool;
  readonly settings: AccountSettings;
  /** Signs cookies and wraps the token keys; the same in all processes that share a database. */
  readonly secret: string;
  readonly addJob: AddJob;
  readonly logger: Logger;
  /** For limits and expiry; tests advance it. */
  readonly clock?: () => Date;
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
export function createAccounts(options: AccountsOptions) {
  const { db, pool, settings, secret, addJob, logger, clock = () => new Date() } = options;
  const limits = createLimits(pool, clock);
  const common = accountContext({ settings, limits, useOnce: useOnceIn(pool), secret, logger, clock });
  const auth = createAuth(db, settings.PUBLIC_URL, secret, logger);
  const context: Context = { ...common, auth, db, mail: createAccountMail(addJob, common.mailLimits) };
  const provider = createAccountProvider(context, {
    capabilities: { sessionList: true },
    // All links in emails are ours, and open their page themselves.
    pageOfLink: () => undefined,
    // Longer than hashing and storing take, and much longer than the extra insert for a known address.
    minDurationMs: { signUp: 600, reset: 250 },
    async find(uid) {
      const [found] = await db.select().from(user).where(eq(user.id, uid));
      return found && accountOf(found);
    },
    async generation(email) {
      const found = await credentialOf(db, { email });
      return found && generationOf(found);
    },
    ...signInCalls(context),
    ...sessionCalls(context),
    ...resetCalls(context),
    ...settingsCalls(context),
    keys: () => auth.api.getJwks(),
  });
  return {
    ...provider,
    /** The email of a job; undefined if the account is gone. */
    writeMail: (job: AccountMailJob) => writeMail(context, job),
  };
}

export type EmbeddedAccounts = ReturnType<typeof createAccounts>;
