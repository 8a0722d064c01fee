import type { Example } from "../frame/module/runnable-module.ts";

/** Designs to start from; what they leave out has its default. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "interior-column",
    title: "Interior column, braced, by load case",
    inputs: {
      section: "250UC72.9_300",
      length: 4000,
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 500_000 },
        { case: "Q", n: 530_000 },
        { case: "Wu1", n: 60_000, mxTop: 18e6 },
      ],
    },
  },
  {
    id: "corner-column",
    title: "Corner column with beam reactions about both axes",
    inputs: {
      section: "200UC59.5_300",
      length: 3600,
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 220_000 },
        { case: "Q", n: 190_000 },
      ],
      reactions: [
        { case: "G", face: "flange-a", force: 60_000 },
        { case: "Q", face: "flange-a", force: 75_000 },
        { case: "G", face: "web-a", force: 35_000 },
        { case: "Q", face: "web-a", force: 40_000 },
      ],
      storeyShare: 0.5,
    },
  },
  {
    id: "sway-column",
    title: "Column of a sway frame",
    inputs: {
      section: "310UC96.8_300",
      length: 4500,
      casesX: "sway-own",
      keX: 1.6,
      lambdaCX: 6,
      restraints: [{ position: 2250, kind: "both" }],
      actions: [
        { name: "1.2G + 1.5Q", n: 900_000, mxTop: 60e6, mxBase: -30e6 },
        { name: "1.2G + Wu + 0.4Q", n: 650_000, mxTop: -105e6, mxBase: 90e6 },
      ],
    },
  },
  {
    id: "wall-column",
    title: "Wall column with wind between its ends",
    inputs: {
      section: "150UC37.2_300",
      length: 6000,
      restraints: [
        { position: 2000, kind: "both" },
        { position: 4000, kind: "both" },
      ],
      actionsBy: "cases",
      caseActions: [
        { case: "G", n: 180_000 },
        { case: "Q", n: 90_000 },
      ],
      caseTransverse: [{ case: "Wu1", axis: "x", w: 9 }],
    },
  },
  {
    id: "hollow-post",
    title: "Hollow section post in compression and tension",
    inputs: {
      section: "100x100x5.0SHS_350",
      length: 2700,
      actions: [
        { name: "1.2G + 1.5Q", n: 180_000, mxTop: 4e6 },
        { name: "0.9G + Wu", n: -120_000, mxTop: 3e6 },
      ],
    },
  },
  {
    id: "bracing-angle",
    title: "Bracing angle, bolted by one leg to gussets",
    inputs: {
      section: "100x100x10EA_300",
      length: 2200,
      strutLeg: "long",
      strutSide: "gusset",
      gusset: 10,
      actions: [
        { name: "1.2G + Wu", n: 60_000 },
        { name: "0.9G + Wu", n: -75_000 },
      ],
      kt: "0.85",
      netArea: 1570,
    },
  },
  {
    id: "truss-web",
    title: "Web member of a truss, welded by one leg",
    inputs: {
      section: "75x75x6EA_300",
      length: 1500,
      strutLeg: "long",
      strutEnds: "welded",
      strutSide: "same",
      actions: [{ name: "1.2G + 1.5Q", n: 45_000 }],
    },
  },
];
