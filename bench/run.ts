import { parseArgs } from "node:util";
import { Fault, main, say } from "../scripts/lib/say.mjs";
import type { Measure } from "./lib/measure.ts";
import { busyness, type Finding, writeResults, writeSections } from "./lib/results.ts";
import { accounts } from "./measures/accounts.ts";
import { engine } from "./measures/engine.ts";
import { filters } from "./measures/filters.ts";
import { firstLoad } from "./measures/first-load.ts";
import { lighthouse } from "./measures/lighthouse.ts";
import { load } from "./measures/load.ts";
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
      `There is no measure "${unknown}". There are: ${MEASURES.map(({ name }) => name).join(", ")}.`,
    );
  }
  return names.length === 0 ? MEASURES : MEASURES.filter(({ name }) => names.includes(name));
}

/**
 * `npm run bench` measures everything and writes RESULTS.md; `npm run bench -- NAME` measures one thing and shows it, with
 * `--write` in its section of RESULTS.md too. `--minutes N` is for what measures endurance.
 */
await main(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: "string", default: "1" }, write: { type: "boolean", default: false } },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes <= 60)) throw new Fault("--minutes takes a number up to 60.");
  const measures = chosen(names);
  const busyBefore = busyness();
  const findings: Finding[] = [];
  for (const measure of measures) {
    say(`\n=== ${measure.title}`);
    const outcome = await measure.run({ minutes });
    for (const { what, measured, goal, met } of outcome.rows) {
      say(`${what}: ${measured}${goal ? ` (${goal}: ${met ? "met" : "NOT MET"})` : ""}`);
    }
    findings.push({ measure, outcome });
  }
  if (names.length === 0) await writeResults(findings, busyBefore);
  else if (values.write) await writeSections(findings, busyBefore);
});
