import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type EnvironmentOptions, type Manifest, type Plugin } from "vite";

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
  if (modules.length === 0) throw new Error("The build of the browser has no design modules.");
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
        move: "server/commands/move-cli.ts",
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
        codeSplitting: {
          groups: [
            // Of every page that is hydrated: apart from what single pages need.
            { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
            // Small, and used by the root and other first-load modules: as separate files they would be mostly headers.
            {
              name: "shell",
              priority: 1,
              test: /web\/app\/(ui\/(?!icons|calc|custom-section|export|firm|open-now|saving|section-picker|.*(password|menu|module|text-area))|brand\.ts)|vite\/preload-helper/,
            },
            // Of the library and the design modules: what the list of sections and its search need.
            {
              name: "sections",
              priority: 2,
              test: /packages\/sections\/src\/(catalogue|search|record|labels|custom-section\/code)\//,
            },
            // The records behind the list.
            {
              name: "records",
              test: /packages\/(sections\/src\/(?!derived\/)|section-geometry\/src\/(?!perimeter|torsion-modulus))|packages\/as4100\/src\/section\//,
            },
            // The checks of members, for the modules and for what the library works out on demand.
            {
              name: "members",
              test: /packages\/as4100\/src\/(member|shear)\//,
            },
            // What is known of every design module, and what loads it. Before the records, which need the editions too.
            {
              name: "registry",
              priority: 1,
              test: /packages\/(design\/src\/(registry|[^/]+\/(entry|facts))|(as4100|actions|connections)\/src\/editions)\.ts$|web\/shared\/design-pages\./,
            },
            // The working of a calculation, wherever one is shown.
            {
              name: "working",
              test: /web\/app\/ui\/calc\/(math|step-list)\.tsx?$|web\/app\/features\/design\/(saved\/(status-words|engine-note)|files\/saved-in-report)\.|packages\/design\/src\/report\/saved-in-report\./,
            },
            // Of both too: the design modules must not load what is only the library's.
            {
              name: "basics",
              priority: 1,
              test: /packages\/(calc\/src\/(number-format|unit\/units|check\/capacity)|as4100\/src\/(labels\/|constants\.))|web\/app\/next-path\.|web\/app\/ui\/(section-picker\/catalogue-store|export\/(use-copy|use-task|task-notice|save-file|safe-name)|calc\/scene)\.|web\/shared\/dates\./,
            },
            {
              name: "drawing",
              test: /packages\/drawing\/src\/(core\/(?!dxf|picture-dxf)|steel-section\/(outline\.|shapes\/))/,
            },
            // What all design modules share: as separate files they would be mostly headers.
            {
              name: "frame",
              test: /packages\/(calc\/src|actions\/src\/combinations|design\/src\/(runnable-module|cited-standards|typed-sum|strength-cases|worst-of-each)\.)/,
            },
            // What search and filters need, and every view of one section after them.
            {
              name: "library",
              test: /section-library\/(saved\/(slots|star)|page\/public-address|section\/(property-value|notation|format)|view-state\/tab-meaning|filter\/(categories|conditions|condition-error|sort-entries|found\/found|needs)|table\/table-entries|quantities\/quantities|compare\/empty-comparison|capacities\/(capacity-rows|member\/member))\./,
            },
            {
              name: "section",
              test: /section-library\/(section\/(property-rows|record-notes|section-(head|detail|drawing)|value-inspector|verify-note)|quantities\/quantity-value|custom-section\/find-record)\.tsx?$/,
            },
          ],
        },
      },
    },
    // The data-sheet generator is one chunk of 520 kB (180 kB compressed), loaded on demand.
    chunkSizeWarningLimit: 600,
  },
}));
