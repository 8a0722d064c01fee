import type { Example } from "../frame/module/runnable-module.ts";

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "four-piles",
    title: "Four piles below a concrete column",
    inputs: {},
  },
  {
    id: "nine-piles",
    title: "Nine piles under a column with moments, by load case",
    inputs: {
      layout: "9",
      spacing: 1200,
      pileSize: 450,
      strengthC: 1_500_000,
      depth: 1800,
      columnX: 1200,
      columnY: 1000,
      serviceBy: "combinations",
      serviceFactor: 0.7,
      sizeX: "N28",
      countX: 8,
      sizeY: "N28",
      countY: 8,
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 4_000_000, my: 150e6 },
        { case: "Q", n: 1_800_000, my: 90e6 },
        { case: "Wu1", n: 0, mx: 400e6, vy: 150_000 },
      ],
    },
  },
  {
    id: "three-piles",
    title: "Three piles, bars from pile to pile",
    inputs: {
      layout: "3",
      columnX: 600,
      columnY: 600,
      countX: 9,
      burstingCount: 6,
      burstingSpacing: 110,
      actions: [{ name: "1.2G + 1.5Q", n: 2_400_000 }],
    },
  },
  {
    id: "two-piles",
    title: "Two piles with tie beams",
    inputs: {
      layout: "2",
      tieBeams: true,
      columnX: 600,
      columnY: 600,
      countX: 8,
      burstingSpacing: 100,
      sizeY: "N24",
      countY: 16,
      // G is 850 kN, Q is 520 kN with a moment of 40 kNm.
      actions: [
        { name: "1.2G + 1.5Q", n: 1_800_000, my: 60e6 },
        { name: "0.9G against 1.5Q", n: 765_000, my: 60e6 },
      ],
      coversStability: true,
    },
  },
];
