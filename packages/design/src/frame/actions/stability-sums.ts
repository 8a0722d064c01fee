import { PERMANENT_RELIEVING, type UsageName } from "@kingpost/actions";
import { arrangedName, arrangedRows } from "./actions.ts";
import type { PassedRow } from "./arrangements.ts";
import { type StrengthSum, stabilitySums } from "./strength-cases.ts";

/** A combination for stability with one set of rows that may act at once. */
export interface StabilitySum<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly factorOf: StrengthSum["factorOf"];
}

/** A factored row that matters to one mechanism. A positive effect stabilises. */
export interface ActingRow<Row> {
  readonly row: Row;
  readonly factor: number;
  readonly effect: number;
}

/** Every combination for stability to AS/NZS 1170.0 Clause 4.2.1, with each set of rows that may act at once. */
export function arrangedStabilitySums<Row extends PassedRow>(
  caseActions: readonly Row[],
  usage: UsageName,
): readonly StabilitySum<Row>[] {
  const { arrangements } = arrangedRows(caseActions);
  return stabilitySums(caseActions, usage).flatMap((sum) =>
    arrangements.map((arrangement) => ({
      name: arrangedName(sum, arrangement),
      rows: caseActions.filter((row) => !arrangement.without.has(row)),
      factorOf: sum.factorOf,
    })),
  );
}

/**
 * The factored rows of a combination that matter to one mechanism: 0.9 of permanent rows that stabilise, and the rows that destabilise
 * with their factor. A variable action that stabilises is absent. Empty where nothing destabilises.
 */
export function actingRows<Row extends PassedRow>(
  { rows, factorOf }: StabilitySum<Row>,
  effectOf: (row: Row) => number,
): readonly ActingRow<Row>[] {
  const all = rows.flatMap((row) => {
    const effect = effectOf(row);
    const factor = factorOf(row);
    if (row.case === "G" && effect > 0) return [{ row, factor: PERMANENT_RELIEVING, effect }];
    // A row of shear alone turns nothing, and acts with those that do.
    return factor !== 0 && factor * effect <= 0 ? [{ row, factor, effect }] : [];
  });
  return all.some(({ effect, factor }) => effect * factor < 0) ? all : [];
}

/**
 * The factor of a row in one mechanism: its own where it destabilises; otherwise 0.9 for permanent action, which is never absent, and 0
 * for variable action. A positive effect stabilises.
 */
export const usedFactor = ({ case: name }: PassedRow, factor: number, effect: number): number =>
  factor * effect < 0 ? factor : name === "G" ? PERMANENT_RELIEVING : 0;

/** A quantity of acting rows with their factors. */
export const actingSum = <Row>(all: readonly ActingRow<Row>[], of: (row: Row) => number): number =>
  all.reduce((total, { row, factor }) => total + factor * of(row), 0);
