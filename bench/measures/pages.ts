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

const KINDS = ["HTML", "CSS", "JavaScript", "catalogue", "font", "other"] as const;

interface Loaded {
  readonly path: string;
  readonly kind: (typeof KINDS)[number];
  readonly bytes: number;
}

/** An item of Lighthouse's list of network requests. */
interface Item {
  readonly url: string;
  readonly resourceType: string;
  readonly transferSize: number;
}

function kindOf(type: string, path: string): Loaded["kind"] {
  if (path.includes("/catalogue-") && path.endsWith(".json")) return "catalogue";
  const kinds: Record<string, Loaded["kind"]> = {
    Document: "HTML",
    Stylesheet: "CSS",
    Script: "JavaScript",
    Font: "font",
  };
  return kinds[type] ?? "other";
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
  return items.map(({ url, resourceType, transferSize }) => {
    const path = new URL(url).pathname;
    return { path, kind: kindOf(resourceType, path), bytes: transferSize };
  });
}

/** The path without its content hash: `/assets/root-CK1fly-5.css` is `root.css`. */
const plain = (path: string) => path.replace("/assets/", "").replace(/-[\w-]{8}(\.\w+)$/, "$1");
const bytesOf = (files: readonly Loaded[]) => sum(files.map(({ bytes }) => bytes));
const isCounted = ({ kind }: Loaded) => kind !== "font" && kind !== "other";

function libraryBytes(loaded: readonly Loaded[]): readonly Row[] {
  const byKind = KINDS.flatMap((kind) => {
    const files = loaded.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes);
    const names = files.map(({ path, bytes }) => `${plain(path)} ${kilobytes(bytes)}`).join(", ");
    return files.length === 0 ? [] : [figure(`${kind}: ${names}`, kilobytes(bytesOf(files)))];
  });
  const counted = bytesOf(loaded.filter(isCounted));
  return [atMost("library: HTML, CSS, JavaScript and catalogue", counted, 220_000, kilobytes), ...byKind];
}

async function pageBytes(origin: string, path: string): Promise<readonly Row[]> {
  const loaded = await firstVisit(origin + path);
  const fonts = loaded.filter(({ kind }) => kind === "font");
  return [
    atMost(`${path}: HTML, CSS and JavaScript`, bytesOf(loaded.filter(isCounted)), 115_000, kilobytes),
    atMost(`${path}: fonts`, bytesOf(fonts), 60_000, kilobytes),
  ];
}

export const firstLoad: Measure = {
  name: "first-load",
  title: "First load",
  run: () =>
    withProduct(async ({ origin }) => {
      const library = libraryBytes(await firstVisit(origin + LIBRARY));
      const pages = await inSequence(PUBLIC_PAGES, (path) => pageBytes(origin, path));
      return {
        how: `Bytes that Chromium received on the first visit to ${LIBRARY} and to each public page, brotli, headers included, until the network is idle (Lighthouse's list of requests). Fonts are listed separately.`,
        rows: [...library, ...pages.flat()],
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
  const [performance = Number.NaN, accessibility = Number.NaN, ...others] = CATEGORIES.map(category);
  const lowest = Math.min(accessibility, ...others);
  const [paint, blocking] = [value("largest-contentful-paint"), value("total-blocking-time")];
  const shift = value("cumulative-layout-shift");
  if (TOOLS.includes(path))
    return [
      atLeast(`${path}, performance`, performance, 0.95, score),
      atLeast(`${path}, accessibility`, accessibility, 1, score),
      figure(`${path}, lowest of best practices, search engines`, score(Math.min(...others))),
      figure(`${path}, largest contentful paint`, paint),
      figure(`${path}, total blocking time`, blocking),
      figure(`${path}, cumulative layout shift`, String(shift)),
    ];
  return [
    atLeast(`${path}, performance`, performance, 0.98, score),
    atLeast(`${path}, lowest of accessibility, best practices, search engines`, lowest, 1, score),
    atMost(`${path}, largest contentful paint`, paint, 1800),
    atMost(`${path}, total blocking time`, blocking, 50),
    atMost(`${path}, cumulative layout shift`, shift, 0, String),
  ];
}

export const lighthouse: Measure = {
  name: "lighthouse",
  title: "Lighthouse, mobile",
  run: () =>
    withProduct(async ({ origin }) => {
      const pages = await inSequence([...TOOLS, ...PUBLIC_PAGES], (path) => scores(origin, path));
      return {
        how: `Lighthouse's mobile settings (simulated slow 4G, processor throttled 4 times) on the preview of the library, on Steel Beam and on each public page; a fresh Chromium each time, the first run discarded, median of ${RUNS}.`,
        rows: pages.flat(),
      };
    }),
};
