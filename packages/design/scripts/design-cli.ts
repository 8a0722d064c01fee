import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  formatRatio,
  isUnavailable,
  jsonEncoding,
  readFile,
  referenceText,
  type Verdict,
} from "@kingpost/calc";
import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import catalogue from "@kingpost/sections/catalogue.json" with { type: "json" };
import { type Answered, answerDesign, type DesignAnswer, MODULES } from "../src/index.ts";

const USAGE = `Designs the file of a module, as its page does.

  npm run design -- FILE          the checks from the worst to the best
  npm run design -- FILE --json   everything, as POST /api/v1/design answers

FILE is a *.kingpost.json saved on the page, or - for the standard input.
Exit code: 0 passes, 1 fails, 2 is not fully checked, 3 the file cannot be designed, 64 wrong arguments.
`;

const EXIT: Readonly<Record<Verdict, number>> = {
  pass: 0,
  close: 0,
  fail: 1,
  "not covered": 2,
  "not applicable": 2,
};
const NOT_DESIGNED = 3;
const WRONG_ARGUMENTS = 64;

class Rejection extends Error {}

function textOf(file: string): string {
  try {
    // npm runs a script in the folder of package.json; the path is relative to the user's.
    const bytes = readFileSync(file === "-" ? 0 : resolve(process.env.INIT_CWD ?? "", file));
    return new TextDecoder(jsonEncoding(bytes)).decode(bytes);
  } catch (error) {
    throw new Rejection(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function designFile(text: string): Answered {
  const file = readFile(text);
  if (isUnavailable(file)) throw new Rejection(file.message);
  const module = MODULES.find(({ kind }) => kind === file.kind);
  if (!module) {
    throw new Rejection(`${file.kind} is not a design module. There is: ${MODULES.map(({ kind }) => kind)}.`);
  }
  const inputs = module.open(file);
  if (isUnavailable(inputs)) throw new Rejection(inputs.message);
  // The file of the catalogue is what the build has made of the section tables.
  return answerDesign(module, inputs, { catalogue: loadCatalogue(catalogue as CatalogueData) });
}

function table({ summary, checks, engine, edition, problems }: DesignAnswer): string {
  const rows = checks.map(({ limit, verdict, title, reference, combination, location, finding }) => {
    const ratio = limit ? formatRatio(limit.ratio ?? Number.POSITIVE_INFINITY) : "";
    const under = [referenceText(reference), combination, location].filter(Boolean).join(", ");
    return `${ratio.padStart(7)}  ${verdict.padEnd(14)}  ${title} (${under})${finding ? `: ${finding}` : ""}`;
  });
  const notes = problems.map(({ path, message }) => `${path}: ${message}`);
  return [summary, "", ...rows, "", ...notes, `${edition}. Engine ${engine}.`, ""].join("\n");
}

function answer(words: readonly string[]): number {
  const files = words.filter((word) => word !== "--json");
  const [file] = files;
  if (file === undefined || files.length > 1 || file === "help" || file === "--help") {
    process.stdout.write(USAGE);
    return file === undefined || files.length > 1 ? WRONG_ARGUMENTS : 0;
  }
  const designed = designFile(textOf(file));
  if (designed.kind === "errors") {
    throw new Rejection(designed.problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  }
  if (designed.kind === "unavailable") throw new Rejection(designed.reason.message);
  const isJson = words.includes("--json");
  process.stdout.write(
    isJson ? `${JSON.stringify(designed.answer, undefined, 2)}\n` : table(designed.answer),
  );
  return EXIT[designed.answer.verdict];
}

try {
  process.exitCode = answer(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Rejection)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = NOT_DESIGNED;
}
