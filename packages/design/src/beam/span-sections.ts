/** A part of the beam, mm from its left end. */
export interface BeamRange {
  readonly from: number;
  readonly to: number;
}

/** A cross-section of any material, with the parts of the beam that have it. */
export interface SpanSection {
  readonly name: string;
  /** mm. */
  readonly depth: number;
  /** From left to right; they do not touch. */
  readonly ranges: readonly BeamRange[];
}

/** A cross-section where one section ends and another begins. */
export interface SectionChange<Section extends SpanSection = SpanSection> {
  readonly x: number;
  readonly left: Section;
  readonly right: Section;
}

/** The parts of the beam with their sections, from left to right. */
export function sectionParts<Section extends SpanSection>(
  sections: readonly Section[],
): readonly (BeamRange & { readonly of: Section })[] {
  return sections
    .flatMap((of) => of.ranges.map((range) => ({ ...range, of })))
    .toSorted((a, b) => a.from - b.from);
}

/** The parts that have a cross-section or end at it: two where the section changes. */
export const partsAt = <Section extends SpanSection>(sections: readonly Section[], x: number) =>
  sectionParts(sections).filter(({ from, to }) => from <= x && x <= to);

export function sectionChanges<Section extends SpanSection>(
  sections: readonly Section[],
): readonly SectionChange<Section>[] {
  const parts = sectionParts(sections);
  return parts.slice(1).flatMap((part, at) => {
    const before = parts[at];
    return before ? [{ x: part.from, left: before.of, right: part.of }] : [];
  });
}

/** The names of the sections on a part of the beam: `310UB40.4 and 410UB53.7`; empty where the beam has one section. */
export function namesOn(sections: readonly SpanSection[], { from, to }: BeamRange): string {
  if (sections.length === 1) return "";
  const names = sectionParts(sections)
    .filter((part) => part.from < to && part.to > from)
    .map(({ of }) => of.name);
  return [...new Set(names)].join(" and ");
}

/** The pieces of a beam on its parts with one section; undefined for all. `points` are the ends of the pieces. */
export function piecesOf(
  { ranges }: SpanSection,
  points: Float64Array,
  sections: readonly SpanSection[],
): readonly number[] | undefined {
  if (sections.length === 1) return undefined;
  const pieces: number[] = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const [start, end] = [points[piece] ?? 0, points[piece + 1] ?? 0];
    if (ranges.some(({ from, to }) => start >= from && end <= to)) pieces.push(piece);
  }
  return pieces;
}
