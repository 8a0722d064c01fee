import { type FlexuralStrength, flexuralStrength, flexureChecks } from "@kingpost/as3600";
import { type Check, SILENT } from "@kingpost/calc";
import { worstOfEach } from "../../frame/checks/worst-of-each.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import { actionAt } from "./place.ts";
import { greatestOf, momentsOn, type PieceMoment, type Region, regionsOf } from "./regions.ts";

/** A moment that is only rounding, over the greatest of the beam. */
export const ROUNDING = 1e-9;

/** Bending of a region: where it is greatest, and where it is nearest to the strength of the bars that are developed there. */
export interface RegionFlexure {
  readonly region: Region;
  readonly greatest: PieceMoment;
  /** The pieces with that moment: at a support those on both sides, whose bars may differ. */
  readonly peaks: readonly PieceMoment[];
  readonly governing: PieceMoment;
  /** Where the moment is greatest, with the greatest k_u; undefined without bars in tension. */
  readonly strength: FlexuralStrength | undefined;
}

const strengthOn = (model: ConcreteBeamModel, { start, end }: PieceMoment, { sense }: Region) => {
  const found = flexuralStrength(model.sectionOn(start, end), sense, SILENT);
  return "kind" in found ? undefined : found;
};

/** The regions that have a moment of their sense. */
export function regionsInBending(model: ConcreteBeamModel): readonly RegionFlexure[] {
  const found = regionsOf(model).map((region) => ({
    region,
    moments: momentsOn(model, region, model.analysis.strength),
  }));
  const most = Math.max(0, ...found.flatMap(({ moments }) => moments.map(({ value }) => value)));
  return found.flatMap(({ region, moments }): RegionFlexure[] => {
    const real = moments.filter(({ value }) => value > ROUNDING * most);
    const greatest = greatestOf(real);
    if (!greatest) return [];
    const ratio = (one: PieceMoment) => {
      const strength = strengthOn(model, one, region);
      return strength ? one.value / strength.phiMu : Number.POSITIVE_INFINITY;
    };
    const rated = real.map((of) => ({ of, value: ratio(of) }));
    const governing = greatestOf(rated)?.of ?? greatest;
    const peaks = real.filter(({ value }) => value >= greatest.value * (1 - ROUNDING));
    const strengths = peaks.map((peak) => strengthOn(model, peak, region));
    const kuOf = (strength: FlexuralStrength | undefined) => strength?.ku ?? Number.POSITIVE_INFINITY;
    const strength = strengths.reduce((most, one) => (kuOf(one) > kuOf(most) ? one : most));
    return [{ region, greatest, peaks, governing, strength }];
  });
}

/** Strength where it governs; ductility and minimum strength where the moment is greatest. */
export function bendingChecks(model: ConcreteBeamModel, regions: readonly RegionFlexure[]): readonly Check[] {
  return regions.flatMap(({ region, peaks, governing }) => {
    const at = (found: PieceMoment) =>
      flexureChecks(
        {
          section: model.sectionOn(found.start, found.end),
          sense: region.sense,
          m: found.value,
          web: model.web,
          isRedistributed: model.isRedistributed,
        },
        { id: region.id, words: region.words, action: actionAt("moment", found) },
      );
    const isBending = ({ id }: Check) => id.endsWith("/bending");
    const atPeaks = peaks.flatMap((peak) => at(peak).filter((check) => !isBending(check)));
    return [...at(governing).filter(isBending), ...worstOfEach(atPeaks)];
  });
}
