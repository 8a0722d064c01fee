import type { CDPSession, Page } from "@playwright/test";
import { installBareList, installBareSections, openBare } from "../lib/bare-page.ts";
import { openLibrary, withPage } from "../lib/chromium.ts";
import {
  atLeast,
  atMost,
  figure,
  inSequence,
  type Measure,
  median,
  medianAndP95,
  p95,
  repeated,
  sum,
} from "../lib/measure.ts";
import { installPaintWatch, timeToPaint } from "../lib/paint-watch.ts";
import { LIBRARY, withProduct } from "../lib/product.ts";

const throttle = (protocol: CDPSession, rate: number) =>
  protocol.send("Emulation.setCPUThrottlingRate", { rate });

const SLOWED = 6;

/** A fresh page with the paint watch; the processor is throttled once `open` has made it ready. */
const onSlowedPage = <T>(open: (page: Page) => Promise<void>, work: (page: Page) => Promise<T>) =>
  withPage(async (page, protocol) => {
    await page.addInitScript(installPaintWatch);
    await open(page);
    await throttle(protocol, SLOWED);
    return work(page);
  });

/** How many times as long as the bare page. */
const times = (value: number) => `${value.toFixed(2)} times`;

/**
 * Milliseconds on fresh pages of the library, against the same on the page without its scripts. By turns, so that what else the
 * machine does slows both.
 */
async function againstBare<T extends { readonly ms: number }>(
  { origin, pages, most }: { origin: string; pages: number; most: number },
  own: (page: Page) => Promise<readonly T[]>,
  bare: (page: Page, found: readonly T[]) => Promise<readonly number[]>,
) {
  const turns = await repeated(pages, async () => {
    const found = await onSlowedPage((page) => openLibrary(page, origin), own);
    const open = (page: Page) => openBare(page, origin + LIBRARY);
    return { found, bare: await onSlowedPage(open, (page) => bare(page, found)) };
  });
  const ours = turns.flatMap(({ found }) => found.map(({ ms }) => ms));
  const theirs = turns.flatMap((turn) => turn.bare);
  return {
    count: ours.length,
    rows: [
      atMost("median, of the bare page's", median(ours) / median(theirs), most, times),
      atMost("95th percentile, of the bare page's", p95(ours) / p95(theirs), most, times),
      figure("median and 95th percentile", medianAndP95(ours)),
      figure("the same of the bare page", medianAndP95(theirs)),
      figure("slowest", Math.max(...ours)),
    ],
  };
}

const TYPING_PAGES = 3;
const QUERIES = ["360 UB 44.7", "150x100x6", "chs", "100x", "pfc 250", "shs"];
/** Every query, typed and deleted key by key. */
const KEYS = QUERIES.flatMap((query) => [...query, ...Array<string>(query.length).fill("Backspace")]);

async function typeAll(page: Page) {
  await page.getByRole("searchbox").focus();
  const strokes = await inSequence(KEYS, async (key) => {
    const ms = await timeToPaint(page, "keydown", ".section-scroll", () => page.keyboard.press(key));
    // Undefined if the list did not change, so that nothing was to be painted.
    return ms === undefined ? [] : [{ ms }];
  });
  return strokes.flat();
}

/** The names of all sections, from the open data. */
async function namesOf(origin: string): Promise<readonly string[]> {
  const response = await fetch(`${origin}/api/v1/sections?standard=Aust300`);
  const { sections } = (await response.json()) as { sections: readonly { name: string }[] };
  return sections.map(({ name }) => name);
}

export const searchBox: Measure = {
  name: "search-box",
  title: "Search box: keystroke to painted list",
  run: () =>
    withProduct(async ({ origin }) => {
      const names = await namesOf(origin);
      const typeBare = async (page: Page) => {
        await page.evaluate(installBareList, names);
        return (await typeAll(page)).map(({ ms }) => ms);
      };
      const given = { origin, pages: TYPING_PAGES, most: 1.3 };
      const { count, rows } = await againstBare(given, typeAll, typeBare);
      return {
        how: `Real key events into ${TYPING_PAGES} fresh pages of 1280 x 800, the processor throttled ${SLOWED} times by Chromium; ${QUERIES.map((query) => `"${query}"`).join(", ")} typed and deleted key by key, nothing discarded as warm-up. From the key event's own time stamp to the end of the frame in which the list had changed (lib/paint-watch.ts). ${TYPING_PAGES * KEYS.length} keystrokes, of which ${count} changed the list. By turns with the same page without its scripts and a bare list of 30 rows (lib/bare-page.ts).`,
        rows,
      };
    }),
};

const CLICKING_PAGES = 2;
const FAMILIES = ["CHS", "UA", "UB", "WB", "PFC", "EA", "RHS", "SHS"];
const ROWS_EACH = 6;

interface Selected {
  readonly name: string;
  /** Milliseconds to the painted section. */
  readonly ms: number;
  readonly html: string;
}

/** Selections from the whole list of a family, including the first and the last. */
async function selectIn(page: Page, family: string): Promise<readonly Selected[]> {
  const header = page.locator(`[data-category="${family}"]`);
  await header.click();
  const rows = page.locator(`#sections-${family} [data-section]`);
  const length = Number.parseInt((await header.textContent())?.match(/\d+(?= sections?$)/)?.[0] ?? "0", 10);
  await rows.nth(length - 1).waitFor({ state: "attached" });
  const selected = await repeated(Math.min(ROWS_EACH, length), async (at) => {
    const row = rows.nth(Math.round((at * (length - 1)) / (ROWS_EACH - 1)));
    // With marks after the name, such as a grade in which it is not supplied.
    const name = await row.textContent();
    // Hover first, as with a mouse: the row's own hover effect must not count.
    await row.hover();
    const ms = await timeToPaint(page, "click", ".library-detail", () => row.click());
    const title = (await page.locator("#section-name").textContent()) || "no section";
    const drawn = await page.locator(".section-figure svg").count();
    if (ms === undefined || !name?.startsWith(title) || drawn !== 1) {
      throw new Error(`${name} was selected, but the page shows ${title} with ${drawn} drawings.`);
    }
    return { name: title, ms, html: await page.locator(".library-detail").innerHTML() };
  });
  await header.click();
  return selected;
}

/** The same sections on the bare page. */
async function selectBare(page: Page, sections: readonly Selected[]): Promise<readonly number[]> {
  await page.evaluate(installBareSections, sections);
  return inSequence(sections.keys(), async (at) => {
    const row = page.locator(`[data-at="${at}"]`);
    await row.hover();
    return (await timeToPaint(page, "click", ".library-detail", () => row.click())) ?? Number.NaN;
  });
}

export const selection: Measure = {
  name: "selection",
  title: "Selection: click to painted properties and drawing",
  run: () =>
    withProduct(async ({ origin }) => {
      const selectAll = async (page: Page) =>
        (await inSequence(FAMILIES, (family) => selectIn(page, family))).flat();
      const given = { origin, pages: CLICKING_PAGES, most: 1.5 };
      const { count, rows } = await againstBare(given, selectAll, selectBare);
      return {
        how: `Real clicks on rows from the first to the last of each family's list, in ${CLICKING_PAGES} fresh pages of 1280 x 800, the processor throttled ${SLOWED} times by Chromium, nothing discarded as warm-up. From the click's own time stamp to the end of the frame in which heading, table and drawing had changed; that they are the right ones is checked. ${count} selections. By turns with the same page without its scripts, where a click sets the same markup (lib/bare-page.ts).`,
        rows,
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
