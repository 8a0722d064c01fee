import {
  type CombinationFactors,
  combinationFactors,
  combinationsOf,
  GREATEST_COMBINATION_FACTOR,
  type LoadCase,
  stabilityCombinations,
  USAGES,
  type UsageName,
  withoutRounding,
} from "@kingpost/actions";
import {
  type ChoiceField,
  choiceField,
  type InputsOf,
  type Problem,
  rowsField,
  textField,
} from "@kingpost/calc";
import { readSum } from "./typed-sum.ts";

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
    label: "Imposed action category (AS/NZS 1170.0 Table 4.1)",
    options: (Object.keys(USAGES) as UsageName[]).map((value) => ({ value, label: USAGES[value].label })),
    default: "office",
    shownWhen,
  });

/** Combinations of strength beside those of AS/NZS 1170.0. */
export const ownCombinationsField = (shownWhen: NonNullable<ChoiceField["shownWhen"]>) =>
  rowsField({
    label: "User-defined combinations",
    columns: { sum: textField({ label: "Combination, e.g. 1.1G + 1.25Q", most: 80, default: "" }) },
    count: { least: 0, most: 10 },
    default: [],
    shownWhen,
  });

/** Actions of a load case, as a row. `psi`: the factors of an imposed load whose usage differs from that of the member. */
export interface CaseRow {
  readonly case: StrengthCase;
  readonly psi?: string;
}

/** The factors of imposed loads that combinations of strength use. */
type Psi = Pick<CombinationFactors, "longTerm" | "combination" | "earthquake">;

/** `0.4, 0.4, 0.3`: the factors psi_l, psi_c and psi_E. */
export const psiText = ({ longTerm, combination, earthquake }: Psi): string =>
  [longTerm, combination, earthquake].join(", ");

/** The factors of a usage as text. */
export const psiOfUsage = (usage: UsageName): string => psiText(USAGES[usage]);

function readPsi(text: string): Psi | undefined {
  const [longTerm = -1, combination = -1, earthquake = -1, ...more] = text
    .split(",")
    .map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const isRange = (value: number) => value >= 0 && value <= GREATEST_COMBINATION_FACTOR;
  const isRead = more.length === 0 && [longTerm, combination, earthquake].every(isRange);
  return isRead ? { longTerm, combination, earthquake } : undefined;
}

/** What is wrong with the factors psi of rows, and with user-defined combinations. */
export function strengthProblems(
  tables: Readonly<Record<string, readonly CaseRow[]>>,
  own: readonly { readonly sum: string }[],
): Problem[] {
  const cases = casesOf(Object.values(tables).flat(), "office");
  return [
    ...Object.entries(tables).flatMap(([table, rows]) =>
      rows.flatMap(({ psi = "" }, at): Problem[] =>
        psi === "" || readPsi(psi)
          ? []
          : [
              {
                kind: "error",
                path: `/${table}/${at}/psi`,
                message: `Enter the factors ψl, ψc and ψE from 0 to ${GREATEST_COMBINATION_FACTOR}, such as ${psiOfUsage("office")}.`,
              },
            ],
      ),
    ),
    ...own.flatMap(({ sum }, at): Problem[] => {
      const read = readSum(sum, cases);
      return "problem" in read
        ? [{ kind: "error", path: `/ownCombinations/${at}/sum`, message: read.problem }]
        : [];
    }),
  ];
}

/** A combination with the factor of each of its rows; 0 for a case that it leaves out. */
export interface StrengthSum {
  readonly title: string;
  readonly factorOf: (of: CaseRow) => number;
}

/** The factor psi of imposed loads in a rule, by the first part of the identifier of its combinations. */
const PSI_OF_RULES: Readonly<Record<string, keyof Psi>> = {
  S3: "longTerm",
  S4: "combination",
  S6: "earthquake",
  S7: "combination",
  T3: "combination",
  T4: "earthquake",
  T5: "combination",
};

/** The factor of each row in a combination that was made with the greatest factor psi of any row. */
function factorsIn(
  { id, factors }: { readonly id: string; readonly factors: Readonly<Record<string, number>> },
  usage: UsageName,
  greatest: Psi,
): StrengthSum["factorOf"] {
  const name = PSI_OF_RULES[id.split(":")[0] ?? ""];
  return (of) => {
    const factor = factors[of.case] ?? 0;
    if (of.case !== "Q" || factor === 0 || name === undefined) return factor;
    return (factor * psiOf(of, usage)[name]) / greatest[name];
  };
}

export const psiOf = ({ psi = "" }: CaseRow, usage: UsageName): Psi => readPsi(psi) ?? USAGES[usage];

function greatestPsi(rows: readonly CaseRow[], usage: UsageName): Psi {
  const all = rows.filter((row) => row.case === "Q").map((row) => psiOf(row, usage));
  const most = (name: keyof Psi) => Math.max(0, ...all.map((one) => one[name]));
  return {
    longTerm: most("longTerm"),
    combination: most("combination"),
    earthquake: most("earthquake"),
  };
}

/** Strength combinations for the load cases that some rows have: those of AS/NZS 1170.0 Clause 4.2.2, and the user's own. */
export function strengthSums(
  rows: readonly CaseRow[],
  usage: UsageName,
  own: readonly { readonly sum: string }[] = [],
): readonly StrengthSum[] {
  const cases = casesOf(rows, usage);
  const user = own.map(({ sum }, at) => {
    const read = readSum(sum, cases);
    return {
      id: `U${at + 1}`,
      limitState: "strength",
      factors: "factors" in read ? read.factors : {},
    } as const;
  });
  const greatest = greatestPsi(rows, usage);
  return combinationsOf(
    cases.map(({ of }) => of),
    { user },
  )
    .filter(({ purpose }) => purpose === "strength")
    .map((one) => ({ title: one.title, factorOf: factorsIn(one, usage, greatest) }));
}

/** The combinations for stability to AS/NZS 1170.0 Clause 4.2.1 of the load cases of some rows: the factors of what destabilises. */
export function stabilitySums(rows: readonly CaseRow[], usage: UsageName): readonly StrengthSum[] {
  const greatest = greatestPsi(rows, usage);
  return stabilityCombinations(casesOf(rows, usage).map(({ of }) => of)).map((one) => ({
    title: one.title,
    factorOf: factorsIn(one, usage, greatest),
  }));
}

/** The load cases of some rows. */
export function casesOf(rows: readonly CaseRow[], usage: UsageName): readonly { readonly of: LoadCase }[] {
  const factors = greatestPsi(rows, usage);
  return [...new Set(rows.map((row) => row.case))].map((id) => ({ of: loadCase(id, usage, factors) }));
}

/** A quantity of rows with the factors of a combination. Actions that balance are exactly zero. */
export function summed<Row extends CaseRow>(
  { factorOf }: StrengthSum,
  rows: readonly Row[],
  of: (row: Row) => number,
): number {
  const terms = rows.map((row) => factorOf(row) * of(row));
  const greatest = Math.max(0, ...terms.map(Math.abs));
  return withoutRounding(
    terms.reduce((total, term) => total + term, 0),
    greatest,
  );
}

function loadCase(id: StrengthCase, usage: UsageName, factors: Psi): LoadCase {
  switch (id) {
    case "G":
      return { id, kind: "permanent" };
    case "Q":
      return { id, kind: "imposed", usage, factors };
    case "Wu1":
    case "Wu2":
      return { id, kind: "wind", isUltimate: true };
    case "Su":
      return { id, kind: "snow", isUltimate: true };
    case "Eu":
      return { id, kind: "earthquake", isUltimate: true };
  }
}

/** The factors psi of an imposed case of a beam. */
export const psiOfCase = (of: Extract<LoadCase, { kind: "imposed" }>): string =>
  psiText(combinationFactors(of));
