import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  build: {
    // Fonts and the catalogue are files of their own: hashed, immutable, fetched once.
    assetsInlineLimit: 0,
    target: "es2023",
  },
});
