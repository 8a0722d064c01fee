import { join, resolve } from "node:path";
import { prepareInstall } from "./lib/install.mjs";
import { needNode } from "./lib/node-version.mjs";
import { main } from "./lib/output.mjs";
import { expectFreePort } from "./lib/port.mjs";
import { ROOT } from "./lib/root.mjs";
import { npm, run, stopRunning, withNode } from "./lib/run.mjs";

/* The development server, with hot reload, on the data folder of `npm start`. */

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopping = true;
    stopRunning(signal);
  });

await main(async () => {
  await expectFreePort(process.env);
  await prepareInstall(ROOT);
  const node = needNode();
  await npm(["run", "build", "--workspace", "packages/sections"]);
  const cwd = join(ROOT, "apps/web");
  // The server of `npm start` runs in the root, and reads DATA_DIR from there.
  const env = { ...withNode(node), DATA_DIR: resolve(ROOT, process.env.DATA_DIR || "data") };
  await run(node, ["scripts/subset-fonts.ts"], { cwd, env });
  const { code } = await run(node, [join(ROOT, "node_modules/@react-router/dev/bin.cjs"), "dev"], {
    cwd,
    env,
  });
  // A stop on request is no error, whatever the development server makes of the signal.
  process.exitCode = isStopping ? 0 : code;
});
