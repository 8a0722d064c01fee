import type { Page } from "@playwright/test";

/**
 * Ends after every timer of at most `ms` that the page has set so far, and after the frame that shows its effect: for what
 * must not happen. The page's timers of equal length end in the order in which they were set.
 */
export function afterTimers(page: Page, ms = 0): Promise<void> {
  return page.evaluate(
    (length) =>
      new Promise<void>((settle) => {
        setTimeout(() => requestAnimationFrame(() => setTimeout(settle)), length);
      }),
    ms,
  );
}

/** Milliseconds after which a page has come to rest: what it leaves for later waits longer. */
export const AT_REST_MS = 1000;

/**
 * Timers of so many milliseconds or more never end on the pages that follow: typing never rests, or with a second what a page leaves until
 * it has come to rest never happens, however slow the machine is.
 */
export const neverRest = (page: Page, from = 300) =>
  page.addInitScript((rest) => {
    const start = window.setTimeout.bind(window);
    const soon = (run: () => void, delay = 0, ...given: unknown[]) =>
      delay < rest ? start(run, delay, ...given) : 0;
    Object.assign(window, { setTimeout: soon });
  }, from);
