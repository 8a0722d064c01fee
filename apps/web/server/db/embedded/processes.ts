import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Whether the system has a process of that number, whoever's and in whatever state. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** The words with which a running process was started; [] if there is none, or it has ended and waits to be collected. */
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
    // The process has ended, which is one of the two answers.
    return "";
  }
}
