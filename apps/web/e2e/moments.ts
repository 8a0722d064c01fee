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

/** Typing never rests on the pages that follow: what waits for that never happens. */
export const neverRest = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (then: () => void, delay = 0) => (delay === 300 ? 0 : start(then, delay)),
    });
  });
