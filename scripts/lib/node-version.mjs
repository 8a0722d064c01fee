import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./output.mjs";
import { ROOT } from "./root.mjs";

const NEEDED = [22, 22];
const systemName = { win32: "win" };

/** Whether a version such as "v24.21.0" is new enough. */
export function isNewEnough(version) {
  const [major, minor] = version.replace(/^v/, "").split(".").map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

const here = () => ({
  root: ROOT,
  current: process.versions.node,
  execPath: process.execPath,
  platform: process.platform,
  arch: process.arch,
});

const bundledName = ({ platform, arch }) => `node-${systemName[platform] ?? platform}-${arch}`;

/** The Node to run everything with: the current one if new enough, else the one that npm installed, or undefined. */
export function findNode(given = {}) {
  const at = { ...here(), ...given };
  if (isNewEnough(at.current)) return at.execPath;
  const program = join(
    at.root,
    "node_modules",
    bundledName(at),
    "bin",
    at.platform === "win32" ? "node.exe" : "node",
  );
  if (!existsSync(program)) return undefined;
  // Run it once: a binary for another C library (Alpine's musl) installs but does not start.
  const { stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return stdout && isNewEnough(stdout.trim()) ? program : undefined;
}

/** Whether installing the packages brings a Node for this machine, known from package.json before any download. */
function bringsNode(given = {}) {
  const at = { ...here(), ...given };
  const { optionalDependencies = {} } = JSON.parse(readFileSync(join(at.root, "package.json"), "utf8"));
  return bundledName(at) in optionalDependencies;
}

const tooOld = (current = process.versions.node) =>
  new Fault(
    `Kingpost needs Node ${NEEDED.join(".")} or newer; this is ${current} and no newer one could be installed here. ` +
      "Install it from https://nodejs.org and try again.",
  );

/** findNode(), or a Fault with a one-line message. */
export function needNode(given = {}) {
  const node = findNode(given);
  if (!node) throw tooOld(given.current);
  return node;
}

/** Rejects a Node that is too old before a long download if installing would not bring a newer one. */
export function expectNode(given = {}) {
  if (!findNode(given) && !bringsNode(given)) throw tooOld(given.current);
}
