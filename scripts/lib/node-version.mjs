import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Fault } from "./output.mjs";
import { PRODUCT } from "./product-name.mjs";
import { ROOT } from "./root.mjs";

const NEEDED = [22, 22];

/** Whether a version such as "v24.21.0" is new enough. */
export function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

const here = { root: ROOT, current: process.versions.node, platform: process.platform };

/** The Node to run everything with: the current one if new enough, else the one that npm installed, or undefined. */
export function findNode({ root, current, platform } = here) {
  if (isNewEnough(current)) return process.execPath;
  const name = platform === "win32" ? "node.exe" : "node";
  const folder = `node-${platform === "win32" ? "win" : platform}-${process.arch}`;
  const program = join(root, "node_modules", folder, "bin", name);
  // Run it once: a binary for another C library (Alpine's musl) installs but does not start.
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return stdout && isNewEnough(stdout.trim()) ? program : undefined;
}

/** findNode(), or a Fault with a one-line message. */
export function needNode(at = here) {
  const node = findNode(at);
  if (node) return node;
  throw new Fault(
    `${PRODUCT} needs Node ${NEEDED.join(".")} or newer; this is ${at.current} and no newer one could be installed here. ` +
      "Install it from https://nodejs.org and try again.",
  );
}
