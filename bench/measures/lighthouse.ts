import runLighthouse from "lighthouse";
import { withChromium } from "../lib/chromium.ts";
import { judged, type Measure, milliseconds } from "../lib/measure.ts";
import { LIBRARY, withProduct } from "../lib/product.ts";
import { median } from "../lib/statistics.ts";

const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

type Figures = Readonly<Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>>;

async function auditOnce(url: string): Promise<Figures> {
  const result = await withChromium((port) =>
    runLighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: "error", output: "json" }),
  );
  if (!result) throw new Error("Lighthouse gave no result.");
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => [name, categories[name]?.score ?? Number.NaN]);
  const values = AUDITS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...values]);
}

const score = (value: number) => value.toFixed(2);

export const lighthouse: Measure = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  run: () =>
    withProduct(async ({ origin }) => {
      const url = `${origin}${LIBRARY}`;
      // The first run meets a cold server and a cold disk.
      await auditOnce(url);
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await auditOnce(url));
      const of = (name: keyof Figures) => median(runs.map((figures) => figures[name]));
      return {
        how:
          `Lighthouse's own mobile settings (simulated slow 4G, processor slowed 4 times) on ${LIBRARY}; a fresh Chromium each ` +
          `time, the first run discarded, median of ${RUNS}.`,
        rows: [
          judged("performance", of("performance"), { atLeast: 0.95 }, score),
          judged("accessibility", of("accessibility"), { atLeast: 1 }, score),
          { what: "best practices", measured: score(of("best-practices")) },
          { what: "search engines", measured: score(of("seo")) },
          { what: "largest contentful paint", measured: milliseconds(of("largest-contentful-paint")) },
          { what: "total blocking time", measured: milliseconds(of("total-blocking-time")) },
          { what: "cumulative layout shift", measured: of("cumulative-layout-shift").toFixed(3) },
        ],
      };
    }),
};
