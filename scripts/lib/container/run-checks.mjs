import { complain, say, seconds } from "../say.mjs";

const NAME_WIDTH = 58;

/**
 * Runs checks one after another, each a row of a table: { name, run(bench), isNeeded }. What `run` answers is what was seen; what it
 * throws is why it failed. After a failure of one that the rest needs, the rest counts as failed.
 */
export async function runChecks(checks, bench) {
  const counts = { passed: 0, failed: 0 };
  let isOver = false;
  const row = (name, result, seen) => say(`${name.padEnd(NAME_WIDTH)} ${result.padEnd(7)} ${seen}`);
  row("Check", "Result", "Seen");
  for (const { name, run, isNeeded } of checks) {
    if (isOver) {
      row(name, "failed", "not reached");
      counts.failed += 1;
      continue;
    }
    const began = Date.now();
    try {
      const seen = await run(bench);
      row(name, "passed", [seen, seconds(Date.now() - began)].filter(Boolean).join("; "));
      counts.passed += 1;
    } catch (error) {
      const [reason, ...more] = error.message.split("\n");
      row(name, "failed", reason);
      if (more.length > 0) complain(more.join("\n"));
      counts.failed += 1;
      isOver = Boolean(isNeeded);
    }
  }
  return counts;
}
