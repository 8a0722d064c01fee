import { main, Fault as Failure } from "../../../scripts/lib/output.mjs";
import { parseCommandArguments } from "../../../scripts/lib/command-arguments.mjs";
import { logger } from "../server/log.ts";
import { CLOCK } from "./clock.ts";
import { DISK } from "./disk.ts";
import type { Fault, Outcome, Result } from "./fault.ts";
import { KILLS } from "./kills.ts";
import { MAIL } from "./mail.ts";
import { NETWORK } from "./network.ts";

const FAULTS: readonly Fault[] = [...KILLS, ...DISK, ...NETWORK, ...MAIL, ...CLOCK];

/** Where nothing was acknowledged, nothing could be lost. */
const showsNothing = ({ ledger }: Outcome) => ledger.count("success") === 0;

/** Why a fault was not held, in words; empty where it was. */
function reasonsOf({ ledger, lost, twice, complaints = [] }: Outcome): string {
  const missing = [
    ...(lost > 0 ? [`${lost} that were acknowledged are lost`] : []),
    ...(twice > 0 ? [`${twice} are there twice`] : []),
  ];
  const unclear = ledger.unclear().map((what) => `somebody was told neither success nor failure: ${what}`);
  return [...missing, ...complaints, ...unclear].join("; ");
}

function lineOf(title: string, result: Result): string {
  if ("skipped" in result) return `| ${title} | skipped: ${result.skipped} | | | | | | |`;
  const { ledger, rounds, lost, twice } = result;
  const told = (["success", "failure", "cut", "unclear"] as const).map((word) => ledger.count(word));
  const cells = [title, rounds, ...told, lost, twice];
  return `| ${cells.join(" | ")} |`;
}

const USAGE = `Kills, fills and cuts what Kingpost stands on while people write: nothing acknowledged may be lost.

  npm run test:faults                     every fault; minutes
  npm run test:faults -- --rounds 9       so many kills, a third for each victim (and a fifth as many cuts of the
                                          connection); 50 if not said, at least 3
  npm run test:faults -- --only "disk"    faults with this in their name

The faults: ${FAULTS.map(({ title }) => title).join("; ")}.
Exit code 1 when something was not held, or when a fault showed nothing.
`;

await main(async () => {
  logger.level = "silent";
  const call = parseCommandArguments(USAGE, {
    options: { rounds: { type: "string", default: "50" }, only: { type: "string" } },
  });
  if (call === undefined) return;
  const { values } = call;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 3) throw new Failure("--rounds takes a whole number from 3.");
  const { only } = values;
  const chosen = FAULTS.filter(({ title }) => only === undefined || title.includes(only));
  if (chosen.length === 0)
    throw new Failure(`No fault is called so. There are: ${FAULTS.map(({ title }) => title).join("; ")}.`);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say("| fault | rounds | told success | told failure | cut off | told neither | lost | twice |");
  say("|---|---|---|---|---|---|---|---|");
  const failed: string[] = [];
  const idle: string[] = [];
  for (const { title, run } of chosen) {
    const result = await run(rounds);
    say(lineOf(title, result));
    if ("skipped" in result) continue;
    const reasons = reasonsOf(result);
    if (reasons !== "") failed.push(`${title}: ${reasons}`);
    if (showsNothing(result)) idle.push(title);
  }
  if (idle.length > 0)
    say(
      `\nNothing was acknowledged in these rounds, so they show nothing; use more --rounds:\n${idle.join("\n")}`,
    );
  say(failed.length === 0 ? "\nNothing that was acknowledged is lost." : `\nNOT HELD:\n${failed.join("\n")}`);
  process.exitCode = failed.length + idle.length === 0 ? 0 : 1;
});
