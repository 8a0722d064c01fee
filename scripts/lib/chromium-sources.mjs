import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fetchFromNpm } from "./chromium-npm.mjs";
import { needNode } from "./node-version.mjs";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

const usualPlaces = {
  darwin: () => [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: ({ ProgramFiles = "", "ProgramFiles(x86)": x86 = "", LOCALAPPDATA = "" }) =>
    [ProgramFiles, x86, LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, "Google/Chrome/Application/chrome.exe"),
        join(folder, "Microsoft/Edge/Application/msedge.exe"),
        join(folder, "Chromium/Application/chrome.exe"),
      ]),
};

/** The browsers installed on the machine, in the order of preference. */
function findOnSystem(env = process.env, platform = process.platform) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...(usualPlaces[platform]?.(env) ?? [])].filter((path) => existsSync(path));
}

/** The path of Playwright's own Chromium, installed or not. */
function playwrightOwn(root) {
  try {
    return createRequire(join(root, "package.json"))("playwright-core").chromium.executablePath();
  } catch {
    return "";
  }
}

const ifThere = (path) => (path && existsSync(path) ? [path] : []);

/** Whether the host responds at all: without this check a download would wait for its whole timeout. */
async function isReachable(url) {
  try {
    await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

async function downloadForPlaywright(root) {
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST || "https://cdn.playwright.dev";
  const cli = join(root, "node_modules/playwright-core/cli.js");
  if (!existsSync(cli) || !(await isReachable(host))) return [];
  await run(needNode(), [cli, "install", "chromium"], { cwd: root, quiet: true, limit: 120_000 });
  return ifThere(playwrightOwn(root));
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return [];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const waits = ["-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=1"];
  await run("apt-get", [...waits, "update"], { env, quiet: true, limit: 60_000 });
  const args = [...waits, "install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"];
  await run("apt-get", args, { env, quiet: true, limit: 240_000 });
  return ifThere("/usr/bin/chromium");
}

/** Every source of a Chromium, cheapest first: { name, how, find(root) } where find returns the candidate programs. */
export const SOURCES = [
  { name: "system", how: "the machine's own", find: () => findOnSystem() },
  {
    name: "playwright",
    how: "Playwright's, already downloaded",
    find: (root) => ifThere(playwrightOwn(root)),
  },
  { name: "playwright", how: "Playwright's, downloaded now", find: downloadForPlaywright, isSlow: true },
  { name: "debian", how: "Debian's package, installed now", find: installFromDebian, isSlow: true },
  { name: "npm", how: "the one inside an npm package", find: fetchFromNpm, isSlow: true },
];
