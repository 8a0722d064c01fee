import type { Pool } from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { solveChallenge } from "../../../../shared/solve-challenge.ts";
import type { Db } from "../../../db/client.ts";
import type { AccountMailJob, AddJob } from "../../../jobs/job-queue.ts";
import type { MailMessage } from "../../../mail/message.ts";
import type { AccountHarness, HarnessOptions } from "../../contract/account-harness.ts";
import { createAccounts, type EmbeddedAccounts } from "../accounts.ts";
import { documentsIn } from "../documents.ts";

export interface EmbeddedHarness extends AccountHarness {
  readonly accounts: EmbeddedAccounts;
}

export interface LogRecord {
  readonly lines: string[];
  readonly secrets: Set<string>;
}

/** Checks that no secret of the tests was logged, and that there were secrets and a log to check. */
export function expectNoSecrets({ lines, secrets }: LogRecord): void {
  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(0);
  expect(secrets.size).toBeGreaterThan(50);
  expect([...secrets].filter((secret) => secret.length > 3 && log.includes(secret))).toEqual([]);
}

/** The embedded accounts on a database, recording the log and the values that must not be in it. */
export function embeddedHarness(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  { lines, secrets }: LogRecord,
  options: HarnessOptions = {},
): EmbeddedHarness {
  const { botCheck = "off", requireEmailVerification = false, publicUrl = "http://localhost:3000" } = options;
  const sent: MailMessage[] = [];
  const jobs: AccountMailJob[] = [];
  const addJob: AddJob = async (_tx, _queue, data) => void jobs.push(data as AccountMailJob);
  const authSecret = "the secret of the tests, 32 characters and more";
  secrets.add(authSecret);
  let ahead = 0;
  const service = createAccounts({
    db,
    pool,
    settings: {
      PUBLIC_URL: publicUrl,
      BOT_CHECK: botCheck,
      REQUIRE_EMAIL_VERIFICATION: requireEmailVerification,
    },
    secrets: { authSecret },
    addJob,
    logger: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
    clock: () => new Date(Date.now() + ahead),
  });
  const writeMails = async () => {
    for (const job of jobs.splice(0)) {
      const mail = await service.writeMail(job);
      if (mail) sent.push(mail);
    }
  };
  /** As a worker does that is faster than the next request. */
  const thenMails =
    <Args extends readonly unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      const answer = await call(...args);
      await writeMails();
      return answer;
    };
  const accounts: EmbeddedAccounts = {
    ...service,
    signUp: thenMails(service.signUp),
    signIn: thenMails(service.signIn),
    requestPasswordReset: thenMails(service.requestPasswordReset),
    resetPassword: thenMails(service.resetPassword),
    changePassword: thenMails(service.changePassword),
    deleteAccount: thenMails(service.deleteAccount),
  };
  return {
    accounts,
    idTokens: { issuer: publicUrl, audience: publicUrl, life: [5 * 60, 10 * 60] },
    publicUrl,
    secrets,
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
