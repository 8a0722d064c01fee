import { spawn } from "node:child_process";
import { constants } from "node:os";
import { prepareFirebase } from "./lib/firebase.mjs";
import { needNode } from "./lib/node-version.mjs";
import { main } from "./lib/output.mjs";
import { onParentExit } from "./lib/parent-process.mjs";
import { prepareBuild, prepareInstall } from "./lib/prepare.mjs";
import { ROOT } from "./lib/root.mjs";
import { stopRunning, withNode } from "./lib/run.mjs";
import { SERVER_ENTRY } from "./lib/server-entry.mjs";
import { checkSettings } from "./lib/settings-check.mjs";

// One Ctrl-C arrives twice: from the terminal, and again from npm, which forwards it.
const SAME_PRESS = 500;

let server;
let firstStop = 0;

function stop(signal) {
  if (!server) {
    stopRunning(signal);
    process.exit(128 + constants.signals[signal]);
  }
  const isFirst = firstStop === 0;
  if (isFirst) firstStop = Date.now();
  // A terminal sends Ctrl-C to the server itself; forwarding it would look like a second one.
  if (isFirst && !(signal === "SIGINT" && process.stdin.isTTY)) server.kill(signal);
  if (!isFirst && Date.now() - firstStop > SAME_PRESS) server.kill("SIGKILL");
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
  await checkSettings(process.env, ROOT);
  await prepareInstall(ROOT);
  if (process.env.PROVIDER === "firebase") await prepareFirebase(ROOT, { withEmulators: false });
  const node = needNode();
  await prepareBuild(ROOT);
  serve(node);
});
