import { randomUUID } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimes,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Fault, print } from "./output.mjs";

const BEAT = 2000;
const SILENCE = 20_000;

const read = (path) => {
  try {
    return { text: readFileSync(path, "utf8"), touched: statSync(path).mtimeMs };
  } catch {
    return undefined;
  }
};

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Creates the lock file atomically, so that no process reads it half written; false if it exists. */
function take(path, text) {
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, text);
    linkSync(draft, path);
    return true;
  } catch (error) {
    // The folder is removed with the last lock in it, possibly between these two lines.
    if (error.code === "EEXIST" || error.code === "ENOENT") return false;
    throw new Fault(`Cannot write ${dirname(path)}: ${error.message}`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead process's lock away, and puts it back if another process has taken it by now. */
function breakStale(path, text) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, "utf8") !== text) linkSync(aside, path);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(path, text) {
  if (read(path)?.text !== text) return;
  rmSync(path, { force: true });
  try {
    rmdirSync(dirname(path));
  } catch {
    // The folder contains another file: keep it.
  }
}

function isDead(text) {
  let holder = {};
  try {
    holder = JSON.parse(text);
  } catch {
    // Not written by this code: only its age shows whether it is stale.
  }
  const { pid, host } = holder;
  return host === hostname() && (pid === process.pid || !isRunning(pid));
}

/** Waits for the lock, and breaks it if its owner is gone or silent. */
async function waitFor(path, text, { silence, poll, log }) {
  let seen = { text: "", touched: 0, since: 0 };
  while (!take(path, text)) {
    const held = read(path);
    if (!held) continue;
    if (seen.text === "") log("Another process is installing or building here; waiting for it.");
    if (held.text !== seen.text || held.touched !== seen.touched) seen = { ...held, since: Date.now() };
    if (isDead(held.text) || Date.now() - seen.since > silence) breakStale(path, held.text);
    else await wait(poll);
  }
}

/**
 * Runs `work` while no other process runs under the same lock file.
 * A lock is stale when its process is gone, or when it has not been touched for a while: process IDs are reused, for
 * example after a container restart, and then the first check alone would wait forever.
 */
export async function withLock(path, work, { silence = SILENCE, poll = 250, log = print } = {}) {
  const text = JSON.stringify({ pid: process.pid, host: hostname(), mark: randomUUID() });
  await waitFor(path, text, { silence, poll, log });
  const beat = setInterval(() => utimes(path, new Date(), new Date(), () => {}), BEAT);
  const leave = () => release(path, text);
  process.once("exit", leave);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.removeListener("exit", leave);
    leave();
  }
}
