import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../../log.ts";
import { connect } from "../../client.ts";
import { startEmbedded } from "../start.ts";

/**
 * A web process in small, for the tests that kill one: starts the database of the folder, says `up <process of PostgreSQL>`,
 * then writes one number after another and says `ack <number>` for each that the database has acknowledged. SIGTERM stops it.
 */
logger.level = "silent";
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(folder: string): Promise<void> {
  const server = await startEmbedded(folder);
  const { pool, close } = connect(server.url);
  let isStopping = false;
  process.once("SIGTERM", () => {
    isStopping = true;
  });
  await pool.query("create table if not exists written (number bigint generated always as identity)");
  say(`up ${server.pid()}`);
  while (!isStopping) {
    try {
      const { rows } = await pool.query("insert into written default values returning number");
      say(`ack ${rows[0].number}`);
    } catch {
      // Not acknowledged, and nobody was told that it was.
      await wait(10);
    }
  }
  await close();
  await server.stop();
}

main(process.argv[2] ?? "").catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
