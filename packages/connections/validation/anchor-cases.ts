import { SILENT } from "@kingpost/calc";
import type { Anchorage, AnchorConcrete, AnchorSteel, TensionAnchor } from "../src/anchors/anchor.ts";
import { clustersOf, eccentricity } from "../src/anchors/clusters.ts";
import { CONCRETE_INTERACTION } from "../src/anchors/interaction-formulas.ts";
import { designEdge } from "../src/anchors/shear/edge.ts";
import {
  DIAMETER_EXPONENT,
  EDGE_CORNER,
  EDGE_DEPTH,
  EDGE_DIRECTION,
  EDGE_ECCENTRICITY,
  LENGTH_EXPONENT,
  SINGLE_EDGE,
} from "../src/anchors/shear/edge-formulas.ts";
import { designPryOut } from "../src/anchors/shear/pry-out.ts";
import {
  bendingResistance,
  designShearWithLever,
  designSteelShear,
} from "../src/anchors/shear/steel-shear.ts";
import { LEVER_ARM } from "../src/anchors/shear/steel-shear-formulas.ts";
import { blowOutOf } from "../src/anchors/tension/blow-out.ts";
import { bondResistance } from "../src/anchors/tension/bond.ts";
import { BOND_LIMIT, SINGLE_BOND } from "../src/anchors/tension/bond-formulas.ts";
import { coneResistance, designCone, effectiveEmbedment } from "../src/anchors/tension/cone.ts";
import {
  ECCENTRICITY_FACTOR,
  EDGE_FACTOR,
  SINGLE_AREA,
  SINGLE_CONE,
} from "../src/anchors/tension/cone-formulas.ts";
import { designPullOut, headArea } from "../src/anchors/tension/pull-out.ts";
import { DEPTH_FACTOR } from "../src/anchors/tension/splitting-formulas.ts";
import { designSteelTension } from "../src/anchors/tension/steel-tension.ts";
import { STEEL_TENSION, STEEL_TENSION_FACTOR } from "../src/anchors/tension/steel-tension-formulas.ts";
import { projectedSquares, unionArea } from "../src/anchors/union-area.ts";
import { stepOf } from "./step-of.ts";

const FAR = 1e6;
const NO_EDGES = { left: FAR, right: FAR, bottom: FAR, top: FAR };
const CONCRETE: AnchorConcrete = {
  fc: 20,
  depth: FAR,
  edges: NO_EDGES,
  isCracked: true,
  cover: 40,
  isDense: false,
  hasEdgeBars: false,
  splittingBars: 0,
};
export const steel = (diameter: number, area: number, fuk: number, fyk: number): AnchorSteel => ({
  diameter,
  area,
  fuk,
  fyk,
  isDuctile: true,
});
const M24 = steel(24, 353, 800, 640);

const anchorage = (
  embedment: number,
  concrete: Partial<AnchorConcrete>,
  of: AnchorSteel = M24,
  head: {
    readonly shape: "hexagon" | "round" | "square";
    readonly size: number;
    readonly thickness: number;
  } = {
    shape: "square",
    size: 60,
    thickness: 20,
  },
): Anchorage => ({
  concrete: { ...CONCRETE, ...concrete },
  steel: of,
  fastener: { by: "headed", head, splittingEdge: undefined, leastDepth: undefined },
  embedment,
});

/** The centres of a grid of anchors about the origin. */
const grid = (countX: number, sx: number, countY = 1, sy = 0): readonly TensionAnchor[] =>
  Array.from({ length: countX * countY }, (_, at) => ({
    x: ((at % countX) - (countX - 1) / 2) * sx,
    y: (Math.floor(at / countX) - (countY - 1) / 2) * sy,
    n: 1,
  }));

const n0 = (k1: number, fc: number, hef: number) => SINGLE_CONE.evaluate({ k1, fc, hef }) / 1e3;
const kilo = (value: unknown) => Number(value) / 1e3;

// A group of 2 by 2 M16 in a corner.
const CORNER = anchorage(
  120,
  { depth: 175, edges: { left: 250, right: 600, bottom: 262.5, top: 562.5 } },
  steel(16, 157, 500, 400),
);
const CORNER_GROUP = grid(2, 200, 2, 125);
// The edge of this group: a row of two at 150 mm, corners at 200 and 500 mm.
const FRONT = anchorage(
  120,
  { depth: 175, edges: { left: 150, right: FAR, bottom: 262.5, top: 562.5 } },
  steel(16, 157, 500, 400),
);
const NARROW = anchorage(
  68.8,
  { depth: 300, edges: { left: FAR, right: 650, bottom: 650, top: 650 } },
  steel(14, 115, 800, 640),
);
const NARROW_ROW = grid(1, 0, 2, 100);
const frontCapacity = () => kilo(designEdge(FRONT, grid(1, 0, 2, 125), "left", { vx: -1, vy: 0 }, SILENT));
const narrow = (id: string) =>
  stepOf(id, (record) => designEdge(NARROW, NARROW_ROW, "right", { vx: 1, vy: 0 }, record));

const SPLIT = { left: 200, right: 250, bottom: FAR, top: FAR };

const PEDESTAL = anchorage(300, {
  fc: 32,
  depth: 800,
  edges: { left: 300, right: 300, bottom: 300, top: 300 },
});
const FOUR = grid(2, 250, 2, 250);
const PAIR = FOUR.filter(({ y }) => y < 0);

const SHALLOW = anchorage(
  125,
  { fc: 25, depth: 250, edges: { left: FAR, right: FAR, bottom: 100, top: FAR } },
  steel(16, 157, 500, 400),
);
const SHALLOW_ROW = grid(2, 150);
const shallow = (id: string) =>
  stepOf(id, (record) => designEdge(SHALLOW, SHALLOW_ROW, "bottom", { vx: 0, vy: -1 }, record));

/** A single anchor near one edge of thick uncracked concrete. */
const thickEdge = (d: number, c1: number, lf: number, fc: number) =>
  designEdge(
    anchorage(lf, { fc, isCracked: false, edges: { ...NO_EDGES, right: c1 } }, steel(d, 1, 800, 640)),
    grid(1, 0),
    "right",
    { vx: 1, vy: 0 },
    SILENT,
  );

const direction = (degrees: number) => EDGE_DIRECTION.evaluate({ angle: (degrees * Math.PI) / 180 });
const power = (n: number, v: number) => CONCRETE_INTERACTION.power.evaluate({ n, v });

const blowOutAnchorage = anchorage(300, {
  fc: 32,
  depth: 800,
  edges: { left: FAR, right: 100, bottom: 300, top: 300 },
});
const blowOut = (id: string) =>
  stepOf(id, (record) => blowOutOf(blowOutAnchorage, "right", grid(1, 0, 2, 250)).capacity(record));

const ECCENTRIC = [
  { x: -50, y: 0, n: 40e3 },
  { x: 50, y: 0, n: 20e3 },
];

/** A row that shows M0 of a bolt by the strength that gives its tension capacity. */
const bendingOf = (area: number, fuk: number) => bendingResistance({ area, fuk }, SILENT);
const shearOf = (tension: number, fuk = 549) =>
  (kilo(designSteelShear(steel(20, (tension * 1e3) / fuk, fuk, 0.8 * fuk), 0, SILENT)) * 10) / 8;
const lever = { grout: 16, plate: 16, held: 2 };
const M20 = steel(20, 245, 800, 640);
const BONDED_ROW = grid(2, 200);
const BONDED: Anchorage = {
  ...anchorage(80, { fc: 30 }, steel(16, 157, 500, 400)),
  fastener: {
    by: "bonded",
    product: {
      gammaInst: 1,
      k1: undefined,
      k8: undefined,
      pullOut: undefined,
      bondCracked: 8.85,
      bondUncracked: 18,
      psi0sus: undefined,
      alphaSus: 0,
      splittingEdge: undefined,
      leastDepth: undefined,
      leastEdge: undefined,
      leastSpacing: undefined,
    },
  },
};

/** Values by the id of their row, in the unit of the row. */
export const ANCHOR_CASES: Readonly<Record<string, () => number>> = {
  "anch-cone-001": () => n0(7.7, 20, 40),
  "anch-cone-003": () => n0(7.7, 20, 60),
  "anch-cone-004": () => n0(7.7, 20, 70),
  "anch-cone-006": () => n0(7.7, 20, 100),
  "anch-cone-007": () => n0(7.7, 20, 125),
  "anch-cone-009": () => n0(7.7, 20, 60) / 1.5,
  "anch-cone-010": () => n0(7.7, 20, 100) / 1.5,
  "anch-cone-012": () => n0(8.9, 20, 120),
  "anch-cone-013": () => SINGLE_AREA.evaluate({ spacing: 360 }),
  "anch-cone-015": () => EDGE_FACTOR.evaluate({ edge: 150, characteristic: 180 }),
  "anch-cone-017": () => n0(7.7, 30, 80),
  "anch-cone-018": () => conePost(BONDED_ROW, 30, 80) / 1.5,
  "anch-cone-020": () => n0(8.9, 30, 300),
  "anch-cone-022": () => kilo(designCone(anchorage(300, { fc: 30 }), grid(2, 300, 2, 300), SILENT)),
  "anch-cone-023": () =>
    clustersOf(grid(2, 900.001, 2, 900.001), 900).reduce(
      (sum, cluster) => sum + kilo(designCone(anchorage(300, { fc: 30 }), cluster, SILENT)),
      0,
    ),
  "anch-cone-024": () =>
    effectiveEmbedment(
      {
        concrete: { ...CONCRETE, edges: { left: 215, right: 205, bottom: 120, top: 80 } },
        anchors: grid(2, 210),
        embedment: 200,
      },
      SILENT,
    ),
  "anch-pryout-001": () => kilo(designPryOut(CORNER, CORNER_GROUP, SILENT)),
  "anch-pryout-002": () => (2 * conePost(grid(2, 100), 20, 68.8)) / 1.5,
  "anch-pryout-003": () => conePost(SHALLOW_ROW, 25, 125, { ...NO_EDGES, bottom: 100 }),
  "anch-edge-002": () => DIAMETER_EXPONENT.evaluate({ d: 16, c1: 150 }),
  "anch-edge-003": () =>
    SINGLE_EDGE.evaluate({
      k9: 1.7,
      d: 16,
      alpha: LENGTH_EXPONENT.evaluate({ lf: 120, c1: 150 }),
      lf: 120,
      beta: DIAMETER_EXPONENT.evaluate({ d: 16, c1: 150 }),
      fc: 20,
      c1: 150,
    }) / 1e3,
  "anch-edge-005": () =>
    stepOf("a-c-v-0", (record) => designEdge(FRONT, grid(1, 0, 2, 125), "left", { vx: -1, vy: 0 }, record)),
  "anch-edge-006": () => EDGE_CORNER.evaluate({ c2: 200, c1: 150 }),
  "anch-edge-009": frontCapacity,
  "anch-edge-010": () => narrow("c-1"),
  "anch-edge-011": () => narrow("alpha"),
  "anch-edge-013": () => narrow("v-rk-c-0") / 1e3,
  "anch-edge-014": () => narrow("a-c-v"),
  "anch-edge-016": () => EDGE_DEPTH.evaluate({ c1: 400, h: 300 }),
  "anch-edge-017": () => narrow("phi-v-rk-c") / 1e3,
  "anch-edge-018": () => shallow("v-rk-c-0") / 1e3,
  "anch-edge-020": () => shallow("phi-v-rk-c") / 1e3,
  "anch-edge-021": () =>
    stepOf("c-1", (record) =>
      designEdge(
        anchorage(100, { depth: 120, edges: { left: FAR, right: 200, bottom: 200, top: 150 } }),
        grid(1, 0, 2, 100),
        "right",
        { vx: 1, vy: 0 },
        record,
      ),
    ),
  "anch-edge-023": () => kilo(thickEdge(12, 40, 90, 32)),
  "anch-edge-024": () => kilo(thickEdge(16, 45, 110, 32)),
  "anch-edge-027": () => direction(70),
  "anch-edge-029": () => direction(80),
  "anch-edge-032": () => EDGE_ECCENTRICITY.evaluate({ e: 150, c1: 100 }),
  "anch-interaction-001": () => power(9.585 / 12.393, 13.84 / 38.929),
  "anch-interaction-003": () => power(0.589, 0.009),
  "anch-interaction-004": () => power(0.7, 0.4),
  "anch-interaction-005": () => 1.2 * CONCRETE_INTERACTION.line.evaluate({ n: 0.62, v: 0.62 }),
  "anch-lever-001": () => LEVER_ARM.evaluate({ d: 20, grout: 16, plate: 16 }),
  "anch-lever-002": () => bendingOf(245, 800) / 1e6,
  "anch-lever-004": () => kilo(designShearWithLever(M20, lever, 0, SILENT)),
  "anch-lever-005": () => bendingOf(157, 549) / 1e3,
  "anch-lever-007": () => bendingOf(353, 549.3) / 1e3,
  "anch-lever-008": () => bendingOf(561, 549.6) / 1e3,
  "anch-splitting-001": () => unionArea(projectedSquares(grid(2, 200), 200, { ...SPLIT, bottom: 200 })),
  "anch-splitting-003": () => ECCENTRICITY_FACTOR.x.evaluate({ e: 2.1, spacing: 400 }),
  "anch-splitting-004": () => DEPTH_FACTOR.evaluate({ h: 400, least: 244, hef: 200, edge: 100 }),
  "anch-bond-001": () => BOND_LIMIT.evaluate({ k3: 7.7, hef: 80, fc: 30, d: 16 }),
  "anch-bond-003": () => kilo(SINGLE_BOND.evaluate({ sustained: 1, tau: 8.85, d: 16, hef: 80 })),
  "anch-bond-004": () => kilo(bondResistance(BONDED, BONDED_ROW, SILENT)),
  "anch-steel-tension-001": () => kilo(STEEL_TENSION.evaluate({ area: 157, fuk: 500 })),
  "anch-steel-tension-002": () => kilo(designSteelTension(steel(16, 157, 500, 400), SILENT)),
  "anch-steel-tension-003": () => kilo(designSteelTension(M24, SILENT)),
  "anch-steel-tension-007": () => 1 / STEEL_TENSION_FACTOR.evaluate({ fuk: 700, fyk: 450 }),
  "anch-steel-shear-003": () => kilo(designSteelShear(steel(16, 157, 500, 400), 0, SILENT)),
  "anch-steel-shear-005": () => shearOf(134.6),
  "anch-steel-shear-006": () => shearOf(193.9),
  "anch-steel-shear-008": () => shearOf(536.7),
  "anch-steel-shear-010": () => kilo(designSteelShear(steel(12, 84.3, 400, 240), 0, SILENT)),
  "anch-steel-shear-011": () => kilo(designSteelShear(steel(24, 353, 400, 240), 0, SILENT)),
  "anch-pullout-001": () => pullOut({ isCracked: false }) / pullOut({ isCracked: true }),
  "anch-pullout-002": () => pullOut({ fc: 50 }) / pullOut({ fc: 20 }),
  "anch-pullout-003": () => headArea(ROUND_44, 24, SILENT),
  "anch-pullout-004": () => 1.5 * kilo(designPullOut(anchorage(300, { fc: 30 }, M24, ROUND_44), SILENT)),
  "anch-group-002": () => kilo(designCone(PEDESTAL, FOUR, SILENT)),
  "anch-group-005": () => kilo(designCone(PEDESTAL, PAIR, SILENT)),
  "anch-group-006": () => kilo(designPullOut(PEDESTAL, SILENT)),
  "anch-group-008": () =>
    stepOf("l-f", (record) => designEdge(PEDESTAL, FOUR, "right", { vx: 1, vy: 0 }, record)),
  "anch-group-009": () => kilo(designEdge(PEDESTAL, FOUR, "right", { vx: 1, vy: 0 }, SILENT)),
  "anch-blowout-001": () => blowOut("n-rk-cb-0") / 1e3,
  "anch-blowout-002": () => blowOut("psi-g-nb"),
  "anch-ecc-001": () => eccentricity(ECCENTRIC, "x"),
  "anch-ecc-002": () => ECCENTRICITY_FACTOR.x.evaluate({ e: eccentricity(ECCENTRIC, "x"), spacing: 900 }),
  "anch-more-001": () => unionArea(projectedSquares(CORNER_GROUP, 180, CORNER.concrete.edges)),
  "anch-more-002": () => LENGTH_EXPONENT.evaluate({ lf: 120, c1: 150 }),
  "anch-more-003": () =>
    stepOf("a-c-v", (record) => designEdge(FRONT, grid(1, 0, 2, 125), "left", { vx: -1, vy: 0 }, record)),
  "anch-more-004": () => EDGE_DEPTH.evaluate({ c1: 150, h: 175 }),
  "anch-more-005": () => narrow("beta"),
  "anch-more-006": () => narrow("a-c-v-0"),
  "anch-more-007": () => n0(7.7, 20, 68.8),
  "anch-more-008": () => SINGLE_AREA.evaluate({ spacing: 400 }),
  "anch-more-009": () => EDGE_FACTOR.evaluate({ edge: 100, characteristic: 200 }),
  "anch-more-010": () => n0(11, 32, 70) / 1.5,
  "anch-more-011": () => n0(11, 32, 90) / 1.5,
  "anch-more-012": () => n0(11, 32, 110) / 1.5,
  "anch-more-013": () => (2 * n0(11, 32, 125)) / 1.5,
  "anch-more-014": () => (2 * n0(11, 32, 210)) / 1.5,
  "anch-more-015": () => kilo(thickEdge(10, 40, 70, 32)),
  "anch-more-016": () => direction(60),
  "anch-more-017": () => direction(90),
  "anch-more-018": () =>
    effectiveEmbedment(
      {
        concrete: { ...CONCRETE, edges: { left: 60, right: 70, bottom: 80, top: FAR } },
        anchors: grid(1, 0),
        embedment: 200,
      },
      SILENT,
    ),
  "anch-more-019": () =>
    kilo(designCone(anchorage(300, { fc: 40 }, steel(30, 561, 800, 640)), grid(1, 0), SILENT)),
  "anch-more-020": () => kilo(designSteelTension(steel(30, 561, 800, 640), SILENT)),
};

const ROUND_44 = { shape: "round", size: 44, thickness: 20 } as const;

function pullOut(of: Partial<AnchorConcrete>): number {
  return kilo(designPullOut(anchorage(165, of, steel(16, 157, 500, 400), ROUND_44), SILENT));
}

/** The cone of post-installed anchors in cracked concrete, characteristic. */
function conePost(
  anchors: readonly TensionAnchor[],
  fc: number,
  embedment: number,
  edges = NO_EDGES,
): number {
  return kilo(
    coneResistance({ concrete: { fc, edges, isDense: false }, anchors, embedment, k1: 7.7 }, SILENT),
  );
}

/** A row whose value must not come out. */
interface ArguedRow {
  /** What the engine gives; undefined where the product has no such value. */
  readonly ours?: () => number;
  readonly reason: string;
}

const CUT_THREADS =
  "0.85 for cut threads is practice of EN 1993-1-8: no source of anchors to AS 5216 has it, and it is not applied.";

/** Rows whose value is an error of its source, another rule, or outside what the product covers. */
export const ARGUED_ANCHORS: Readonly<Record<string, ArguedRow>> = {
  "anch-edge-008": {
    ours: frontCapacity,
    reason: "The report multiplies by a grout factor of a product, 0.903, which EN 1992-4 does not have.",
  },
  "anch-splitting-006": {
    ours: () => DEPTH_FACTOR.evaluate({ h: 400, least: 244, hef: 200, edge: 100 }),
    reason: "(2 h_ef / h_min)^(2/3) is the cap of CEN/TS 1992-4-2; EN 1992-4 has (h_ef + 1.5 c_1) / h_min.",
  },
  "anch-reinforcement-002": { reason: "Supplementary reinforcement is not covered." },
  "anch-edge-026": {
    ours: () => direction(60),
    reason: "Sources differ between 0 and 90 degrees: the lower of the two forms is used.",
  },
  "anch-edge-030": {
    ours: () => direction(80),
    reason: "Sources differ between 0 and 90 degrees: the lower of the two forms is used.",
  },
  "anch-steel-tension-004": { ours: () => kilo(designSteelTension(M24, SILENT)), reason: CUT_THREADS },
  "anch-steel-tension-005": {
    ours: () => kilo(designSteelTension(steel(12, 84.3, 400, 240), SILENT)),
    reason: CUT_THREADS,
  },
  "anch-steel-tension-008": {
    ours: () => kilo(designSteelTension(steel(16, 157, 500, 400), SILENT)),
    reason: "The partial factor is 1.2 f_uk / f_yk, at least 1.4: 1.5 here, not 1.2.",
  },
  "anch-pullout-006": {
    ours: () =>
      1.5 *
      kilo(
        designPullOut(
          anchorage(100, { fc: 25 }, steel(16, 157, 500, 400), { shape: "round", size: 28.8, thickness: 10 }),
          SILENT,
        ),
      ),
    reason: "The factor is 7.5 in cracked concrete, not 8.",
  },
  "anch-edge-033": {
    ours: () =>
      1.5 *
      kilo(
        designEdge(
          anchorage(
            150,
            { fc: 30, isCracked: false, depth: 300, edges: { ...NO_EDGES, right: 100 } },
            steel(20, 245, 800, 640),
          ),
          grid(1, 0),
          "right",
          { vx: 1, vy: 0 },
          SILENT,
        ),
      ),
    reason: "The exponent is another form, and the factor of the depth is never below 1.",
  },
  "anch-steel-shear-012": {
    ours: () => 1.25 * kilo(designSteelShear(steel(16, 157, 800, 640), 0, SILENT)),
    reason: "The factor is 0.5 above 500 MPa, not 0.6.",
  },
  "anch-group-003": {
    ours: () => kilo(designCone(PEDESTAL, FOUR, SILENT)),
    reason: "What comes out without the reduced embedment between four near edges.",
  },
};
