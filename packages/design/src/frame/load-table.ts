import { formatNumber } from "@kingpost/calc";
import type { ResultTable } from "./figures/figure.ts";

/** What acts on a member, with the factors of some combinations. */
export type LoadTable<Inputs, Results> = (
  inputs: Inputs,
  results: Results,
  combinations: readonly string[],
) => readonly ResultTable[];

/** An unfactored load or action of a case. Units: base units. */
export interface ActingLoad<Case> {
  /** `Uniform load`. */
  readonly label: string;
  readonly of: Case;
  readonly value: number;
}

/** A combination with the factor of each case. */
export interface FactoredBy<Case> {
  readonly name: string;
  readonly factorOf: (of: Case) => number;
}

/** Loads of one quantity. */
export interface LoadGroup<Case> {
  /** `kN/m`, and how many base units it is. */
  readonly unit: readonly [name: string, size: number];
  readonly loads: readonly ActingLoad<Case>[];
  /** Their sum: `w*`; absent where they do not act together at one place. */
  readonly sum?: { readonly label: string; readonly of?: (combination: string) => number };
}

/** Combinations side by side on a sheet. */
export const MOST_COMBINATIONS = 3;
const NO_VALUE = "\u2013";

/** Every load of each case with its value, then with the factors of combinations, and the sums that the member is designed for. */
export function loadTable<Case extends { readonly case: string }>(
  groups: readonly LoadGroup<Case>[],
  combinations: readonly FactoredBy<Case>[],
): readonly ResultTable[] {
  const shown = combinations.slice(0, MOST_COMBINATIONS);
  if (groups.every(({ loads }) => loads.length === 0)) return [];
  return [
    {
      id: "loads",
      title: "Loads",
      columns: [
        { head: "Load", align: "left" },
        { head: "Case", align: "left" },
        { head: "Unfactored", align: "right" },
        ...shown.map(({ name }) => ({ head: name, align: "right" }) as const),
      ],
      rows: groups.flatMap(({ unit: [unit, size], loads, sum }) => {
        const text = (value: number) => formatNumber(value / size, { significant: 3 });
        const rows = loads.map(({ label, of, value }) => [
          `${label} (${unit})`,
          of.case,
          text(value),
          ...shown.map(({ factorOf }) => {
            const factor = factorOf(of);
            return factor === 0
              ? NO_VALUE
              : `${factorText(factor)} \u00d7 ${text(value)} = ${text(factor * value)}`;
          }),
        ]);
        if (!sum || loads.length === 0) return rows;
        const sumOf = ({ name, factorOf }: FactoredBy<Case>) =>
          sum.of?.(name) ?? loads.reduce((total, { of, value }) => total + factorOf(of) * value, 0);
        return [...rows, [`${sum.label} (${unit})`, "", "", ...shown.map((one) => text(sumOf(one)))]];
      }),
    },
  ];
}

const factorText = (factor: number): string => formatNumber(factor, { decimals: [0, 3] });
