import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions, type Manifest, type Plugin } from "vite";
import { CHUNKS } from "./scripts/chunks.ts";
import { DESIGN_PAGES } from "./shared/design-pages.ts";

const ZIP_IN_PLACE = fileURLToPath(
  new URL("app/features/section-library/export/library-table/zip-in-place.ts", import.meta.url),
);

/** Replaces the spreadsheet writer's zip with one that uses no workers; see the file. */
const zipInPlace: Plugin = {
  name: "zip-in-place",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "fflate" && importer?.includes("/write-excel-file/") ? ZIP_IN_PLACE : undefined,
};

const MODULE_FILES = "virtual:module-files";

/** For the server: the files of each design module, so that its page names them and a browser fetches them with its own. */
const moduleFiles: Plugin = {
  name: "module-files",
  resolveId: (source) => (source === MODULE_FILES ? `\0${MODULE_FILES}` : undefined),
  async load(id) {
    if (id !== `\0${MODULE_FILES}`) return undefined;
    const { name, mode } = this.environment;
    return `export default ${JSON.stringify(name === "ssr" && mode === "build" ? await filesOfModules() : {})};`;
  },
};

/** Read from the build of the browser, which is made first. */
async function filesOfModules(): Promise<Readonly<Record<string, readonly string[]>>> {
  const manifest = new URL("build/client/.vite/manifest.json", import.meta.url);
  const bundle: Manifest = JSON.parse(await readFile(manifest, "utf8"));
  const filesOf = (key: string, seen: Set<string>): readonly string[] => {
    const chunk = bundle[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((one) => filesOf(one, seen))];
  };
  const modules = Object.keys(bundle).flatMap((key) => {
    const kind = /packages\/design\/src\/([^/]+)\/module\.ts$/.exec(key)?.[1];
    return kind === undefined ? [] : [[kind, filesOf(key, new Set())] as const];
  });
  if (modules.length !== DESIGN_PAGES.length)
    throw new Error("The build of the browser lacks a design module.");
  return Object.fromEntries(modules);
}

/**
 * Leaves out what the bundler would preload with each part of a module, style sheets included: workers load modules too, and have no
 * document to preload in. Pages name the files of their module (`moduleFiles`), and have the style sheets.
 */
const registryInWorkers: Plugin = {
  name: "registry-in-workers",
  generateBundle: {
    // After the bundler has listed them.
    order: "post",
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.name !== "registry") continue;
        chunk.code = chunk.code.replaceAll(/__vite__mapDeps\(\[[\d,]*\]\)/g, "[]");
      }
    },
  },
};

/**
 * Everything that the server runs, libraries included: Node looks up and compiles a few files instead of 1,200, and a command
 * starts in 0.2 s instead of 1.8 s. The development server loads the libraries as they are.
 */
const SERVER: EnvironmentOptions = {
  // Not what the pages only load in a browser.
  resolve: { noExternal: true, external: ["@tarikjabiri/dxf", "write-excel-file"] },
  build: {
    rolldownOptions: {
      input: {
        main: "server/main.ts",
        application: "virtual:react-router/server-build",
        accounts: "server/commands/accounts-cli.ts",
        backup: "server/commands/backup-cli.ts",
        messages: "server/commands/messages-cli.ts",
        move: "hosted/move/move-cli.ts",
      },
      // The bundler takes a call such as decodeURIComponent(text) for one without effect, and removes it where only its error
      // counts.
      treeshake: false,
      output: { minify: false },
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [zipInPlace, moduleFiles, tailwindcss(), reactRouter(), registryInWorkers],
  // Unbundled in development too, so that the plugin above sees its modules.
  optimizeDeps: { exclude: ["write-excel-file"] },
  worker: { format: "es" },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  ...(command === "build" && { environments: { ssr: SERVER } }),
  build: {
    // Fonts and the catalogue are separate files: hashed, immutable, fetched once.
    assetsInlineLimit: 0,
    // For scripts/build-worker.ts, which removes it from the build.
    manifest: true,
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // A page names many files; the bundler needs seven characters for a hash.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
    // The data-sheet generator is one chunk of 520 kB (180 kB compressed), loaded on demand.
    chunkSizeWarningLimit: 600,
  },
}));
