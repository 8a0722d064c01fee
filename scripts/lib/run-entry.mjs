import { needNode } from "./node-version.mjs";
import { main } from "./output.mjs";
import { prepareBuild, prepareInstall } from "./prepare.mjs";
import { ROOT } from "./root.mjs";
import { run, stopRunning } from "./run.mjs";

/**
 * Installs and builds what is missing, then runs a TypeScript program of the repository with this command's arguments. The
 * install may have to bring the Node that can run it. Help needs no build.
 */
export async function runEntry(path, args = process.argv.slice(2)) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopRunning(signal));
  await main(async () => {
    await prepareInstall(ROOT);
    if (!args.some((word) => word === "--help" || word === "-h")) await prepareBuild(ROOT);
    const { code } = await run(needNode(), [path, ...args]);
    process.exitCode = code;
  });
}
