/**
 * Writes the service workers of the library, of the design modules and tables, of the page about its data and of the account pages
 * (worker/) into the browser's build, with the list of all files that a page may request. The list is read from the build, so it includes
 * new lazily loaded parts automatically.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Manifest } from "vite";
import { brand } from "../shared/brand.ts";
import { DESIGN_PAGES } from "../shared/design-pages.ts";

const WEB = new URL("../", import.meta.url);
const CLIENT = new URL("build/client/", WEB);
const path = (relative: string) => fileURLToPath(new URL(relative, WEB));

const bundle: Manifest = JSON.parse(await readFile(new URL(".vite/manifest.json", CLIENT), "utf8"));
// It lists the routes of the whole product; the library does not use it.
await rm(new URL(".vite", CLIENT), { recursive: true });

/** Everything that a part of the build loads, immediately or on demand. */
function reachable(start: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = bundle[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  start.forEach(visit);
  return files;
}

/** The entry modules of the page of a route, which may be in a layout. */
function startsOf(route: string): readonly string[] {
  const routes = route.startsWith("site/") ? ["site/site-layout", route] : [route];
  const sources = ["app/entry.client.tsx", "app/root.tsx", ...routes.map((one) => `app/routes/${one}.tsx`)];
  const starts = Object.keys(bundle).filter((key) => sources.includes(key.replace(/\?.*$/, "")));
  if (starts.length !== sources.length)
    throw new Error(`Unexpected entry modules of ${route}: ${starts.join(", ")}.`);
  return starts;
}
const assets = await readdir(new URL("assets/", CLIENT));
const manifest = assets.find((name) => /^manifest-[\w-]+\.js$/.test(name));
const style = assets.find((name) => /^(shell|root)-[\w-]+\.css$/.test(name));
if (!manifest || !style) throw new Error("The build has no route manifest or no style sheet.");

const server = await readFile(path("build/server/application.js"));

/** Everything that a page may load, and a hash of it and of what renders it. */
async function contentOf(route: string, source: string) {
  const starts = startsOf(route);
  const files = [...reachable(starts), `/assets/${manifest}`, "/favicon.svg"].toSorted();
  const hash = createHash("sha256");
  const sources = await Promise.all([source, "worker/kept-page.ts"].map((file) => readFile(path(file))));
  for (const part of [files.join("\n"), ...sources, server]) hash.update(part);
  return { version: hash.digest("hex").slice(0, 12), files };
}

const { version, files } = await contentOf("section-library-preview", "worker/library-worker.ts");

const buildWorker = (source: string, file: string, define: Readonly<Record<string, string>>) =>
  build({
    configFile: false,
    logLevel: "warn",
    root: path("worker"),
    publicDir: false,
    define,
    build: {
      outDir: path("build/client"),
      emptyOutDir: false,
      target: "es2023",
      modulePreload: false,
      rollupOptions: { input: path(source), output: { entryFileNames: file } },
    },
  });

await buildWorker("worker/library-worker.ts", "sw.js", {
  LIBRARY: JSON.stringify({
    version,
    files,
    manifest: `/assets/${manifest}`,
    style: `/assets/${style}`,
    productName: brand.productName,
  }),
});
/** The pages that work without a connection once they have been opened, each with its route and its title. */
const KEPT = [
  ...DESIGN_PAGES.map(({ kind, title }) => [`/design/${kind}`, "design/$kind", title] as const),
  ["/design/load-path", "design/load-path", "Load Path"],
  ["/design-tables", "site/design-tables", "Design Tables"],
] as const;
const designs = await Promise.all(
  KEPT.map(async ([page, route]) => [page, await contentOf(route, "worker/design-worker.ts")]),
);
await buildWorker("worker/design-worker.ts", "design-sw.js", {
  DESIGN: JSON.stringify(Object.fromEntries(designs)),
});
await buildWorker("worker/about-worker.ts", "about-sw.js", { VERSION: JSON.stringify(version) });
await buildWorker("worker/account-worker.ts", "account-sw.js", {
  ACCOUNT: JSON.stringify({
    version,
    style: `/assets/${style}`,
    productName: brand.productName,
    kept: KEPT.map(([address, , title]) => ({ address, title })),
  }),
});
