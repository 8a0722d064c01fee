import type { SteelSection } from "@kingpost/as4100";
import { type SteelSectionRecord, shortGrade, steelSectionOf } from "@kingpost/sections";
import { jointsOf } from "../../beam/form/inputs.ts";
import type { SpanSection } from "../../beam/span-sections.ts";
import type { Resources } from "../../frame/module/resources.ts";
import { sectionOf } from "../../frame/module/section-of.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { steelSectionFor } from "../strength/own-strength.ts";

/** A section of the beam with the parts that have it. */
export interface BeamSection extends SpanSection {
  readonly section: SteelSection;
  /** kg/m. */
  readonly mass: number;
  /** The identifier of a check of this section: of the section of the beam the check's own. */
  readonly idOf: (check: string) => string;
  /** The title of a check of this section: it names the section where the beam has several. */
  readonly titleOf: (check: string) => string;
}

/** By span: the section that it has in place of that of the beam. Empty where no span has one. */
export type OtherRecords = readonly (SteelSectionRecord | undefined)[];

/** The other sections of the spans. */
export function otherRecordsOf(
  { otherSections, spans }: SteelBeamInputs,
  resources: Resources,
): OtherRecords {
  const chosen = otherSections.filter(({ section }) => section !== "");
  if (chosen.length === 0) return [];
  return spans.map((_, at) => {
    const row = chosen.find(({ span }) => span === at + 1);
    return row && sectionOf(row.section, resources);
  });
}

/** The sections of a beam, that of the beam first; those of the same identifier are one. */
export function beamSections(
  inputs: SteelBeamInputs,
  main: SteelSectionRecord,
  others: OtherRecords,
): readonly BeamSection[] {
  const joints = jointsOf(inputs);
  const found = new Map<string, { record: SteelSectionRecord; ranges: { from: number; to: number }[] }>([
    [main.id, { record: main, ranges: [] }],
  ]);
  for (const at of inputs.spans.keys()) {
    const record = others[at] ?? main;
    const [from = 0, to = 0] = [joints[at], joints[at + 1]];
    const one = found.get(record.id) ?? { record, ranges: [] };
    found.set(record.id, one);
    const last = one.ranges.at(-1);
    if (last?.to === from) last.to = to;
    else one.ranges.push({ from, to });
  }
  const used = [...found.values()].filter(({ ranges }) => ranges.length > 0);
  return used.map(({ record, ranges }, at) => {
    const name = nameOf(
      record,
      used.map((one) => one.record),
    );
    return {
      name,
      section: record === main ? steelSectionFor(inputs, main) : steelSectionOf(record),
      mass: record.properties.mass,
      depth: record.properties.d,
      ranges,
      idOf: (check) => (at === 0 ? check : `${check}/section-${at + 1}`),
      titleOf: (check) => (used.length === 1 ? check : `${check}, ${name}`),
    };
  });
}

/** The size, with its grade beside another grade of it. */
function nameOf(record: SteelSectionRecord, all: readonly SteelSectionRecord[]): string {
  const isShared = all.some(({ id, name }) => id !== record.id && name === record.name);
  return isShared ? `${record.name} (${shortGrade(record.grade)})` : record.name;
}
