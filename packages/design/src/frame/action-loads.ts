import type { CaseRow, StrengthSum } from "./actions/strength-cases.ts";
import type { ResultTable } from "./figures/figure.ts";
import { loadTable } from "./load-table.ts";

/** An action of the rows by load case: its column, its name, its unit. */
export type ActionLoad<Name extends string> = readonly [
  name: Name,
  label: string,
  unit: readonly [name: string, size: number],
];

/** The units of an action. */
export const FORCE = ["kN", 1e3] as const;
export const MOMENT = ["kNm", 1e6] as const;

/** What a column brings to its support. */
export const SUPPORT_LOADS = [
  ["n", "N", FORCE],
  ["mx", "M_x", MOMENT],
  ["my", "M_y", MOMENT],
  ["vx", "V_x", FORCE],
  ["vy", "V_y", FORCE],
] as const satisfies readonly ActionLoad<string>[];

interface Row<Name extends string> {
  /** What gives the actions: `Actions`, `Reaction at face A`. */
  readonly from: string;
  readonly of: CaseRow & Readonly<Record<Name, number>>;
}

interface Set<Name extends string> {
  readonly name: string;
  readonly actions: Readonly<Record<Name, number>>;
  readonly factorOf: StrengthSum["factorOf"] | undefined;
}

/** The actions of each load case with the factors of combinations, and their sums. Empty where actions are entered factored. */
export function actionLoads<Name extends string>(
  names: readonly ActionLoad<Name>[],
  rows: readonly Row<Name>[],
  sets: readonly Set<Name>[],
  combinations: readonly string[],
): readonly ResultTable[] {
  const found = combinations.flatMap((name) => {
    const set = sets.find((one) => one.name === name);
    return set?.factorOf ? [{ name, factorOf: set.factorOf, actions: set.actions }] : [];
  });
  if (sets.every(({ factorOf }) => factorOf === undefined)) return [];
  const groups = names.map(([name, label, unit]) => ({
    unit,
    loads: rows.flatMap(({ from, of }) =>
      of[name] === 0 ? [] : [{ label: from === "" ? label : `${label}, ${from}`, of, value: of[name] }],
    ),
    sum: {
      label: `${label}*`,
      of: (combination: string) => found.find((one) => one.name === combination)?.actions[name] ?? 0,
    },
  }));
  return loadTable<CaseRow>(groups, found);
}
