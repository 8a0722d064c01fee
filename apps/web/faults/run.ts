import { parseArgs } from "node:util";
import { logger } from "../server/log.ts";
import { CLOCK } from "./clock.ts";
import { DISK } from "./disk.ts";
import type { Fault, Result } from "./fault.ts";
import { KILLS } from "./kills.ts";
import { MAIL } from "./mail.ts";
import { NETWORK } from "./network.ts";

const FAULTS: readonly Fault[] = [...KILLS, ...DISK, ...NETWORK, ...MAIL, ...CLOCK];

function isHeld(result: Result): boolean {
  if ("skipped" in result) return true;
  const { ledger, lost, twice, complaints = [] } = result;
  return lost + twice + complaints.length + ledger.count("unclear") === 0 && ledger.count("success") > 0;
}

function lineOf(title: string, result: Result): string {
  if ("skipped" in result) return `| ${title} | skipped: ${result.skipped} | | | | | | |`;
  const { ledger, rounds, lost, twice } = result;
  const told = (["success", "failure", "cut", "unclear"] as const).map((word) => ledger.count(word));
  const cells = [title, rounds, ...told, lost, twice];
  return `| ${cells.join(" | ")} |`;
}

function reasons(result: Result): readonly string[] {
  return "skipped" in result ? [] : [...(result.complaints ?? []), ...result.ledger.unclear()];
}

async function main(): Promise<void> {
  logger.level = "silent";
  const { values } = parseArgs({
    options: { rounds: { type: "string", default: "50" }, only: { type: "string" } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 3) throw new Error("--rounds takes a whole number from 3.");
  const { only } = values;
  const chosen = FAULTS.filter(({ title }) => only === undefined || title.includes(only));
  if (chosen.length === 0)
    throw new Error(`No fault is called so. There are: ${FAULTS.map(({ title }) => title).join("; ")}.`);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say("| fault | rounds | told success | told failure | cut off | told neither | lost | twice |");
  say("|---|---|---|---|---|---|---|---|");
  const failed: string[] = [];
  for (const { title, run } of chosen) {
    const result = await run(rounds);
    say(lineOf(title, result));
    if (!isHeld(result)) failed.push(`${title}: ${reasons(result).join("; ") || "see the table"}`);
  }
  say(failed.length === 0 ? "\nNothing that was acknowledged is lost." : `\nNOT HELD:\n${failed.join("\n")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
