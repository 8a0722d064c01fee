import { spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { findNode } from "./node-version.mjs";
import { ROOT } from "./root.mjs";

const TAIL = 64 * 1024;
const running = new Set();

/** Stops everything that run() started, so that an interrupted install does not continue in the background. */
export function stopRunning(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program to completion: { code, output }. With `quiet` its output is kept (the last 64 kB), else shown live.
 * Standard input is closed: no program run by these scripts may prompt.
 */
export function run(
  command,
  args,
  { cwd = ROOT, env = process.env, quiet = false, limit = 0, shell = false } = {},
) {
  return new Promise((settle) => {
    const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
    const child = spawn(command, args, { cwd, env, stdio, shell, timeout: limit, killSignal: "SIGKILL" });
    let output = "";
    const keep = (chunk) => {
      output = (output + chunk).slice(-TAIL);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    running.add(child);
    child.on("error", (error) => {
      running.delete(child);
      settle({ code: 127, output: error.message });
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      settle({ code: code ?? 1, output: signal ? `${output}\n(ended by ${signal})` : output });
    });
  });
}

/** The environment in which `node` and every tool's `#!/usr/bin/env node` is the newest available Node. */
export function withNode(node, env = process.env) {
  const key = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  return { ...env, [key]: [dirname(node), env[key]].filter(Boolean).join(delimiter) };
}

/** Runs npm: the one that started us where there is one, because a bare `npm` cannot be spawned on Windows. */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath ?? "";
  const node = findNode() ?? process.execPath;
  const settings = { ...options, env: withNode(node, options.env) };
  return /npm-cli\.c?js$/.test(cli)
    ? run(node, [cli, ...args], settings)
    : run("npm", args, { ...settings, shell: process.platform === "win32" });
}

/** The last lines of a program's output, which usually contain the reason of a failure. */
export const tail = (output, lines = 30) => output.trimEnd().split("\n").slice(-lines).join("\n");
