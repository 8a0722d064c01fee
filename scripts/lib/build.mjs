import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";
import { Fault, step } from "./output.mjs";
import { npm, tail } from "./run.mjs";
import { SERVER_ENTRY } from "./server-entry.mjs";

const STAMP = "apps/web/build/.kingpost-build";
/** With the texts of which the page on the validation of the modules is made. */
const SOURCES = [
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "CHANGELOG.md",
  "docs/recalled-clauses.md",
  "packages",
  "apps",
];
/** What installs and builds write, and what only tests read. */
const IGNORED = /^(node_modules|build|dist|\.react-router|\.fonts|e2e|tests|visual)$/;
const IGNORED_FILE = /\.(test|e2e|visual)\.[a-z]+$|\.tsbuildinfo$/;

function* filesIn(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) {
    if (!IGNORED.test(name) && !IGNORED_FILE.test(name)) yield* filesIn(join(path, name));
  }
}

/** A hash of the names and contents of all sources: times alone change with every checkout. */
function sourcesHash(root) {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const path of filesIn(join(root, source))) hash.update(`${path}\n`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Whether the build is up to date with the sources. */
export function isBuilt(root) {
  const isThere = [STAMP, SERVER_ENTRY].every((path) => existsSync(join(root, path)));
  return isThere && readFileSync(join(root, STAMP), "utf8") === sourcesHash(root);
}

async function build(root, runNpm) {
  rmSync(join(root, STAMP), { force: true });
  // Taken before the build, so that a file saved during the build counts as changed at the next start.
  const sources = sourcesHash(root);
  const { code, output } = await runNpm(["run", "build", "--silent"], { cwd: root, quiet: true });
  if (code !== 0) throw new Fault(`The build failed. End of its output:\n\n${tail(output)}`);
  if (!existsSync(join(root, SERVER_ENTRY)))
    throw new Fault(`The build succeeded but did not create ${SERVER_ENTRY}.`);
  writeFileSync(join(root, STAMP), sources);
}

/** Builds every workspace unless nothing has changed; concurrent calls run one after another. */
export async function prepareBuild(root, { runNpm = npm } = {}) {
  if (isBuilt(root)) return;
  await withLock(`build ${root}`, async () => {
    if (!isBuilt(root)) await step("Building (once after every change)", "Built", () => build(root, runNpm));
  });
}
