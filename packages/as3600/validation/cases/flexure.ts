import { SILENT } from "@kingpost/calc";
import { flanged } from "@kingpost/concrete-section";
import { PHI_BENDING } from "../../src/capacity-factor/capacity-factor-formulas.ts";
import { type DesignSection, flexuralStrength } from "../../src/flexure/index.ts";
import { type Cases, found } from "../case.ts";
import { bars, beam } from "./sections.ts";

const strength = (section: DesignSection, sense: "sagging" | "hogging" = "sagging") =>
  found(flexuralStrength(section, sense, SILENT));
const mu = (section: DesignSection) => () => strength(section).mu / 1e6;
const phiMu = (section: DesignSection) => () => strength(section).phiMu / 1e6;
const dn = (section: DesignSection) => () => strength(section).dn;
const ku = (section: DesignSection) => () => strength(section).ku;

const LOO_50 = beam(250, 550, 50, [[1500, 500]]);
const LOO_65 = beam(250, 550, 65, [[1500, 500]]);
const LOO_65_FORCED = beam(250, 550, 65, [[1500, 500]], { block: { alpha2: 0.85, gamma: 0.8075 } });
const TWO_LAYERS = beam(1000, 500, 32, [
  [750, 80],
  [2000, 420],
]);
const FOUR_LAYERS = beam(1000, 700, 40, [
  [700, 70],
  [1000, 280],
  [1250, 420],
  [1500, 630],
]);
/** Reinforced Concrete Basics, example 3.9. */
const DOUBLY = beam(
  300,
  450,
  32,
  [
    [900, 60],
    [1800, 390],
  ],
  { block: { alpha2: 0.85, gamma: 0.83 } },
);
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
const CALCTREE = beam(200, 400, 32, [[bars(2, 16), 350]], { block: { alpha2: 0.85, gamma: 0.826 } });
/** The member of the Structural Toolkit, hogging. */
const MEMBER = [
  [bars(1, 12), 48, 12],
  [bars(4, 16), 550, 16],
] as const;
const TRACE = beam(350, 600, 32, [
  [bars(2, 16), 58, 16],
  [bars(3, 24), 538, 24],
]);
const OVER = beam(300, 600, 32, [[8000, 550]]);
const EQUAL = beam(1000, 500, 32, [
  [1570, 105],
  [1570, 395],
]);

/** Reinforced Concrete Basics, examples 3.8 and 3.11. */
const RCB_38 = beam(300, 450, 32, [[1800, 390]], { block: { alpha2: 0.85, gamma: 0.83 } });
const RCB_311: DesignSection = {
  ...beam(
    400,
    726,
    25,
    [
      [3200, 620],
      [3200, 680],
    ],
    { block: { alpha2: 0.85, gamma: 0.85 } },
  ),
  region: flanged({ webWidth: 400, depth: 726, flangeDepth: 120, left: 350, right: 350 }),
};
const TOP_HEAVY = beam(1000, 500, 32, [
  [2000, 80],
  [750, 420],
]);
const OPEN_CALCS = beam(300, 500, 32, [[1500, 450]], { block: { alpha2: 0.8, gamma: 0.8 } });

export const FLEXURE: Cases = {
  "CB-001": mu(LOO_50),
  "CB-002": phiMu(LOO_50),
  "CB-003": ku(LOO_65),
  "CB-005": mu(LOO_65_FORCED),
  "CB-006": ku(LOO_65_FORCED),
  "CB-009": dn(TWO_LAYERS),
  "CB-010": mu(TWO_LAYERS),
  "CB-011": phiMu(TWO_LAYERS),
  "CB-014": dn(FOUR_LAYERS),
  "CB-015": mu(FOUR_LAYERS),
  "CB-016": phiMu(FOUR_LAYERS),
  "CB-019": dn(DOUBLY),
  "CB-020": mu(DOUBLY),
  "CB-023": mu(NZS),
  "CB-024": () => 0.85 * mu(NZS)(),
  "CB-043": () => strength(beam(500, 600, 32, MEMBER, { dropOppositeTension: true }), "hogging").mu / 1e6,
  "CB-162": dn(CALCTREE),
  "CB-163": () => strength(CALCTREE).kuo,
  "CB-164": mu(CALCTREE),
  "CB-165": phiMu(CALCTREE),
  "CB-167": mu(TRACE),
  "CB-168": phiMu(TRACE),
  "CBN-058": dn(OVER),
  "CBN-060": phiMu(OVER),
  "CBN-061": phiMu(TOP_HEAVY),
  "CBN-062": dn(EQUAL),
  "CBN-064": () => {
    const { leverArm, d } = strength(beam(500, 600, 32, [[bars(4, 16), 550]]));
    return leverArm / d;
  },
  "CBN-067": () => requiredSteel(500, 552, 32, 30e6, 0.85),
  "CBX-007": dn(RCB_38),
  "CBX-008": mu(RCB_38),
  "CBX-009": dn(RCB_311),
  "CBX-010": mu(RCB_311),
  "CBX-011": dn(TOP_HEAVY),
  "CBX-012": mu(TOP_HEAVY),
  "CBX-013": mu(OVER),
  "CBX-014": phiMu(EQUAL),
  "CBX-015": dn(OPEN_CALCS),
  "CBX-016": mu(OPEN_CALCS),
  "CBX-017": phiMu(beam(500, 600, 32, [[bars(4, 16), 550, 16]])),
  "CC-051": () => PHI_BENDING.evaluate({ kuo: 0.2 }),
  "CC-053": () => PHI_BENDING.evaluate({ kuo: 0.45 }),
  "CC-055": () => PHI_BENDING.evaluate({ kuo: 0.545 }),
};

/** The area of one layer whose design strength is a moment, by halving. */
function requiredSteel(b: number, d: number, fc: number, m: number, phi: number): number {
  let [low, high] = [1, 2000];
  while (high - low > 1e-6) {
    const area = (low + high) / 2;
    if (phi * strength(beam(b, d + 48, fc, [[area, d]])).mu < m) low = area;
    else high = area;
  }
  return low;
}
