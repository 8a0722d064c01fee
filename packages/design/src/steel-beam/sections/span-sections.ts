import type { SteelSection } from "@kingpost/as4100";
import { type SteelSectionRecord, steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../../runnable-module.ts";
import { sectionOf } from "../../section-of.ts";
import { type BeamInputs, jointsOf } from "../beam-inputs.ts";
import { steelSectionFor } from "../strength/own-strength.ts";

/** A part of the beam, mm from its left end. */
export interface BeamRange {
  readonly from: number;
  readonly to: number;
}

/** A section of the beam with the parts that have it. */
export interface BeamSection {
  readonly name: string;
  readonly section: SteelSection;
  /** kg/m. */
  readonly mass: number;
  /** mm. */
  readonly depth: number;
  /** From left to right; they do not touch. */
  readonly ranges: readonly BeamRange[];
  /** The identifier of a check of this section: of the section of the beam the check's own. */
  readonly idOf: (check: string) => string;
  /** The title of a check of this section: it names the section where the beam has several. */
  readonly titleOf: (check: string) => string;
}

/** By span: the section that it has in place of that of the beam. Empty where no span has one. */
export type OtherRecords = readonly (SteelSectionRecord | undefined)[];

/** The other sections of the spans. */
export function otherRecordsOf({ otherSections, spans }: BeamInputs, resources: Resources): OtherRecords {
  const chosen = otherSections.filter(({ section }) => section !== "");
  if (chosen.length === 0) return [];
  return spans.map((_, at) => {
    const row = chosen.find(({ span }) => span === at + 1);
    return row && sectionOf(row.section, resources);
  });
}

/** The sections of a beam, that of the beam first; those of the same identifier are one. */
export function beamSections(
  inputs: BeamInputs,
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
  return isShared ? `${record.name} (${record.grade.replace(/^AS\/NZS \S+ /, "")})` : record.name;
}

/** A cross-section where one section ends and another begins. */
export interface SectionChange {
  readonly x: number;
  readonly left: BeamSection;
  readonly right: BeamSection;
}

/** The parts of the beam with their sections, from left to right. */
export function sectionParts(
  sections: readonly BeamSection[],
): readonly (BeamRange & { readonly of: BeamSection })[] {
  return sections
    .flatMap((of) => of.ranges.map((range) => ({ ...range, of })))
    .toSorted((a, b) => a.from - b.from);
}

/** The parts that have a cross-section or end at it: two where the section changes. */
export const partsAt = (sections: readonly BeamSection[], x: number) =>
  sectionParts(sections).filter(({ from, to }) => from <= x && x <= to);

export function sectionChanges(sections: readonly BeamSection[]): readonly SectionChange[] {
  const parts = sectionParts(sections);
  return parts.slice(1).flatMap((part, at) => {
    const before = parts[at];
    return before ? [{ x: part.from, left: before.of, right: part.of }] : [];
  });
}

/** The names of the sections on a part of the beam: `310UB40.4 and 410UB53.7`; empty where the beam has one section. */
export function namesOn(sections: readonly BeamSection[], { from, to }: BeamRange): string {
  if (sections.length === 1) return "";
  const names = sectionParts(sections)
    .filter((part) => part.from < to && part.to > from)
    .map(({ of }) => of.name);
  return [...new Set(names)].join(" and ");
}

/** The pieces of a beam on its parts with one section; undefined for all. `points` are the ends of the pieces. */
export function piecesOf(
  { ranges }: BeamSection,
  points: Float64Array,
  sections: readonly BeamSection[],
): readonly number[] | undefined {
  if (sections.length === 1) return undefined;
  const pieces: number[] = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const [start, end] = [points[piece] ?? 0, points[piece + 1] ?? 0];
    if (ranges.some(({ from, to }) => start >= from && end <= to)) pieces.push(piece);
  }
  return pieces;
}
