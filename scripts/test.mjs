import { constants } from "node:os";
import { inWords, sum } from "./lib/counts.mjs";
import { needNode } from "./lib/node-version.mjs";
import { prepareInstall } from "./lib/prepare.mjs";
import { ROOT } from "./lib/root.mjs";
import { stopRunning } from "./lib/run.mjs";
import { complain, Fault, say, seconds } from "./lib/say.mjs";
import { chooseStages, STAGES } from "./lib/stages.mjs";
import { runSuite } from "./lib/suite.mjs";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopRunning(signal);
    process.exit(128 + constants.signals[signal]);
  });
}

/** The counts of the whole run. Without packages or a Node no check can be made, so that all of them have failed. */
async function runAll() {
  let stages = STAGES;
  try {
    stages = chooseStages(process.argv.slice(2));
    await prepareInstall(ROOT);
    needNode();
  } catch (error) {
    complain(error instanceof Fault ? error.message : error.stack);
    return { passed: 0, failed: stages.reduce((count, { checks }) => count + checks, 0) };
  }
  return sum(await runSuite(stages, ROOT));
}

const began = Date.now();
const counts = await runAll();
if (counts.failed > 0) process.exitCode = 1;
say(`\nTook ${seconds(Date.now() - began)}.`);
// Runners read this line: it stays the last one, in these words.
say(inWords(counts));
