import { parseCommandArguments } from "../../../scripts/lib/command-arguments.mjs";
import { Fault as Failure, main } from "../../../scripts/lib/output.mjs";
import { logger } from "../server/log.ts";
import { CLOCK } from "./clock.ts";
import { DISK } from "./disk.ts";
import { FAILOVER } from "./failover.ts";
import type { Fault, Outcome, Result } from "./fault.ts";
import { KILLS } from "./kills.ts";
import { MAIL } from "./mail.ts";
import { NETWORK } from "./network.ts";
import { PROXY } from "./proxy.ts";

const FAULTS: readonly Fault[] = [...KILLS, ...DISK, ...NETWORK, ...MAIL, ...CLOCK, ...FAILOVER, ...PROXY];

/** A fault without any acknowledged write proves nothing. */
const showsNothing = ({ ledger }: Outcome) => ledger.count("success") === 0;

/** Why a fault was not handled; empty if it was. */
function reasonsOf({ ledger, lost, twice, problems = [] }: Outcome): string {
  const missing = [
    ...(lost > 0 ? [`${lost} acknowledged entries are lost`] : []),
    ...(twice > 0 ? [`${twice} entries are duplicated`] : []),
  ];
  const unclear = ledger.unclear().map((what) => `a client got neither success nor failure: ${what}`);
  return [...missing, ...problems, ...unclear].join("; ");
}

function lineOf(title: string, result: Result): string {
  if ("skipped" in result) return `| ${title} | skipped: ${result.skipped} | | | | | | |`;
  const { ledger, rounds, lost, twice } = result;
  const outcome = (["success", "failure", "cut", "unclear"] as const).map((word) => ledger.count(word));
  const cells = [title, rounds, ...outcome, lost, twice];
  return `| ${cells.join(" | ")} |`;
}

const USAGE = `Fault injection: kills processes, fills the disk and cuts connections while clients write. No acknowledged write may be lost.

  npm run test:faults                     every fault; minutes
  npm run test:faults -- --rounds 9       the number of kills, a third for each victim (and a fifth as many cut
                                          connections); 50 by default, at least 3
  npm run test:faults -- --only "disk"    only faults with this in their name

The faults: ${FAULTS.map(({ title }) => title).join("; ")}.
Exit code 1 if a check failed, or if a fault had no effect.
`;

await main(async () => {
  logger.level = "silent";
  const call = parseCommandArguments(USAGE, {
    options: { rounds: { type: "string", default: "50" }, only: { type: "string" } },
  });
  if (call === undefined) return;
  const { values } = call;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 3)
    throw new Failure("--rounds must be a whole number of at least 3.");
  const { only } = values;
  const chosen = FAULTS.filter(({ title }) => only === undefined || title.includes(only));
  if (chosen.length === 0)
    throw new Failure(`Unknown fault. Faults: ${FAULTS.map(({ title }) => title).join("; ")}.`);
  const write = (line: string) => process.stdout.write(`${line}\n`);
  write("| fault | rounds | success | failure | cut off | unclear | lost | duplicated |");
  write("|---|---|---|---|---|---|---|---|");
  const failed: string[] = [];
  const idle: string[] = [];
  for (const { title, run } of chosen) {
    const result = await run(rounds);
    write(lineOf(title, result));
    if ("skipped" in result) continue;
    const reasons = reasonsOf(result);
    if (reasons !== "") failed.push(`${title}: ${reasons}`);
    if (showsNothing(result)) idle.push(title);
  }
  if (idle.length > 0)
    write(
      `\nNothing was acknowledged in these rounds, so they show nothing; use more --rounds:\n${idle.join("\n")}`,
    );
  write(failed.length === 0 ? "\nNothing that was acknowledged is lost." : `\nFAILED:\n${failed.join("\n")}`);
  process.exitCode = failed.length + idle.length === 0 ? 0 : 1;
});
