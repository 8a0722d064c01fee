import { readFileSync } from "node:fs";

const PERIOD = 500;

/** Who started us: our parent and, where it is only npm's shell (Linux tells), npm above it. */
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
 * Calls `gone` once npm has ended without us. A SIGTERM for npm ends npm and its shell, but never arrives here: without
 * this watch the server would keep its port for ever. Started without npm, we outlive our shell on purpose.
 */
export function onStarterGone(gone, env = process.env) {
  if (!env.npm_lifecycle_event) return;
  const first = starter();
  const timer = setInterval(() => {
    if (starter() === first) return;
    clearInterval(timer);
    gone();
  }, PERIOD);
  timer.unref();
}
