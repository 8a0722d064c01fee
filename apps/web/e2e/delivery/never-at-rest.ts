import type { Page } from "@playwright/test";

/** Milliseconds. What a page leaves for so much later waits until it has come to rest. */
const AT_REST_MS = 1000;

/** Timers of rest never fire on the page: on a slow machine they would while its first load is still under way. */
export async function neverAtRest(page: Page): Promise<void> {
  await page.addInitScript((rest) => {
    const start = window.setTimeout.bind(window);
    const soon = (run: () => void, delay = 0, ...given: unknown[]) =>
      delay < rest ? start(run, delay, ...given) : 0;
    Object.assign(window, { setTimeout: soon });
  }, AT_REST_MS);
}
