import type { Page } from "@playwright/test";
import { judged, type Measure, milliseconds } from "../lib/measure.ts";
import { timeToPaint } from "../lib/paint-watch.ts";
import { withProduct } from "../lib/product.ts";
import { onSlowedLibrary } from "../lib/slowed-library.ts";
import { median, p95 } from "../lib/statistics.ts";

const FAMILIES = ["CHS", "UA", "UB", "WB", "PFC", "EA", "RHS", "SHS"];
const SLOWED = 6;
const PAGES = 2;
const ROWS_EACH = 6;

interface Choice {
  readonly family: string;
  readonly ms: number;
}

/** Rows from the whole list, including the first and the last. */
function spread(count: number): readonly number[] {
  const rows = Math.min(ROWS_EACH, count);
  return Array.from({ length: rows }, (_, index) =>
    Math.round((index * (count - 1)) / Math.max(1, rows - 1)),
  );
}

async function chooseIn(page: Page, family: string): Promise<readonly Choice[]> {
  const header = page.locator(`[data-category="${family}"]`);
  await header.click();
  const rows = page.locator(`#sections-${family} [data-section]`);
  await rows.first().waitFor();
  const choices: Choice[] = [];
  for (const index of spread(await rows.count())) {
    const row = rows.nth(index);
    const name = (await row.textContent()) ?? "";
    // Hover first, as with a mouse: the row's own hover effect must not count.
    await row.hover();
    const ms = await timeToPaint(page, { event: "click", selector: ".library-detail" }, () => row.click());
    const title = await page.locator("#section-name").textContent();
    const drawn = await page.locator(".section-figure svg").count();
    if (ms === undefined || title !== name || drawn !== 1)
      throw new Error(`${name} was selected but is not shown.`);
    choices.push({ family, ms });
  }
  await header.click();
  return choices;
}

function chooseOnFreshPage(origin: string): Promise<readonly Choice[]> {
  return onSlowedLibrary(origin, SLOWED, async (page) => {
    const choices: Choice[] = [];
    for (const family of FAMILIES) choices.push(...(await chooseIn(page, family)));
    return choices;
  });
}

export const selection: Measure = {
  name: "selection",
  title: "Selection: click to painted properties and drawing",
  run: () =>
    withProduct(async ({ origin }) => {
      const choices: Choice[] = [];
      for (let page = 0; page < PAGES; page += 1) choices.push(...(await chooseOnFreshPage(origin)));
      const times = choices.map(({ ms }) => ms);
      const familyRows = FAMILIES.map((family) => {
        const own = choices.filter((choice) => choice.family === family).map(({ ms }) => ms);
        return {
          what: `${family}, median and slowest of ${own.length}`,
          measured: `${milliseconds(median(own))}, ${milliseconds(Math.max(...own))}`,
        };
      });
      return {
        how:
          `Real clicks on rows from the first to the last of each family's list, in ${PAGES} fresh pages of 1280 x 800, the ` +
          `processor throttled ${SLOWED} times by Chromium, nothing discarded as warm-up. From the click's own time stamp to ` +
          "the end of the frame in which heading, table and drawing had changed; that they are the right ones is checked. " +
          `${times.length} selections.`,
        rows: [
          judged("selections, 95th percentile", p95(times), { atMost: 100 }, milliseconds),
          { what: "median", measured: milliseconds(median(times)) },
          ...familyRows,
        ],
      };
    }),
};
