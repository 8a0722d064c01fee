import { openBench } from "./lib/container/bench.mjs";
import { CHECKS } from "./lib/container/checks.mjs";
import { runChecks } from "./lib/container/run-checks.mjs";
import { formatCounts } from "./lib/counts.mjs";
import { main, print } from "./lib/output.mjs";
import { stopRunning } from "./lib/run.mjs";

/** Removes what the run created when it is interrupted. */
function cleanUpOn(signals, bench) {
  for (const signal of signals) {
    process.on(signal, async () => {
      stopRunning(signal);
      await bench.close();
      process.exit(1);
    });
  }
}

await main(async () => {
  const bench = await openBench(process.env.NODE_IMAGE);
  cleanUpOn(["SIGINT", "SIGTERM", "SIGHUP"], bench);
  try {
    const counts = await runChecks(CHECKS, bench);
    if (counts.failed > 0) process.exitCode = 1;
    print(`\n${formatCounts(counts)}`);
  } finally {
    await bench.close();
  }
});
