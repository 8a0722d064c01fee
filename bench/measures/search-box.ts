import type { Page } from "@playwright/test";
import { typeOverBareList } from "../lib/bare-list.ts";
import { withBrowser, withPage } from "../lib/chromium.ts";
import { judged, type Measure, milliseconds } from "../lib/measure.ts";
import { timeToPaint } from "../lib/paint-watch.ts";
import { withProduct } from "../lib/product.ts";
import { onSlowedLibrary } from "../lib/slowed-library.ts";
import { median, p95 } from "../lib/statistics.ts";

const QUERIES = ["360 UB 44.7", "150x100x6", "chs", "100x", "pfc 250", "shs"];
const SLOWED = 6;
const PAGES = 3;
const LIST = ".section-scroll";

interface Keystroke {
  readonly key: string;
  /** The previous text in the box. */
  readonly before: string;
  /** Undefined if the list did not change, so that nothing was to be painted. */
  readonly ms: number | undefined;
}

async function press(page: Page, key: string): Promise<Keystroke> {
  const before = await page.getByRole("searchbox").inputValue();
  const ms = await timeToPaint(page, { event: "keydown", selector: LIST }, () => page.keyboard.press(key));
  return { key, before, ms };
}

/** Types and deletes every query key by key on a page that was just opened. */
async function typeOnFreshPage(origin: string): Promise<readonly Keystroke[]> {
  return onSlowedLibrary(origin, SLOWED, async (page) => {
    await page.getByRole("searchbox").focus();
    const strokes: Keystroke[] = [];
    for (const query of QUERIES) {
      const keys = [
        ...[...query].map((sign) => (sign === " " ? "Space" : sign)),
        ...Array(query.length).fill("Backspace"),
      ];
      for (const key of keys) strokes.push(await press(page, key));
    }
    return strokes;
  });
}

/** The same on a bare page, alternating with the product's pages so that both see the same machine. */
function typeOnBarePage(): Promise<readonly number[]> {
  return withBrowser((browser) =>
    withPage(browser, (page, protocol) =>
      typeOverBareList(page, () => protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWED })),
    ),
  );
}

const timed = (strokes: readonly Keystroke[]) =>
  strokes.map(({ ms }) => ms).filter((ms): ms is number => ms !== undefined);

function slowest(strokes: readonly Keystroke[]): string {
  return strokes
    .filter(({ ms }) => ms !== undefined)
    .toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0))
    .slice(0, 3)
    .map(({ key, before, ms = Number.NaN }) => `${key} after "${before}" ${milliseconds(ms)}`)
    .join("; ");
}

export const searchBox: Measure = {
  name: "search-box",
  title: "Search box: keystroke to painted list",
  run: () =>
    withProduct(async ({ origin }) => {
      const strokes: Keystroke[] = [];
      const bare: number[] = [];
      for (let page = 0; page < PAGES; page += 1) {
        strokes.push(...(await typeOnFreshPage(origin)));
        bare.push(...(await typeOnBarePage()));
      }
      const deleting = strokes.filter(({ key }) => key === "Backspace");
      const typing = strokes.filter(({ key }) => key !== "Backspace");
      const all = timed(strokes);
      return {
        how:
          `Real key events into ${PAGES} fresh pages of 1280 x 800, the processor throttled ${SLOWED} times by Chromium; ` +
          `${QUERIES.map((query) => `"${query}"`).join(", ")} typed and deleted key by key, nothing discarded as warm-up. ` +
          "From the key event's own time stamp to the end of the frame in which the list had changed " +
          `(lib/paint-watch.ts). ${strokes.length} keystrokes, of which ${all.length} changed the list.`,
        rows: [
          judged("keystrokes, 95th percentile", p95(all), { atMost: 50 }, milliseconds),
          { what: "median", measured: milliseconds(median(all)) },
          { what: "95th percentile, typing only", measured: milliseconds(p95(timed(typing))) },
          { what: "95th percentile, deleting only", measured: milliseconds(p95(timed(deleting))) },
          {
            what: "baseline: a bare list of 30 rows without product or framework, median and 95th percentile",
            measured: `${milliseconds(median(bare))}, ${milliseconds(p95(bare))}`,
          },
          { what: "slowest three", measured: slowest(strokes) },
        ],
      };
    }),
};
