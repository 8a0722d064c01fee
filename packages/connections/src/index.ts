export * from "./anchors/index.ts";
export * from "./base-plate/index.ts";
export * from "./joints/index.ts";
