import {
  type Check,
  formatRatio,
  isCovered,
  type NotCovered,
  type Recorder,
  SILENT,
  strengthCheck,
} from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { namesAt } from "../place.ts";
import { plainShearLimit, shearSectionOf, shearStrength } from "../shear/index.ts";
import { SHEAR_DEPTH } from "../shear/shear-formulas.ts";
import type { CapRun } from "./cap.ts";
import { shareBeyond } from "./layouts.ts";
import { SHEAR_SUM } from "./section-formulas.ts";
import {
  type CapSections,
  faceOf,
  hasPulled,
  isOf,
  momentBeyond,
  outward,
  type PileSense,
  plainAlong,
  type SectionRuns,
  SIDES,
  type Side,
  weightBeyond,
} from "./sections.ts";
import { type CapPlace, worstOf } from "./strut-checks.ts";

/** Projection over depth below which a member is not in flexure. Source AS 3600 12.1.1. */
const NON_FLEXURAL = 1.5;

/**
 * One-way shear beside each face of the column, at the depth d_v from it, where the cap is a member in flexure, or a pile there is in
 * tension or weight hangs on the column, which have no strut.
 *
 * Source   AS 3600 8.2.4, 8.2.1.6, 12.1.1
 * Checked  packages/design/src/pile-cap/sections.test.ts
 */
export function oneWayShearChecks(
  of: CapSections,
  { bottom, top }: SectionRuns,
  place: CapPlace,
): readonly Check[] {
  return SIDES.flatMap((side) => [
    ...(isNonFlexural(of, side) ? [] : [oneWayShear(of, side, bottom, "pressed")]),
    oneWayShear(of, side, top, "pulled"),
    overhangShear(of, side, top),
  ]).flatMap((one) =>
    one && (one.v > 0 || one.sense === "pressed") ? [oneWayShearCheck(of, one, place)] : [],
  );
}

/** Piles nearer than 2d_v to the column on a side, or a projection below 1.5D. */
function isNonFlexural({ cap, effective }: CapSections, side: Side): boolean {
  const face = faceOf(cap, side);
  const dv = SHEAR_DEPTH.evaluate({ depth: cap.depth, d: effective[side.along] });
  const isNear = cap.piles.some((pile) => {
    const distance = outward(pile, side, face);
    return distance > 0 && distance < 2 * dv;
  });
  return isNear || side.sign * cap.outline[side.name] - face < NON_FLEXURAL * cap.depth;
}

/** Shear beside one face. Units N. */
interface SideShear {
  readonly side: Side;
  readonly sense: PileSense | "overhang";
  readonly v: number;
  readonly capacity: (record: Recorder) => number | NotCovered;
}

/**
 * Shear force of the piles of a sense beyond the section: those in compression have the bottom bars in tension, those in tension the top
 * bars, and the weight beyond the section adds to their pull. Where none pulls, what the weight is more than the piles carry hangs on the
 * column, if it bends the top at the face more than concrete alone carries.
 */
function oneWayShear(
  of: CapSections,
  side: Side,
  runs: readonly CapRun[],
  sense: PileSense,
): SideShear | undefined {
  const { cap, effective } = of;
  const { along } = side;
  const face = faceOf(cap, side);
  if (cap.piles.every((pile) => outward(pile, side, face) <= 0)) return undefined;
  const from = face + SHEAR_DEPTH.evaluate({ depth: cap.depth, d: effective[along] });
  const isTop = sense === "pulled";
  const plain = isTop ? plainAlong(of, along) : 0;
  const pilesOf = (run: CapRun, which: PileSense) => {
    const v = run.places.reduce((sum, pile, index) => {
      const r = run.reactions.r[index] ?? 0;
      if (!isOf(r, which)) return sum;
      return sum + Math.abs(r) * shareBeyond(outward(pile, side, from), cap.pileWidth);
    }, 0);
    return { v, m: momentBeyond(run, side, from, which) };
  };
  const actionsOf = (run: CapRun) => {
    const piles = pilesOf(run, sense);
    if (!isTop) return piles;
    const weight = weightBeyond(cap, run, side, from);
    if (piles.v > 0) return { v: piles.v + weight.v, m: piles.m + weight.m };
    const hogging = weightBeyond(cap, run, side, face).m - momentBeyond(run, side, face, "pressed");
    if (hasPulled(run) || hogging <= plain) return NO_ACTIONS;
    const pressed = pilesOf(run, "pressed");
    return { v: Math.max(0, weight.v - pressed.v), m: Math.max(0, weight.m - pressed.m) };
  };
  const actions = worstOf(runs.map(actionsOf), ({ v }) => v);
  if (!actions) return undefined;
  const { v } = actions;
  return { side, sense, v, capacity: sideCapacity(of, side, actions, isTop ? "hogging" : "sagging") };
}

const NO_ACTIONS = { v: 0, m: 0 } as const;

/**
 * Shear force of the weight of cap and soil beyond the outer piles of a side, d_v from their faces, where that weight bends the top over
 * them more than concrete alone carries.
 */
function overhangShear(of: CapSections, side: Side, runs: readonly CapRun[]): SideShear | undefined {
  const { cap, effective, top } = of;
  const { along } = side;
  const all = runs.flatMap((run) => {
    const line = Math.max(...run.places.map((place) => side.sign * place[along]));
    if (weightBeyond(cap, run, side, line).m <= plainAlong(of, along)) return [];
    const dv = SHEAR_DEPTH.evaluate({ depth: cap.depth, d: Math.min(effective[along], top.d) });
    return [weightBeyond(cap, run, side, line + cap.pileWidth / 2 + dv)];
  });
  const one = worstOf(all, ({ v }) => v);
  return one && { side, sense: "overhang", v: one.v, capacity: sideCapacity(of, side, one, "hogging") };
}

/** The strength of a section across a side in one-way shear. */
const sideCapacity =
  (
    { cap, sections, widths, isDepthWaived }: CapSections,
    { along }: Side,
    actions: { readonly m: number; readonly v: number },
    sense: "sagging" | "hogging",
  ): SideShear["capacity"] =>
  (record) => {
    const section = shearSectionOf(sections[along][sense === "hogging" ? "top" : "bottom"], sense, {
      bv: widths[along],
      dg: cap.dg,
    });
    if (!isDepthWaived) return plainShearLimit(section, actions, "general", record);
    const strength = shearStrength(section, actions, "general", record);
    return "kind" in strength ? strength : strength.phiVu;
  };

const shearNames = (id: string, words: string, place: CapPlace) =>
  namesAt({ id: place.id, action: place.action(words), words }, id, "One-way shear");

const BEYOND: Readonly<Record<SideShear["sense"], string>> = {
  pressed: "piles in compression",
  pulled: "piles in tension with the weight beyond it, or that weight less the piles in compression",
  overhang: "the weight beyond it alone",
};

function oneWayShearCheck(of: CapSections, { side, sense, v, capacity }: SideShear, place: CapPlace): Check {
  const isOverhang = sense === "overhang";
  const words = isOverhang ? `${side.name} of the piles` : `${side.name} of the column`;
  return strengthCheck({
    names: shearNames(`${isOverhang ? "overhang" : "one-way"}-shear-${side.name}`, words, place),
    reference: CLAUSES.generalShear,
    assumptions: [
      "A pile counts by its share beyond the section: AS 3600 has no rule.",
      of.isDepthWaived
        ? "The strength is not reduced by the depth factor k_s (Clause 8.2.1.6), as the user chooses."
        : "The strength is reduced by the depth factor k_s (Clause 8.2.1.6).",
    ],
    demand: v,
    unit: "kN",
    derivation: (record) =>
      void record.rule(
        SHEAR_SUM,
        v,
        `${words}, d_v from ${isOverhang ? "their faces" : "its face"}, ${BEYOND[sense]}`,
      ),
    capacity,
  });
}

/** Sides where the cap is not a member in flexure, with the greatest ratio that bending theory would have there. */
export interface NonFlexural {
  readonly sides: readonly string[];
  /** Undefined where Clause 8.2 does not cover the section. */
  readonly ratio: number | undefined;
}

/** Errors: undefined where the cap is a member in flexure on every side. */
export function nonFlexuralShear(of: CapSections, runs: readonly CapRun[]): NonFlexural | undefined {
  const sides = SIDES.flatMap((side) =>
    isNonFlexural(of, side) ? (oneWayShear(of, side, runs, "pressed") ?? []) : [],
  );
  if (sides.length === 0) return undefined;
  const ratios = sides.flatMap(({ v, capacity }) => {
    const strength = capacity(SILENT);
    return isCovered(strength) && strength > 0 ? [v / strength] : [];
  });
  return {
    sides: sides.map(({ side }) => side.name),
    ratio: ratios.length > 0 ? Math.max(...ratios) : undefined,
  };
}

/** The sides where the cap is not a member in flexure, as advice beside the strut-and-tie model. */
export function nonFlexuralRow(
  { hasTruss }: CapSections,
  { sides, ratio }: NonFlexural,
  place: CapPlace,
): Check {
  const { id, title, action } = shearNames("one-way-shear", sides.join(", "), place);
  const reason = `The cap is not a member in flexure there: piles nearer than 2d_v to the column, or a projection below 1.5D. By Clause 8.2 the ratio would be ${ratio === undefined ? "\u2013" : formatRatio(ratio)}.`;
  return {
    id,
    title,
    group: "Strength",
    reference: CLAUSES.nonFlexural,
    combination: action?.combination,
    ...(hasTruss
      ? { kind: "not applicable", reason: `${reason} The strut-and-tie model governs.` }
      : { kind: "not covered", reason: `${reason} Choose the strut-and-tie model.` }),
  };
}
