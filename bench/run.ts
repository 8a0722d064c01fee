import { parseCommandArguments } from "../scripts/lib/command-arguments.mjs";
import { Fault, main, print } from "../scripts/lib/output.mjs";
import type { Measure } from "./lib/measure.ts";
import { busyness, type Finding, writeResults, writeSections } from "./lib/results.ts";
import { accounts } from "./measures/accounts.ts";
import { engine } from "./measures/engine.ts";
import { filters } from "./measures/filters.ts";
import { firstLoad } from "./measures/first-load.ts";
import { lighthouse } from "./measures/lighthouse.ts";
import { load, MINUTES_OF_MEMORY } from "./measures/load.ts";
import { requestCost } from "./measures/request-cost.ts";
import { requests } from "./measures/requests.ts";
import { searchBox } from "./measures/search-box.ts";
import { selection } from "./measures/selection.ts";
import { sizing } from "./measures/sizing.ts";
import { start } from "./measures/start.ts";
import { tableScroll } from "./measures/table-scroll.ts";

const MEASURES: readonly Measure[] = [
  searchBox,
  selection,
  filters,
  tableScroll,
  firstLoad,
  lighthouse,
  requests,
  requestCost,
  engine,
  start,
  accounts,
  load,
  sizing,
];

function chosen(names: readonly string[]): readonly Measure[] {
  const unknown = names.find((name) => !MEASURES.some((measure) => measure.name === name));
  if (unknown) {
    throw new Fault(
      `Unknown measure "${unknown}". Measures: ${MEASURES.map(({ name }) => name).join(", ")}.`,
    );
  }
  return names.length === 0 ? MEASURES : MEASURES.filter(({ name }) => names.includes(name));
}

const USAGE = `Measures time, memory and rate of Kingpost. A missed goal is reported, and the exit code is 0.

  npm run bench                           all measures, written into bench/RESULTS.md; takes long
  npm run bench -- NAME [NAME ...]        some measures, shown only
  npm run bench -- NAME --write           also written into its section of bench/RESULTS.md
  npm run load -- --minutes 10            the duration under twice the load; 1 by default, at most 60

NAME is one of: ${MEASURES.map(({ name }) => name).join(", ")}.
\`npm run load\` is \`npm run bench -- load\`. Memory growth is judged from ${MINUTES_OF_MEMORY} minutes.
`;

await main(async () => {
  const call = parseCommandArguments(USAGE, {
    allowPositionals: true,
    options: { minutes: { type: "string", default: "1" }, write: { type: "boolean", default: false } },
  });
  if (call === undefined) return;
  const { values, positionals: names } = call;
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 60)) throw new Fault("--minutes must be a number up to 60.");
  const measures = chosen(names);
  const busyBefore = busyness();
  const findings: Finding[] = [];
  for (const measure of measures) {
    print(`\n=== ${measure.title}`);
    const outcome = await measure.run({ minutes });
    for (const { what, measured, goal, met } of outcome.rows) {
      print(`${what}: ${measured}${goal ? ` (${goal}: ${met ? "met" : "NOT MET"})` : ""}`);
    }
    findings.push({ measure, outcome });
  }
  if (findings.some(({ outcome }) => outcome.rows.some(({ goal, met }) => goal && !met)))
    print("\nNOT MET is a result on this machine at this time, not a failure of the command.");
  if (names.length === 0) await writeResults(findings, busyBefore);
  else if (values.write) await writeSections(findings, busyBefore);
});
