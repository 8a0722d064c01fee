import { constants } from "node:os";
import { formatCounts } from "./lib/counts.mjs";
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

async function runAll() {
  try {
    const stages = chooseStages(process.argv.slice(2));
    await prepareInstall(ROOT);
    await prepareFirebase(ROOT, { withEmulators: true });
    needNode();
    return await runStages(stages);
  } catch (error) {
    printError(error instanceof Fault ? error.message : error.stack);
    return { passed: 0, failed: ["Preparation"], unsteady: [] };
  }
}

const began = Date.now();
const counts = await runAll();
if (counts.failed.length > 0) process.exitCode = 1;
print(`\nTook ${seconds(Date.now() - began)}.`);
// A log is long and often cut: what failed is named at its end.
for (const name of counts.unsteady) print(`Passed at the second attempt: ${name}`);
for (const name of counts.failed) print(`Failed: ${name}`);
// CI runners parse this line: it must be the last one, in this format.
print(formatCounts(counts));
