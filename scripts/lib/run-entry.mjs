import { needNode } from "./node-version.mjs";
import { prepareBuild, prepareInstall } from "./prepare.mjs";
import { ROOT } from "./root.mjs";
import { run, stopRunning } from "./run.mjs";
import { main } from "./say.mjs";

/**
 * Installs and builds what is missing, then runs a TypeScript program of the repository with the words of this call: only a Node
 * that the install may first have to bring can run it. Help needs no build.
 */
export async function runEntry(path, words = process.argv.slice(2)) {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopRunning(signal));
  await main(async () => {
    await prepareInstall(ROOT);
    if (!words.some((word) => word === "--help" || word === "-h")) await prepareBuild(ROOT);
    const { code } = await run(needNode(), [path, ...words]);
    process.exitCode = code;
  });
}
