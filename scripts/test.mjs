import { writeFileSync } from "node:fs";
import { constants, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { formatCounts, suiteTimes } from "./lib/counts.mjs";
import { prepareFirebase, prepareInstall } from "./lib/install.mjs";
import { needNode } from "./lib/node-version.mjs";
import { Fault, print, printError, seconds } from "./lib/output.mjs";
import { ROOT } from "./lib/root.mjs";
import { stopRunning } from "./lib/run.mjs";
import { chooseStages, runStages } from "./lib/stages.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopRunning(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

const words = process.argv.slice(2);
const machine = {
  day: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  cores: cpus().length,
  load: loadavg()[0]?.toFixed(1),
};
const ended = [];

async function runAll() {
  try {
    const stages = chooseStages(words.filter((word) => word !== "--times"));
    await prepareInstall(ROOT);
    await prepareFirebase(ROOT, { withEmulators: true });
    needNode();
    return await runStages(stages, { onEnd: (stage) => ended.push(stage) });
  } catch (error) {
    printError(error instanceof Fault ? error.message : error.stack);
    return { passed: 0, failed: ["Preparation"], unsteady: [] };
  }
}

const began = Date.now();
const counts = await runAll();
if (counts.failed.length > 0) process.exitCode = 1;
print(`\nTook ${seconds(Date.now() - began)}.`);
if (words.includes("--times")) writeFileSync(join(ROOT, "bench/SUITE.md"), suiteTimes(ended, machine));
// A log is long and often cut: what failed is named at its end.
for (const name of counts.unsteady) print(`Passed at the second attempt: ${name}`);
for (const name of counts.failed) print(`Failed: ${name}`);
// CI runners parse this line: it must be the last one, in this format.
print(formatCounts(counts));
