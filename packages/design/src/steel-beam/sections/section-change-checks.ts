import { EDITION, type MemberLayout, type MemberRange } from "@kingpost/as4100";
import { type Check, formatNumber, standardReferences } from "@kingpost/calc";
import { type SectionChange, sectionParts } from "../../beam/span-sections.ts";
import { rangeText } from "../../beam/text.ts";
import { isFullyRestrainedAt, type SegmentedPart } from "../strength/member-check.ts";
import type { BeamSection } from "./span-sections.ts";

const REFERENCE = standardReferences("AS 4100", EDITION).clause("5.6.1.1");

const metres = (x: number): string => `${formatNumber(x / 1000, { decimals: [0, 3] })} m`;

/** The first change of section in or at an end of a part of the beam where it is not fully restrained. */
function openChange(
  changes: readonly SectionChange[],
  layout: MemberLayout,
  { from, to }: MemberRange,
): SectionChange | undefined {
  return changes.find(({ x }) => x >= from && x <= to && !isFullyRestrainedAt(layout, x));
}

/**
 * The section that a part of the beam between restraints has for its lateral buckling: undefined where the part has several, or
 * ends at a change of section that is not fully restrained.
 */
export function sectionOfPart(
  sections: readonly BeamSection[],
  changes: readonly SectionChange[],
  layout: MemberLayout,
): (range: MemberRange) => BeamSection | undefined {
  const parts = sectionParts(sections);
  return (range) => {
    if (openChange(changes, layout, range)) return undefined;
    return parts.find(({ from, to }) => from <= range.from && range.to <= to)?.of;
  };
}

/** The member moment of the parts of the beam that `sectionOf` gives no section. */
export function sectionChangeChecks(
  sectionOf: (range: MemberRange) => BeamSection | undefined,
  changes: readonly SectionChange[],
  layout: MemberLayout,
  parts: readonly SegmentedPart[],
): Check[] {
  return parts.flatMap(({ range, combined }): Check[] => {
    if (sectionOf(range)) return [];
    const names = {
      id: `member-moment/${range.from}-${range.to}`,
      group: "Strength",
      title: `Member moment, ${rangeText(range.from, range.to)}`,
      reference: REFERENCE,
    };
    const isHeld = combined.every(({ segments }) => segments().every(({ segment }) => segment.isContinuous));
    if (isHeld) {
      const reason =
        "The flange in compression is restrained continuously under every combination: the section moments govern.";
      return [{ ...names, kind: "not applicable", reason }];
    }
    const place = metres(openChange(changes, layout, range)?.x ?? range.from);
    const reason = `The section changes at ${place}, where the beam is not fully restrained (F). A segment of two sections is not calculated. Restrain both flanges at ${place}.`;
    return [{ ...names, kind: "not covered", reason }];
  });
}
