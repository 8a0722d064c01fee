import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { Fault, step } from "./output.mjs";
import { npm, tail } from "./run.mjs";

// npm writes it last: if it is missing, an install was interrupted.
const RECEIPT = "node_modules/.package-lock.json";

const packages = (folder, path) => JSON.parse(readFileSync(join(folder, path), "utf8")).packages;

/** Whether every package of the folder's lock file is installed, by `npm ci` or by hand. */
export function isInstalled(folder, { withDev = true } = {}) {
  if (!existsSync(join(folder, RECEIPT))) return false;
  const present = packages(folder, RECEIPT);
  return Object.entries(packages(folder, "package-lock.json"))
    .filter(([path]) => path.includes("node_modules/"))
    .filter(([, { optional, dev, devOptional }]) => !optional && (withDev || !(dev || devOptional)))
    .every(([path, { version }]) => present[path]?.version === version);
}

async function install(folder, { withDev = true, options = [] }) {
  // NODE_ENV would decide about development packages; --silent would hide the reason of a failure.
  const which = withDev ? ["--include=dev", "--include=optional"] : ["--omit=dev"];
  const args = ["ci", ...which, ...options, "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await npm(args, { cwd: folder, quiet: true });
  if (code !== 0)
    throw new Fault(
      `The packages of ${folder} could not be installed. End of npm's output:\n\n${tail(output)}`,
    );
}

/** Installs what the folder's lock file lists unless it is installed; concurrent calls run one after another. */
export async function prepareInstall(folder, settings = {}) {
  if (isInstalled(folder, settings)) return;
  await withLock(`install ${folder}`, async () => {
    if (isInstalled(folder, settings)) return;
    const doing = `Installing the packages of ${folder} (about a minute, the first time only)`;
    await step(doing, "Packages installed", () => install(folder, settings));
  });
}

/** What PROVIDER=firebase needs, which is apart from the product's packages: its library, and for tests the emulators. */
export const prepareFirebase = (root, { withEmulators }) =>
  prepareInstall(join(root, "firebase"), { withDev: withEmulators, options: ["--ignore-scripts"] });
