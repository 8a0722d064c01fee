import type { Pool } from "pg";
import { solveChallenge } from "../../../../shared/solve-challenge.ts";
import type { Db } from "../../../db/client.ts";
import type { AccountMailJob, AddJob } from "../../../jobs/job-queue.ts";
import type { MailMessage } from "../../../mail/message.ts";
import {
  type AccountHarness,
  AUTH_SECRET,
  type HarnessOptions,
  type LogRecord,
  loggerOf,
  thenMails,
} from "../../contract/account-harness.ts";
import { createAccounts, type EmbeddedAccounts } from "../accounts.ts";
import { documentsIn } from "../documents.ts";

export interface EmbeddedHarness extends AccountHarness {
  readonly accounts: EmbeddedAccounts;
}

/** The embedded accounts on a database, recording the log and the values that must not be in it. */
export function embeddedHarness(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  record: LogRecord,
  options: HarnessOptions = {},
): EmbeddedHarness {
  const { botCheck = "off", requireEmailVerification = false, publicUrl = "http://localhost:3000" } = options;
  const sent: MailMessage[] = [];
  const jobs: AccountMailJob[] = [];
  const addJob: AddJob = async (_tx, _queue, data) => void jobs.push(data as AccountMailJob);
  record.secrets.add(AUTH_SECRET);
  let ahead = 0;
  const service = createAccounts({
    db,
    pool,
    settings: {
      PUBLIC_URL: publicUrl,
      BOT_CHECK: botCheck,
      REQUIRE_EMAIL_VERIFICATION: requireEmailVerification,
    },
    secret: AUTH_SECRET,
    addJob,
    logger: loggerOf(record),
    clock: () => new Date(Date.now() + ahead),
  });
  const writeMails = async () => {
    for (const job of jobs.splice(0)) {
      const mail = await service.writeMail(job);
      if (mail) sent.push(mail);
    }
  };
  // As a worker does that is faster than the next request.
  const accounts = thenMails(service, writeMails);
  return {
    accounts,
    publicUrl,
    secrets: record.secrets,
    mailsTo: async (email) => sent.filter(({ to }) => to === email),
    profileOf: async (uid) => {
      const found = await documentsIn(db).users.get(uid);
      return found.ok ? found.profile : null;
    },
    solveBotCheck: async () => solveChallenge(await accounts.createBotChallenge()),
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    expireLinks: async (uid) => {
      await pool.query("update verification set expires_at = now() - interval '1 second' where value = $1", [
        uid,
      ]);
    },
  };
}
