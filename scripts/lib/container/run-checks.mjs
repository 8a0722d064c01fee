import { print, printError, seconds } from "../output.mjs";

const NAME_WIDTH = 58;

/**
 * Runs checks one after another and prints each as a row of a table: { name, run(bench), isNeeded }. `run` returns what was
 * observed, or throws the reason of the failure. After a failed check with isNeeded, the rest count as failed.
 */
export async function runChecks(checks, bench) {
  const counts = { passed: 0, failed: 0 };
  let isOver = false;
  const row = (name, result, seen) => print(`${name.padEnd(NAME_WIDTH)} ${result.padEnd(7)} ${seen}`);
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
      if (more.length > 0) printError(more.join("\n"));
      counts.failed += 1;
      isOver = Boolean(isNeeded);
    }
  }
  return counts;
}
