import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits until a condition holds; throws with its name if it takes too long.
 *
 * Units    `ms` in milliseconds
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); await wait(5)) {
    if (Date.now() > end) throw new Error(`${what}: not within ${ms} ms`);
  }
}
