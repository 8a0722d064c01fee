import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds. Shorter than the time limit of a test, so that a failure has a name; longer than a busy machine needs. */
const PATIENCE = 150_000;

/**
 * Waits until a condition holds; throws with its name if it takes too long.
 *
 * Units    `ms` in milliseconds
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  ms = PATIENCE,
): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); await wait(5)) {
    if (Date.now() > end) throw new Error(`${what}: not within ${ms} ms`);
  }
}
