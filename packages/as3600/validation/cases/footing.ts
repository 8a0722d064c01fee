import { type Recorder, SILENT } from "@kingpost/calc";
import { bearingStrength } from "../../src/bearing/index.ts";
import {
  effectivePressure,
  type FootingPlan,
  minimumFootingSteel,
  type NetPressure,
  PLAIN_SHEAR_AT,
  plainBending,
  plainDepth,
  plainPunching,
  plainShear,
  pressureAt,
  sectionActions,
  soilPressure,
  type UndersideCase,
  undersideAction,
} from "../../src/footing/index.ts";
import { flexuralTensileStrength } from "../../src/materials/index.ts";
import {
  criticalPerimeter,
  INTERIOR,
  type PunchingSection,
  punchingDemand,
  punchingStrength,
} from "../../src/punching/index.ts";
import { LEAST_FITMENTS } from "../../src/punching/punching-formulas.ts";
import { type Cases, found } from "../case.ts";

const record: Recorder = SILENT;

function underside(of: Partial<UndersideCase["actions"]>, weight: number, lever: number) {
  const actions = { n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of };
  const rest = { x: 0, y: 0, lever, weight, weightMx: 0, weightMy: 0, surcharge: 0 };
  return found(undersideAction({ actions, ...rest }, record));
}

const pressure = (plan: FootingPlan, n: number, ex = 0, ey = 0) =>
  found(soilPressure(plan, { n, ex, ey }, record));

/** 3.6 x 3.0 x 0.55 m of 24 kN/m3 under a column of 450 mm. */
const PLAN = { lx: 3600, ly: 3000 };
const WEIGHT = 24e-6 * 3600 * 3000 * 550;
const working = () => underside({ n: 1100e3, my: 112e6, vx: 50e3 }, WEIGHT, 550);
const factored = () =>
  underside({ n: 1.35 * 770e3 + 1.5 * 330e3, my: 1.35 * 78e6 + 1.5 * 34e6, vx: 69.75e3 }, 1.35 * WEIGHT, 550);
const soilOf = (of: ReturnType<typeof underside>) => pressure(PLAN, of.n, of.ex, of.ey);
const least = (of: ReturnType<typeof underside>) => 1e3 * pressureAt(soilOf(of), -1800, 0);
const factoredNet = (): NetPressure => ({ plan: PLAN, soil: soilOf(factored()), down: 1.35 * 24e-6 * 550 });

/** 3 m square, 0.5 m deep; concrete in place of soil adds its difference. */
const square = () =>
  pressure({ lx: 3000, ly: 3000 }, 1628e3 + 7e-6 * 500 * 3000 ** 2, 0, 20e6 / (1628e3 + 31.5e3));

/** The smallest side in steps of 100 mm. */
function smallestSide(n: number, allowable: number): number {
  let side = 100;
  while (pressure({ lx: side, ly: side }, n).greatest > allowable) side += 100;
  return side / 1e3;
}
const basic = (n: number): NetPressure => {
  const plan = { lx: 2900, ly: 2900 };
  return { plan, soil: pressure(plan, n), down: 0 };
};

const SLAB: PunchingSection = {
  fc: 20,
  area: { shape: "rectangular", cx: 90, cy: 90 },
  edges: INTERIOR,
  dom: 67,
};
const LEAST = LEAST_FITMENTS.evaluate({ y1: 145, fsyf: 500 }) * 100;
const REINFORCED: PunchingSection = {
  ...SLAB,
  fitments: { asw: LEAST * (1 + 1e-12), spacing: 100, fsyf: 500, y1: 145, x: 100, y: 157 },
};
const WALL: PunchingSection = {
  fc: 30,
  area: { shape: "rectangular", cx: 300, cy: 900 },
  edges: INTERIOR,
  dom: 218,
};
const WALL_AREA = 3272 * 218;
const wallDemand = () => punchingDemand(WALL, { v: 1126.498e3, mx: 0, my: 45.723e6 }, record);

/** 2.4 m square, 0.6 m deep, under a column of 400 mm. */
const TRACE = { lx: 2400, ly: 2400 };
const TRACE_WEIGHT = 25e-6 * 600 * 2400 ** 2;
const traceNet = (): NetPressure => {
  const { n, ex, ey } = underside({ n: 1320e3, my: 132e6 }, 1.2 * TRACE_WEIGHT, 600);
  return { plan: TRACE, soil: pressure(TRACE, n, ex, ey), down: 1.2 * 25e-6 * 600 };
};
const PAD: PunchingSection = { ...SLAB, fc: 32, area: { shape: "rectangular", cx: 400, cy: 400 }, dom: 534 };
const PLAIN_SLAB: PunchingSection = { ...SLAB, fc: 120, dom: 200 };
const PLAIN = { fc: 120, b: 1000, depth: 250 };

export const FOOTING: Cases = {
  "PF-001": () => working().n / 1e3,
  "PF-003": () => least(working()),
  "PF-005": () => least(factored()),
  "PF-007": () => sectionActions(factoredNet(), "right", 225).m / 1e6,
  "PF-009": () => sectionActions(factoredNet(), "right", 225 + 512).v / 1e3,
  "PF-012": () => 1e3 * square().greatest,
  "PF-013": () => 1e3 * pressureAt(square(), 0, -1500),
  "PF-016": () => smallestSide(1450e3, 0.175),
  "PF-017": () => 1e3 * basic(1815e3).soil.greatest,
  "PF-018": () => sectionActions(basic(0.216 * 2900 ** 2), "right", 200).m / 1e6,
  "PF-021": () => 1e3 * pressure({ lx: 3000, ly: 2000 }, 1e6, 1000).greatest,
  "PF-022": () => 3 * pressure({ lx: 3000, ly: 2000 }, 1e6, 1000).contactRatio,
  "PF-024": () => 1e3 * pressure({ lx: 4000, ly: 3000 }, 1e6, 1400, 1000).greatest,
  "PF-026": () => 1e3 * pressure({ lx: 3000, ly: 3000 }, 1e6, 600, 450).greatest,
  "PF-028": () => 1e3 * pressure({ lx: 4000, ly: 2500 }, 1e6, 900, 250).greatest,
  "PF-029": () => criticalPerimeter(SLAB.area, INTERIOR, 67).u,
  "PF-031": () => punchingStrength(SLAB, record) / 1e3,
  "PF-033": () =>
    (punchingStrength(REINFORCED, record) * 50) /
    punchingDemand(REINFORCED, { v: 50e3, mx: 1e6, my: 0 }, record),
  "PF-035": () => LEAST,
  "PF-037": () => criticalPerimeter({ shape: "circular", diameter: 90 }, { ...INTERIOR, left: 0 }, 67).u,
  "PF-041": () => wallDemand() / WALL_AREA,
  "PF-042": () => punchingStrength(WALL, record) / WALL_AREA,
  "PF-043": () => wallDemand() / punchingStrength(WALL, record),
  "PF-044": () => bearingStrength({ fc: 28, loaded: 350 ** 2, supporting: 450 ** 2 }, record) / 1e3,
  "PF-046": () => plainBending(PLAIN, record) / 1e6,
  "PF-047": () => plainShear(PLAIN, record) / 1e3,
  "PF-051": () =>
    800e3 / effectivePressure({ lx: 4000, ly: 3000 }, { n: 800e3, ex: 500, ey: 0 }, record) / 1e6,
  "PF-052": () => {
    const { n, ex, ey } = underside({ n: 1000e3, my: 100e6 }, TRACE_WEIGHT, 600);
    return 1e3 * pressure(TRACE, n, ex, ey).greatest;
  },
  "PF-053": () => sectionActions(traceNet(), "right", 200).m / 1e6,
  "PF-054": () => sectionActions(traceNet(), "right", 200 + 487.8).v / 1e3,
  "PF-055": () =>
    (punchingStrength(PAD, record) * 1120.1) / punchingDemand(PAD, { v: 1120.1e3, mx: 0, my: 132e6 }, record),
  "PFX-001": () =>
    (punchingStrength(SLAB, record) * 50) / punchingDemand(SLAB, { v: 50e3, mx: 1e6, my: 0 }, record),
  "PFX-002": () => criticalPerimeter(SLAB.area, { ...INTERIOR, left: 0 }, 67).u,
  "PFX-003": () =>
    criticalPerimeter({ shape: "circular", diameter: 90 }, { ...INTERIOR, left: 0, bottom: 0 }, 67).u,
  "PFX-004": () => plainPunching(PLAIN_SLAB, record) / 1e3,
  "PFX-005": () =>
    (plainPunching(PLAIN_SLAB, record) * 7) / punchingDemand(PLAIN_SLAB, { v: 7e3, mx: 2e6, my: 0 }, record),
  "PFX-006": () => 1e3 * soilOf(working()).greatest,
  "PFX-007": () => 1e3 * soilOf(factored()).greatest,
  "PFX-008": () => sectionActions(factoredNet(), "top", 225).m / 1e6,
  "PFX-009": () => sectionActions(factoredNet(), "top", 225 + 496).v / 1e3,
  "PFN-001": () =>
    minimumFootingSteel({ b: 1000, depth: 250, d: 209, fc: 120, fsy: 500, isOneWay: false }, record),
  "PFN-007": () => criticalPerimeter(SLAB.area, { ...INTERIOR, left: 0, bottom: 0 }, 67).u,
  "PFN-009": () => criticalPerimeter({ shape: "circular", diameter: 90 }, INTERIOR, 67).ax / 2,
  "PFN-010": () => flexuralTensileStrength(120, record),
  "PFN-012": () => PLAIN_SHEAR_AT * plainDepth(250),
};
