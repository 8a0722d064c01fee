import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface Answer {
  readonly code: number | string;
  readonly output: string;
  readonly complaint: string;
}

export type Program = "accounts-cli.ts" | "backup-cli.ts" | "messages-cli.ts";

/** Where a program of this folder stands. */
export const programPath = (program: Program): string =>
  fileURLToPath(new URL(`../${program}`, import.meta.url));

type Settings = Readonly<Record<string, string>>;

function run([file = "", ...words]: readonly string[], folder: string, settings: Settings): Promise<Answer> {
  const env = { PATH: process.env.PATH ?? "", ...settings };
  return new Promise((settle) => {
    execFile(file, words, { env, cwd: folder }, (error, output, complaint) =>
      settle({ code: error ? (error.code ?? "killed") : 0, output, complaint }),
    );
  });
}

/** A command of the product, as a process of its own that stands in `folder`. */
export function runProgram(
  program: Program,
  folder: string,
  settings: Settings,
  ...words: string[]
): Promise<Answer> {
  return run([process.execPath, programPath(program), ...words], folder, settings);
}

/** The same by a line of the shell, in which `"$@"` stands for the command. */
export function runProgramInShell(
  line: string,
  program: Program,
  folder: string,
  settings: Settings,
  ...words: string[]
): Promise<Answer> {
  return run(["sh", "-c", line, "sh", process.execPath, programPath(program), ...words], folder, settings);
}
