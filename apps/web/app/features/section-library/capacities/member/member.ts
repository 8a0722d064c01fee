import { alphaMProblem, bearingProblem } from "@kingpost/as4100";

/**
 * The member inputs: three effective lengths and the moment modification factor.
 *
 * Units    lengths in metres; alphaM dimensionless
 */
export interface Member {
  /** Buckling in compression about x. */
  readonly lex: number;
  /** Buckling in compression about y. */
  readonly ley: number;
  /** Lateral buckling in bending. */
  readonly leb: number;
  readonly alphaM: number;
  /** Stiff bearing length in mm; `DEFAULT_BEARING_MM` when left out. */
  readonly bs?: number | undefined;
}

export type MemberField = keyof Member;

export const DEFAULT_MEMBER: Member = { lex: 3, ley: 3, leb: 3, alphaM: 1 };

export const DEFAULT_BEARING_MM = 100;
const LONGEST_BEARING_MM = 2000;

/** The longest effective length accepted: no catalogue section spans further. Metres. */
export const LONGEST_M = 50;
export const SHORTEST_M = 0.01;

/** The error message for a value of a field; undefined if the value is valid. */
export function memberProblem(field: MemberField, value: number): string | undefined {
  if (field === "alphaM") return alphaMProblem(value);
  if (field === "bs") {
    return (
      bearingProblem(value) ??
      (value > LONGEST_BEARING_MM
        ? `The stiff bearing length must be at most ${LONGEST_BEARING_MM} mm.`
        : undefined)
    );
  }
  if (!Number.isFinite(value)) return "Enter the length in metres, for example 4.5.";
  if (value < SHORTEST_M || value > LONGEST_M) return `Enter a length from ${SHORTEST_M} to ${LONGEST_M} m.`;
  return undefined;
}

/** The member in a link: `3,3,3`, `6,3,1.5,1.13` or with a bearing length `3,3,3,1,150`; empty for the default. */
export function memberToText({ lex, ley, leb, alphaM, bs = DEFAULT_BEARING_MM }: Member): string {
  const lengths = [lex, ley, leb].join(",");
  if (bs !== DEFAULT_BEARING_MM) return `${lengths},${alphaM},${bs}`;
  const text = alphaM === DEFAULT_MEMBER.alphaM ? lengths : `${lengths},${alphaM}`;
  return text === "3,3,3" ? "" : text;
}

/** The member that a link's text names; undefined for a text with a value that is none or out of range. */
export function memberIn(text: string): Member | undefined {
  const [lex, ley, leb, alphaM = 1, bs] = text
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (lex === undefined || ley === undefined || leb === undefined) return undefined;
  const member: Member = { lex, ley, leb, alphaM, ...(bs === undefined ? {} : { bs }) };
  const fields: readonly MemberField[] = ["lex", "ley", "leb", "alphaM", "bs"];
  return fields.some((field) => memberProblem(field, memberValue(member, field)) !== undefined)
    ? undefined
    : member;
}

/** A value of the member, with the bearing length that applies where none is set. */
export function memberValue(member: Member, field: MemberField): number {
  return member[field] ?? DEFAULT_BEARING_MM;
}

/** Reads a link's member; undefined if any value is out of range. */
export function memberFromText(text: string | null): Member {
  return (text ? memberIn(text) : undefined) ?? DEFAULT_MEMBER;
}
