import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { codeOf } from "../../safe-error.ts";
import type { Endpoint } from "./endpoint.ts";

/** What PostgreSQL writes into `postmaster.pid`. A killed server leaves the file. */
export interface PostmasterNote extends Endpoint {
  readonly pid: number;
  readonly isReady: boolean;
}

/** Undefined if no server has the folder. */
export async function postmasterNote(cluster: string): Promise<PostmasterNote | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [pid, , , port, socket, address, , state] = text.split("\n").map((line) => line.trim());
  return { pid: Number(pid), host: socket || address || "", port: Number(port), isReady: state === "ready" };
}

const execute = promisify(execFile);

/** The command line of a running process; "" if there is none or it is a zombie. */
export async function commandOf(pid: number): Promise<string> {
  try {
    if (platform() === "linux") return (await readFile(`/proc/${pid}/cmdline`, "utf8")).replaceAll("\0", " ");
    const { stdout } =
      platform() === "win32"
        ? await execute("powershell", [
            "-c",
            `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
          ])
        : await execute("ps", ["-o", "command=", "-p", String(pid)]);
    return stdout;
  } catch {
    // The process has ended.
    return "";
  }
}

/** Whether this process is the PostgreSQL of the folder: another process may have got the ID of one that was killed. */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  return (await commandOf(pid)).includes(` -D ${cluster} `);
}
