import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  formatRatio,
  isUnavailable,
  jsonEncoding,
  readFile,
  referenceText,
  type Verdict,
  writeFile,
  writeLink,
} from "@kingpost/calc";
import { brand } from "../../../apps/web/shared/brand.ts";
import { formatDay } from "../../../apps/web/shared/dates.ts";
import {
  type Answered,
  answerDesign,
  type DesignAnswer,
  type RawInputs,
  type Resources,
  type RunnableModule,
  withDefaults,
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
  npm run design -- FILE --save OUT.kingpost.json
                                  the design as this version saves it, with every field
  npm run design -- FILE --link OUT.link
                                  the design as it is in an address, behind ?d=

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

function textOf(file: string, read: DesignCommand["read"]): string {
  try {
    const bytes = read(file);
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

function openFile(text: string, { modules }: DesignCommand): OpenedFile {
  const file = readFile(text);
  if (isUnavailable(file)) throw new Rejection(file.message);
  const module = modules.find(({ kind }) => kind === file.kind);
  if (!module) {
    throw new Rejection(
      `${file.kind} is not a design module. The modules are ${modules.map(({ kind }) => kind).join(", ")}.`,
    );
  }
  const inputs = module.open(file);
  if (isUnavailable(inputs)) throw new Rejection(inputs.message);
  return { module, inputs, project: file.project };
}

function reject(none: Exclude<Answered, { kind: "answer" }>): never {
  if (none.kind === "unavailable") throw new Rejection(none.reason.message);
  throw new Rejection(none.problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
}

function table({ summary, checks, engine, standards, problems }: DesignAnswer): string {
  const rows = checks.map(({ limit, verdict, title, reference, combination, location, finding }) => {
    const ratio = limit ? formatRatio(limit.ratio ?? Number.POSITIVE_INFINITY) : "";
    const under = [referenceText(reference), combination, location].filter(Boolean).join(", ");
    return `${ratio.padStart(7)}  ${verdict.padEnd(14)}  ${title} (${under})${finding ? `: ${finding}` : ""}`;
  });
  const notes = problems.map(({ path, message }) => `${path}: ${message}`);
  return [summary, "", ...rows, "", ...notes, `${standards.join("; ")}. Engine ${engine}.`, ""].join("\n");
}

/** What the command is run with. */
export interface DesignCommand {
  readonly words: readonly string[];
  /** The bytes of a file; of the standard input for `-`. */
  readonly read: (file: string) => Uint8Array;
  readonly write: (file: string, bytes: Uint8Array) => void;
  readonly modules: readonly RunnableModule[];
  readonly resources: Resources;
}

/** What the command writes, and its exit code. */
export interface CommandAnswer {
  readonly code: number;
  readonly out?: string;
  readonly error?: string;
}

const face = async (file: string) =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`@kingpost/report/fonts/${file}.ttf`))));

/** Writes the report of a design, with the project of its file. */
async function writePdf(
  { module, inputs, project }: OpenedFile,
  { resources, write }: DesignCommand,
  to: string,
  length: ReportLength,
): Promise<Verdict> {
  const made = answerReport(module, inputs, resources, {
    issuer: { product: brand.productName, firm: firmOfTitleBlock(NO_FIRM) },
    project: parseProject(project),
    date: formatDay(new Date()),
    address: "",
    length,
  });
  if (made.kind !== "report") return reject(made);
  // Large, and not needed for the other answers.
  const { readFonts, reportPdf } = await import("@kingpost/report");
  writeTo(to, await reportPdf(made.report, await readFonts(face)), write);
  return made.verdict;
}

/** Writes the design as a file of the newest version. Inputs that cannot be calculated are written as they are. */
function saveDesign(
  { module, inputs, project }: OpenedFile,
  write: DesignCommand["write"],
  to: string,
): void {
  const { kind, version, engine, edition, fields } = module;
  const file = writeFile({ kind, version, engine, edition, inputs: withDefaults(fields, inputs), project });
  writeTo(to, new TextEncoder().encode(file), write);
}

async function saveLink({ module, inputs }: OpenedFile, write: DesignCommand["write"], to: string) {
  writeTo(to, new TextEncoder().encode(await writeLink({ version: module.version, inputs })), write);
}

function writeTo(file: string, bytes: Uint8Array, write: DesignCommand["write"]): void {
  try {
    write(file, bytes);
  } catch (error) {
    throw new Rejection(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** The words of the command; undefined where they are wrong. */
function asked(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        pdf: { type: "string" },
        save: { type: "string" },
        link: { type: "string" },
        length: { type: "string", default: "standard" },
        help: { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    const length = REPORT_LENGTHS.find((one) => one === values.length);
    const { json, pdf, save, link } = values;
    const ways = [json, ...[pdf, save, link].map((file) => file !== undefined)].filter(Boolean);
    if (more.length > 0 || !length || ways.length > 1) return undefined;
    return { ...values, file, length, help: values.help || file === "help" };
  } catch (error) {
    // An option that does not exist, or one without its value.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function answer(command: DesignCommand): Promise<CommandAnswer> {
  const wanted = asked(command.words);
  if (!wanted?.file || wanted.help) return { code: wanted?.help ? 0 : WRONG_ARGUMENTS, out: USAGE };
  const opened = openFile(textOf(wanted.file, command.read), command);
  if (wanted.pdf !== undefined) {
    const verdict = await writePdf(opened, command, wanted.pdf, wanted.length);
    return { code: EXIT[verdict], out: `${wanted.pdf}\n` };
  }
  if (wanted.save !== undefined) {
    saveDesign(opened, command.write, wanted.save);
    return { code: EXIT.pass, out: `${wanted.save}\n` };
  }
  if (wanted.link !== undefined) {
    await saveLink(opened, command.write, wanted.link);
    return { code: EXIT.pass, out: `${wanted.link}\n` };
  }
  const designed = answerDesign(opened.module, opened.inputs, command.resources);
  if (designed.kind !== "answer") return reject(designed);
  return {
    code: EXIT[designed.answer.verdict],
    out: wanted.json ? `${JSON.stringify(designed.answer, undefined, 2)}\n` : table(designed.answer),
  };
}

/** Designs the file that the words of a command name. */
export async function designCommand(command: DesignCommand): Promise<CommandAnswer> {
  try {
    return await answer(command);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { code: NOT_DESIGNED, error: `${error.message}\n` };
  }
}
