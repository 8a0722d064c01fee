import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { fromExit, fromPlaywright, fromReport, fromVitest, sum } from "./counts.mjs";
import { Fault, print } from "./output.mjs";
import { prepareBuild } from "./prepare.mjs";
import { npm, run } from "./run.mjs";
import { inTemporaryFolder } from "./temporary-folder.mjs";
import { tool } from "./tools.mjs";

const check = async (running) => fromExit((await running).code);

async function build(root) {
  await prepareBuild(root);
  print("The build is up to date.");
  return fromExit(0);
}

const types = (root) => check(npm(["run", "typecheck", "--silent"], { cwd: root }));

/** The folders whose imports are checked. */
const CRUISED = ["packages", "apps/web/app", "apps/web/server", "apps/web/shared", "apps/web/worker"];

async function lint(root) {
  return sum([
    await check(tool(root, "@biomejs/biome", ["check", "--error-on-warnings", "."])),
    await check(tool(root, "knip", [])),
    await check(tool(root, "dependency-cruiser", ["--config", ".dependency-cruiser.cjs", ...CRUISED])),
    await check(run(process.execPath, ["scripts/language.mjs"], { cwd: root })),
  ]);
}

const unit = (root) =>
  inTemporaryFolder(async (folder) => {
    const report = join(folder, "vitest.json");
    const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const { code } = await tool(root, "vitest", args);
    return fromReport(report, code, fromVitest);
  });

const browser = (root) =>
  inTemporaryFolder(async (folder) => {
    const { path, how } = await findChromium({ root });
    print(`Chromium: ${path} (${how})`);
    const report = join(folder, "playwright.json");
    const env = { ...process.env, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const { code } = await tool(root, "@playwright/test", ["test", "--reporter=list,json"], { env });
    return fromReport(report, code, fromPlaywright);
  });

/** The stages in order. The build is first: the types and tests of the app read what the packages build. */
export const STAGES = [
  { name: "build", title: "Build", checks: 1, run: build },
  { name: "types", title: "Types", checks: 1, run: types },
  { name: "lint", title: "Format, lint, unused code, arrows, language", checks: 4, run: lint },
  { name: "unit", title: "Unit, validation and integration tests", checks: 1, run: unit },
  { name: "browser", title: "Browser tests", checks: 1, run: browser, needs: "build" },
];

/** The stages given by name, each after the one that it needs; all stages without a name. */
export function chooseStages(names, stages = STAGES) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) {
    const known = stages.map(({ name }) => name).join(", ");
    throw new Fault(`Unknown stage "${unknown}". Stages: ${known}.`);
  }
  if (names.length === 0) return stages;
  const wanted = new Set(names);
  for (const { name, needs } of stages) if (wanted.has(name) && needs) wanted.add(needs);
  return stages.filter(({ name }) => wanted.has(name));
}
