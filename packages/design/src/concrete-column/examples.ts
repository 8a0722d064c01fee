import type { Example } from "../frame/module/runnable-module.ts";

const CRACKING = { crackingBy: "not needed inside the building" };

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "braced",
    title: "Column of a braced frame",
    inputs: {
      ...CRACKING,
      actions: [
        { name: "1.2G + 1.5Q", n: 1_900_000, mxTop: 95e6, mxBase: -50e6 },
        { name: "0.9G + Wu", n: 700_000, mxTop: 120e6, mxBase: -110e6, vy: 60_000 },
      ],
      betaD: 0.7,
    },
  },
  {
    id: "corner",
    title: "Corner column, bent about both axes",
    inputs: {
      ...CRACKING,
      width: 450,
      depth: 450,
      size: "N24",
      countX: 4,
      countY: 4,
      legsX: 4,
      legsY: 4,
      actions: [
        { name: "1.2G + 1.5Q", n: 1_600_000, mxTop: 120e6, mxBase: -60e6, myTop: 80e6, myBase: -40e6 },
      ],
      betaD: 0.7,
    },
  },
  {
    id: "circular",
    title: "Circular column by load case",
    inputs: {
      ...CRACKING,
      shape: "circular",
      depth: 500,
      count: 8,
      size: "N24",
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 1_100_000, mxTop: 40e6, mxBase: -20e6 },
        { case: "Q", n: 600_000, mxTop: 30e6, mxBase: -15e6 },
        { case: "Wu1", n: 50_000, mxTop: 70e6, mxBase: -70e6, vy: 40_000 },
      ],
      betaD: 0.7,
    },
  },
];
