import { flanged, rectangle } from "@kingpost/concrete-section";
import {
  barLayer,
  D500N,
  type DesignSection,
  type Fitments,
  rectangularBars,
  type ShearSection,
} from "../src/index.ts";

/** 350 x 600, f'c 32, 3N24 at 538, 2N16 at 58. */
export const BEAM: DesignSection = {
  concrete: { fc: 32 },
  region: rectangle(350, 600),
  bars: [
    ...barLayer({ count: 3, diameter: 24, y: -238, width: 226 }),
    ...barLayer({ count: 2, diameter: 16, y: 242, width: 234 }),
  ],
  steel: D500N,
};

/** The same web with a flange. */
export const TEE: DesignSection = {
  ...BEAM,
  region: flanged({ webWidth: 350, depth: 600, flangeDepth: 150, left: 400, right: 400 }),
};

export const N10: Fitments = { diameter: 10, legs: 2, spacing: 200, fsyf: 500, ductility: "N" };

export const SHEAR: ShearSection = {
  concrete: { fc: 32 },
  bv: 350,
  depth: 600,
  d: 538,
  ast: 1357.2,
  fsy: 500,
  act: 105_000,
  dg: 20,
  fitments: N10,
};

/** A rectangular column with eight bars. */
export function column(width = 400, depth = 400, diameter = 20, fc = 40): DesignSection {
  return {
    concrete: { fc },
    region: rectangle(width, depth),
    bars: rectangularBars({ width, depth, nx: 3, ny: 3, cover: 40, fitment: 10, diameter }),
    steel: D500N,
  };
}
