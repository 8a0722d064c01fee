import { type SteelSection, sectionMomentCheck, segmentMomentCheck } from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Greatest } from "./analysis.ts";
import { designAction } from "./design-action.ts";
import type { MemberPart } from "./member-check.ts";

export function sectionMoment(section: SteelSection, worst: Greatest | undefined): Check[] {
  if (!worst) return [];
  const action = designAction("M*", worst);
  return [
    sectionMomentCheck(section, worst.value, { id: "section-moment", title: "Section moment", action }),
  ];
}

export function memberMoment(section: SteelSection, { title, worst }: MemberPart, at: number): Check {
  const { greatest } = worst.segment.moments;
  const action = designAction("M*", { value: greatest.m, of: worst.of, x: greatest.x });
  return segmentMomentCheck(section, worst.prepared.of, {
    id: `member-moment/${at + 1}`,
    title: `Member moment, segment ${at + 1} (${title})`,
    action,
  });
}
