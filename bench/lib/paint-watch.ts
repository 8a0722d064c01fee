import type { Page } from "@playwright/test";

/**
 * Installs `window.paintWatch` in the page: measures the time from an input event to the frame that shows its effect.
 *
 * It starts at the event's `timeStamp`, which the browser sets when the input arrives, so that the wait for a busy page
 * counts. It ends at the first task after the frame in which the watched part of the page had changed: a mutation observer
 * sees the commit, `requestAnimationFrame` waits for its frame, and a message posted from there arrives when style, layout
 * and paint of that frame are done. Not included: the compositor's raster and the screen's refresh, which the page can
 * neither speed up nor observe. React's deferred values do not distort it: an early paint of the input alone changes nothing
 * in the watched part.
 *
 * The event is captured on the window, before any code of the product runs.
 */
function install(): void {
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });

  window.paintWatch = (eventName, selector, limit) =>
    new Promise((settle) => {
      const part = document.querySelector(selector);
      if (!part) throw new Error(`${selector} is not on the page.`);
      let began: number | undefined;
      let painted: number | undefined;
      const observer = new MutationObserver(() => {
        // The last change counts if the effect takes two commits.
        const start = began;
        if (start === undefined) return;
        afterFrame(() => {
          painted = performance.now() - start;
        });
      });
      const watch = { childList: true, subtree: true, characterData: true, attributes: true };
      const onEvent = (event: Event) => {
        began = event.timeStamp;
      };
      addEventListener(eventName, onEvent, { capture: true, once: true });
      observer.observe(part, watch);
      const opened = performance.now();
      const QUIET = 100;
      const look = () => {
        const now = performance.now();
        const isQuiet = painted !== undefined && now - (began ?? now) - painted > QUIET;
        if (!isQuiet && now - opened < limit) return void setTimeout(look, 20);
        observer.disconnect();
        removeEventListener(eventName, onEvent, { capture: true });
        settle(painted);
      };
      look();
    });
}

declare global {
  interface Window {
    /** Milliseconds to the painted change, or undefined if the part did not change within the limit. */
    paintWatch(eventName: string, selector: string, limit: number): Promise<number | undefined>;
  }
}

export async function installPaintWatch(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** Performs an action and returns how long its effect took to paint. */
export async function timeToPaint(
  page: Page,
  { event, selector, limit = 900 }: { event: "keydown" | "click"; selector: string; limit?: number },
  act: () => Promise<void>,
): Promise<number | undefined> {
  const result = await page.evaluateHandle(
    ([name, part, most]) => ({ painted: window.paintWatch(name, part, most) }),
    [event, selector, limit] as const,
  );
  await act();
  return result.evaluate(({ painted }) => painted);
}
