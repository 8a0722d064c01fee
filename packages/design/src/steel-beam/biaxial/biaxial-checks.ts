import { exceeds, extremes, withoutRounding } from "@kingpost/actions";
import {
  type BiaxialRatio,
  biaxialRatio,
  biaxialSectionCheck,
  biaxialSegmentCheck,
  EDITION,
  leastSegmentMoment,
  minorShearBendingCheck,
  minorShearCheck,
  type SteelSection,
  segmentMomentRatios,
} from "@kingpost/as4100";
import { type Check, standardReferences } from "@kingpost/calc";
import { type Analysis, type Combined, greatest } from "../../beam/analysis/analysis.ts";
import { uniformRowsOf } from "../../beam/form/inputs.ts";
import { rangeText } from "../../beam/text.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { designAction } from "../strength/design-action.ts";
import type { CombinedSegment, MemberSegments } from "../strength/member-check.ts";
import { compressedSide } from "./channel-side.ts";
import { worstCrossSection } from "./worst-cross-section.ts";

const { clause } = standardReferences("AS 4100", EDITION);

/** The analyses in both planes: the same combinations in the same order. */
interface Planes {
  readonly x: Analysis;
  readonly y: Analysis;
}

/** Clause 8.3.4 at the worst cross-section of all combinations. */
export function biaxialSection(section: SteelSection, { x, y }: Planes, inputs: SteelBeamInputs): Check[] {
  const ratio = biaxialRatio(section);
  const worst = worstCrossSection(x.strength, y.strength, (mx, my) =>
    ratio ? ratio.ofSection(Math.abs(mx), Math.abs(my), compressedSide(inputs, my)) : 0,
  );
  const [ofX, ofY] = [x.strength[worst?.at ?? 0], y.strength[worst?.at ?? 0]];
  if (!worst || !ofX || !ofY) return [];
  const mx = withoutRounding(worst.mx, greatest(x.strength, "moment")?.value ?? 0);
  const my = withoutRounding(worst.my, greatest(y.strength, "moment")?.value ?? 0);
  const action = {
    ...designAction("M*_x", { value: mx, of: ofX, x: worst.x }),
    beside: designAction("M*_y", { value: my, of: ofY, x: worst.x }).step,
  };
  const names = { id: "biaxial-section", title: "Biaxial bending, section", action };
  return [biaxialSectionCheck(section, { mx, my, compressed: compressedSide(inputs, my) }, names)];
}

/** A segment of one combination with its greatest moment about y. */
interface BiaxialSegment {
  readonly one: CombinedSegment;
  readonly minor: { readonly x: number; readonly value: number; readonly of: Combined };
  readonly ratio: number;
}

/** Clause 8.4.5 of the worst segment of each part of the member, with the greatest moment of the segment about each axis. */
export function biaxialMembers(
  section: SteelSection,
  { parts, alphaM }: MemberSegments,
  { y }: Planes,
  inputs: SteelBeamInputs,
): Check[] {
  const ratio = biaxialRatio(section);
  const majorOf = segmentMomentRatios(section);
  return parts.flatMap(({ range, combined }, index): Check[] => {
    const least = leastSegmentMoment(section, range, alphaM);
    let worst: BiaxialSegment | undefined;
    for (const [at, { greatest: most, segments }] of combined.entries()) {
      const of = y.strength[at];
      // Without a moment about y the member bends about one axis only: the check of its moment is another.
      if (!of || isStraight(of)) continue;
      if (ratio && worst && least !== undefined) {
        const bound = minorWithin(ratio, inputs, of, range, (MORE * most) / least).ratio;
        if (bound <= worst.ratio) continue;
      }
      for (const one of segments()) {
        const major = majorOf(one.prepared);
        const minor = minorWithin(ratio, inputs, of, one.segment, major);
        if (!worst || exceeds(minor.ratio, worst.ratio)) worst = { one, ...minor };
      }
    }
    return worst ? [memberCheck(section, inputs, worst, index)] : [];
  });
}

function isStraight(of: Combined): boolean {
  const { min, max } = of.extremes("moment");
  return min.value === 0 && max.value === 0;
}

/** Covers rounding in the comparison of a ratio with one that cannot be less. */
const MORE = 1 + 1e-9;

/** The worse of the greatest moments about y of either sign; what is not covered is worse than any. */
function minorWithin(
  ratio: BiaxialRatio | undefined,
  inputs: SteelBeamInputs,
  of: Combined,
  { from, to }: { readonly from: number; readonly to: number },
  major: number | undefined,
): Omit<BiaxialSegment, "one"> {
  const { min, max } = extremes(of.response, "moment", { from, to });
  const rated = [max, min].map(({ x, value }) => ({
    minor: { x, value, of },
    ratio:
      ratio && major !== undefined
        ? ratio.ofMember(major, Math.abs(value), compressedSide(inputs, value))
        : Number.POSITIVE_INFINITY,
  }));
  return rated.reduce((a, b) => (b.ratio > a.ratio ? b : a));
}

function memberCheck(
  section: SteelSection,
  inputs: SteelBeamInputs,
  { one: { of, segment, prepared }, minor }: BiaxialSegment,
  index: number,
): Check {
  const { from, to, moments } = segment;
  const { x, m } = moments.greatest;
  const action = {
    ...designAction("M*_x", { value: m, of, x }),
    beside: designAction("M*_y", minor).step,
  };
  return biaxialSegmentCheck(
    section,
    prepared.of,
    { my: minor.value, compressed: compressedSide(inputs, minor.value) },
    {
      id: `biaxial-member/${index + 1}`,
      title: `Biaxial bending, segment (${rangeText(from, to)})`,
      action,
    },
  );
}

/** A circular section carries the resultant of both directions: the greatest action of each, wherever it is. */
export function resultantChecks(section: SteelSection, { x, y }: Planes): Check[] {
  if (section.kind !== "cold-formed-chs") return [];
  const resultant = (quantity: "shear" | "moment") =>
    Math.hypot(...[x, y].map(({ strength }) => greatest(strength, quantity)?.value ?? 0));
  const [v, m] = [resultant("shear"), resultant("moment")];
  return [
    minorShearCheck(section, v, {
      id: "shear-resultant",
      title: "Resultant shear",
    }),
    minorShearBendingCheck(
      section,
      { v, m },
      {
        id: "shear-with-bending-resultant",
        title: "Resultant shear with bending",
      },
    ),
  ];
}

/** Loads beside the shear centre of a section on a slope twist it; so do sideways supports of one flange. */
export function slopeTorsionChecks({ kind }: SteelSection, inputs: SteelBeamInputs): Check[] {
  const { slope, loadHeight, continuousRestraint, pointLoads, partLoads } = inputs;
  // The torsion of these is listed on any slope.
  if (kind === "channel" || kind === "angle") return [];
  const rows = [
    ...uniformRowsOf(inputs).map(({ load, ...row }) => ({ ...row, size: load })),
    ...pointLoads.map(({ force, ...row }) => ({ ...row, size: force })),
    ...partLoads.map(({ start, end, ...row }) => ({
      ...row,
      height: "as-all" as const,
      size: Math.max(Math.abs(start), Math.abs(end)),
    })),
  ];
  const isEccentric = rows.some(({ case: of, height, size }) => {
    const at = height === "as-all" ? loadHeight : height;
    return size !== 0 && at !== "shear-centre" && !of.startsWith("W");
  });
  if (continuousRestraint === "top-and-twist") return [];
  const reasons = [
    ...(slope > 0 && isEccentric
      ? [
          "Vertical loads on a flange of a section on a slope act beside its shear centre and twist it. It does not arise where loads act at the shear centre or a slab prevents twist.",
        ]
      : []),
    ...(isHeldByOneFlange(inputs)
      ? [
          "Restraints of one flange carry the lateral loads, which act through the shear centre: the distance between them twists the section. It does not arise where the restraints hold both flanges.",
        ]
      : []),
  ];
  if (reasons.length === 0) return [];
  return [
    {
      id: "torsion",
      group: "Strength",
      title: "Torsion",
      reference: clause("5.6.1"),
      kind: "not covered",
      reason: `Torsion is not designed. ${reasons.join(" ")}`,
    },
  ];
}

/** Whether sideways loads are carried by restraints that leave a flange free. */
function isHeldByOneFlange({ sidewaysSupports, continuousRestraint, restraints }: SteelBeamInputs): boolean {
  if (sidewaysSupports !== "restraints") return false;
  return (
    continuousRestraint === "top" ||
    continuousRestraint === "bottom" ||
    restraints.some(({ kind }) => kind === "purlin" || kind === "bottom")
  );
}
