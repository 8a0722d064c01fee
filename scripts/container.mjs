import { openBench } from "./lib/container/bench.mjs";
import { CHECKS } from "./lib/container/checks.mjs";
import { runChecks } from "./lib/container/run-checks.mjs";
import { inWords } from "./lib/counts.mjs";
import { stopRunning } from "./lib/run.mjs";
import { main, say } from "./lib/say.mjs";

/** What an interrupted run has made is removed too. */
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
    say(`\n${inWords(counts)}`);
  } finally {
    await bench.close();
  }
});
