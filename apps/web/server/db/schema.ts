/** Every table of the product. After a change: `npx drizzle-kit generate` in apps/web, and commit the migration. */
export * from "./auth-schema.ts";
export * from "./document-schema.ts";
export * from "./protection-schema.ts";
