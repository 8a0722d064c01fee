import type { CDPSession, Page } from "@playwright/test";
import { openLibrary, withPage } from "../lib/chromium.ts";
import {
  atLeast,
  atMost,
  figure,
  inSequence,
  type Measure,
  median,
  p95,
  repeated,
  sum,
} from "../lib/measure.ts";
import { installPaintWatch, timeToPaint } from "../lib/paint-watch.ts";
import { withProduct } from "../lib/product.ts";

const throttle = (protocol: CDPSession, rate: number) =>
  protocol.send("Emulation.setCPUThrottlingRate", { rate });

const SLOWED = 6;

/** A fresh page of the library with the paint watch, and the processor throttled once it is ready. */
const onSlowedLibrary = <T>(origin: string, work: (page: Page) => Promise<T>): Promise<T> =>
  withPage(async (page, protocol) => {
    await page.addInitScript(installPaintWatch);
    await openLibrary(page, origin);
    await throttle(protocol, SLOWED);
    return work(page);
  });

const TYPING_PAGES = 3;
const QUERIES = ["360 UB 44.7", "150x100x6", "chs", "100x", "pfc 250", "shs"];
/** Every query, typed and deleted key by key. */
const KEYS = QUERIES.flatMap((query) => [...query, ...Array<string>(query.length).fill("Backspace")]);

async function typeAll(page: Page) {
  await page.getByRole("searchbox").focus();
  const strokes = await inSequence(KEYS, async (key) => {
    const ms = await timeToPaint(page, "keydown", ".section-scroll", () => page.keyboard.press(key));
    // Undefined if the list did not change, so that nothing was to be painted.
    return ms === undefined ? [] : [{ isTyped: key !== "Backspace", ms }];
  });
  return strokes.flat();
}

export const searchBox: Measure = {
  name: "search-box",
  title: "Search box: keystroke to painted list",
  run: () =>
    withProduct(async ({ origin }) => {
      const strokes = (await repeated(TYPING_PAGES, () => onSlowedLibrary(origin, typeAll))).flat();
      const [all, typed, deleted] = [[true, false], [true], [false]].map((which) =>
        strokes.filter(({ isTyped }) => which.includes(isTyped)).map(({ ms }) => ms),
      ) as [number[], number[], number[]];
      return {
        how: `Real key events into ${TYPING_PAGES} fresh pages of 1280 x 800, the processor throttled ${SLOWED} times by Chromium; ${QUERIES.map((query) => `"${query}"`).join(", ")} typed and deleted key by key, nothing discarded as warm-up. From the key event's own time stamp to the end of the frame in which the list had changed (lib/paint-watch.ts). ${TYPING_PAGES * KEYS.length} keystrokes, of which ${strokes.length} changed the list.`,
        rows: [
          atMost("keystrokes, 95th percentile", p95(all), 50),
          figure("median", median(all)),
          figure("95th percentile, typing only", p95(typed)),
          figure("95th percentile, deleting only", p95(deleted)),
          figure("slowest", Math.max(...all)),
        ],
      };
    }),
};

const CLICKING_PAGES = 2;
const FAMILIES = ["CHS", "UA", "UB", "WB", "PFC", "EA", "RHS", "SHS"];
const ROWS_EACH = 6;

/** Milliseconds of selections from the whole list of a family, including the first and the last. */
async function selectIn(page: Page, family: string): Promise<readonly number[]> {
  const header = page.locator(`[data-category="${family}"]`);
  await header.click();
  const rows = page.locator(`#sections-${family} [data-section]`);
  await rows.first().waitFor();
  const last = (await rows.count()) - 1;
  const times = await repeated(Math.min(ROWS_EACH, last + 1), async (at) => {
    const row = rows.nth(Math.round((at * last) / (ROWS_EACH - 1)));
    // With marks after the name, such as a grade in which it is not supplied.
    const name = await row.textContent();
    // Hover first, as with a mouse: the row's own hover effect must not count.
    await row.hover();
    const ms = await timeToPaint(page, "click", ".library-detail", () => row.click());
    const title = (await page.locator("#section-name").textContent()) || "no section";
    const drawn = await page.locator(".section-figure svg").count();
    if (ms !== undefined && name?.startsWith(title) && drawn === 1) return ms;
    throw new Error(`${name} was selected but is not shown.`);
  });
  await header.click();
  return times;
}

export const selection: Measure = {
  name: "selection",
  title: "Selection: click to painted properties and drawing",
  run: () =>
    withProduct(async ({ origin }) => {
      const selectAll = (page: Page) => inSequence(FAMILIES, (family) => selectIn(page, family));
      const pages = await repeated(CLICKING_PAGES, () => onSlowedLibrary(origin, selectAll));
      const times = pages.flat(2);
      const families = FAMILIES.map((family, at) => {
        const own = pages.flatMap((page) => page[at] ?? []);
        return figure(`${family}, median of ${own.length}`, median(own));
      });
      return {
        how: `Real clicks on rows from the first to the last of each family's list, in ${CLICKING_PAGES} fresh pages of 1280 x 800, the processor throttled ${SLOWED} times by Chromium, nothing discarded as warm-up. From the click's own time stamp to the end of the frame in which heading, table and drawing had changed; that they are the right ones is checked. ${times.length} selections.`,
        rows: [
          atMost("selections, 95th percentile", p95(times), 100),
          figure("median", median(times)),
          figure("slowest", Math.max(...times)),
          ...families,
        ],
      };
    }),
};

const SCROLL_SLOWED = 4;
const SCROLLING_PAGES = 3;
/** Two families together have two hundred rows. */
const TABLE = "?view=table&family=all&where=family:CHS.RHS";
const LEAST_ROWS = 200;
/** Pixels a second: a fast turn of a mouse wheel. */
const SPEED = 2400;
const SECONDS = 2;

declare global {
  interface Window {
    /** The start times of the frames in milliseconds. */
    frameTimes: number[];
  }
}

function watchFrames(): void {
  window.frameTimes = [];
  const next = (at: number) => {
    window.frameTimes.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** The times between frames while the table scrolls down, up and to the right. */
const scrollOnFreshPage = (origin: string) =>
  withPage(async (page, protocol) => {
    await openLibrary(page, origin, TABLE);
    const table = page.locator(".table-scroll");
    const lastRow = table.locator("tbody tr").nth(LEAST_ROWS - 1);
    await lastRow.waitFor();
    await throttle(protocol, SCROLL_SLOWED);
    await page.evaluate(watchFrames);
    const directions = [[0, -1] as const, [0, 1] as const, [-1, 0] as const];
    const times = await inSequence(directions, async ([right, down]) => {
      await page.evaluate(() => window.frameTimes.splice(0));
      await protocol.send("Input.synthesizeScrollGesture", {
        ...{ x: 640, y: 600, speed: SPEED, preventFling: true, gestureSourceType: "mouse" },
        ...{ xDistance: right * SPEED * SECONDS, yDistance: down * SPEED * SECONDS },
      });
      const began = await page.evaluate(() => window.frameTimes);
      return began.slice(1).map((at, index) => at - (began[index] ?? at));
    });
    const left = await table.evaluate((element) => element.scrollLeft);
    if (left === 0) throw new Error("The table did not scroll.");
    return times.flat();
  });

export const tableScroll: Measure = {
  name: "table-scroll",
  title: "Table view of 200 rows: scrolling",
  run: () =>
    withProduct(async ({ origin }) => {
      const times = (await repeated(SCROLLING_PAGES, () => scrollOnFreshPage(origin))).flat();
      return {
        how: `Two families of hollow sections, more than ${LEAST_ROWS} rows, in ${SCROLLING_PAGES} fresh pages of 1280 x 800, the processor throttled ${SCROLL_SLOWED} times by Chromium; scrolled down, up and to the right at ${SPEED} px a second by the browser's own gesture. Times between animation frames; a missed frame counts as two. Not included: the compositor's raster, which the page cannot observe. ${times.length} frames.`,
        rows: [
          atLeast("frames a second", Math.round((1000 * times.length) / sum(times)), 60, String),
          figure("median between frames", median(times)),
          figure("95th percentile", p95(times)),
          figure("longest", Math.max(...times)),
        ],
      };
    }),
};
