import {
  DOWN_PRESSURE,
  EDITION,
  type NetPressure,
  type SoilPressure,
  soilPressure,
  type Underside,
  type UndersideCase,
  undersideAction,
} from "@kingpost/as3600";
import { type DesignAction, type Recorder, SILENT, standardReferences } from "@kingpost/calc";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import type { FootingCombination } from "./combinations.ts";
import { factoredWeights, type PadFootingModel, type Weights } from "./model.ts";

/** The first step of every check. */
const axialAction = axialActionOf(standardReferences("AS 3600", EDITION).clause("2.2.2"));

/** A footing under one combination. Units N, mm, MPa. */
export interface LoadedFooting {
  readonly name: string;
  readonly of: FootingCombination;
  readonly weights: Weights;
  readonly underside: Underside | undefined;
  /** Undefined where the resultant is not under the footing. */
  readonly soil: SoilPressure | undefined;
  readonly net: NetPressure | undefined;
  /** Records force, moments and pressure at the underside. */
  readonly derive: (record: Recorder) => void;
  /** As the first step of a check; `place` is where it is worst. */
  readonly action: (place?: string) => DesignAction;
}

/** Each combination, with each level of water. */
export const loadedFootings = (
  model: PadFootingModel,
  combinations: readonly FootingCombination[],
): readonly LoadedFooting[] =>
  combinations.flatMap((of) =>
    model.weights.map(({ words, of: weights }) => loadedFooting(model, of, weights, words)),
  );

function undersideCase(
  { inputs, plan, column, lever }: PadFootingModel,
  {
    actions,
    weight,
    surcharge,
    water,
  }: Pick<FootingCombination, "actions" | "weight" | "surcharge" | "water">,
  weights: Weights,
): UndersideCase {
  const { total, mx, my } = factoredWeights(weights, weight, water);
  return {
    actions,
    x: column.x,
    y: column.y,
    lever,
    weight: total,
    weightMx: mx,
    weightMy: my,
    surcharge: surcharge * inputs.surcharge * plan.lx * plan.ly,
  };
}

function loadedFooting(
  model: PadFootingModel,
  of: FootingCombination,
  weights: Weights,
  words: string,
): LoadedFooting {
  const { plan, inputs } = model;
  const under = undersideCase(model, of, weights);
  const underside = undersideAction(under, SILENT);
  const soil = underside && soilPressure(plan, underside, SILENT);
  const down = factoredWeights(weights, of.weight, of.water).perArea + of.surcharge * inputs.surcharge;
  const name = words === "" ? of.name : `${of.name}, ${words}`;
  return {
    name,
    of,
    weights,
    underside,
    soil,
    net: soil && { plan, soil, down },
    derive: (record) => {
      const at = undersideAction(under, record);
      if (at) soilPressure(plan, at, record);
      record.rule(DOWN_PRESSURE, down, "factored");
    },
    action: (place) => axialAction({ name, n: of.actions.n }, place === undefined ? undefined : () => place),
  };
}
