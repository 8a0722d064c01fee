import {
  areaAcross,
  type BarsAcross,
  type Bursting,
  type BurstingBasis,
  type BurstingSteel,
  burstingArea,
  burstingCheck,
  burstingLimit,
  burstingSteelCheck,
  EDITION,
  type PlacedStrut,
  worstBursting,
  worstOf,
} from "@kingpost/as3600";
import { type Check, formatNumber, isCovered, SILENT, standardReferences } from "@kingpost/calc";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import { diameterOf } from "../model/bars.ts";
import type { PileCapModel } from "../model/cap.ts";
import type { Combination } from "../model/combinations.ts";
import { CRACKS } from "./cracks.ts";
import { type CombinationResult, PLACE, placeOf } from "./runs.ts";

const { clause } = standardReferences("AS 3600", EDITION);
const kilonewtons = (force: number) => `${formatNumber(force / 1e3, { significant: 3 })} kN`;

/** Struts of strength, and of service as a ratio of them. */
export const burstingOfRatio = (ratio: number): readonly BurstingBasis[] => [
  { state: "strength" },
  { state: "service", ratio },
];

/** Bars across the struts; undefined where none are entered. */
function burstingSteelOf({ inputs, cap }: PileCapModel): BurstingSteel | undefined {
  const { burstingBars: kind, burstingArea: area } = inputs;
  if (kind === "none" || (kind === "area" && area === 0)) return undefined;
  const bars: BarsAcross =
    kind === "area"
      ? { kind, area }
      : {
          kind: "layers",
          db: diameterOf(inputs.burstingSize),
          spacing: inputs.burstingSpacing,
          count: inputs.burstingCount,
        };
  return { bars, fsy: cap.fsy, serviceStress: CRACKS[inputs.crack].stress };
}

/** What a combination gives for the bursting of the struts. */
type Bursts = Pick<CombinationResult, "of" | "designed" | "bases">;

/** The row of the combination whose struts burst most: a better one must not take its place. */
export function burstingRows(model: PileCapModel, combinations: readonly Bursts[]): readonly Check[] {
  const { cap } = model;
  /** The strut of each combination with the greatest force over a capacity, by each of its bases. */
  const worstOver = (capacityOf: (one: PlacedStrut) => number) =>
    combinations.flatMap(({ of, designed, bases }) =>
      worstBursting(designed, bases, capacityOf).map((bursting) => ({
        of,
        bursting,
        ratio: bursting.force / Math.max(capacityOf(bursting.one), 1e-9),
      })),
    );
  const ratioOf = ({ ratio }: { readonly ratio: number }) => ratio;
  const worst = worstOf(
    worstOver((one) => burstingLimit(cap, one, SILENT)),
    ratioOf,
  );
  if (!worst) return [];
  if (worst.ratio <= 1) return [burstingCheck(cap, worst.bursting, placeOf(worst.of))];
  const steel = burstingSteelOf(model);
  if (!steel) return [noBars(model, worst.of, worst.bursting)];
  // Strengths of strength and of service are in proportion to the area of the bars.
  const barred = worstOver((one) => {
    const area = areaAcross(cap, one, steel.bars, SILENT);
    return isCovered(area) ? area : 0;
  });
  return (["strength", "service"] as const).flatMap((state) => {
    const found = worstOf(
      barred.filter(({ bursting }) => bursting.state === state),
      ratioOf,
    );
    return found ? [burstingSteelCheck(cap, found.bursting, steel, placeOf(found.of))] : [];
  });
}

/** Struts that need bars across them, without any. */
function noBars({ cap, inputs }: PileCapModel, of: Combination, { one, force, state }: Bursting): Check {
  const isService = state === "service";
  const stress = isService ? CRACKS[inputs.crack].stress : cap.fsy;
  const needed = burstingArea(force, { stress, isService }, SILENT);
  const action = placeOf(of).action(`pile ${one.strut.pile + 1}`);
  const row = {
    id: `${PLACE}/bursting`,
    title: "Bursting of the struts",
    group: "Strength",
    reference: clause("7.2.4"),
    combination: action.combination,
    location: action.location?.(),
  } as const;
  const limit = burstingLimit(cap, one, SILENT);
  const finding = `The bursting force ${kilonewtons(force)} is more than half of that at cracking, ${kilonewtons(limit)}: ${formatNumber(needed, { significant: 3 })} mm² of bars across each strut`;
  const by = inputs.burstingBy.trim();
  return by === ""
    ? {
        ...row,
        kind: "not covered",
        reason: `${finding}. The rule is of a plane model: enter the bars, or state who decides that the cap around the struts is enough.`,
      }
    : designedElsewhere(row, by, finding);
}
