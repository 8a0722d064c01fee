import { setTimeout as wait } from "node:timers/promises";
import { logger } from "../../../log.ts";
import { connect } from "../../client.ts";
import { startEmbedded } from "../start.ts";

/**
 * A miniature web process for the tests that kill one: starts the folder's database, prints `up <process ID of PostgreSQL>`,
 * then writes consecutive numbers and prints `ack <number>` for each acknowledged write. SIGTERM stops it.
 */
logger.level = "silent";
const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(folder: string): Promise<void> {
  const server = await startEmbedded(folder);
  const { pool, close } = connect(server.url);
  let isStopping = false;
  process.once("SIGTERM", () => {
    isStopping = true;
  });
  await pool.query("create table if not exists written (number bigint generated always as identity)");
  print(`up ${server.pid()}`);
  while (!isStopping) {
    try {
      const { rows } = await pool.query("insert into written default values returning number");
      print(`ack ${rows[0].number}`);
    } catch {
      // Not acknowledged, and not reported as such.
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
