import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./run.mjs";

/** What keeps Chromium quiet and running as root and without a network. */
export const QUIET_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PAGE = "data:text/html,<title>kingpost</title>";

/** Whether the program is a Chromium that renders a page here: it is run, because a file that exists proves nothing. */
export async function rendersPage(program, limit = 30_000) {
  const profile = mkdtempSync(join(tmpdir(), "kingpost-chromium-"));
  try {
    const args = ["--headless", ...QUIET_FLAGS, `--user-data-dir=${profile}`, "--dump-dom", PAGE];
    const { output } = await run(program, args, { quiet: true, limit });
    return output.includes("<title>kingpost</title>");
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
