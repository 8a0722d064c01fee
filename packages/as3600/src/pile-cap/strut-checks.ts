import {
  type Capacity,
  type Check,
  type DesignAction,
  isCovered,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { areaOfBar } from "../materials/index.ts";
import { namesAt } from "../place.ts";
import {
  type Bottle,
  type BURSTING_SHARE,
  burstingForce,
  burstingSteel,
  LEAST_STRUT_ANGLE,
  nodeStrength,
  strutStrength,
  unreinforcedBurst,
} from "../strut-and-tie/index.ts";
import { STRUT_FORCE } from "../strut-and-tie/strut-and-tie-formulas.ts";
import {
  type CapRun,
  type CapTruss,
  columnShare,
  nodeDepth,
  type PileCap,
  pileArea,
  recordArm,
} from "./cap.ts";
import { recordReaction } from "./reactions.ts";
import type { TrussStrut } from "./truss.ts";
import {
  ANGLE,
  BARS_WITHIN,
  BLOCK_SHARE,
  COLUMN_BLOCK,
  COLUMN_END_AREA,
  FACE_STRESS,
  MATS_ACROSS,
  MATS_WITHIN,
  PILE_END_AREA,
  PLAN_DISTANCE,
  SERVICE_FORCE,
  STRUT_WIDTH,
} from "./truss-formulas.ts";

/** A strut with where it is. */
export interface PlacedStrut {
  readonly run: CapRun;
  readonly of: CapTruss;
  readonly strut: TrussStrut;
}

/** The strut of a cap under one combination with the greatest measure. */
function worstStrut(runs: readonly CapRun[], measure: (one: PlacedStrut) => number): PlacedStrut | undefined {
  let worst: PlacedStrut | undefined;
  let most = Number.NEGATIVE_INFINITY;
  // One object for all of them: there are thousands.
  let at: { run: CapRun; of: CapTruss; strut: TrussStrut } | undefined;
  for (const run of runs) {
    for (const of of run.trusses) {
      for (const strut of of.truss.struts) {
        if (at) {
          at.run = run;
          at.of = of;
          at.strut = strut;
        } else {
          at = { run, of, strut };
        }
        const value = measure(at);
        if (value > most) {
          most = value;
          worst = { run, of, strut };
        }
      }
    }
  }
  return worst;
}

/** The one with the greatest measure. */
export function worstOf<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  let worst: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of all) {
    const value = measure(one);
    if (value > most) {
      worst = one;
      most = value;
    }
  }
  return worst;
}

/** Area of the strut at the pile. Units mm2. */
export function pileEndArea(cap: PileCap, theta: number, record: Recorder): number {
  return record.formula(PILE_END_AREA, { area: pileArea(cap), width: cap.pileWidth, ab: cap.ab, theta });
}

/**
 * The part of the column above a strut and its node: an equal one; of nodes at the resultant not more than the part of its compressed area that carries
 * the reaction, because a strut counts with its smallest section (Clause 7.2.3).
 */
function nodeShare(cap: PileCap, { run, of, strut }: PlacedStrut, record: Recorder): number {
  if (of.isShifted) {
    const share = { block: run.block, r: strut.r, sum: of.sum };
    if (BLOCK_SHARE.evaluate(share) < run.share) {
      record.rule(COLUMN_BLOCK, run.block, "in uniform compression");
      return record.formula(BLOCK_SHARE, share);
    }
  }
  return record === SILENT ? run.share : columnShare(cap, record);
}

/** Area of the strut at the column, from its part of the column and the depth of the nodes. Units mm2. */
const columnEndArea = (share: number, an: number, theta: number, record: Recorder): number =>
  record.formula(COLUMN_END_AREA, { share, an, theta });

/** The bottle of a strut: as wide as the pile, or as its share of the column where that is narrower. */
export function bottleOf(cap: PileCap, { run, strut, of }: PlacedStrut, record: Recorder): Bottle {
  const { pileWidth: width, ab, fc } = cap;
  const dc = record.formula(STRUT_WIDTH, { width, ab, theta: strut.theta });
  const b = Math.min(width, Math.sqrt(run.share));
  return { z: of.truss.z, a: Math.sqrt(strut.hx ** 2 + strut.hy ** 2), dc, b, fc };
}

/** The reaction, the geometry and the force of a strut. */
function recordStrut(cap: PileCap, { run, of, strut }: PlacedStrut, record: Recorder): void {
  const r = recordReaction(run.group, run.actions, strut.pile, record);
  recordArm(cap, of, record);
  record.formula(PLAN_DISTANCE, { hx: strut.hx, hy: strut.hy });
  const theta = record.rule(ANGLE, strut.theta, "of this strut");
  record.formula(STRUT_FORCE, { r, theta });
}

/** What the checks of one combination need. */
export interface CapPlace {
  readonly id: string;
  readonly action: (location: string) => DesignAction;
}

const placeOf = (place: CapPlace, { strut }: PlacedStrut) => ({
  id: place.id,
  action: place.action(`pile ${strut.pile + 1}`),
});

const TRUSS = [
  "Nodes at the quarter points of the column, and shifted to the resultant where that is worse.",
] as const;

/**
 * Angle, strength at pile and column, and nodes of the struts, each at its worst pile.
 *
 * Source   AS 3600 7.1, 7.2, 7.4
 * Checked  src/pile-cap/pile-cap.test.ts
 */
export function strutChecks(cap: PileCap, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  const { fc } = cap;
  const atPile = (strut: TrussStrut, record: Recorder) =>
    strutStrength({ theta: strut.theta, area: pileEndArea(cap, strut.theta, record), fc }, record);
  const atColumn = (one: PlacedStrut, record: Recorder) => {
    const { of, strut } = one;
    // Known of every truss; worked again where its steps are shown.
    const an = record === SILENT ? of.an : nodeDepth(cap, of.truss, record);
    return strutStrength(
      { theta: strut.theta, area: columnEndArea(nodeShare(cap, one, record), an, strut.theta, record), fc },
      record,
    );
  };
  const columnStress = (one: PlacedStrut, record: Recorder) =>
    record.formula(FACE_STRESS, { r: one.strut.r, area: nodeShare(cap, one, record) });
  const ties = new Set(cap.bands.map(({ direction }) => direction)).has("side") ? 2 : tieDirections(runs);
  return [
    ...deepNodes(cap, runs, place),
    ...checkOfWorst(
      worstStrut(runs, ({ strut }) => 0 - strut.theta),
      (one) =>
        requirementCheck({
          names: namesAt(placeOf(place, one), "strut-angle", "Angle of the struts"),
          reference: CLAUSES.trussAngle,
          assumptions: [],
          demand: one.strut.theta,
          relation: "≥",
          unit: "°",
          capacity: () => LEAST_STRUT_ANGLE,
        }),
    ),
    ...checkOfWorst(
      worstStrut(runs, ({ strut }) => strut.c / atPile(strut, SILENT)),
      (one) =>
        strengthCheck({
          names: namesAt(placeOf(place, one), "strut-at-pile", "Strut at the pile"),
          reference: CLAUSES.strut,
          assumptions: TRUSS,
          demand: one.strut.c,
          unit: "kN",
          derivation: (record) => recordStrut(cap, one, record),
          capacity: (record) => atPile(one.strut, record),
        }),
    ),
    ...checkOfWorst(
      worstStrut(runs, (one) => one.strut.c / atColumn(one, SILENT)),
      (one) =>
        strengthCheck({
          names: namesAt(placeOf(place, one), "strut-at-column", "Strut at the column"),
          reference: CLAUSES.strut,
          assumptions: TRUSS,
          demand: one.strut.c,
          unit: "kN",
          derivation: (record) => recordStrut(cap, one, record),
          capacity: (record) => atColumn(one, record),
        }),
    ),
    ...checkOfWorst(
      worstStrut(runs, ({ strut }) => strut.r),
      (one) => {
        const stress = (record: Recorder) =>
          record.formula(FACE_STRESS, { r: one.strut.r, area: pileArea(cap) });
        return strengthCheck({
          names: namesAt(placeOf(place, one), "node-at-pile", "Node at the pile"),
          reference: CLAUSES.node,
          assumptions: [],
          demand: stress(SILENT),
          unit: "MPa",
          derivation: (record) => {
            recordReaction(one.run.group, one.run.actions, one.strut.pile, record);
            stress(record);
          },
          capacity: (record) => nodeStrength(fc, ties, record),
        });
      },
    ),
    ...checkOfWorst(
      worstStrut(runs, (one) => columnStress(one, SILENT)),
      (one) =>
        strengthCheck({
          names: namesAt(placeOf(place, one), "node-at-column", "Node at the column"),
          reference: CLAUSES.node,
          assumptions: [
            "Each strut has an equal share of the column; its node carries the reaction of its pile. Under a moment the column is compressed evenly about its resultant.",
          ],
          demand: columnStress(one, SILENT),
          unit: "MPa",
          derivation: (record) => {
            recordReaction(one.run.group, one.run.actions, one.strut.pile, record);
            columnStress(one, record);
          },
          capacity: (record) => nodeStrength(fc, 0, record),
        }),
    ),
  ];
}

/** Nodes below the column that would be deeper than the ties: no refined lever arm is left. */
function deepNodes(cap: PileCap, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  return checkOfWorst(
    worstStrut(runs, ({ of }) => of.neededNode),
    (one) =>
      requirementCheck({
        names: namesAt(placeOf(place, one), "node-depth", "Depth of the nodes below the column"),
        reference: CLAUSES.node,
        assumptions: [],
        demand: one.of.neededNode,
        unit: "mm",
        capacity: () => cap.d,
      }),
  ).filter((check) => check.kind === "requirement" && !check.isMet);
}

const checkOfWorst = (
  worst: PlacedStrut | undefined,
  check: (one: PlacedStrut) => Check,
): readonly Check[] => (worst ? [check(worst)] : []);

function tieDirections(runs: readonly CapRun[]): 1 | 2 {
  const directions = new Set(
    runs.flatMap(({ trusses }) =>
      trusses.flatMap(({ ties }) => ties.flatMap(({ band, t }) => (t > 0 ? [band.direction] : []))),
    ),
  );
  return directions.size > 1 ? 2 : 1;
}

/** What bursts struts: their forces of strength, or those of service. */
export interface BurstingBasis {
  readonly state: keyof typeof BURSTING_SHARE;
  /** Service over design actions, where the forces are those of strength. */
  readonly ratio?: number | undefined;
}

/** The strut that bursts most. Units N. */
export interface Bursting extends BurstingBasis {
  readonly one: PlacedStrut;
  readonly force: number;
}

function burstingOf({ state, ratio }: BurstingBasis, c: number, record: Recorder): number {
  return burstingForce(ratio === undefined ? c : record.formula(SERVICE_FORCE, { ratio, c }), state, record);
}

/** What a strut carries without bars across it: half of the bursting force at cracking. Units N. */
export const burstingLimit = (cap: PileCap, one: PlacedStrut, record: Recorder): number =>
  unreinforcedBurst(bottleOf(cap, one, record), record);

/**
 * The strut with the greatest force over what it can carry, by each basis: bursting forces are in proportion to the forces of the struts,
 * so that it is the same strut. None without struts.
 */
export function worstBursting(
  runs: readonly CapRun[],
  bases: readonly BurstingBasis[],
  capacityOf: (one: PlacedStrut) => number,
): readonly Bursting[] {
  const one = worstStrut(runs, (at) => at.strut.c / Math.max(capacityOf(at), 1e-9));
  return one ? bases.map((basis) => ({ ...basis, one, force: burstingOf(basis, one.strut.c, SILENT) })) : [];
}

function recordBursting(cap: PileCap, bursting: Bursting, record: Recorder): void {
  recordStrut(cap, bursting.one, record);
  burstingOf(bursting, bursting.one.strut.c, record);
}

/** The bursting force that governs against half of that at cracking. Source AS 3600 7.2.4. */
export function burstingCheck(cap: PileCap, bursting: Bursting, place: CapPlace): Check {
  return strengthCheck({
    names: namesAt(placeOf(place, bursting.one), "bursting", "Bursting of the struts"),
    reference: CLAUSES.bursting,
    assumptions: [
      "Bursting is taken as in a plane model. The sides of the cap confine the struts too, which is not counted.",
    ],
    demand: bursting.force,
    unit: "kN",
    derivation: (record) => recordBursting(cap, bursting, record),
    capacity: (record) => burstingLimit(cap, bursting.one, record),
  });
}

/** Bars across the struts: the sum of their areas with sin gamma, or even mats in layers between the ties and the nodes. Units mm, mm2. */
export type BarsAcross =
  | { readonly kind: "area"; readonly area: number }
  | {
      readonly kind: "layers";
      readonly db: number;
      readonly spacing: number;
      readonly count: number;
    };

/** Least angle between a strut and the one mat across it, rad. Source AS 3600 7.2.4. */
const LEAST_MAT_ANGLE = (40 * Math.PI) / 180;

/**
 * The area of the bars across a strut, each with the sine of its angle to the strut.
 *
 *   sum A_s sin gamma = n_l n_b A_b sin theta
 *
 * Shape    even mats each way resist along every direction alike; whole bars within the least width of the strut, and mats within the
 *          middle of its length that bursts
 * Units    mm2
 * Errors   not covered where the strut is flatter than 40 degrees to the mats
 * Source   AS 3600 7.2.4; statics
 */
export function areaAcross(cap: PileCap, one: PlacedStrut, bars: BarsAcross, record: Recorder): Capacity {
  if (bars.kind === "area") return bars.area;
  if (one.strut.theta < LEAST_MAT_ANGLE) {
    const reason = "The strut is at less than 40 degrees to the mats across it: enter other bars.";
    return { kind: "not-covered", reason };
  }
  return areaOfMats(cap, one, bars, record);
}

/** The area of mats across a strut at any angle to them. Units mm2. */
function areaOfMats(
  cap: PileCap,
  one: PlacedStrut,
  bars: Extract<BarsAcross, { readonly kind: "layers" }>,
  record: Recorder,
): number {
  const { theta } = one.strut;
  const { z, a, dc, b } = bottleOf(cap, one, SILENT);
  const across = Math.floor(b / bars.spacing + 1e-9);
  const share = Math.max(0, 1 - dc / Math.hypot(z, a));
  let within = 0;
  for (let at = 1; at <= bars.count; at += 1) {
    if (Math.abs(at / (bars.count + 1) - 0.5) <= share / 2) within += 1;
  }
  return record.formula(MATS_ACROSS, {
    mats: record.rule(MATS_WITHIN, within, () => `${bars.count} mats between the ties and the nodes`),
    bars: record.rule(BARS_WITHIN, across, () => `at ${bars.spacing} mm within ${Math.round(b)} mm`),
    area: areaOfBar(bars.db),
    theta,
  });
}

/** The bars across the struts, and the stress that they have in service. */
export interface BurstingSteel {
  readonly bars: BarsAcross;
  readonly fsy: number;
  readonly serviceStress: number;
}

function burstingSteelStrength(
  cap: PileCap,
  { one, state, force }: Pick<Bursting, "one" | "state" | "force">,
  { bars, fsy, serviceStress }: BurstingSteel,
  record: Recorder,
): Capacity {
  const isService = state === "service";
  const strengthOf = (area: number, of: Recorder) =>
    burstingSteel(area, { stress: isService ? serviceStress : fsy, isService }, of);
  const area = areaAcross(cap, one, bars, record);
  if (isCovered(area)) return strengthOf(area, record);
  // Mats that are too few at any angle fail: a flatter strut gives no better verdict.
  if (bars.kind === "layers" && force > strengthOf(areaOfMats(cap, one, bars, SILENT), SILENT)) {
    return strengthOf(areaOfMats(cap, one, bars, record), record);
  }
  return area;
}

/** A bursting force of strength or of service against the bars across the strut. Source AS 3600 7.2.4. */
export function burstingSteelCheck(
  cap: PileCap,
  bursting: Bursting,
  steel: BurstingSteel,
  place: CapPlace,
): Check {
  const { one, state, force } = bursting;
  return strengthCheck({
    names: namesAt(placeOf(place, one), `bursting-${state}`, `Bars across the struts, ${state}`),
    reference: CLAUSES.bursting,
    assumptions: [
      steel.bars.kind === "layers"
        ? "Even mats each way between the ties and the nodes of the truss."
        : "The bars are spread over the length of the bursting zone, in two directions or at 40 degrees or more to the strut.",
    ],
    demand: force,
    unit: "kN",
    derivation: (record) => recordBursting(cap, bursting, record),
    capacity: (record) => burstingSteelStrength(cap, bursting, steel, record),
  });
}
