import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expectNode } from "./node-version.mjs";
import { Fault, step } from "./output.mjs";
import { npm, tail } from "./run.mjs";
import { findWorkspaces } from "./workspaces.mjs";

const STAMP = "node_modules/.kingpost-install";
// npm writes it last: if it is missing, an install was interrupted.
const RECEIPT = "node_modules/.package-lock.json";

/** The files that determine which packages are installed. */
function installKey(root) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  const manifests = findWorkspaces(root).map(({ path }) => `${path}/package.json`);
  for (const path of ["package-lock.json", "package.json", ...manifests]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest("hex");
}

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "");
const packages = (root, path) => JSON.parse(readFileSync(join(root, path), "utf8")).packages;
const kinds = ["dependencies", "devDependencies", "optionalDependencies"];

/** Whether a manual `npm install` has already installed what the lock file lists, so that `npm ci` is not needed. */
function isInstalledByHand(root) {
  const locked = packages(root, "package-lock.json");
  const present = packages(root, RECEIPT);
  const agrees = ({ path, manifest }) =>
    kinds.every((kind) => isDeepStrictEqual(manifest[kind] ?? {}, locked[path]?.[kind] ?? {}));
  return (
    findWorkspaces(root).every(agrees) &&
    Object.entries(locked)
      .filter(([path, entry]) => path.startsWith("node_modules/") && !entry.optional)
      .every(([path, entry]) => present[path]?.version === entry.version)
  );
}

/** Whether the packages of the lock file are installed; leaves a stamp so that the next check is cheap. */
export function isInstalled(root) {
  if (!existsSync(join(root, RECEIPT))) return false;
  const key = installKey(root);
  if (read(join(root, STAMP)) === key) return true;
  if (!isInstalledByHand(root)) return false;
  writeFileSync(join(root, STAMP), key);
  return true;
}

/** Installs the packages of the lock file unless they are installed already. */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return;
  expectNode({ root });
  rmSync(join(root, STAMP), { force: true });
  const key = installKey(root);
  await step(
    "Installing the packages (about a minute, the first time only)",
    "Packages installed",
    async () => {
      // The build needs the development packages whatever NODE_ENV is, and --silent would hide the reason of a failure.
      const args = [
        "ci",
        "--include=dev",
        "--include=optional",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
      ];
      const { code, output } = await npm(args, { cwd: root, quiet: true });
      if (code !== 0)
        throw new Fault(`The packages could not be installed. End of npm's output:\n\n${tail(output)}`);
    },
  );
  writeFileSync(join(root, STAMP), key);
}
