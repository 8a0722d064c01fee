import { needNode } from "./lib/node-version.mjs";
import { prepareBuild, prepareInstall } from "./lib/prepare.mjs";
import { ROOT } from "./lib/root.mjs";
import { run, stopRunning } from "./lib/run.mjs";
import { main } from "./lib/say.mjs";

// The faults are TypeScript, which only a Node that the install may first have to bring can run.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopRunning(signal));

await main(async () => {
  await prepareInstall(ROOT);
  await prepareBuild(ROOT);
  const { code } = await run(needNode(), ["apps/web/faults/run.ts", ...process.argv.slice(2)]);
  process.exitCode = code;
});
