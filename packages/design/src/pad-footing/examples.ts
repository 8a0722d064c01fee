import type { Example } from "../frame/module/runnable-module.ts";

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "concentric",
    title: "Square pad under a concentric force",
    inputs: {},
  },
];
