import { audit } from "../lib/audit.ts";
import { judged, type Measure, milliseconds, type Row } from "../lib/measure.ts";
import { LIBRARY, PUBLIC_PAGES, withProduct } from "../lib/product.ts";

const RUNS = 3;

const score = (value: number) => value.toFixed(2);
const shift = (value: number) => value.toFixed(3);

async function pageRows(origin: string, path: string): Promise<readonly Row[]> {
  const figures = await audit(origin + path, RUNS);
  const others = [figures.accessibility, figures["best-practices"], figures.seo];
  return [
    judged(`${path}, performance`, figures.performance, { atLeast: 0.98 }, score),
    judged(
      `${path}, lowest of accessibility, best practices, search engines`,
      Math.min(...others),
      { atLeast: 1 },
      score,
    ),
    judged(
      `${path}, largest contentful paint`,
      figures["largest-contentful-paint"],
      { atMost: 1800 },
      milliseconds,
    ),
    judged(`${path}, total blocking time`, figures["total-blocking-time"], { atMost: 50 }, milliseconds),
    judged(`${path}, cumulative layout shift`, figures["cumulative-layout-shift"], { atMost: 0 }, shift),
  ];
}

async function libraryRows(origin: string): Promise<readonly Row[]> {
  const figures = await audit(origin + LIBRARY, RUNS);
  return [
    judged("library, performance", figures.performance, { atLeast: 0.95 }, score),
    judged("library, accessibility", figures.accessibility, { atLeast: 1 }, score),
    { what: "library, best practices", measured: score(figures["best-practices"]) },
    { what: "library, search engines", measured: score(figures.seo) },
    {
      what: "library, largest contentful paint",
      measured: milliseconds(figures["largest-contentful-paint"]),
    },
    { what: "library, total blocking time", measured: milliseconds(figures["total-blocking-time"]) },
    { what: "library, cumulative layout shift", measured: shift(figures["cumulative-layout-shift"]) },
  ];
}

export const lighthouse: Measure = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  run: () =>
    withProduct(async ({ origin }) => {
      const rows: Row[] = [...(await libraryRows(origin))];
      for (const path of PUBLIC_PAGES) rows.push(...(await pageRows(origin, path)));
      return {
        how:
          "Lighthouse's mobile settings (simulated slow 4G, processor throttled 4 times) on the preview of the library and on " +
          `each public page; a fresh Chromium each time, the first run discarded, median of ${RUNS}.`,
        rows,
      };
    }),
};
