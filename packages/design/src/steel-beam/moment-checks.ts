import { type SteelSection, sectionMomentCheck, segmentMomentCheck } from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Greatest } from "./analysis.ts";
import { designAction } from "./design-action.ts";
import type { MemberPart } from "./member-check.ts";
import { rangeText } from "./text.ts";

export function sectionMoment(section: SteelSection, worst: Greatest | undefined): Check[] {
  if (!worst) return [];
  const action = designAction("M*", worst);
  return [
    sectionMomentCheck(section, worst.value, { id: "section-moment", title: "Section moment", action }),
  ];
}

/** Of the worst segment of a part, named as the row of the table of segments. */
export function memberMoment(section: SteelSection, parts: readonly MemberPart[], at: number): Check[] {
  const worst = parts[at]?.worst;
  if (!worst) return [];
  const { from, to, moments } = worst.segment;
  const { greatest } = moments;
  const row = parts.flatMap(({ segments }) => segments).indexOf(worst) + 1;
  const action = designAction("M*", { value: greatest.m, of: worst.of, x: greatest.x });
  return [
    segmentMomentCheck(section, worst.prepared.of, {
      id: `member-moment/${at + 1}`,
      title: `Member moment, segment ${row} (${rangeText(from, to)})`,
      action,
    }),
  ];
}
