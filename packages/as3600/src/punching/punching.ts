import { type Check, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { PHI_PUNCHING } from "../capacity-factor/index.ts";
import { CLAUSES } from "../clauses.ts";
import { type CheckPlace, namesAt } from "../place.ts";
import {
  DESIGN_PUNCHING,
  LEAST_FITMENTS,
  MINIMUM_FITMENT_STRENGTH,
  MOMENT_SHEAR,
  MORE_FITMENT_STRENGTH,
  PERIMETER,
  PUNCHING_DEMAND,
  PUNCHING_STRENGTH,
  PUNCHING_STRESS,
  SHAPE_RATIO,
} from "./punching-formulas.ts";

/** A loaded area: a rectangle or a circle. Units mm. */
export type LoadedArea =
  | { readonly shape: "rectangular"; readonly cx: number; readonly cy: number }
  | { readonly shape: "circular"; readonly diameter: number };

/** From the faces of a loaded area to the edges of the slab: infinite inside it. Units mm. */
export interface EdgeDistances {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export const INTERIOR: EdgeDistances = {
  left: Number.POSITIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
};

/** A critical perimeter: its length, and its sides along x and y, in whose planes moments act. Units mm. */
export interface CriticalPerimeter {
  readonly u: number;
  readonly ax: number;
  readonly ay: number;
  readonly place: "interior" | "edge" | "corner" | "common";
}

/**
 * The shortest critical perimeter about a loaded area, half of the mean depth away.
 *
 * Shape    inside, at each edge, at each corner. Circle: half or a quarter of it with straight legs to the edges
 * Units    mm
 * Source   AS 3600 9.3.1
 * Checked  src/punching/punching.test.ts
 */
export function criticalPerimeter(area: LoadedArea, edges: EdgeDistances, dom: number): CriticalPerimeter {
  return criticalPerimeters(area, edges, dom).reduce((least, one) => (one.u < least.u ? one : least));
}

/** Every perimeter about a loaded area, half of the mean depth away: inside, to each edge, to two edges at each corner. Units mm. */
export function criticalPerimeters(
  area: LoadedArea,
  edges: EdgeDistances,
  dom: number,
): readonly CriticalPerimeter[] {
  const half = dom / 2;
  const isInside = Math.min(edges.left, edges.right, edges.bottom, edges.top) >= half;
  if (area.shape === "circular") return roundPerimeters(area.diameter, edges, dom, isInside);
  const { cx, cy } = area;
  const candidates: CriticalPerimeter[] = [];
  if (isInside)
    candidates.push({ u: 2 * (cx + cy + 2 * dom), ax: cx + dom, ay: cy + dom, place: "interior" });
  const toX = [edges.left, edges.right].filter(Number.isFinite);
  const toY = [edges.bottom, edges.top].filter(Number.isFinite);
  for (const edge of toX) {
    const ax = cx + edge + half;
    candidates.push({ u: 2 * ax + cy + dom, ax, ay: cy + dom, place: "edge" });
  }
  for (const edge of toY) {
    const ay = cy + edge + half;
    candidates.push({ u: 2 * ay + cx + dom, ax: cx + dom, ay, place: "edge" });
  }
  for (const x of toX) {
    for (const y of toY) {
      const [ax, ay] = [cx + x + half, cy + y + half];
      candidates.push({ u: ax + ay, ax, ay, place: "corner" });
    }
  }
  return candidates;
}

function roundPerimeters(
  diameter: number,
  edges: EdgeDistances,
  dom: number,
  isInside: boolean,
): readonly CriticalPerimeter[] {
  const across = diameter + dom;
  const round = Math.PI * across;
  const candidates: CriticalPerimeter[] = [];
  if (isInside) candidates.push({ u: round, ax: across, ay: across, place: "interior" });
  const toX = [edges.left, edges.right].filter(Number.isFinite);
  const toY = [edges.bottom, edges.top].filter(Number.isFinite);
  // From the centre to the edge.
  const leg = (edge: number) => edge + diameter / 2;
  const side = (edge: number) => leg(edge) + across / 2;
  for (const edge of toX) {
    candidates.push({ u: round / 2 + 2 * leg(edge), ax: side(edge), ay: across, place: "edge" });
  }
  for (const edge of toY) {
    candidates.push({ u: round / 2 + 2 * leg(edge), ax: across, ay: side(edge), place: "edge" });
  }
  for (const x of toX) {
    for (const y of toY) {
      candidates.push({ u: round / 4 + leg(x) + leg(y), ax: side(x), ay: side(y), place: "corner" });
    }
  }
  return candidates;
}

/** Closed fitments of the torsion strips. Units mm, mm2, MPa. */
export interface PunchingFitments {
  /** Area of one leg and its spacing. */
  readonly asw: number;
  readonly spacing: number;
  readonly fsyf: number;
  /** Longer side of the fitment. */
  readonly y1: number;
  /** Shorter and longer side of the cross-section of the strip. */
  readonly x: number;
  readonly y: number;
}

/** A slab or footing at a loaded area. Units mm, MPa. */
export interface PunchingSection {
  readonly fc: number;
  readonly area: LoadedArea;
  readonly edges: EdgeDistances;
  /** Mean effective depth of the two layers. */
  readonly dom: number;
  /** The perimeter, where it is not the shortest about the area alone. */
  readonly perimeter?: CriticalPerimeter;
  /** Mean prestress; 0 unless set. */
  readonly sigmaCp?: number | undefined;
  readonly fitments?: PunchingFitments | undefined;
}

/** A footing has one section for all its combinations, for its demand and its strength. */
const CRITICAL = new WeakMap<PunchingSection, CriticalPerimeter>();

function criticalOf(of: PunchingSection): CriticalPerimeter {
  const known = CRITICAL.get(of) ?? of.perimeter ?? criticalPerimeter(of.area, of.edges, of.dom);
  CRITICAL.set(of, known);
  return known;
}

/** Punching actions: absolute values. Units N, Nmm; mx bends in the plane of y, my in that of x. */
export interface PunchingActions {
  readonly v: number;
  readonly mx: number;
  readonly my: number;
}

/** Whether fitments are at least the minimum of their strip. */
function hasMinimum({ asw, spacing, fsyf, y1 }: PunchingFitments): boolean {
  return asw / spacing >= LEAST_FITMENTS.evaluate({ y1, fsyf });
}

/**
 * Design punching strength without moment.
 *
 * Shape    fitments less than the minimum are not counted
 * Units    N
 * Source   AS 3600 9.3.3, 9.3.4
 * Checked  src/punching/punching.test.ts
 */
export function punchingStrength(of: PunchingSection, record: Recorder): number {
  const { fc, area, dom, sigmaCp = 0, fitments } = of;
  const critical = criticalOf(of);
  const u = record.rule(PERIMETER, critical.u, () => `${critical.place} perimeter`);
  const [longer, shorter] =
    area.shape === "circular"
      ? [area.diameter, area.diameter]
      : [Math.max(area.cx, area.cy), Math.min(area.cx, area.cy)];
  const betaH = record.formula(SHAPE_RATIO, { longer, shorter });
  const fcv = record.formula(PUNCHING_STRESS, { betaH, fc });
  const vuo = record.formula(PUNCHING_STRENGTH, { u, dom, fcv, sigma: Math.max(sigmaCp, 0) });
  if (!fitments || !hasMinimum(fitments)) {
    return record.formula(DESIGN_PUNCHING, { phi: PHI_PUNCHING, vu: vuo });
  }
  const least = record.formula(MINIMUM_FITMENT_STRENGTH, { vuo });
  const { asw, spacing: s, fsyf, y1, x, y } = fitments;
  const per = record.formula(LEAST_FITMENTS, { y1, fsyf });
  const vu = record.formula(MORE_FITMENT_STRENGTH, { least, asw, s, per, x, y });
  return record.formula(DESIGN_PUNCHING, { phi: PHI_PUNCHING, vu });
}

/**
 * Punching shear with what the transferred moments add: that of both axes is added.
 *
 * Units    N
 * Source   AS 3600 9.3.4; the sum of two axes is not in the Standard
 */
export function punchingDemand(
  of: PunchingSection,
  { v, mx, my }: PunchingActions,
  record: Recorder,
): number {
  const { dom, fitments } = of;
  const { u, ax, ay } = criticalOf(of);
  const isReinforced = fitments !== undefined && hasMinimum(fitments);
  const added = (m: number, a: number) =>
    isReinforced
      ? record.formula(MOMENT_SHEAR.fitments, { u, m, a, arm: a })
      : record.formula(MOMENT_SHEAR.plain, { u, m, a, arm: dom });
  const y = added(mx, ay);
  const x = added(my, ax);
  return record.formula(PUNCHING_DEMAND, { v, x, y });
}

/** Punching at a loaded area. Units N, Nmm. Source AS 3600 9.3. */
export function punchingCheck(of: PunchingSection, actions: PunchingActions, place: CheckPlace): Check {
  return strengthCheck({
    names: namesAt(place, "punching", "Punching shear"),
    reference: CLAUSES.punching,
    assumptions: [
      "The shears of the moments about both axes are added: the Standard has no rule for two axes.",
    ],
    demand: punchingDemand(of, actions, SILENT),
    unit: "kN",
    derivation: (record) => void punchingDemand(of, actions, record),
    capacity: (record) => punchingStrength(of, record),
  });
}
