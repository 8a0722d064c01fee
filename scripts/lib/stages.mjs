import { join } from "node:path";
import { prepareBuild } from "./build.mjs";
import { findChromium, TEST_SOURCES } from "./chromium/chromium.mjs";
import { formatCounts, fromExit, fromPlaywright, fromReport, fromVitest } from "./counts.mjs";
import { Fault, print, printError, seconds } from "./output.mjs";
import { ROOT } from "./root.mjs";
import { npm } from "./run.mjs";
import { inTemporaryFolder } from "./temporary-folder.mjs";

const npmRun = async (script, args = [], env = process.env) =>
  (await npm(["run", script, "--silent", "--", ...args], { env })).code;

const npmCheck = (script) => async (title) => fromExit(title, await npmRun(script));

async function build(title) {
  await prepareBuild(ROOT);
  return fromExit(title, 0);
}

const unit = (title) =>
  inTemporaryFolder(async (folder) => {
    await prepareBuild(ROOT);
    const report = join(folder, "vitest.json");
    const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return fromReport(title, report, await npmRun("test:unit", args), fromVitest);
  });

const browser = (title) =>
  inTemporaryFolder(async (folder) => {
    await prepareBuild(ROOT);
    const { path, how } = await findChromium({ sources: TEST_SOURCES });
    print(`Chromium: ${path} (${how})`);
    const report = join(folder, "playwright.json");
    const env = { ...process.env, CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return fromReport(title, report, await npmRun("test:e2e", ["--reporter=list,json"], env), fromPlaywright);
  });

/** The stages in order. The build is first: the types and tests of the app read what the packages build. */
const STAGES = [
  { name: "build", title: "Build", run: build },
  { name: "types", title: "Types", run: npmCheck("typecheck") },
  { name: "lint", title: "Format, lint, unused code, arrows", run: npmCheck("lint") },
  { name: "unit", title: "Unit, validation and integration tests", run: unit },
  { name: "browser", title: "Browser tests", run: browser },
];

/** The stages given by name; all stages without a name. */
export function chooseStages(names) {
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    const known = STAGES.map(({ name }) => name).join(", ");
    throw new Fault(`Unknown stage "${unknown}". Stages: ${known}.`);
  }
  return STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Runs the stages one after another and sums their counts. A failing stage does not stop the others. `onEnd` gets the result of each. */
export async function runStages(stages, { log = print, warn = printError, onEnd = () => {} } = {}) {
  const all = { passed: 0, failed: [], unsteady: [] };
  for (const { title, run } of stages) {
    const began = Date.now();
    log(`\n=== ${title}`);
    const counts = await run(title).catch((error) => {
      warn(error instanceof Fault ? error.message : error.stack);
      return fromExit(title, 1);
    });
    all.passed += counts.passed;
    all.failed.push(...counts.failed);
    all.unsteady.push(...(counts.unsteady ?? []));
    const milliseconds = Date.now() - began;
    onEnd({ title, passed: counts.passed, failed: counts.failed.length, milliseconds });
    log(`--- ${title}: ${formatCounts(counts)} (${seconds(milliseconds)})`);
  }
  return all;
}
