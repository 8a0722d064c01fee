export * from "./anchors/index.ts";
export * from "./base-plate/index.ts";
