import { allowedRedistribution, EDITION } from "@kingpost/as3600";
import { type Check, formatNumber, standardReferences } from "@kingpost/calc";
import type { ConcreteBeamModel } from "../model/model.ts";
import { redistributions } from "../model/redistribution.ts";
import type { RegionFlexure } from "./flexure.ts";

const { clause } = standardReferences("AS 3600", EDITION);

const percent = (part: number) => `${formatNumber(100 * part, { decimals: [0, 1] })} %`;

/** Each change of a moment at a support against what the peak moment regions of the spans beside it allow. */
export function redistributionChecks(
  model: ConcreteBeamModel,
  regions: readonly RegionFlexure[],
): readonly Check[] {
  const { supports, inputs } = model;
  return redistributions(inputs).map(({ support, part }): Check => {
    const { at } = support;
    const [before, after] = [supports[at - 1], supports[at + 1]];
    const beside = regions.filter(
      ({ region: { from, to, sense, id } }) =>
        [before, support, after].some((one) => one && id === `support-${one.at + 1}`) ||
        (sense === "sagging" && from >= (before?.x ?? support.x) && to <= (after?.x ?? support.x)),
    );
    // Without bars in tension a region has no strength, and nothing may be redistributed to it.
    const kuOf = ({ strength }: RegionFlexure) => strength?.ku ?? Number.POSITIVE_INFINITY;
    const worst = beside.toSorted((a, b) => kuOf(b) - kuOf(a))[0];
    const ku = worst ? kuOf(worst) : 0;
    const most = allowedRedistribution(ku, inputs.ductility);
    const by = worst
      ? `k_u = ${formatNumber(ku, { decimals: [3, 3] })}, ${worst.region.words}`
      : "no region in bending";
    return {
      kind: "requirement",
      id: `redistribution/support-${at + 1}`,
      title: `Redistribution of the moment at support ${at + 1}`,
      group: "Strength",
      reference: clause("6.2.7.2"),
      isMet: Math.abs(part) <= most + 1e-12,
      finding: `${percent(Math.abs(part))} ${part > 0 ? "less" : "more"}, at most ${percent(most)}: ${by}`,
      steps: [],
      assumptions: [
        "The limits of redistribution, and that the largest k_u of the peak moment regions of both spans counts, are to be confirmed against the Standard (recalled).",
        "Every combination for strength is changed by the same part, with the spans by statics; serviceability and reactions by load case stay elastic.",
      ],
    };
  });
}
