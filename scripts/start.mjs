import { spawn } from "node:child_process";
import { constants } from "node:os";
import { prepareBuild } from "./lib/build.mjs";
import { prepareFirebase, prepareInstall } from "./lib/install.mjs";
import { needNode } from "./lib/node-version.mjs";
import { main } from "./lib/output.mjs";
import { onParentExit } from "./lib/parent-process.mjs";
import { expectFreePort } from "./lib/port.mjs";
import { ROOT } from "./lib/root.mjs";
import { stopRunning, withNode } from "./lib/run.mjs";
import { SERVER_ENTRY } from "./lib/server-entry.mjs";

let server;

/** Ends the server, or the install or build before it. The server ignores a signal that arrives twice, as Ctrl-C does. */
function stop(signal) {
  if (server) return server.kill(signal);
  stopRunning(signal);
  process.exit(128 + constants.signals[signal]);
}

function serve(node) {
  const env = { ...withNode(node), NODE_ENV: "production" };
  server = spawn(node, [SERVER_ENTRY], { cwd: ROOT, env, stdio: "inherit" });
  // The server has logged its own error by then.
  server.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
onParentExit(() => stop("SIGTERM"));

await main(async () => {
  await expectFreePort(process.env);
  await prepareInstall(ROOT);
  if (process.env.PROVIDER === "firebase") await prepareFirebase(ROOT, { withEmulators: false });
  const node = needNode();
  await prepareBuild(ROOT);
  serve(node);
});
