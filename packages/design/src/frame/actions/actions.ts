import type { UsageName } from "@kingpost/actions";
import { type NumberField, type Problem, rowsField, textField } from "@kingpost/calc";
import { choice } from "../form/form.ts";
import { defaultInputs } from "../module/default-inputs.ts";
import { PASSED_ON_COLUMNS } from "../passing/source-field.ts";
import { error, note } from "../problems.ts";
import { type Alternative, arrangementsOf, type PassedRow, sourceChoices } from "./arrangements.ts";
import {
  type CaseRow,
  ownCombinationsField,
  type StrengthCase,
  type StrengthSum,
  strengthCaseField,
  strengthSums,
  summed,
  usageField,
} from "./strength-cases.ts";

/** Where a field counts: with actions by combination, or by load case. */
export const BY_COMBINATION = { shownWhen: { field: "actionsBy", is: "combinations" } } as const;
export const BY_CASE = { shownWhen: { field: "actionsBy", is: "cases" } } as const;

type Columns = Readonly<Record<string, NumberField>>;
/** Actions by their names. Units N, Nmm. */
type Actions<Name extends string> = Readonly<Record<Name, number>>;

/**
 * The fields of actions: factored by combination, or unfactored by load case. `usual` are those that a new design begins with; `signs`
 * is the sign convention, in a few words.
 */
export function actionFields<const C extends Columns>(
  columns: C,
  usual: Readonly<Record<"combination" | "G" | "Q", Partial<Actions<Extract<keyof C, string>>>>>,
  signs?: string,
) {
  const labelled = (label: string, ...more: readonly string[]) => {
    const all = [...more, ...(signs === undefined ? [] : [signs])];
    return all.length === 0 ? label : `${label} (${all.join("; ")})`;
  };
  const byCombination = { name: textField({ label: "Name", most: 60, default: "" }), ...columns };
  const byCase = { case: strengthCaseField, ...unfactored(columns), ...PASSED_ON_COLUMNS };
  const caseRow = (of: "G" | "Q") => ({ ...defaultInputs(byCase), ...usual[of], case: of });
  return {
    actionsBy: choice("Input actions by", [
      ["combinations", "Combination (factored)"],
      ["cases", "Load case (unfactored)"],
    ]),
    actions: rowsField<typeof byCombination>({
      label: labelled("Design actions by combination", "an earthquake in a row for each sense"),
      columns: byCombination,
      count: { least: 1, most: 50 },
      default: [{ ...defaultInputs(byCombination), ...usual.combination, name: "1.2G + 1.5Q" } as never],
      ...BY_COMBINATION,
    }),
    caseActions: rowsField<typeof byCase>({
      label: labelled("Actions by load case"),
      columns: byCase,
      count: { least: 0, most: 100 },
      default: [caseRow("G") as never, caseRow("Q") as never],
      ...BY_CASE,
    }),
    usage: usageField(BY_CASE.shownWhen),
    ownCombinations: ownCombinationsField(BY_CASE.shownWhen),
  } as const;
}

/** The same columns without the star, which marks design actions. */
const unfactored = <C extends Columns>(columns: C): C =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { symbol, ...column }]) => [
      name,
      symbol ? { ...column, symbol: symbol.map(({ hasStar: _, ...atom }) => atom) } : column,
    ]),
  ) as C;

/** The name of a combination that is entered: what the user typed, or its row. */
export const rowName = ({ name }: { readonly name: string }, at: number): string =>
  name.trim() === "" ? `Row ${at + 1}` : name.trim();

interface ActionInputs<Name extends string> {
  readonly actionsBy: "combinations" | "cases";
  readonly actions: readonly (Actions<Name> & { readonly name: string })[];
  readonly caseActions: readonly (Actions<Name> & { readonly case: StrengthCase })[];
  readonly usage: UsageName;
  readonly ownCombinations: readonly { readonly sum: string }[];
}

/** The design actions of one combination. */
export interface ActionSet<Name extends string> {
  readonly name: string;
  /** Path of the input of its first action; undefined unless the combination is entered. */
  readonly path: string | undefined;
  readonly actions: Actions<Name>;
  /** The factor of a row of a load case; undefined for a combination that is entered. */
  readonly factorOf: StrengthSum["factorOf"] | undefined;
}

/** Rows of actions by load case, and which of them may act at once, the usual ones first. */
export interface ArrangedRows<Row> {
  readonly rows: readonly Row[];
  readonly arrangements: readonly Alternative<Row>[];
}

/** Rows that act at once, but for the arrangements that other members pass on. */
export const arrangedRows = <Row extends PassedRow>(rows: readonly Row[]): ArrangedRows<Row> => ({
  rows,
  arrangements: arrangementsOf(sourceChoices(rows)),
});

/** The name of a combination under an arrangement. */
export const arrangedName = ({ title }: StrengthSum, { words }: Alternative<unknown>): string =>
  words === "" ? title : `${title} (${words})`;

const actionsOf = <Name extends string>(names: readonly Name[], value: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Actions<Name>;

/**
 * The combinations that are entered, or those of the load cases to AS/NZS 1170.0, with each set of rows that may act at once. The rows
 * are worked only for load cases. `beside` has further rows, whose cases are combined too.
 */
export function actionSets<Name extends string, Row extends CaseRow & Actions<Name>>(
  { actionsBy, actions, usage, ownCombinations }: ActionInputs<Name>,
  names: readonly Name[],
  arranged: () => ArrangedRows<Row>,
  beside: readonly CaseRow[] = [],
): readonly ActionSet<Name>[] {
  if (actionsBy === "combinations") {
    return actions.map((row, at) => ({
      name: rowName(row, at),
      path: `/actions/${at}/${names[0]}`,
      actions: actionsOf(names, (name) => row[name]),
      factorOf: undefined,
    }));
  }
  const { rows, arrangements } = arranged();
  return arrangedSets(
    names,
    { rows, arrangements },
    strengthSums([...rows, ...beside], usage, ownCombinations),
  );
}

/** The actions of combinations of load cases, with each set of rows that may act at once. */
export function arrangedSets<Name extends string, Row extends CaseRow & Actions<Name>>(
  names: readonly Name[],
  { rows, arrangements }: ArrangedRows<Row>,
  sums: readonly StrengthSum[],
): readonly ActionSet<Name>[] {
  return sums.flatMap((sum) => {
    const { factorOf } = sum;
    const isImposed = rows.some((row) => row.case === "Q" && factorOf(row) !== 0);
    return (isImposed ? arrangements : arrangements.slice(0, 1)).map((arrangement) => {
      const acting = rows.filter((row) => !arrangement.without.has(row));
      return {
        name: arrangedName(sum, arrangement),
        path: undefined,
        actions: actionsOf(names, (name) => summed(sum, acting, (row) => row[name])),
        factorOf: (of) => (isIn(arrangement.without, of) ? 0 : factorOf(of)),
      };
    });
  });
}

const isIn = (rows: ReadonlySet<unknown>, row: CaseRow): boolean => rows.has(row);

/** Rows without actions, or that there are none at all. `what`: `an axial force or a moment`. */
export function actionProblems<Name extends string>(
  inputs: ActionInputs<Name>,
  names: readonly Name[],
  what: string,
): Problem[] {
  const tableName = inputs.actionsBy === "cases" ? "caseActions" : "actions";
  const rows: readonly Actions<Name>[] = inputs[tableName];
  const pathOf = (at: number) => `/${tableName}/${at}/${names[0]}`;
  const isEmpty = (row: Actions<Name>) => names.every((name) => row[name] === 0);
  if (rows.every(isEmpty)) return [error(rows.length > 0 ? pathOf(0) : `/${tableName}`, `Enter ${what}.`)];
  return rows.flatMap((row, at) => (isEmpty(row) ? [note(pathOf(at), "This row has no actions.")] : []));
}
