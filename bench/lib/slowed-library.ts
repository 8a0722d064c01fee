import type { Page } from "@playwright/test";
import { withBrowser, withPage } from "./chromium.ts";
import { installPaintWatch } from "./paint-watch.ts";
import { LIBRARY } from "./product.ts";

/** A fresh page of the library in a fresh browser with the paint watch, and the processor throttled once it is ready. */
export function onSlowedLibrary<T>(
  origin: string,
  slowed: number,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  return withBrowser((browser) =>
    withPage(browser, async (page, protocol) => {
      await installPaintWatch(page);
      await page.goto(`${origin}${LIBRARY}`);
      await page.locator(".library[data-hydrated]").waitFor();
      await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowed });
      return work(page);
    }),
  );
}
