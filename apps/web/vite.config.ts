import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const ZIP_IN_PLACE = fileURLToPath(
  new URL("app/features/section-library/export/zip-in-place.ts", import.meta.url),
);

/** Replaces the spreadsheet writer's zip with one that uses no workers; see the file. */
const zipInPlace: Plugin = {
  name: "zip-in-place",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "fflate" && importer?.includes("/write-excel-file/") ? ZIP_IN_PLACE : undefined,
};

export default defineConfig({
  plugins: [zipInPlace, tailwindcss(), reactRouter()],
  // Unbundled in development too, so that the plugin above sees its modules.
  optimizeDeps: { exclude: ["write-excel-file"] },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
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
            // Small, and used by the root and other first-load modules: as separate files they would be mostly headers.
            {
              name: "shell",
              test: /app\/ui\/(browser-copy|form-result|only-query|reachable|request-session-check)\.ts$/,
            },
          ],
        },
      },
    },
    // The data-sheet generator is one chunk of 520 kB (180 kB compressed), loaded on demand.
    chunkSizeWarningLimit: 600,
  },
});
