import {
  type Check,
  type DesignAction,
  type Recorder,
  requirementCheck,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { namesAt } from "../place.ts";
import {
  type Bottle,
  burstingForce,
  burstingSteel,
  LEAST_STRUT_ANGLE,
  nodeStrength,
  strutStrength,
  unreinforcedBurst,
} from "../strut-and-tie/index.ts";
import { STRUT_FORCE } from "../strut-and-tie/strut-and-tie-formulas.ts";
import { type CapRun, type CapTruss, nodeDepth, type PileCap, pileArea, recordArm } from "./cap.ts";
import { recordReaction } from "./reactions.ts";
import type { TrussStrut } from "./truss.ts";
import {
  ANGLE,
  BLOCK_SHARE,
  COLUMN_BLOCK,
  COLUMN_END_AREA,
  COLUMN_SHARE,
  FACE_STRESS,
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
  for (const run of runs) {
    for (const of of run.trusses) {
      for (const strut of of.truss.struts) {
        const one = { run, of, strut };
        const value = measure(one);
        if (value > most) [worst, most] = [one, value];
      }
    }
  }
  return worst;
}

/** The one with the greatest measure. */
export function worstOf<T>(all: readonly T[], measure: (one: T) => number): T | undefined {
  let [worst, most]: [T | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const one of all) {
    const value = measure(one);
    if (value > most) [worst, most] = [one, value];
  }
  return worst;
}

/** Area of the strut at the pile. Units mm2. */
export function pileEndArea(cap: PileCap, theta: number, record: Recorder): number {
  return record.formula(PILE_END_AREA, { area: pileArea(cap), width: cap.pileWidth, ab: cap.ab, theta });
}

const columnShare = ({ column, piles }: PileCap, record: Recorder) =>
  record.formula(COLUMN_SHARE, { area: column.cx * column.cy, count: piles.length });

/**
 * The part of the column above a strut and its node: an equal one; of nodes at the resultant not more than the part of its compressed area that carries
 * the reaction, because a strut counts with its smallest section (Clause 7.2.3).
 */
function nodeShare(cap: PileCap, { run, of, strut }: PlacedStrut, record: Recorder): number {
  if (of.isShifted) {
    const share = { block: run.block, r: strut.r, sum: of.sum };
    if (BLOCK_SHARE.evaluate(share) < columnShare(cap, SILENT)) {
      record.rule(COLUMN_BLOCK, run.block, "in uniform compression");
      return record.formula(BLOCK_SHARE, share);
    }
  }
  return columnShare(cap, record);
}

/** Area of the strut at the column, from its part of the column and the depth of the nodes. Units mm2. */
const columnEndArea = (share: number, an: number, theta: number, record: Recorder): number =>
  record.formula(COLUMN_END_AREA, { share, an, theta });

/** The bottle of a strut: as wide as the pile, or as its share of the column where that is narrower. */
export function bottleOf(cap: PileCap, { strut, of }: PlacedStrut, record: Recorder): Bottle {
  const { pileWidth: width, ab, fc } = cap;
  const dc = record.formula(STRUT_WIDTH, { width, ab, theta: strut.theta });
  const b = Math.min(width, Math.sqrt(columnShare(cap, SILENT)));
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

/** The strut that bursts most, its demand at strength and in service, and what needs no reinforcement. Units N. */
export interface Bursting {
  readonly one: PlacedStrut;
  readonly strength: number;
  readonly service: number;
  readonly limit: number;
}

/** Errors: undefined without struts. */
export function worstBursting(cap: PileCap, runs: readonly CapRun[]): Bursting | undefined {
  const share = Math.max(0.2, 0.5 * cap.serviceRatio);
  const limitOf = (one: PlacedStrut) => unreinforcedBurst(bottleOf(cap, one, SILENT), SILENT);
  const one = worstStrut(runs, (at) => (share * at.strut.c) / Math.max(limitOf(at), 1e-9));
  if (!one) return undefined;
  const { c } = one.strut;
  return {
    one,
    strength: burstingForce(c, "strength", SILENT),
    service: burstingForce(SERVICE_FORCE.evaluate({ ratio: cap.serviceRatio, c }), "service", SILENT),
    limit: limitOf(one),
  };
}

/** The bursting force that governs against half of that at cracking. Source AS 3600 7.2.4. */
export function burstingCheck(cap: PileCap, bursting: Bursting, place: CapPlace): Check {
  const { one, strength, service } = bursting;
  return strengthCheck({
    names: namesAt(placeOf(place, one), "bursting", "Bursting of the struts"),
    reference: CLAUSES.bursting,
    assumptions: [
      "Bursting is taken as in a plane model. The sides of the cap confine the struts too, which is not counted.",
    ],
    demand: Math.max(strength, service),
    unit: "kN",
    derivation: (record) => {
      recordStrut(cap, one, record);
      const { c } = one.strut;
      if (strength >= service) burstingForce(c, "strength", record);
      else burstingForce(record.formula(SERVICE_FORCE, { ratio: cap.serviceRatio, c }), "service", record);
    },
    capacity: (record) => unreinforcedBurst(bottleOf(cap, one, record), record),
  });
}

/** The bursting forces of strength and of service against the bars across the strut. Source AS 3600 7.2.4. */
export function burstingSteelChecks(
  cap: PileCap,
  { one, strength, service }: Bursting,
  bars: { readonly area: number; readonly fsy: number; readonly serviceStress: number },
  place: CapPlace,
): readonly Check[] {
  const check = (id: string, title: string, demand: number, isService: boolean) =>
    strengthCheck({
      names: namesAt(placeOf(place, one), id, title),
      reference: CLAUSES.bursting,
      assumptions: [
        "The bars are spread over the length of the bursting zone, in two directions or at 40 degrees or more to the strut.",
      ],
      demand,
      unit: "kN",
      derivation: (record) => recordStrut(cap, one, record),
      capacity: (record) =>
        burstingSteel(bars.area, { stress: isService ? bars.serviceStress : bars.fsy, isService }, record),
    });
  return [
    check("bursting-strength", "Bars across the struts, strength", strength, false),
    check("bursting-service", "Bars across the struts, service", service, true),
  ];
}
