import { cpus, loadavg } from "node:os";
import { parseCommandArguments } from "../scripts/lib/command-arguments.mjs";
import { Fault, main, print } from "../scripts/lib/output.mjs";
import type { Measure } from "./lib/measure.ts";
import { writeSection } from "./lib/results.ts";
import { design } from "./measures/design.ts";
import { designPage } from "./measures/design-page.ts";
import { engine, filters } from "./measures/engine.ts";
import { searchBox, selection, tableScroll } from "./measures/library-page.ts";
import { load, MINUTES_OF_MEMORY } from "./measures/load.ts";
import { lighthouse } from "./measures/pages.ts";
import { requests } from "./measures/requests.ts";
import { start } from "./measures/start.ts";

const IN_BROWSER = [searchBox, selection, tableScroll, designPage, lighthouse];
const ON_SERVER = [filters, engine, design, requests, start];
/** Load comes last, because it pins this process to a core. */
const MEASURES: readonly Measure[] = [...IN_BROWSER, ...ON_SERVER, load];

const NAMES = MEASURES.map(({ name }) => name).join(", ");

const USAGE = `Measures time, memory and rate of Kingpost. A missed goal is reported, and the exit code is 0.

  npm run bench                           all measures, written into bench/RESULTS.md; takes long
  npm run bench -- NAME [NAME ...]        some measures, shown only
  npm run bench -- NAME --write           also written into its section of bench/RESULTS.md
  npm run load -- --minutes 10            the duration under twice the load; 1 by default, at most 60

NAME is one of: ${NAMES}.
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
  const unknown = names.find((name: string) => !MEASURES.some((measure) => measure.name === name));
  if (unknown) throw new Fault(`Unknown measure "${unknown}". Measures: ${NAMES}.`);
  const chosen = names.length === 0 ? MEASURES : MEASURES.filter(({ name }) => names.includes(name));
  // Read before the measures, which are load themselves.
  const busy = (loadavg()[0] ?? Number.NaN).toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  const note = `Measured on ${day} with Node ${process.versions.node} and a load average of ${busy} on ${cpus().length} cores.`;
  for (const measure of chosen) {
    print(`\n=== ${measure.title}`);
    const outcome = await measure.run(minutes);
    for (const { what, measured, goal, met } of outcome.rows) {
      print(`${what}: ${measured}${goal ? ` (${goal}: ${met ? "met" : "NOT MET"})` : ""}`);
    }
    if (names.length === 0 || values.write) await writeSection(measure, outcome, note);
  }
  print("\nNOT MET is a result on this machine at this time, not a failure of the command.");
});
