import { constants } from "node:os";
import { formatCounts, sum } from "./lib/counts.mjs";
import { prepareFirebase } from "./lib/firebase.mjs";
import { needNode } from "./lib/node-version.mjs";
import { Fault, print, printError, seconds } from "./lib/output.mjs";
import { prepareInstall } from "./lib/prepare.mjs";
import { ROOT } from "./lib/root.mjs";
import { stopRunning } from "./lib/run.mjs";
import { chooseStages, STAGES } from "./lib/stages.mjs";
import { runSuite } from "./lib/suite.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopRunning(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

/** Runs all stages. If the packages or Node are missing, no check can run and all of them count as failed. */
async function runAll() {
  let stages = STAGES;
  try {
    stages = chooseStages(process.argv.slice(2));
    await prepareInstall(ROOT);
    await prepareFirebase(ROOT, { withEmulators: true });
    needNode();
  } catch (error) {
    printError(error instanceof Fault ? error.message : error.stack);
    return sum(stages.map(({ title, checks }) => ({ passed: 0, failed: checks, names: [title] })));
  }
  return sum(await runSuite(stages, ROOT));
}

const began = Date.now();
const counts = await runAll();
if (counts.failed > 0) process.exitCode = 1;
print(`\nTook ${seconds(Date.now() - began)}.`);
// A log is long and often cut: what failed is named at its end.
for (const name of counts.names) print(`Failed: ${name}`);
// CI runners parse this line: it must be the last one, in this format.
print(formatCounts(counts));
