import { join } from "node:path";
import { buildIfNeeded, isBuilt } from "./build.mjs";
import { installIfNeeded, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";

// Outside node_modules, which `npm ci` empties. Git ignores every folder named build.
const lock = (root) => join(root, "build", "setup.lock");

/** Installs what is missing; concurrent calls run one after another. */
export async function prepareInstall(root) {
  if (!isInstalled(root)) await withLock(lock(root), () => installIfNeeded(root));
}

/** Builds what has changed; concurrent calls run one after another. A build in progress has no stamp, so it is waited for. */
export async function prepareBuild(root) {
  if (!isBuilt(root)) await withLock(lock(root), () => buildIfNeeded(root));
}
