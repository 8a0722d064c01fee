import { SILENT } from "@kingpost/calc";
import {
  circle,
  circleRing,
  type Point,
  plasticCentroid,
  rectangle,
  regionOf,
  stateOf,
  stressBlock,
  TOP,
  ultimatePlane,
  viewAlong,
} from "@kingpost/concrete-section";
import { PHI_TENSION } from "../../src/capacity-factor/capacity-factor-formulas.ts";
import { compressionFactor } from "../../src/capacity-factor/index.ts";
import {
  axisStrength,
  calculatedSpacing,
  deemedSpacing,
  restraintForce,
  specialRegionLength,
  squashStrength,
  swayMagnifier,
} from "../../src/column/index.ts";
import {
  BALANCED_MOMENT,
  BUCKLING_LOAD,
  GYRATION,
  MOMENT_FACTOR,
  SLENDERNESS,
} from "../../src/column/slenderness-formulas.ts";
import { ALPHA_N, BIAXIAL_SUM, DESIGN_SQUASH } from "../../src/column/strength-formulas.ts";
import { axisOf, type DesignSection, ultimateState, ultimateStateAt } from "../../src/flexure/index.ts";
import { areaOfBar, D500N } from "../../src/materials/index.ts";
import { type Cases, found } from "../case.ts";
import { bars, beam } from "./sections.ts";

const at = (section: DesignSection, dn: number, direction: Point = TOP) =>
  ultimateStateAt(axisOf(section, direction), dn);
const under = (section: DesignSection, n: number) => found(ultimateState(axisOf(section, TOP), n));

/** A New Zealand example: mechanics with its own block, moments about mid-depth. */
const NZS = beam(
  500,
  800,
  40,
  [
    [bars(5, 20), 60],
    [bars(5, 25), 737.5],
  ],
  { block: { alpha2: 0.85, gamma: 0.77 } },
);
const midDepth = (n: number) => {
  const { axis, state } = { axis: axisOf(NZS, TOP), state: under(NZS, n) };
  return (state.moment + n * axis.centroid.y) / 1e6;
};
/** Reinforced Concrete Basics, example 5.2, 3rd and 1st edition. */
const LAYERS = [
  [1200, 74],
  [1200, 526],
] as const;
const RCB_52 = beam(400, 600, 40, LAYERS);
const RCB_52_BOOK = beam(400, 600, 40, LAYERS, { deductDisplaced: false });
const RCB_52_2009 = beam(400, 600, 40, LAYERS, {
  deductDisplaced: false,
  block: { alpha2: 0.85, gamma: 0.77 },
});
/** A column of two layers in a software manual of 2009, with an eccentricity of 250 mm. */
const CSI = beam(
  350,
  550,
  30,
  [
    [2500, 60],
    [2500, 490],
  ],
  { fsy: 460, block: { alpha2: 0.85, gamma: 0.84 } },
);
/** Its strength under a force at an eccentricity in mm, by halving. */
const atEccentricity = (e: number) => {
  let [low, high] = [1e6, 4e6];
  while (high - low > 1) {
    const n = (low + high) / 2;
    if (under(CSI, n).moment > n * e) low = n;
    else high = n;
  }
  return under(CSI, low);
};
/** A sheet of 2009: ten bars. */
const SHEET = beam(
  400,
  600,
  40,
  [
    [bars(4, 20), 70],
    [bars(2, 20), 300],
    [bars(4, 20), 530],
  ],
  { block: { alpha2: 0.85, gamma: 0.77 } },
);
const N24 = areaOfBar(24);
/** Eight bars, one at the top. */
const ROUND: DesignSection = {
  concrete: { fc: 40 },
  region: circle(600),
  bars: Array.from({ length: 8 }, (_, index) => ({
    x: 238 * Math.sin((index * Math.PI) / 4),
    y: 238 * Math.cos((index * Math.PI) / 4),
    area: N24,
    diameter: 24,
  })),
  steel: D500N,
  isCircular: true,
};
const CORNERS: readonly (readonly [number, number])[] = [
  [-140, -240],
  [140, -240],
  [-140, 240],
  [140, 240],
  [0, -240],
  [0, 240],
  [-140, 0],
  [140, 0],
];
const BIAXIAL: DesignSection = {
  concrete: { fc: 40 },
  region: rectangle(400, 600),
  bars: CORNERS.map(([x, y]) => ({ x, y, area: N24, diameter: 24 })),
  steel: D500N,
  options: { reduceNarrowing: false },
};
const skew = (degrees: number) => ({
  x: Math.sin((degrees * Math.PI) / 180),
  y: Math.cos((degrees * Math.PI) / 180),
});
/** Example 5.1: three layers of 32 mm bars, with and without a void. */
const centroidFrom = (voids: readonly (readonly Point[])[]) => {
  const outline = [
    { x: -300, y: -400 },
    { x: 300, y: -400 },
    { x: 300, y: 400 },
    { x: -300, y: 400 },
  ];
  const layers = [
    [2400, 66],
    [1600, 400],
    [2400, 734],
  ] as const;
  const section = {
    region: regionOf(outline, voids),
    bars: layers.map(([area, depth]) => ({ x: 0, y: 400 - depth, area })),
  };
  return 400 - plasticCentroid(section, 0.85 * 32, 500).y;
};
/** An American sheet in inches and kips: the section engine alone. */
const american = () => {
  const layers = [
    [6, 2],
    [2, 10],
    [2, 12],
    [2, 14],
    [2, 16],
    [4, 18],
  ] as const;
  const section = {
    region: rectangle(24, 20),
    bars: layers.map(([area, depth]) => ({ x: 0, y: 10 - depth, area })),
  };
  const laws = {
    concrete: stressBlock(0.85 * 5, 0.8, 0.003),
    steel: { yieldStress: 60, modulus: 29_000 },
  };
  return stateOf(viewAlong(section, TOP), laws, ultimatePlane(laws, 17.58093 / 0.8), { x: 0, y: 0 });
};
/** Its sheet deducts concrete from the bars 0.4 in outside its block too. */
const OUTSIDE = 4 * 0.85 * 5;

const biaxial = { n: 4000e3, nuo: 9360e3 } as const;
const alphaN = () => ALPHA_N.evaluate({ ...biaxial, divisor: 0.65 });
const core = {
  shape: "rectangular",
  bc: 628,
  dc: 628,
  legs: 440,
  ds: 628,
  fsyf: 500,
  gaps: 12,
  gap: 152,
} as const;
const nc = (le: number, phiMc: number) =>
  BUCKLING_LOAD.evaluate({ le, dOuter: 526, phiMc, betaD: 0.7 }) / 1e3;
const slenderness = (le: number) =>
  SLENDERNESS.evaluate({ le, r: GYRATION.rectangular.evaluate({ depth: 600 }) });
const sway = (sumN: number, sumNc: number) => swayMagnifier({ by: "storey", sumN, sumNc }, 0, SILENT);
const squash = (section: DesignSection) => squashStrength(section, SILENT) / 1e3;

export const COLUMN: Cases = {
  "CC-001": () => 0.85 * midDepth(1000e3 / 0.85),
  "CC-002": () => under(NZS, 1000e3 / 0.85).neutralAxis,
  "CC-003": () => midDepth(-500e3),
  "CC-004": () => under(NZS, -500e3).neutralAxis,
  "CC-009": () => squash(RCB_52_BOOK),
  "CC-011": () => at(RCB_52_BOOK, 526).n / 1e3,
  "CC-012": () => at(RCB_52_BOOK, 526).moment / 1e6,
  "CC-015": () => found(axisStrength(RCB_52, TOP, { isShort: true, imposedRatio: 1 })).muo / 1e6,
  "CC-016": () => found(axisStrength(RCB_52, TOP, { isShort: true, imposedRatio: 1 })).dnPure,
  "CC-018": () => at(RCB_52_2009, 526).n / 1e3,
  "CC-019": () => at(RCB_52_2009, 526).moment / 1e6,
  "CC-023": () => centroidFrom([circleRing(150, { x: 0, y: -100 })]),
  "CC-024": () => DESIGN_SQUASH.evaluate({ phi: 0.6, nuo: squash(SHEET) }),
  "CC-027": () => (0.6 * at(SHEET, 530).n) / 1e3,
  "CC-028": () => (0.6 * at(SHEET, 530).moment) / 1e6,
  "CC-031": () => squash(beam(300, 500, 80, [[1500, 250]])),
  "CC-036": alphaN,
  "CC-037": () => BIAXIAL_SUM.evaluate({ mx: 280, my: 140, phiMux: 390, phiMuy: 230, alpha: alphaN() }),
  "CC-038": () => nc(6340, BALANCED_MOMENT.evaluate({ phi: 0.65, mub: 809e6 })),
  "CC-040": () => nc(8640, 485e6),
  "CC-042": () => MOMENT_FACTOR.evaluate({ ratio: -270 / 360 }),
  "CC-044": () => sway(2 * 1100 + 4 * 2000, 2 * 3611 + 4 * 6706),
  "CC-045": () => calculatedSpacing(core, 80),
  "CC-046": () => deemedSpacing({ shape: "rectangular", bar: 110, fsyf: 500, core: 628 }, 12, 80),
  "CC-057": () => PHI_TENSION.evaluate({ bending: 0.65, tension: 0.85, nu: -0.5, nuot: -1 }),
  "CC-058": () => at(ROUND, 600).n / 1e3,
  "CC-059": () => at(ROUND, 600).moment / 1e6,
  "CC-062": () => at(ROUND, 293.21).n / 1e3,
  "CC-063": () => at(ROUND, 293.21).moment / 1e6,
  "CC-066": () => at(BIAXIAL, 400, skew(26.565)).n / 1e3,
  "CC-067": () => at(BIAXIAL, 400, skew(26.565)).mx / 1e6,
  "CC-068": () => at(BIAXIAL, 400, skew(26.565)).my / 1e6,
  "CC-072": () => at(BIAXIAL, 250, skew(63.435)).n / 1e3,
  "CC-073": () => at(BIAXIAL, 250, skew(63.435)).mx / 1e6,
  "CC-074": () => at(BIAXIAL, 250, skew(63.435)).my / 1e6,
  "CC-075": () => american().concrete.force,
  "CC-076": () => american().bars.reduce((sum, { force }) => sum + force, 0) - OUTSIDE,
  "CC-077": () => {
    const { force, depth } = american().concrete;
    return (force * (10 - depth)) / 12;
  },
  "CC-078": () => (american().moment + OUTSIDE * 8) / 12,
  "CCX-001": () => at(RCB_52_2009, 286.9).n / 1e3,
  "CCX-002": () => at(RCB_52_2009, 286.9).moment / 1e6,
  "CCX-003": () => at(RCB_52_BOOK, (6 / 11) * 526).n / 1e3,
  "CCX-004": () => at(RCB_52_BOOK, (6 / 11) * 526).moment / 1e6,
  "CCX-005": () => (0.6 * atEccentricity(250).n) / 1e3,
  "CCX-006": () => (0.6 * atEccentricity(250).moment) / 1e6,
  "CCN-001": () => compressionFactor({ isShort: true, imposedRatio: 0.3 }, SILENT),
  "CCN-004": () => specialRegionLength({ length: 3200, end: 225, other: -190, phiMu: 149 / 0.6, depth: 400 }),
  "CCN-006": () => GYRATION.rectangular.evaluate({ depth: 600 }),
  "CCN-007": () => slenderness(2550),
  "CCN-009": () => slenderness(6340),
  "CCN-010": () => BALANCED_MOMENT.evaluate({ phi: 0.65, mub: 809 }),
  "CCN-012": () => squash({ ...RCB_52, steel: { ...D500N, fsy: 600 } }),
  "CCN-013": () => centroidFrom([]),
  "CCN-014": () => sway(1080, 10_000),
  "CCN-016": () => sway(720, 10_000),
  "CCN-017": () => restraintForce(40, 240_000) / 1e3,
  "CCN-018": () => PHI_TENSION.evaluate({ bending: 0.65, tension: 0.85, nu: -1, nuot: -1 }),
};
