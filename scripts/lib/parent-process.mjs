import { readFileSync } from "node:fs";

/** The IDs of our parent process and, where it is npm's shell (visible on Linux), of npm above it. */
function starter() {
  const parent = process.ppid;
  try {
    const [, name, above] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8"));
    return name === "sh" ? `${parent} ${above}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}

/**
 * Calls `gone` once npm has ended without us. A SIGTERM ends npm and its shell but never arrives here, and without this
 * watch the server would keep its port forever. Started without npm, the server outlives its shell on purpose.
 */
export function onParentExit(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const first = starter();
  const timer = setInterval(() => {
    if (starter() === first) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}
