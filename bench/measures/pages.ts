import runLighthouse, { type Flags } from "lighthouse";
import { DESIGN_PAGES, designPath } from "../../apps/web/shared/design-pages.ts";
import { withChromium } from "../lib/chromium.ts";
import {
  atLeast,
  atMost,
  figure,
  inSequence,
  kilobytes,
  type Measure,
  median,
  type Row,
  repeated,
  sum,
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

interface Loaded {
  readonly path: string;
  /** Chromium's type of the resource. */
  readonly type: string;
  readonly bytes: number;
}

/** An item of Lighthouse's list of network requests. */
interface Item {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

/** Everything that a first visit on a desktop loads until the network is idle. */
async function firstVisit(url: string): Promise<readonly Loaded[]> {
  const { audits } = await audit(url, {
    onlyAudits: ["network-requests"],
    formFactor: "desktop",
    screenEmulation: { mobile: false, width: 1280, height: 800, deviceScaleFactor: 1, disabled: false },
    throttlingMethod: "provided",
  });
  const details = audits["network-requests"]?.details;
  const items = details?.type === "table" ? (details.items as unknown as readonly Item[]) : [];
  return items.map(({ url, resourceType, transferSize }) => ({
    path: new URL(url).pathname,
    type: resourceType,
    bytes: transferSize,
  }));
}

/** The path without its content hash: `/assets/root-CK1fly-5.css` is `root.css`. */
const plain = (path: string) => path.replace("/assets/", "").replace(/-[\w-]{8}(\.\w+)$/, "$1");
const bytesOf = (files: readonly Loaded[]) => sum(files.map(({ bytes }) => bytes));
/** HTML, CSS, JavaScript and the catalogue; not fonts and the icon. */
const isCounted = ({ type, path }: Loaded) =>
  ["Document", "Stylesheet", "Script"].includes(type) || path.includes("/catalogue-");

/** A row for each type, with its files from the largest. */
function filesOf(loaded: readonly Loaded[]): readonly Row[] {
  const types = Map.groupBy(
    loaded.toSorted((a, b) => b.bytes - a.bytes),
    ({ type }) => type,
  );
  return [...types].map(([type, files]) => {
    const names = files.map(({ path, bytes }) => `${plain(path)} ${kilobytes(bytes)}`).join(", ");
    return figure(`${type}: ${names}`, kilobytes(bytesOf(files)));
  });
}

async function pageBytes(origin: string, path: string): Promise<readonly Row[]> {
  const loaded = await firstVisit(origin + path);
  const counted = bytesOf(loaded.filter(isCounted));
  if (path === LIBRARY) {
    const what = "library: HTML, CSS, JavaScript and catalogue";
    return [atMost(what, counted, 220_000, kilobytes), ...filesOf(loaded)];
  }
  const fonts = bytesOf(loaded.filter(({ type }) => type === "Font"));
  return [
    atMost(`${path}: HTML, CSS and JavaScript`, counted, 115_000, kilobytes),
    atMost(`${path}: fonts`, fonts, 60_000, kilobytes),
  ];
}

export const firstLoad: Measure = {
  name: "first-load",
  title: "First load",
  run: () =>
    withProduct(async ({ origin }) => {
      const pages = await inSequence([LIBRARY, ...PUBLIC_PAGES], (path) => pageBytes(origin, path));
      return {
        how: `Bytes that Chromium received on the first visit to ${LIBRARY} and to each public page, brotli, headers included, until the network is idle (Lighthouse's list of requests). Fonts are listed separately.`,
        rows: pages.flat(),
      };
    }),
};

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
