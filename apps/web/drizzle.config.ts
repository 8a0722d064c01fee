import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./server/db/auth-schema.ts",
    "./server/db/document-schema.ts",
    "./server/db/protection-schema.ts",
  ],
  out: "./server/db/migrations",
});
