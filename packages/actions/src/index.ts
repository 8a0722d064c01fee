export * from "./analysis/index.ts";
export * from "./beam/index.ts";
export * from "./combinations/index.ts";
