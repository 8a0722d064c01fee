import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

const ZIP_IN_PLACE = fileURLToPath(
  new URL("app/features/section-library/export/zip-in-place.ts", import.meta.url),
);

/** The writer of workbooks gets a zip without workers: see the file. */
const zipInPlace: Plugin = {
  name: "zip-in-place",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "fflate" && importer?.includes("/write-excel-file/") ? ZIP_IN_PLACE : undefined,
};

export default defineConfig({
  plugins: [zipInPlace, tailwindcss(), reactRouter()],
  // Left as its own modules in development too, so that the plugin above sees them.
  optimizeDeps: { exclude: ["write-excel-file"] },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: {
    // Fonts and the catalogue are files of their own: hashed, immutable, fetched once.
    assetsInlineLimit: 0,
    // For scripts/build-worker.ts, which takes it out of the build again.
    manifest: true,
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Small, and wanted by the root and by what else a first page loads: as files of their own they weigh mostly headers.
            {
              name: "shell",
              test: /app\/ui\/(browser-copy|form-result|only-query|reachable|request-session-check)\.ts$/,
            },
          ],
        },
      },
    },
    // The maker of data sheets is one piece of 520 kB, 180 kB on the way, and is loaded when a person asks for one.
    chunkSizeWarningLimit: 600,
  },
});
