import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { platform } from "node:os";
import { promisify } from "node:util";

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
