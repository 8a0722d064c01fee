import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The program behind both commands. */
export const CLI = fileURLToPath(new URL("../../backup-cli.ts", import.meta.url));

export interface Answer {
  readonly code: number | string;
  readonly output: string;
  readonly complaint: string;
}

/** `npm run backup` or `npm run restore`, as a process of its own. */
export function runBackup(
  folder: string,
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): Promise<Answer> {
  const env = { PATH: process.env.PATH ?? "", ...settings };
  return new Promise((settle) => {
    execFile(process.execPath, [CLI, ...words], { env, cwd: folder }, (error, output, complaint) =>
      settle({ code: error ? (error.code ?? "killed") : 0, output, complaint }),
    );
  });
}
