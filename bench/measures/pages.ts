import runLighthouse, { type Flags } from "lighthouse";
import { DESIGN_PAGES, designPath } from "../../apps/web/shared/design-pages.ts";
import { withChromium } from "../lib/chromium.ts";
import {
  atLeast,
  atMost,
  figure,
  inSequence,
  type Measure,
  median,
  type Row,
  repeated,
} from "../lib/measure.ts";
import { LIBRARY, PUBLIC_PAGES, withProduct } from "../lib/product.ts";

/** Lighthouse's report of one load in a fresh Chromium. */
async function audit(url: string, flags: Flags) {
  const result = await withChromium((port) =>
    runLighthouse(url, { port, logLevel: "error", output: "json", ...flags }),
  );
  if (!result) throw new Error("Lighthouse gave no result.");
  return result.lhr;
}

const RUNS = 3;
const TOOLS: readonly string[] = [LIBRARY, ...DESIGN_PAGES.map(({ kind }) => designPath(kind))];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const score = (value: number) => value.toFixed(2);

/** The median of each figure. The first run is discarded: server and disk are cold. */
async function scores(origin: string, path: string): Promise<readonly Row[]> {
  const [, ...runs] = await repeated(1 + RUNS, () => audit(origin + path, { onlyCategories: CATEGORIES }));
  const category = (name: string) => median(runs.map((lhr) => lhr.categories[name]?.score ?? Number.NaN));
  const value = (name: string) => median(runs.map((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN));
  const [performance = Number.NaN, ...others] = CATEGORIES.map(category);
  const isTool = TOOLS.includes(path);
  /** A tool's times are informative. */
  const time = (what: string, value: number, most: number) =>
    isTool ? figure(what, value) : atMost(what, value, most);
  return [
    atLeast(`${path}, performance`, performance, isTool ? 0.95 : 0.98, score),
    atLeast(
      `${path}, lowest of accessibility, best practices, search engines`,
      Math.min(...others),
      1,
      score,
    ),
    time(`${path}, largest contentful paint`, value("largest-contentful-paint"), 1800),
    time(`${path}, total blocking time`, value("total-blocking-time"), 50),
    atMost(`${path}, cumulative layout shift`, value("cumulative-layout-shift"), 0, String),
  ];
}

export const lighthouse: Measure = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  run: () =>
    withProduct(async ({ origin }) => {
      const pages = await inSequence([...TOOLS, ...PUBLIC_PAGES], (path) => scores(origin, path));
      return {
        how: `Lighthouse's mobile settings (simulated slow 4G, processor throttled 4 times) on the preview of the library, on each design module and on each public page; a fresh Chromium each time, the first run discarded, median of ${RUNS}.`,
        rows: pages.flat(),
      };
    }),
};
