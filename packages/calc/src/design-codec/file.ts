import type { Unavailable } from "../domain-error.ts";
import { isNestedWithin } from "../nesting.ts";
import type { StoredDesign } from "./link.ts";

/** Most characters of a file. A load path of thirty members with every row that their fields allow has fewer. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Most characters of a name in a file: of its module, engine or edition. */
const LONGEST_NAME = 200;

/** What a `*.kingpost.json` file holds. */
export interface DesignFile extends StoredDesign {
  /** The module: `steel-beam`. */
  readonly kind: string;
  /** Version of the engine that calculated it. */
  readonly engine: string;
  /** Edition of the Standard of the design: `AS 4100:2020 (with Amendment 1, 2021)`. */
  readonly edition: string;
  /** Details of the project for the title block of a report. Not yet checked. A link never has them. */
  readonly project?: unknown;
}

export const DESIGN_FILE_EXTENSION = ".kingpost.json";

export function writeFile({ kind, version, engine, edition, project, inputs }: DesignFile): string {
  return `${JSON.stringify({ kind, version, engine, edition, project, inputs }, undefined, 2)}\n`;
}

/**
 * How the text of a JSON file is encoded: by its byte order mark, otherwise by its first character, which is one of ASCII. A
 * `TextDecoder` of this name leaves the mark out.
 */
export function jsonEncoding(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  const [first, second] = bytes;
  if (bytes.length < 2) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? "utf-16be" : "utf-8";
}

/** The design of a file, or why it cannot be read. */
export function readFile(text: string): DesignFile | Unavailable {
  if (text.length > MOST_CHARACTERS) return badFile("it is too large");
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return badFile("it is not JSON");
  }
  if (typeof file !== "object" || file === null) return badFile("it has no fields");
  const { kind, version, engine, edition, project, inputs }: Partial<Record<keyof DesignFile, unknown>> =
    file;
  if (!isName(kind)) return badFile("kind is missing");
  if (!Number.isInteger(version) || typeof version !== "number") return badFile("version is missing");
  if (!isName(engine)) return badFile("engine is missing");
  if (!isName(edition)) return badFile("edition is missing");
  if (!isNestedWithin(project, 1)) return badFile("its project details are damaged");
  return { kind, version, engine, edition, ...(project === undefined ? {} : { project }), inputs };
}

const isName = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_NAME;

function badFile(why: string): Unavailable {
  return { kind: "unavailable", code: "bad-file", message: `This file is not a saved design: ${why}.` };
}
