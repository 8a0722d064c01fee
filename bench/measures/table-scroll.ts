import type { CDPSession, Page } from "@playwright/test";
import { withBrowser, withPage } from "../lib/chromium.ts";
import { judged, type Measure, milliseconds } from "../lib/measure.ts";
import { LIBRARY, withProduct } from "../lib/product.ts";
import { median, percentile } from "../lib/statistics.ts";

const SLOWED = 4;
const PAGES = 3;
/** Two families together have two hundred rows. */
const TABLE = "?view=table&family=all&where=family:CHS.RHS";
const LEAST_ROWS = 200;
/** Pixels a second: a fast turn of a mouse wheel. */
const SPEED = 2400;
const SECONDS = 2;

/** Collects the start times of frames in milliseconds until it is called again. */
function watchFrames(): void {
  const began: number[] = [];
  let on = true;
  const next = (at: number) => {
    began.push(at);
    if (on) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.stopFrames = () => {
    on = false;
    return began;
  };
}

declare global {
  interface Window {
    stopFrames(): readonly number[];
  }
}

/** The times between frames while the table scrolls in one direction. */
async function scroll(
  page: Page,
  protocol: CDPSession,
  way: { readonly x: number; readonly y: number },
): Promise<readonly number[]> {
  const box = await page.locator(".table-scroll").boundingBox();
  if (!box) throw new Error("The table is not on the page.");
  await page.evaluate(watchFrames);
  await protocol.send("Input.synthesizeScrollGesture", {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    xDistance: -way.x * SPEED * SECONDS,
    yDistance: -way.y * SPEED * SECONDS,
    speed: SPEED,
    preventFling: true,
    gestureSourceType: "mouse",
  });
  const began = await page.evaluate(() => window.stopFrames());
  return began.slice(1).map((at, index) => at - (began[index] ?? at));
}

async function scrollOnFreshPage(origin: string): Promise<readonly number[]> {
  return withBrowser((browser) =>
    withPage(browser, async (page, protocol) => {
      await page.goto(`${origin}${LIBRARY}${TABLE}`);
      await page.locator(".library[data-hydrated]").waitFor();
      const rows = page.locator(".table-scroll tbody tr");
      await rows.nth(LEAST_ROWS - 1).waitFor();
      await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
      const table = page.locator(".table-scroll");
      const times = [
        ...(await scroll(page, protocol, { x: 0, y: 1 })),
        ...(await scroll(page, protocol, { x: 0, y: -1 })),
        ...(await scroll(page, protocol, { x: 1, y: 0 })),
      ];
      const [left] = await table.evaluate((element) => [element.scrollLeft]);
      if (!left) throw new Error("The table did not scroll.");
      return times;
    }),
  );
}

export const tableScroll: Measure = {
  name: "table-scroll",
  title: "Table view of 200 rows: scrolling",
  run: () =>
    withProduct(async ({ origin }) => {
      const times: number[] = [];
      for (let page = 0; page < PAGES; page += 1) times.push(...(await scrollOnFreshPage(origin)));
      const total = times.reduce((sum, time) => sum + time, 0);
      const rate = (1000 * times.length) / total;
      return {
        how:
          `Two families of hollow sections, more than ${LEAST_ROWS} rows, in ${PAGES} fresh pages of 1280 x 800, the processor throttled ` +
          `${SLOWED} times by Chromium; scrolled down, up and to the right at ${SPEED} px a second by the browser's own gesture. ` +
          "Times between animation frames; a missed frame counts as two. Not included: the compositor's raster, which " +
          `the page cannot observe. ${times.length} frames.`,
        rows: [
          judged("frames a second", Math.round(rate), { atLeast: 60 }, (value) => value.toFixed(0)),
          { what: "median between frames", measured: milliseconds(median(times)) },
          { what: "99 of 100", measured: milliseconds(percentile(times, 0.99)) },
          { what: "longest", measured: milliseconds(Math.max(...times)) },
        ],
      };
    }),
};
