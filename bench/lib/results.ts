import { readFile, writeFile } from "node:fs/promises";
import type { Measure, Outcome, Row } from "./measure.ts";

const FILE = new URL("../RESULTS.md", import.meta.url);

const INTRODUCTION = `# Measurements

Written by \`npm run bench\`, which builds the product if needed, starts it on a free loopback port with its own data, and stops it.
Nothing else should run at the same time: with a load average of more than a few tenths the machine was shared, and times and
rates are worse than on an idle one.
`;

const verdict = ({ goal, met }: Row) => (goal === undefined ? "" : met ? "met" : "**not met**");

const line = (row: Row) => `| ${row.what} | ${row.goal ?? ""} | ${row.measured} | ${verdict(row)} |`;

const section = ({ name, title }: Measure, { how, rows }: Outcome, note: string) => `${title}

${how} ${note}

| what | goal | measured | |
|---|---|---|---|
${rows.map(line).join("\n")}

Repeat: \`npm run bench -- ${name}\`
`;

/** A row of a table with a goal: what, goal, measured, verdict. */
const JUDGED = /^\| (.+?) \| (.+?) \| (.+?) \| (met|\*\*not met\*\*) \|$/gm;

/** How many goals are met, and which are not. */
function summary(sections: readonly string[]): string {
  const goals = sections.flatMap((part) =>
    [...part.matchAll(JUDGED)].map(([, what, goal, measured, verdict]) => ({
      words: `- ${part.split("\n", 1)[0]}: ${what} (${goal}, measured ${measured})`,
      isMet: verdict === "met",
    })),
  );
  const missed = goals.filter(({ isMet }) => !isMet).map(({ words }) => words);
  if (missed.length === 0) return `All ${goals.length} goals are met.\n`;
  return `${goals.length - missed.length} of ${goals.length} goals are met. Not met:\n\n${missed.join("\n")}\n`;
}

/** Writes the section of one measure into RESULTS.md, and the summary. */
export async function writeSection(measure: Measure, outcome: Outcome, note: string): Promise<void> {
  const [, ...sections] = (await readFile(FILE, "utf8")).split(/^## /m);
  const at = sections.findIndex((part) => part.includes(`\nRepeat: \`npm run bench -- ${measure.name}\``));
  sections.splice(at < 0 ? sections.length : at, 1, section(measure, outcome, note));
  const parts = [INTRODUCTION, summary(sections), ...sections.map((part) => `## ${part.trimEnd()}\n`)];
  await writeFile(FILE, parts.join("\n"));
}
