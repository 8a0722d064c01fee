import { join } from "node:path";
import { buildIfNeeded, isBuilt } from "./build.mjs";
import { installIfNeeded, isInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";

// Outside node_modules, which `npm ci` empties; git ignores every folder named build.
const lock = (root) => join(root, "build", "setup.lock");

/** Installs what is missing; two at once take turns. */
export async function prepareInstall(root) {
  if (!isInstalled(root)) await withLock(lock(root), () => installIfNeeded(root));
}

/** Builds what has changed; two at once take turns. A build that is under way has no stamp, so it is waited for. */
export async function prepareBuild(root) {
  if (!isBuilt(root)) await withLock(lock(root), () => buildIfNeeded(root));
}
