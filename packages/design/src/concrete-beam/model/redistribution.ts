import { valueAt, withMomentsAtSupports } from "@kingpost/actions";
import { Combined } from "../../beam/analysis/analysis.ts";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import { type SupportPlace, supportPlaces } from "./lengths.ts";

/** A support whose elastic moment is changed, by a part of it: positive where the moment is reduced. */
export interface Redistribution {
  /** Among the rows of the inputs. */
  readonly at: number;
  readonly support: SupportPlace;
  readonly part: number;
}

/** The rows with a change at a support, in the order of the inputs; those of supports that are not there left out. */
export function redistributions(inputs: ConcreteBeamInputs): readonly Redistribution[] {
  const supports = supportPlaces(inputs);
  return inputs.redistribution.flatMap(({ support: number, percent }, at) => {
    const support = supports[number - 1];
    return support && percent !== 0 ? [{ at, support, part: percent / 100 }] : [];
  });
}

/**
 * The combinations for strength with redistributed moments: each elastic moment at a support is changed by its part, and the spans
 * beside it by statics. Source AS 3600 6.2.7.2
 */
export function redistributed(inputs: ConcreteBeamInputs, elastic: readonly Combined[]): readonly Combined[] {
  const changes = redistributions(inputs);
  if (changes.length === 0) return elastic;
  const supports = supportPlaces(inputs);
  return elastic.map(({ name, row, response }) => {
    const at = supports.map(({ at: support, x }) => {
      const part = changes.find((one) => one.support.at === support)?.part ?? 0;
      return { x, moment: part === 0 ? 0 : -part * valueAt(response, "moment", x) };
    });
    return new Combined(name, row, withMomentsAtSupports(response, at));
  });
}
