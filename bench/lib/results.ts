import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { print } from "../../scripts/lib/output.mjs";
import { chromiumVersion } from "./chromium.ts";
import type { Measure, Outcome, Row } from "./measure.ts";

const FILE = new URL("../RESULTS.md", import.meta.url);

export interface Finding {
  readonly measure: Measure;
  readonly outcome: Outcome;
}

const verdict = ({ goal, met }: Row) => (goal === undefined ? "" : met ? "met" : "**not met**");

const line = (row: Row) => `| ${row.what} | ${row.goal ?? ""} | ${row.measured} | ${verdict(row)} |`;

function section({ measure, outcome }: Finding): string {
  return [
    `## ${measure.title}`,
    "",
    outcome.how,
    "",
    "| what | goal | measured | |",
    "|---|---|---|---|",
    ...outcome.rows.map(line),
    "",
    `Again: \`npm run bench -- ${measure.name}\``,
    "",
  ].join("\n");
}

/** A row of a table that has a goal: what, goal, measured, verdict. */
const JUDGED = /^\| (.+?) \| (.+?) \| (.+?) \| (met|\*\*not met\*\*) \|$/gm;
const SUMMARY = /^(All \d+ goals are met\.|\d+ of \d+ goals are met\.)[\s\S]*?(?=\n\n## )/m;

/** How many goals the sections say to be met, and which are not. */
function summary(sections: string): string {
  const goals = sections.split(/^## /m).flatMap((part) => {
    const [title = ""] = part.split("\n", 1);
    return [...part.matchAll(JUDGED)].map(([, what, goal, measured, said]) => ({
      words: `- ${title}: ${what} (${goal}, measured ${measured})`,
      isMet: said === "met",
    }));
  });
  const missed = goals.filter(({ isMet }) => !isMet);
  if (missed.length === 0) return `All ${goals.length} goals are met.`;
  const met = `${goals.length - missed.length} of ${goals.length} goals are met. Not met:`;
  return [met, "", ...missed.map(({ words }) => words)].join("\n");
}

/** How many programs wanted a processor in the last minute: asked before the measures, which are busy themselves. */
export const busyness = () => (loadavg()[0] ?? Number.NaN).toFixed(1);

/** Writes RESULTS.md from the findings of a whole run. */
export async function writeResults(findings: readonly Finding[], busyBefore: string): Promise<void> {
  const machine = `${cpus().length} cores, Node ${process.versions.node}, Chromium ${await chromiumVersion()}`;
  const sections = findings.map(section).join("\n");
  const text = [
    "# What was measured",
    "",
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; not by hand. Machine: ${machine}.`,
    "It builds what is not built, starts the product on a free port of the loopback with data of its own, and stops it again.",
    `Nothing else should run meanwhile. Before this run ${busyBefore} programs on average wanted a processor; more than a few tenths`,
    "mean that the machine was shared, and that times and rates are worse than they would be alone.",
    "",
    summary(sections),
    "",
    sections,
  ].join("\n");
  await writeFile(FILE, text);
  print("\nWritten: bench/RESULTS.md");
}

/** Puts the findings of some measures into their sections of RESULTS.md, each with the day and how busy the machine was. */
export async function writeSections(findings: readonly Finding[], busyBefore: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const note = `Measured by itself on ${day}, while ${busyBefore} programs wanted one of ${cpus().length} cores.`;
  let text = await readFile(FILE, "utf8");
  for (const { measure, outcome } of findings) {
    const fresh = section({ measure, outcome: { ...outcome, how: `${outcome.how} ${note}` } });
    const began = text.indexOf(`## ${measure.title}\n`);
    const next = began < 0 ? -1 : text.indexOf("\n## ", began);
    const before = began < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, began);
    text = before + fresh + (next < 0 ? "" : text.slice(next));
  }
  await writeFile(
    FILE,
    text.replace(SUMMARY, () => summary(text)),
  );
  print("\nWritten: bench/RESULTS.md");
}
