import { withBrowser, withPage } from "../lib/chromium.ts";
import { judged, kilobytes, type Measure, type Row } from "../lib/measure.ts";
import { LIBRARY, PUBLIC_PAGES, withProduct } from "../lib/product.ts";

interface Loaded {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
}

const KINDS = ["HTML", "CSS", "JavaScript", "catalogue", "font", "other"] as const;

function kindOf(mimeType: string, path: string): (typeof KINDS)[number] {
  if (mimeType.includes("html")) return "HTML";
  if (mimeType.includes("css")) return "CSS";
  if (mimeType.includes("javascript")) return "JavaScript";
  if (path.includes("/catalogue-")) return "catalogue";
  return mimeType.includes("font") || path.endsWith(".woff2") ? "font" : "other";
}

/** The path without its content hash: `/assets/root-CK1fly-5.css` is `root.css`. */
const plain = (path: string) => path.replace("/assets/", "").replace(/-[\w-]{8}(\.\w+)$/, "$1");

/** Everything that a first visit loads until the page is interactive and the network idle. */
function loadOnce(url: string, ready: string): Promise<readonly Loaded[]> {
  return withBrowser((browser) =>
    withPage(browser, async (page, protocol) => {
      const answered = new Map<string, Omit<Loaded, "bytes">>();
      const loaded: Loaded[] = [];
      await protocol.send("Network.enable");
      protocol.on("Network.responseReceived", ({ requestId, response }) => {
        const path = new URL(response.url).pathname;
        answered.set(requestId, { path, kind: kindOf(response.mimeType, path) });
      });
      protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const answer = answered.get(requestId);
        if (answer) loaded.push({ ...answer, bytes: encodedDataLength });
      });
      await page.goto(url);
      await page.locator(ready).waitFor();
      await page.waitForLoadState("networkidle");
      return loaded;
    }),
  );
}

const sum = (files: readonly Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);

const isCounted = ({ kind }: Loaded) => kind !== "font" && kind !== "other";

/** A public page without scripts of its own. */
async function pageRows(origin: string, path: string): Promise<readonly Row[]> {
  const loaded = await loadOnce(origin + path, "[data-reading]");
  const fonts = loaded.filter(({ kind }) => kind === "font");
  return [
    judged(
      `${path}: HTML, CSS and JavaScript`,
      sum(loaded.filter(isCounted)),
      { atMost: 115_000 },
      kilobytes,
    ),
    judged(`${path}: fonts`, sum(fonts), { atMost: 60_000 }, kilobytes),
  ];
}

function libraryRows(loaded: readonly Loaded[]): readonly Row[] {
  const counted = loaded.filter(isCounted);
  const byKind = KINDS.flatMap((kind) => {
    const files = loaded.filter((file) => file.kind === kind).toSorted((a, b) => b.bytes - a.bytes);
    const names = files.map(({ path, bytes }) => `${plain(path)} ${kilobytes(bytes)}`).join(", ");
    return files.length === 0 ? [] : [{ what: `${kind}: ${names}`, measured: kilobytes(sum(files)) }];
  });
  return [
    judged("library: HTML, CSS, JavaScript and catalogue", sum(counted), { atMost: 220_000 }, kilobytes),
    ...byKind,
  ];
}

export const firstLoad: Measure = {
  name: "first-load",
  title: "First load",
  run: () =>
    withProduct(async ({ origin }) => {
      const rows = [...libraryRows(await loadOnce(origin + LIBRARY, ".library[data-hydrated]"))];
      for (const path of PUBLIC_PAGES) rows.push(...(await pageRows(origin, path)));
      return {
        how:
          `Bytes that Chromium received on the first visit to ${LIBRARY} and to each public page, brotli, headers included, until the ` +
          "page is interactive and the network is idle. Fonts are listed separately.",
        rows,
      };
    }),
};
