import type { Example } from "../frame/module/runnable-module.ts";

const ROBUST = { isRobust: true } as const;

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "concentric",
    title: "Square pad under a concentric force",
    inputs: {},
  },
  {
    id: "wind",
    title: "Portal column by load case, partial contact under wind",
    inputs: {
      ...ROBUST,
      lengthX: 2000,
      lengthY: 1400,
      depth: 500,
      columnKind: "plate",
      columnX: 400,
      columnY: 300,
      steelX: 310,
      steelY: 165,
      plateBy: "the designer of the base plate",
      allowable: 0.2,
      shortTerm: 1.25,
      soilDepth: 600,
      hasTop: true,
      topSize: "N16",
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 220_000, my: 15e6, vx: 6000 },
        { case: "Q", n: 90_000, my: 8e6, vx: 3000 },
        { case: "Wu1", n: -40_000, my: 95e6, vx: 32_000 },
        { case: "Wu2", n: -60_000, my: -70e6, vx: -24_000 },
      ],
      serviceRatio: 0.7,
    },
  },
  {
    id: "edge",
    title: "Column near an edge, moments about both axes",
    inputs: {
      ...ROBUST,
      lengthX: 2200,
      lengthY: 2400,
      depth: 550,
      columnX: 550,
      columnY: 500,
      offsetX: -450,
      pedestal: 300,
      starterCount: 16,
      starterSize: "N20",
      starterRow: 5,
      allowable: 0.3,
      sizeX: "N20",
      sizeY: "N20",
      ends: "cog",
      coversStability: true,
      actions: [
        { name: "1.2G + 1.5Q", n: 1_150_000, mx: 60e6, my: 380e6, vx: 30_000, vy: 20_000 },
        { name: "0.9G + Wu", n: 620_000, mx: 110e6, my: 150e6, vx: 15_000, vy: 40_000 },
      ],
      working: [
        { name: "G + Q", n: 840_000, mx: 45e6, my: 280e6, vx: 22_000, vy: 15_000 },
        { name: "G + Ws", n: 700_000, mx: 85e6, my: 190e6, vx: 12_000, vy: 30_000 },
      ],
    },
  },
  {
    id: "plain",
    title: "Plain footing of a light column, ultimate soil pressure",
    inputs: {
      lengthX: 1100,
      lengthY: 1100,
      depth: 450,
      reinforcement: "plain",
      columnX: 300,
      columnY: 300,
      starterSize: "N12",
      bearingBy: "ultimate",
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 90_000 },
        { case: "Q", n: 60_000 },
      ],
    },
  },
];
