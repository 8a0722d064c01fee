import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Answer {
  readonly code: number | string;
  readonly output: string;
  readonly error: string;
}

export type Program = "main" | "accounts" | "backup" | "messages" | "move";

/** The path of a program as the product runs it, on the build: `npm test` builds first. */
export const programPath = (program: Program): string =>
  fileURLToPath(new URL(`../../build/server/${program}.js`, import.meta.url));

/** Compiled once for all processes of the tests: compiling is a third of a command's time. */
export const COMPILE_CACHE = join(tmpdir(), "kingpost-test-compile-cache");

type Settings = Readonly<Record<string, string>>;

function run([file = "", ...words]: readonly string[], folder: string, settings: Settings): Promise<Answer> {
  const env = { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: COMPILE_CACHE, ...settings };
  return new Promise((settle) => {
    execFile(file, words, { env, cwd: folder }, (failure, output, error) =>
      settle({ code: failure ? (failure.code ?? "killed") : 0, output, error }),
    );
  });
}

/** Runs a command of the product as a separate process in `folder`. */
export function runProgram(
  program: Program,
  folder: string,
  settings: Settings,
  ...words: string[]
): Promise<Answer> {
  return run([process.execPath, programPath(program), ...words], folder, settings);
}

/** Runs a shell line in which `"$@"` is the command. */
export function runProgramInShell(
  line: string,
  program: Program,
  folder: string,
  settings: Settings,
  ...words: string[]
): Promise<Answer> {
  return run(["sh", "-c", line, "sh", process.execPath, programPath(program), ...words], folder, settings);
}
