import {
  combinationsOf,
  type LoadCase,
  type StabilityCombination,
  stabilityCombinations,
  USAGES,
  type UsageName,
} from "@kingpost/actions";
import { type ChoiceField, choiceField, type InputsOf } from "@kingpost/calc";

/** Load cases of strength: of members that take unfactored actions. */
export const strengthCaseField = choiceField({
  label: "Case",
  options: [
    { value: "G", label: "G permanent" },
    { value: "Q", label: "Q imposed" },
    { value: "Wu1", label: "Wu1 wind" },
    { value: "Wu2", label: "Wu2 wind" },
    { value: "Su", label: "Su snow" },
    { value: "Eu", label: "Eu earthquake" },
  ],
  default: "G",
});

export type StrengthCase = InputsOf<{ case: typeof strengthCaseField }>["case"];

/** The usage of the imposed load: a row of AS/NZS 1170.0 Table 4.1. */
export const usageField = (shownWhen: NonNullable<ChoiceField["shownWhen"]>) =>
  choiceField({
    label: "Usage of imposed load",
    options: (Object.keys(USAGES) as UsageName[]).map((value) => ({ value, label: USAGES[value].label })),
    default: "office",
    shownWhen,
  });

/** A combination of strength with the factor of each of its load cases; 0 for a case that it leaves out. */
export interface StrengthSum {
  readonly title: string;
  readonly factorOf: (of: { readonly case: StrengthCase }) => number;
}

/** The combinations of strength to AS/NZS 1170.0 Clause 4.2.2 of the load cases of some rows. */
export function strengthSums(
  rows: readonly { readonly case: StrengthCase }[],
  usage: UsageName,
): readonly StrengthSum[] {
  return combinationsOf(casesOf(rows, usage))
    .filter(({ purpose }) => purpose === "strength")
    .map(({ title, factors }) => ({ title, factorOf: (of) => factors[of.case] ?? 0 }));
}

/** The combinations for stability to AS/NZS 1170.0 Clause 4.2.1 of the load cases of some rows. */
export function stabilitySums(
  rows: readonly { readonly case: StrengthCase }[],
  usage: UsageName,
): readonly StabilityCombination[] {
  return stabilityCombinations(casesOf(rows, usage));
}

const casesOf = (rows: readonly { readonly case: StrengthCase }[], usage: UsageName): readonly LoadCase[] =>
  [...new Set(rows.map((row) => row.case))].map((id) => loadCase(id, usage));

/** A quantity of rows with the factors of a combination. */
export const summed = <Row extends { readonly case: StrengthCase }>(
  { factorOf }: StrengthSum,
  rows: readonly Row[],
  of: (row: Row) => number,
): number => rows.reduce((total, row) => total + factorOf(row) * of(row), 0);

function loadCase(id: StrengthCase, usage: UsageName): LoadCase {
  switch (id) {
    case "G":
      return { id, kind: "permanent" };
    case "Q":
      return { id, kind: "imposed", usage };
    case "Wu1":
    case "Wu2":
      return { id, kind: "wind", isUltimate: true };
    case "Su":
      return { id, kind: "snow", isUltimate: true };
    case "Eu":
      return { id, kind: "earthquake", isUltimate: true };
  }
}
