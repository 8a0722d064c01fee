import { sectionMomentCheck, segmentMomentCheck } from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Greatest } from "../../beam/analysis/analysis.ts";
import { rangeText } from "../../beam/text.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { designAction } from "./design-action.ts";
import type { MemberPart } from "./member-check.ts";

export function sectionMoment({ section, idOf, titleOf }: BeamSection, worst: Greatest | undefined): Check[] {
  if (!worst) return [];
  const action = designAction("M*", worst);
  const names = { id: idOf("section-moment"), title: titleOf("Section moment"), action };
  return [sectionMomentCheck(section, worst.value, names)];
}

/** The member moment of the worst segment of a part, named as the row of the table of segments. */
export function memberMoment(parts: readonly MemberPart[], at: number): Check[] {
  const part = parts[at];
  if (!part) return [];
  const { worst, on } = part;
  const { from, to, moments } = worst.segment;
  const { greatest } = moments;
  const row = parts.flatMap(({ segments }) => segments).indexOf(worst) + 1;
  const action = designAction("M*", { value: greatest.m, of: worst.of, x: greatest.x });
  return [
    segmentMomentCheck(on.section, worst.prepared.of, {
      id: `member-moment/${at + 1}`,
      title: on.titleOf(`Member moment, segment ${row} (${rangeText(from, to)})`),
      action,
    }),
  ];
}
