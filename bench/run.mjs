import { needNode } from "../scripts/lib/node-version.mjs";
import { prepareBuild, prepareInstall } from "../scripts/lib/prepare.mjs";
import { ROOT } from "../scripts/lib/root.mjs";
import { run, stopRunning } from "../scripts/lib/run.mjs";
import { main } from "../scripts/lib/say.mjs";

// The measures are TypeScript, which only a Node that the install may first have to bring can run.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopRunning(signal));

await main(async () => {
  await prepareInstall(ROOT);
  await prepareBuild(ROOT);
  const { code } = await run(needNode(), ["bench/run.ts", ...process.argv.slice(2)]);
  process.exitCode = code;
});
