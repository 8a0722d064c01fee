import { prepareBuild } from "./lib/build.mjs";
import { prepareInstall } from "./lib/install.mjs";
import { needNode } from "./lib/node-version.mjs";
import { main } from "./lib/output.mjs";
import { ROOT } from "./lib/root.mjs";
import { run, stopRunning } from "./lib/run.mjs";

/*
 * Installs and builds what is missing, then runs a TypeScript program of the repository, the first argument, with the others. The install
 * may have to bring the Node that can run it. Help needs no build.
 */
const args = process.argv.slice(2);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopRunning(signal));

await main(async () => {
  await prepareInstall(ROOT);
  if (!args.includes("--help") && !args.includes("-h")) await prepareBuild(ROOT);
  const { code } = await run(needNode(), args);
  process.exitCode = code;
});
