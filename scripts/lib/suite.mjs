import { formatCounts } from "./counts.mjs";
import { Fault, print, printError, seconds } from "./output.mjs";

async function runStage(stage, root, warn) {
  try {
    return await stage.run(root);
  } catch (error) {
    warn(error instanceof Fault ? error.message : error.stack);
    return { passed: 0, failed: stage.checks };
  }
}

/**
 * Runs the stages one after another and returns the counts of each, with the names of what failed. A failing stage does not stop the others, except
 * those that need it: these count as failed, because a check that did not run is not a pass.
 */
export async function runSuite(stages, root, { log = print, warn = printError } = {}) {
  const results = new Map();
  for (const stage of stages) {
    const began = Date.now();
    log(`\n=== ${stage.title}`);
    const isBlocked = (results.get(stage.needs)?.failed ?? 0) > 0;
    if (isBlocked) log(`Not run: it needs the stage "${stage.needs}", which failed.`);
    const counts = isBlocked ? { passed: 0, failed: stage.checks } : await runStage(stage, root, warn);
    const isUnnamed = counts.failed > 0 && !counts.names?.length;
    results.set(stage.name, isUnnamed ? { ...counts, names: [stage.title] } : counts);
    log(`--- ${stage.title}: ${formatCounts(counts)} (${seconds(Date.now() - began)})`);
  }
  return [...results.values()];
}
