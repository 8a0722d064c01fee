import { inWords } from "./counts.mjs";
import { complain, Fault, say, seconds } from "./say.mjs";

async function runStage(stage, root, warn) {
  try {
    return await stage.run(root);
  } catch (error) {
    warn(error instanceof Fault ? error.message : error.stack);
    return { passed: 0, failed: stage.checks };
  }
}

/**
 * Runs the stages one after another and returns each one's counts. A failing stage does not stop the others, except those
 * that need it: these count as failed, because a check that was not made is not a pass.
 */
export async function runSuite(stages, root, { tell = say, warn = complain } = {}) {
  const results = new Map();
  for (const stage of stages) {
    const began = Date.now();
    tell(`\n=== ${stage.title}`);
    const isBlocked = (results.get(stage.needs)?.failed ?? 0) > 0;
    if (isBlocked) tell(`Not run: it needs the stage "${stage.needs}", which failed.`);
    const counts = isBlocked ? { passed: 0, failed: stage.checks } : await runStage(stage, root, warn);
    results.set(stage.name, counts);
    tell(`--- ${stage.title}: ${inWords(counts)} (${seconds(Date.now() - began)})`);
  }
  return [...results.values()];
}
