import type { Page } from "@playwright/test";

/**
 * Installs `window.paintWatch` in the page: milliseconds from an input event to the frame that shows its effect.
 *
 * It starts at the event's `timeStamp`, which the browser sets when the input arrives, so that the wait for a busy page
 * counts. It ends at the first task after the frame in which the watched part of the page had changed: a mutation observer
 * sees the commit, `requestAnimationFrame` waits for its frame, and an urgent task posted from there runs when style, layout
 * and paint of that frame are done. Not included: the compositor's raster and the screen's refresh.
 */
export function installPaintWatch(): void {
  window.paintWatch = (eventName, selector, limit) =>
    new Promise((settle) => {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`${selector} is not on the page.`);
      let began = Number.NaN;
      let painted: number | undefined;
      // The last change counts if the effect takes two commits.
      const observer = new MutationObserver(() =>
        requestAnimationFrame(() => {
          const seen = () => {
            painted = performance.now() - began;
          };
          // Before tasks of the product that wait for their turn after the frame.
          void window.scheduler.postTask(seen, { priority: "user-blocking" });
        }),
      );
      // Captured on the window, before any code of the product runs.
      const onEvent = (event: Event) => {
        began = event.timeStamp;
        observer.observe(part, { childList: true, subtree: true, characterData: true, attributes: true });
      };
      addEventListener(eventName, onEvent, { capture: true, once: true });
      const opened = performance.now();
      const look = () => {
        const now = performance.now();
        const isQuiet = painted !== undefined && now - began - painted > 100;
        if (!isQuiet && now - opened < limit) return void setTimeout(look, 20);
        observer.disconnect();
        settle(painted);
      };
      look();
    });
}

declare global {
  interface Window {
    /** Undefined if the part did not change within the limit. */
    paintWatch(eventName: string, selector: string, limit: number): Promise<number | undefined>;
  }
}

/** Milliseconds. A key may change nothing, so that its limit is often waited for. */
const LIMITS = { keydown: 900, click: 10_000 };

/** Performs an action and returns how long its effect took to paint. */
export async function timeToPaint(
  page: Page,
  event: keyof typeof LIMITS,
  selector: string,
  act: () => Promise<void>,
): Promise<number | undefined> {
  const result = await page.evaluateHandle(
    ([name, part, limit]) => ({ painted: window.paintWatch(name, part, limit) }),
    [event, selector, LIMITS[event]] as const,
  );
  await act();
  return result.evaluate(({ painted }) => painted);
}
