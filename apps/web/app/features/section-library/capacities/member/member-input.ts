import { amountIn } from "../../filter/amounts.ts";
import { type Member, type MemberField, memberProblem, memberValue } from "./member.ts";

/** A field of the member form. */
export interface MemberInput {
  readonly field: MemberField;
  readonly label: string;
  /** The unit beside the field; empty for a factor. */
  readonly unit: string;
}

const METRES = { row: { unit: "mm", exponent: 3 } } as const;
const MILLIMETRES = { row: { unit: "mm", exponent: 0 } } as const;
const FACTOR = { row: { unit: undefined, exponent: 0 } } as const;

/** A member input as typed, `3.5`, `3.5 m` or `3500 mm`, in the unit of its field; NaN for anything else. */
export function memberInput(field: MemberField, text: string): number {
  const quantity = field === "alphaM" ? FACTOR : field === "bs" ? MILLIMETRES : METRES;
  return amountIn(text, quantity, undefined) ?? Number.NaN;
}

/** Fields whose messages name them. */
const NAMED_BY_MESSAGE: ReadonlySet<MemberField> = new Set(["alphaM", "bs"]);

/** What is wrong with a value of a field, and which value is in use instead; undefined for a valid one. */
export function problemInWords(
  { field, label, unit }: MemberInput,
  value: number,
  member: Member,
): string | undefined {
  const problem = memberProblem(field, value);
  if (problem === undefined) return undefined;
  const name = NAMED_BY_MESSAGE.has(field) ? "" : `${label}: `;
  const inUse = `${memberValue(member, field)} ${unit}`.trim();
  return `${name}${problem} The capacities shown are for ${inUse}.`;
}
