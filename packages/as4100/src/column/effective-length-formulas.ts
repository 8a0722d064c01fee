import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { L_E } from "../symbols.ts";

const K_E = symbol("k_e");

const FACTOR = { id: "k-e", title: "Effective length factor", result: K_E } as const;

export const IDEAL_FACTOR: Rule = {
  ...FACTOR,
  reference: CLAUSES.idealLength,
  rule: "by the rotation and translation of the ends",
};
export const CHART_FACTOR: Rule = {
  ...FACTOR,
  reference: CLAUSES.chartLength,
  rule: "the equation of the chart, solved",
};
export const OWN_FACTOR: Rule = { ...FACTOR, reference: CLAUSES.columnLength, rule: "own value" };

export const COLUMN_LENGTH = formula({
  id: "l-e",
  title: "Effective length",
  reference: CLAUSES.columnLength,
  result: L_E,
  symbols: { ke: K_E, l: symbol("l", "mm") },
  is: ({ times }, { ke, l }) => times(ke, l),
});
