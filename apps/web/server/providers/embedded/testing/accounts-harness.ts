import type { Pool } from "pg";
import { pino } from "pino";
import { solveChallenge } from "../../../../shared/solve-challenge.ts";
import type { Db } from "../../../db/client.ts";
import type { Mailer, MailMessage } from "../../../mail/message.ts";
import type { AccountHarness, HarnessOptions } from "../../contract/account-harness.ts";
import { createAccounts, type EmbeddedAccounts } from "../accounts.ts";

export interface EmbeddedHarness extends AccountHarness {
  readonly accounts: EmbeddedAccounts;
}

export interface LogRecord {
  readonly lines: string[];
  readonly secrets: Set<string>;
}

/** A mailer that stores every message. */
function memoryMailer(sent: MailMessage[]): Mailer {
  return {
    send: (message) => void sent.push(message),
    waiting: () => 0,
    idle: async () => {},
    close: async () => {},
  };
}

/** The embedded accounts on a database, recording the log and the values that must not be in it. */
export function embeddedHarness(
  { db, pool }: { readonly db: Db; readonly pool: Pool },
  { lines, secrets }: LogRecord,
  options: HarnessOptions = {},
): EmbeddedHarness {
  const { botCheck = "off", requireEmailVerification = false, publicUrl = "http://localhost:3000" } = options;
  const sent: MailMessage[] = [];
  const authSecret = "the secret of the tests, 32 characters and more";
  secrets.add(authSecret);
  let ahead = 0;
  const accounts = createAccounts({
    db,
    pool,
    settings: {
      PUBLIC_URL: publicUrl,
      BOT_CHECK: botCheck,
      REQUIRE_EMAIL_VERIFICATION: requireEmailVerification,
    },
    secrets: { authSecret },
    mailer: memoryMailer(sent),
    logger: pino({ level: "trace" }, { write: (line) => void lines.push(line) }),
    clock: () => new Date(Date.now() + ahead),
  });
  return {
    accounts,
    publicUrl,
    secrets,
    mailsTo: async (email) => sent.filter(({ to }) => to === email),
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
