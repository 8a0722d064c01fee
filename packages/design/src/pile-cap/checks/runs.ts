import {
  type BurstingBasis,
  type CapPlace,
  type CapRun,
  type ColumnMoments,
  capRun,
  columnBlock,
  EDITION,
  type NonFlexural,
  type SectionRuns,
} from "@kingpost/as3600";
import { type Check, standardReferences } from "@kingpost/calc";
import { axialActionOf } from "../../frame/actions/axial-action.ts";
import { groupActions, type PileCapModel } from "../model/cap.ts";
import type { Combination } from "../model/combinations.ts";

const { clause } = standardReferences("AS 3600", EDITION);
const axialAction = axialActionOf(clause("2.2.2"));
export const PLACE = "cap";

/** A combination with the cap under it. */
export interface CombinationResult {
  readonly of: Combination;
  /** With the piles as drawn or as built. */
  readonly run: CapRun | undefined;
  /** Greatest and least reaction of each pile over all runs, N. */
  readonly most: readonly number[];
  readonly least: readonly number[];
  /** The cap itself with the piles in all their places, and what bursts its struts. */
  readonly designed: readonly CapRun[];
  readonly bases: readonly BurstingBasis[];
  readonly nonFlexural: NonFlexural | undefined;
  /** Moments of the column on the cap, Nmm. */
  readonly moments: ColumnMoments;
  readonly checks: readonly Check[];
}

/** A combination of service. */
export type ServiceResult = Pick<
  CombinationResult,
  "of" | "designed" | "bases" | "most" | "least" | "checks"
>;

/** A combination for stability that pulls on the column or on piles. */
export type StabilityResult = Pick<CombinationResult, "of" | "moments" | "most" | "least" | "checks">;

/** The cap under one combination, with the piles in all their places. */
export function runsOf(model: PileCapModel, of: Combination, hasTruss = model.inputs.method !== "bending") {
  const { cap, groups, inputs } = model;
  const moments = momentsOf(model, of);
  const compressed = columnBlock(cap.column, of.actions.n, moments);
  const block = compressed.cx * compressed.cy;
  const runsWith = (factor: number, isTruss: boolean) => {
    const actions = groupActions(model, of, factor);
    const weight = factor * model.weight;
    return groups.map((group) => capRun(cap, group, { actions, weight, block }, isTruss));
  };
  const { most: heavy, least: light } = of.weight;
  const loaded = runsWith(heavy, hasTruss && !inputs.deductsWeight);
  const relieved = heavy === light ? loaded : runsWith(light, false);
  const bare = inputs.deductsWeight ? runsWith(0, hasTruss) : [];
  const each = (all: readonly CapRun[], choose: (...values: number[]) => number) =>
    cap.piles.map((_, pile) => choose(...all.map(({ reactions }) => reactions.r[pile] ?? 0)));
  return {
    loaded,
    relieved,
    compressed,
    moments,
    // The cap itself: with its weight, which the piles carry, or without it.
    designed: inputs.deductsWeight ? bare : loaded,
    bent: bentBy(inputs.deductsWeight, { loaded, relieved, bare }),
    most: each(loaded, Math.max),
    least: each(relieved, Math.min),
  };
}

type Runs = Readonly<Record<"loaded" | "relieved" | "bare", readonly CapRun[]>>;

/**
 * What bends the cap. A weight that is deducted does not bend the bottom, but it still bends the top beyond the column and over the outer
 * piles, with the reactions of which it is part.
 */
function bentBy(deductsWeight: boolean, { loaded, relieved, bare }: Runs): SectionRuns {
  const weighed = relieved === loaded ? loaded : [...loaded, ...relieved];
  return deductsWeight ? { bottom: bare, top: [...bare, ...weighed] } : { bottom: weighed, top: weighed };
}

const momentsOf = ({ inputs }: PileCapModel, { actions }: Combination): ColumnMoments => ({
  mx: actions.mx + actions.vy * inputs.pedestal,
  my: actions.my + actions.vx * inputs.pedestal,
});

export function placeOf({ name, actions }: Combination): CapPlace {
  const action = axialAction({ name, n: actions.n });
  return { id: PLACE, action: (location) => ({ ...action, location: () => location }) };
}
