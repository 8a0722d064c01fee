import { spawn } from "node:child_process";
import { needNode } from "../../scripts/lib/node-version.mjs";
import { ROOT } from "../../scripts/lib/root.mjs";
import { SERVER_ENTRY } from "../../scripts/lib/server-entry.mjs";
import { inTemporaryFolder } from "../../scripts/lib/temporary-folder.mjs";
import { freePort, stop, untilAnswers } from "./processes.ts";

export const LIBRARY = "/section-library-preview";

/** The public pages. */
export const PUBLIC_PAGES = ["/", "/consulting", "/engineering-tools", "/design", "/terms", "/privacy"];

export interface Product {
  readonly origin: string;
  readonly pid: number;
  readonly dataFolder: string;
}

/** The settings of every benchmark: loopback only, its own data, quiet. */
export function settingsFor(port: number, dataFolder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataFolder,
    LOG_LEVEL: "warn",
  };
}

/** Runs the built product for the duration of the work, with further settings if needed. */
export function withProduct<T>(
  work: (product: Product) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  return inTemporaryFolder(async (folder: string) => {
    const port = await freePort();
    const env = { ...settingsFor(port, folder), ...settings };
    const child = spawn(needNode(), [SERVER_ENTRY], {
      cwd: ROOT,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const origin = `http://127.0.0.1:${port}`;
    try {
      await untilAnswers(`${origin}/healthz`, child);
      return await work({ origin, pid: child.pid ?? 0, dataFolder: folder });
    } finally {
      await stop(child);
    }
  });
}
