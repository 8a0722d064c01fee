import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint, isSameContent, listSources } from "./fingerprint.mjs";
import { Fault, step } from "./output.mjs";
import { npm, tail } from "./run.mjs";
import { SERVER_ENTRY } from "./server-entry.mjs";
import { findWorkspaces, inBuildOrder } from "./workspaces.mjs";

const STAMP = "apps/web/build/.kingpost-build";
const ROOT_SOURCES = ["package.json", "package-lock.json", "tsconfig.base.json"];

/** The source state of the last finished build; {} if there is none or its output is gone. */
function builtFrom(root) {
  const isThere = [STAMP, SERVER_ENTRY].every((path) => existsSync(join(root, path)));
  if (!isThere) return {};
  try {
    return JSON.parse(readFileSync(join(root, STAMP), "utf8"));
  } catch {
    return {};
  }
}

function now(root, known) {
  const paths = [...ROOT_SOURCES, ...findWorkspaces(root).map(({ path }) => path)];
  return fingerprint(root, listSources(root, paths), known);
}

function leaveStamp(root, state) {
  mkdirSync(dirname(join(root, STAMP)), { recursive: true });
  writeFileSync(join(root, STAMP), JSON.stringify(state));
}

/** Whether the build is up to date with the sources. */
export function isBuilt(root) {
  const known = builtFrom(root);
  const state = now(root, known);
  if (!isSameContent(known, state)) return false;
  if (JSON.stringify(known) !== JSON.stringify(state)) leaveStamp(root, state);
  return true;
}

/** Builds every workspace, packages before the app, unless nothing has changed. */
export async function buildIfNeeded(root, { runNpm = npm } = {}) {
  if (isBuilt(root)) return;
  rmSync(join(root, STAMP), { force: true });
  // Taken before the build, so that a file saved during the build counts as changed at the next start.
  const state = now(root, {});
  await step("Building (once after every change)", "Built", async () => {
    for (const { path, manifest } of inBuildOrder(findWorkspaces(root))) {
      if (!manifest.scripts?.build) continue;
      const args = ["run", "build", "--workspace", path, "--silent"];
      const { code, output } = await runNpm(args, { cwd: root, quiet: true });
      if (code !== 0) throw new Fault(`${path} could not be built. End of its output:\n\n${tail(output)}`);
    }
  });
  if (!existsSync(join(root, SERVER_ENTRY))) {
    throw new Fault(`The build succeeded but did not create ${SERVER_ENTRY}.`);
  }
  leaveStamp(root, state);
}
