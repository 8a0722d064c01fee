import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
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
import { brand } from "../../../apps/web/shared/brand.ts";
import { formatDay } from "../../../apps/web/shared/dates.ts";
import {
  type Answered,
  answerDesign,
  type DesignAnswer,
  MODULES,
  type RawInputs,
  type RunnableModule,
} from "../src/index.ts";
import {
  answerReport,
  firmOfTitleBlock,
  NO_FIRM,
  parseProject,
  REPORT_LENGTHS,
  type ReportLength,
} from "../src/report/index.ts";

const USAGE = `Designs the file of a module, as its page does.

  npm run design -- FILE          the checks from the worst to the best
  npm run design -- FILE --json   everything, as POST /api/v1/design answers
  npm run design -- FILE --pdf OUT.pdf [--length summary|standard|full]
                                  the report of the page, with the design inside

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

interface OpenedFile {
  readonly module: RunnableModule;
  readonly inputs: RawInputs;
  readonly project: unknown;
}

// The file of the catalogue is what the build has made of the section tables.
const RESOURCES = { catalogue: loadCatalogue(catalogue as CatalogueData) };

function openFile(text: string): OpenedFile {
  const file = readFile(text);
  if (isUnavailable(file)) throw new Rejection(file.message);
  const module = MODULES.find(({ kind }) => kind === file.kind);
  if (!module) {
    throw new Rejection(`${file.kind} is not a design module. There is: ${MODULES.map(({ kind }) => kind)}.`);
  }
  const inputs = module.open(file);
  if (isUnavailable(inputs)) throw new Rejection(inputs.message);
  return { module, inputs, project: file.project };
}

function reject(none: Exclude<Answered, { kind: "answer" }>): never {
  if (none.kind === "unavailable") throw new Rejection(none.reason.message);
  throw new Rejection(none.problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
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

const face = async (file: string) =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`@kingpost/report/fonts/${file}.ttf`))));

/** Writes the report of a design, with the project of its file. */
async function writePdf(
  { module, inputs, project }: OpenedFile,
  to: string,
  length: ReportLength,
): Promise<Verdict> {
  const made = answerReport(module, inputs, RESOURCES, {
    issuer: { product: brand.productName, firm: firmOfTitleBlock(NO_FIRM) },
    project: parseProject(project),
    date: formatDay(new Date()),
    address: "",
    length,
  });
  if (made.kind !== "report") return reject(made);
  // Large, and not needed for the other answers.
  const { readFonts, reportPdf } = await import("@kingpost/report");
  const bytes = await reportPdf(made.report, await readFonts(face));
  const path = resolve(process.env.INIT_CWD ?? "", to);
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw new Rejection(`${to} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  process.stdout.write(`${to}\n`);
  return made.verdict;
}

/** The words of the command; undefined where they are wrong. */
function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        pdf: { type: "string" },
        length: { type: "string", default: "standard" },
        help: { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    const length = REPORT_LENGTHS.find((one) => one === values.length);
    if (more.length > 0 || !length || (values.json && values.pdf !== undefined)) return undefined;
    return { ...values, file, length, help: values.help || file === "help" };
  } catch (error) {
    // An option that does not exist, or one without its value.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function answer(words: readonly string[]): Promise<number> {
  const asked = read(words);
  if (!asked?.file || asked.help) {
    process.stdout.write(USAGE);
    return asked?.help ? 0 : WRONG_ARGUMENTS;
  }
  const opened = openFile(textOf(asked.file));
  if (asked.pdf !== undefined) return EXIT[await writePdf(opened, asked.pdf, asked.length)];
  const designed = answerDesign(opened.module, opened.inputs, RESOURCES);
  if (designed.kind !== "answer") return reject(designed);
  process.stdout.write(
    asked.json ? `${JSON.stringify(designed.answer, undefined, 2)}\n` : table(designed.answer),
  );
  return EXIT[designed.answer.verdict];
}

try {
  process.exitCode = await answer(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Rejection)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = NOT_DESIGNED;
}
