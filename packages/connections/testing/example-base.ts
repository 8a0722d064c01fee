import { steelSectionOf } from "@kingpost/sections";
import { recordIn } from "../../as4100/validation/catalogue.ts";
import type { BaseActions, BaseDesign } from "../src/base-plate/index.ts";

export const UC = steelSectionOf(recordIn("200UC52.2", "300"));
export const NO_ACTIONS: BaseActions = { n: 0, mx: 0, my: 0, vx: 0, vy: 0 };

/** Four bolts at (+-x, +-y), mm. */
export const fourBolts = (x: number, y: number) =>
  [x, -x].flatMap((at) => [y, -y].map((level) => ({ x: at, y: level })));

/** A base for tests: 200UC52.2 on a plate of 450 x 400 x 25 with four M20 4.6 bolts beyond the flanges. */
export const BASE: BaseDesign = {
  section: UC,
  plate: { length: 450, width: 400, thickness: 25, fy: 250 },
  pedestal: { length: 450, width: 400, depth: 700, fc: 32 },
  anchors: {
    size: "M20",
    grade: "4.6",
    positions: fourBolts(120, 170),
    embedment: 300,
    hole: 26,
    hasWeldedWashers: false,
  },
  weld: { leg: 6, fuw: 490, category: "SP" },
  shear: { friction: 0.4, other: "anchors" },
  grout: 30,
  groutMethod: { by: "washer" },
  hasFullContact: true,
  isFromFaces: false,
  isBlockConfined: false,
  prying: 1,
};
