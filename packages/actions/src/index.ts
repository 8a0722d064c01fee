export * from "./beam/index.ts";
