import runLighthouse from "lighthouse";
import { withChromium } from "./chromium.ts";
import { median } from "./statistics.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

/** Scores from 0 to 1; times in milliseconds; the layout shift has no unit. */
export type Figures = Readonly<Record<(typeof CATEGORIES)[number] | (typeof AUDITS)[number], number>>;

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

/** The median of each figure over several runs with a fresh Chromium. The first run is discarded: server and disk are cold. */
export async function audit(url: string, count: number): Promise<Figures> {
  await auditOnce(url);
  const runs: Figures[] = [];
  for (let run = 0; run < count; run += 1) runs.push(await auditOnce(url));
  const names = [...CATEGORIES, ...AUDITS];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as Figures;
}
