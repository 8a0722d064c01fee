import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Flags that keep Chromium quiet and let it run as root and offline. */
export const QUIET_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Features that cost a test a quarter of a second of processor for every page: Chromium's own address bar popups, and a renderer
 * in reserve. The last `--disable-features` counts, so the tests' library's own list has to be in it.
 */
const SWITCHED_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** The flags of the browser in the tests. */
export const TEST_FLAGS = [...QUIET_FLAGS, `--disable-features=${SWITCHED_OFF.join(",")}`];

const TITLE = "kingpost";
const PAGE = `data:text/html,<title>${TITLE}</title>`;

/** The titles of the open pages, from the debugging port that the browser writes into its profile. */
async function openTitles(profile) {
  const note = join(profile, "DevToolsActivePort");
  if (!existsSync(note)) return [];
  const port = readFileSync(note, "utf8").split("\n")[0];
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(2000) });
    return (await answer.json()).map(({ title }) => title);
  } catch {
    return [];
  }
}

async function showsTitle(child, profile, limit) {
  let isOver = false;
  child.once("error", () => {
    isOver = true;
  });
  child.once("exit", () => {
    isOver = true;
  });
  for (const end = Date.now() + limit; !isOver && Date.now() < end; await wait(50)) {
    if ((await openTitles(profile)).includes(TITLE)) return true;
  }
  return false;
}

/**
 * The program's child processes end shortly after it and may still write into the profile, which makes the removal fail.
 * A leftover folder is not an error.
 */
async function removeProfile(profile) {
  for (let left = 20; left > 0; left -= 1) {
    try {
      return rmSync(profile, { recursive: true, force: true });
    } catch {
      await wait(100);
    }
  }
}

/**
 * Whether the program is a Chromium that renders a page here. It is run, because a file that exists proves nothing,
 * and queried through its debugging port as in the tests; --dump-dom never ends in some builds.
 */
export async function rendersPage(program, limit = 30_000) {
  const profile = mkdtempSync(join(tmpdir(), "kingpost-chromium-"));
  const args = [
    "--headless",
    ...QUIET_FLAGS,
    `--user-data-dir=${profile}`,
    "--remote-debugging-port=0",
    PAGE,
  ];
  const child = spawn(program, args, { stdio: "ignore" });
  const gone = new Promise((settle) => {
    child.once("close", settle);
    child.once("error", settle);
  });
  try {
    return await showsTitle(child, profile, limit);
  } finally {
    child.kill("SIGKILL");
    await gone;
    await removeProfile(profile);
  }
}
