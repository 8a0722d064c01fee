import {
  formatRatio,
  isUnavailable,
  jsonEncoding,
  readFile,
  referenceText,
  type Verdict,
} from "@kingpost/calc";
import {
  type Answered,
  answerDesign,
  type DesignAnswer,
  type Resources,
  type RunnableModule,
} from "../src/index.ts";

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

function textOf(file: string, read: DesignCommand["read"]): string {
  try {
    const bytes = read(file);
    return new TextDecoder(jsonEncoding(bytes)).decode(bytes);
  } catch (error) {
    throw new Rejection(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

function designFile(text: string, { modules, resources }: DesignCommand): Answered {
  const file = readFile(text);
  if (isUnavailable(file)) throw new Rejection(file.message);
  const module = modules.find(({ kind }) => kind === file.kind);
  if (!module) {
    throw new Rejection(`${file.kind} is not a design module. There is: ${modules.map(({ kind }) => kind)}.`);
  }
  const inputs = module.open(file);
  if (isUnavailable(inputs)) throw new Rejection(inputs.message);
  return answerDesign(module, inputs, resources);
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
  readonly modules: readonly RunnableModule[];
  readonly resources: Resources;
}

/** What the command writes, and its exit code. */
export interface CommandAnswer {
  readonly code: number;
  readonly out?: string;
  readonly error?: string;
}

function answer(command: DesignCommand): CommandAnswer {
  const { words, read } = command;
  const files = words.filter((word) => word !== "--json");
  const [file] = files;
  if (file === undefined || files.length > 1 || file === "help" || file === "--help") {
    return { code: file === undefined || files.length > 1 ? WRONG_ARGUMENTS : 0, out: USAGE };
  }
  const designed = designFile(textOf(file, read), command);
  if (designed.kind === "errors") {
    throw new Rejection(designed.problems.map(({ path, message }) => `${path}: ${message}`).join("\n"));
  }
  if (designed.kind === "unavailable") throw new Rejection(designed.reason.message);
  const isJson = words.includes("--json");
  return {
    code: EXIT[designed.answer.verdict],
    out: isJson ? `${JSON.stringify(designed.answer, undefined, 2)}\n` : table(designed.answer),
  };
}

/** Designs the file that the words of a command name. */
export function designCommand(command: DesignCommand): CommandAnswer {
  try {
    return answer(command);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return { code: NOT_DESIGNED, error: `${error.message}\n` };
  }
}
