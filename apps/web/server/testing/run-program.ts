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

/** A command of the product, as a process of its own that stands in `folder`. */
export function runProgram(
  program: Program,
  folder: string,
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<Answer> {
  const env = { PATH: process.env.PATH ?? "", ...settings };
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [programPath(program), ...words],
      { env, cwd: folder },
      (error, output, complaint) => settle({ code: error ? (error.code ?? "killed") : 0, output, complaint }),
    );
  });
}
