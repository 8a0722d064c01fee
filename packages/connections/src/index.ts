export * from "./base-plate/index.ts";
