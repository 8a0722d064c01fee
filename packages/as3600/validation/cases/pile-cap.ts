import { SILENT } from "@kingpost/calc";
import { bearingStrength } from "../../src/bearing/index.ts";
import { FORMULA_LENGTH, LEAST_LENGTH } from "../../src/development/development-formulas.ts";
import { areaOfBar } from "../../src/materials/index.ts";
import {
  basicFactor,
  type PileCap,
  type PilePlace,
  pileGroup,
  pileReactions,
  standardLayout,
  tieBands,
  tieForces,
  trussOf,
} from "../../src/pile-cap/index.ts";
import { FACE_TERM } from "../../src/pile-cap/section-formulas.ts";
import { pileEndArea } from "../../src/pile-cap/strut-checks.ts";
import {
  burstingArea,
  burstingForce,
  nodeStrength,
  strutStrength,
  tieArea,
  tieStrength,
  unreinforcedBurst,
} from "../../src/strut-and-tie/index.ts";
import {
  BOTTLE_LENGTH,
  CRACKING_BURST,
  DESIGN_STRUT,
  STRUT_EFFICIENCY,
  STRUT_FORCE,
} from "../../src/strut-and-tie/strut-and-tie-formulas.ts";
import type { Cases } from "../case.ts";

const degrees = (angle: number) => (angle * Math.PI) / 180;
const at = (...places: readonly (readonly [x: number, y: number])[]): readonly PilePlace[] =>
  places.map(([x, y]) => ({ x, y }));
const NONE = { n: 0, mx: 0, my: 0, vx: 0, vy: 0, t: 0 };

/** Reactions in kN of piles in m under kN and kNm. */
function reactions(piles: readonly PilePlace[], n: number, mx: number, my: number): readonly number[] {
  const group = pileGroup(piles.map(({ x, y }) => ({ x: 1e3 * x, y: 1e3 * y })));
  const { r } = pileReactions(group, { ...NONE, n: 1e3 * n, mx: 1e6 * mx, my: 1e6 * my });
  return r.map((one) => one / 1e3);
}
const most = (all: readonly number[]) => Math.max(...all);
const least = (all: readonly number[]) => Math.min(...all);
const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[1] ?? 0;

const THREE = at([-0.9, -0.522], [0.9, -0.522], [0, 1.044]);
const first = () => reactions(THREE, 2583.726, 100, 100);
const second = () => reactions(THREE, 400.3345, 17.64, -2.913);
const PIERS = at([-3, -2], [3, -2], [-3, 2], [3, 2]);
const piers = () => reactions(PIERS, 100, 100, 200);
const BUILT = pileGroup(at([393, 376], [437, -376], [-339, -370], [-385, 336]));
const PERIMETER = at(
  [-1.5, -1.5],
  [0, -1.5],
  [1.5, -1.5],
  [-1.5, 0],
  [1.5, 0],
  [-1.5, 1.5],
  [0, 1.5],
  [1.5, 1.5],
);

/** Ties of piles below a column without a size, with the lever arm d. */
function ties(piles: readonly PilePlace[], n: number, z: number): readonly number[] {
  const held = pileReactions(pileGroup(piles), { ...NONE, n });
  const truss = trussOf(piles, held, { x: 0, y: 0, cx: 0, cy: 0 }, z, false);
  return tieForces(truss, tieBands(piles, "bands", 1), piles, held).map(({ t }) => t);
}

/** The strut of the workbook: 3.1 m by 3.5 m. */
const WIDTH = 572.333;
const bottle = () => BOTTLE_LENGTH.evaluate({ z: 3100, a: 3500, dc: WIDTH });
const burst = () => unreinforcedBurst({ z: 3100, a: 3500, dc: WIDTH, b: 600, fc: 50 }, SILENT) / 1e3;

/** The trace: four piles of 600 at 1800, a column of 600. */
const FOUR = standardLayout(4, 1800);
const TRACE = pileReactions(pileGroup(FOUR), { ...NONE, n: 6e6, my: 500e6 });
const TRUSS = trussOf(FOUR, TRACE, { x: 0, y: 0, cx: 600, cy: 600 }, 0.85 * 975, false);
const heaviest = () => TRUSS.struts.reduce((a, b) => (b.c > a.c ? b : a));

/** What the hand calculation of the trace has beside its rows. */
export const TRACE_STRUT = {
  area: () => pileEndArea({ pileWidth: 600, isSquare: false, ab: 50 } as PileCap, heaviest().theta, SILENT),
  strength: () => strutStrength({ theta: heaviest().theta, area: TRACE_STRUT.area(), fc: 40 }, SILENT),
};

const low = (rating: number) => () => basicFactor({ rating, redundancy: "low" });

export const PILE_CAP: Cases = {
  "PC-001": () => least(first()),
  "PC-003": () => most(first()),
  "PC-004": () => least(second()),
  "PC-005": () => middle(second()),
  "PC-006": () => most(second()),
  "PC-008": () => middle(piers()),
  "PC-010": () => most(piers()),
  "PC-013": () => BUILT.x,
  "PC-014": () => BUILT.y,
  "PC-015": () => BUILT.xx,
  "PC-016": () => BUILT.yy,
  "PC-017": () => (1693 * BUILT.x) / 1e3,
  "PC-018": () => (1693 * BUILT.y) / 1e3,
  "PC-024": () => reactions(THREE, 2005, 0, 0)[0] ?? Number.NaN,
  "PC-025": () => FACE_TERM.evaluate({ r: 668.3, arm: 1.371 / 2 }),
  "PC-027": () =>
    ties(standardLayout(4, 1350), 2850, 675)
      .slice(0, 2)
      .reduce((a, b) => a + b),
  "PC-029": () => ties(standardLayout(5, 1973 / Math.SQRT2), 28, 675)[0] ?? Number.NaN,
  "PC-031": () => BOTTLE_LENGTH.evaluate({ z: 50, a: 80, dc: 0 }),
  "PC-033": () => STRUT_EFFICIENCY.evaluate({ theta: degrees(41.5318) }),
  // The source rounds beta_s to 0.54 before.
  "PC-035": () => 5424e3 / DESIGN_STRUT.evaluate({ phi: 0.65, betaS: 0.54, fc: 50, area: 600 }),
  "PC-037": bottle,
  "PC-039": () => CRACKING_BURST.evaluate({ b: 600, lb: bottle(), fct: 0.36 * Math.sqrt(50) }) / 1e3,
  "PC-041": () => nodeStrength(50, 1, SILENT),
  "PC-045": low(1.25),
  "PC-047": low(1.75),
  "PC-049": low(2.25),
  "PC-051": low(2.75),
  "PC-053": low(3.25),
  "PC-055": low(3.75),
  "PC-057": low(4.25),
  "PC-059": low(4.75),
  "PC-061": () => tieArea(1e6, 500, SILENT),
  "PC-063": () => STRUT_FORCE.evaluate({ r: 1000, theta: degrees(45) }),
  "PC-065": () => most(tieForces(TRUSS, tieBands(FOUR, "bands", 1), FOUR, TRACE).map(({ t }) => t)) / 1e3,
  "PC-066": () => (heaviest().theta * 180) / Math.PI,
  "PC-067": () => heaviest().c / 1e3,
  "PC-068": () => (2 * FACE_TERM.evaluate({ r: most(TRACE.r), arm: 900 - 300 })) / 1e6,
  "PCN-001": () => burstingForce(5424, "strength", SILENT),
  "PCN-004": burst,
  "PCN-005": () => burstingArea(1695e3, { stress: 250, isService: true }, SILENT),
  "PCN-007": () => tieArea(5131e3, 500, SILENT),
  "PCN-008": () => tieArea(5131e3, 500, SILENT) / (2 * areaOfBar(32)),
  "PCN-009": () => STRUT_EFFICIENCY.evaluate({ theta: degrees(65.581) }),
  "PCN-010": () => strutStrength({ theta: degrees(65.581), area: 1, fc: 32 }, SILENT),
  "PCN-012": () => nodeStrength(32, 1, SILENT),
  "PCN-014": () => tieStrength(6 * areaOfBar(12), 500, SILENT) / 1e3,
  "PCN-015": () => bearingStrength({ fc: 50, loaded: 1, supporting: 1 }, SILENT),
  "PCN-016": () => bearingStrength({ fc: 50, loaded: 1, supporting: 1e9 }, SILENT),
  "PCN-017": () =>
    FORMULA_LENGTH.evaluate({ k1: 1.3, k2: 1.1605, k3: 0.867868, fsy: 500, db: 15.95, fc: 50 }),
  "PCN-018": () => LEAST_LENGTH.evaluate({ k1: 1.3, fsy: 500, db: 15.95 }),
  "PCN-020": () => LEAST_LENGTH.evaluate({ k1: 1.3, fsy: 500, db: 32 }),
  "PCN-021": () => most(reactions(PERIMETER, 800, 90, -45)),
};
