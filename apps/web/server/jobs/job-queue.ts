import { sql } from "drizzle-orm";
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type SendOptions } from "pg-boss";
import type { Logger } from "pino";
import { atMostEvery } from "../at-most-every.ts";
import type { Connection, Db } from "../db/client.ts";
import type { Transaction } from "../providers/embedded/account-lock.ts";
import { safeError } from "../safe-error.ts";

/**
 * The data of each queue's jobs. They are stored in plain text: a job names what is to be done, and its worker reads or creates the rest
 * when it runs. No password, token or link, and no text that a user typed.
 */
export interface JobData {
  /** Emails the firm about the contact message with the job's ID. */
  "contact-mail": Readonly<Record<string, never>>;
  /** Emails the owner of an account. */
  "account-mail": AccountMailJob;
  /** Deletes expired rows. */
  housekeeping: Readonly<Record<string, never>>;
}

export type AccountMailJob =
  | {
      readonly kind: "reset" | "verification" | "already-registered" | "password-changed";
      readonly uid: string;
    }
  /** The address, because the account is gone. */
  | { readonly kind: "account-deleted"; readonly email: string };

export type QueueName = keyof JobData;

const QUEUES = ["contact-mail", "account-mail", "housekeeping"] as const satisfies readonly QueueName[];

const HOUR_S = 3600;
const YEAR_S = 365 * 24 * HOUR_S;
/** More retries than a century of hours: until it succeeds. */
export const FOREVER = 1_000_000;

/** For every job, unless it is added with others. */
const OPTIONS = {
  /** The lease: longer than any attempt. After that, a job of a killed process is tried again. */
  expireInSeconds: 300,
  /** 10 to 20 s, doubling to an hour. */
  retryDelay: 10,
  retryBackoff: true,
  /** A job ends by its worker, never by its age. */
  retentionSeconds: 10 * YEAR_S,
} as const satisfies SendOptions;

const POLL_S = 1;
/** Jobs per fetch, done one after another. With one, pg-boss waits for the next poll after each job. */
const BATCH = 2;
/** How long a stopping process waits for running jobs, in milliseconds. */
const LAST_JOBS_MS = 3000;
/** While the database is unreachable, every poll fails; the log repeats it only so often. */
const ERROR_LOG_MS = 60_000;

export interface JobOptions {
  /** Identifies the job: a second one with the same ID is not added. */
  readonly id?: string;
  readonly retryLimit: number;
}

export interface RunningJob<Name extends QueueName> {
  readonly id: string;
  readonly data: JobData[Name];
  /** 1 for the first attempt. */
  readonly tries: number;
  readonly retryLimit: number;
}

/** Adds a job in the caller's transaction: it runs once that has committed, in any process. */
export type AddJob = <Name extends QueueName>(
  tx: Db | Transaction,
  queue: Name,
  data: JobData[Name],
  options: JobOptions,
) => Promise<void>;

interface QueueOptions {
  readonly connection: Pick<Connection, "db" | "pool">;
  readonly logger: Logger;
  /** The longest delay of a retry, in seconds. Tests retry sooner. */
  readonly retryDelayMax?: number;
}

/**
 * The job queue in the database: pg-boss (docs/decisions/0024-job-queue.md). It keeps its tables in the schema `pgboss`, and creates and
 * migrates them here.
 */
export async function startJobQueue({ connection, logger, retryDelayMax = HOUR_S }: QueueOptions) {
  const { db, pool } = connection;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // For large queues and fleets; these would only cost statements.
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    registerInstance: false,
    reindex: false,
  });
  const logErrors = atMostEvery(ERROR_LOG_MS, (error: unknown) =>
    logger.warn({ fault: safeError(error) }, "the job queue cannot use the database; it continues to try"),
  );
  boss.on("error", logErrors);
  boss.on("warning", ({ message }) => logger.warn({ warning: message }, "job queue"));
  await boss.start();
  for (const name of QUEUES) await boss.createQueue(name);

  /** Done, but still in the database, which could not be reached: to be removed at the next try. */
  const done = new Set<string>();

  const add: AddJob = async (tx, name, data, options) => {
    await boss.send(name, data, { ...OPTIONS, retryDelayMax, ...options, db: fromDrizzle(tx, sql) });
  };
  return {
    add,
    /**
     * Runs the jobs of a queue, each in one process at a time. One that throws is tried again; the message of the error is stored.
     * `finish` runs in the transaction that removes the job: if it fails, it is repeated without `run`.
     */
    async work<Name extends QueueName>(
      name: Name,
      run: (job: RunningJob<Name>) => Promise<void>,
      finish?: (tx: Transaction, job: RunningJob<Name>) => Promise<unknown>,
    ): Promise<void> {
      const options = {
        includeMetadata: true,
        pollingIntervalSeconds: POLL_S,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      const runOne = async ({
        id,
        data,
        retryCount,
        retryLimit,
      }: JobWithMetadata<JobData[Name]>): Promise<JobResult> => {
        const job = { id, data, tries: retryCount + 1, retryLimit };
        if (!done.has(id)) await run(job);
        done.add(id);
        await db.transaction(async (tx) => {
          await finish?.(tx, job);
          // Not kept as completed: it may name a user.
          await boss.deleteJob(name, id, { db: fromDrizzle(tx, sql) });
        });
        done.delete(id);
        return { id, status: "completed" };
      };
      await boss.work<JobData[Name], void, typeof options>(name, options, async (rows) => {
        const results: JobResult[] = [];
        for (const row of rows) {
          const result = await runOne(row).catch(
            (error: unknown): JobResult => ({ id: row.id, status: "failed", output: safeError(error) }),
          );
          results.push(result);
        }
        return results;
      });
    },
    /** Adds a job of this queue at a minute of every hour, one for all processes. */
    async everyHour(name: QueueName, minute: number): Promise<void> {
      await boss.schedule(name, `${minute} * * * *`, {}, { ...OPTIONS, retryLimit: 0 });
    },
    /** Starts no new job, and waits briefly for those that run. */
    stop: () => boss.stop({ timeout: LAST_JOBS_MS, close: false }),
  };
}

export type JobQueue = Awaited<ReturnType<typeof startJobQueue>>;
