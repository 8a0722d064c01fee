import { type WorkingNumber, workingNumber } from "../number-format.ts";
import { fromBase, type UnitName, unitSuffix } from "../unit/units.ts";
import type { Values } from "./formula.ts";
import type { SymbolDefinition } from "./symbol.ts";
import type { BinaryOperator, Condition, Expression, FunctionName } from "./tree.ts";

/** A number with its unit as a formula shows it. */
export interface ShownNumber extends WorkingNumber {
  /** The unit as it follows the number: ` MPa`, `°`. */
  readonly suffix: string;
}

/** Stress from which a power of ten is used: more than the elastic constants, so that `200 000 MPa` is written out as `80 000 MPa` is. */
const LONG_STRESS = 1e6;

/** A value in base units as a formula shows it in a unit. */
export function shownNumber(value: number, unit: UnitName): ShownNumber {
  const long = unit === "MPa" ? LONG_STRESS : undefined;
  return { ...workingNumber(fromBase(value, unit), long), suffix: unitSuffix(unit) };
}

/** One case of a value: the value, and when it applies. */
export interface Case<T> {
  readonly value: T;
  readonly condition: T;
}

/** Sets the parts of a formula in one notation. Where brackets are needed is decided by `print`, for all notations alike. */
export interface Printer<T> {
  /** Whether a fraction is numerator over denominator, which needs no brackets; otherwise it is in one line. */
  readonly isStacked: boolean;
  readonly number: (shown: ShownNumber) => T;
  readonly pi: T;
  readonly symbol: (symbol: SymbolDefinition) => T;
  readonly row: (left: T, operator: "+" | "−" | "×" | "<" | "≤", right: T) => T;
  readonly fraction: (numerator: T, denominator: T) => T;
  readonly power: (base: T, exponent: T) => T;
  readonly call: (name: FunctionName, of: readonly T[]) => T;
  readonly brackets: (content: T) => T;
  readonly cases: (cases: readonly Case<T>[], otherwise: T) => T;
}

/** How tightly the parts of a term hold together. */
const LEVEL = {
  cases: 0,
  negative: 1,
  sum: 2,
  quotient: 3,
  product: 4,
  quantity: 5,
  power: 6,
  atom: 7,
} as const;
type Level = (typeof LEVEL)[keyof typeof LEVEL];

interface Printed<T> {
  readonly term: T;
  readonly level: Level;
}

/** A formula in one notation: with its symbols, or with the values (base units) in their places. */
export function print<T>(expression: Expression, printer: Printer<T>, values?: Values<string>): T {
  return printed(expression, printer, values).term;
}

function printed<T>(expression: Expression, printer: Printer<T>, values?: Values<string>): Printed<T> {
  const part = (node: Expression) => printed(node, printer, values);
  switch (expression.kind) {
    case "constant":
      return numberTerm(printer, exactNumber(expression.value, expression.unit));
    case "pi":
      return { term: printer.pi, level: LEVEL.atom };
    case "symbol": {
      const { name, symbol } = expression;
      if (!values) return { term: printer.symbol(symbol), level: LEVEL.atom };
      const value = values[name];
      if (value === undefined) throw new TypeError(`The formula has no value for ${name}.`);
      return numberTerm(printer, shownNumber(value, symbol.unit));
    }
    case "binary":
      return binary(expression.operator, part(expression.left), part(expression.right), printer);
    case "function":
      return {
        term: printer.call(
          expression.name,
          expression.of.map((of) => part(of).term),
        ),
        level: printer.isStacked && expression.name === "sqrt" ? LEVEL.atom : LEVEL.power,
      };
    case "when":
      return { term: cases(expression, printer, values), level: LEVEL.cases };
  }
}

/** A number of the Standard is shown with all its digits. */
function exactNumber(value: number, unit: UnitName): ShownNumber {
  return { mantissa: String(value).replace("-", "\u2212"), power: 0, suffix: unitSuffix(unit) };
}

function numberTerm<T>(printer: Printer<T>, number: ShownNumber): Printed<T> {
  const term = printer.number(number);
  if (number.mantissa.startsWith("\u2212")) return { term, level: LEVEL.negative };
  if (number.power !== 0) return { term, level: LEVEL.product };
  return { term, level: number.suffix === "" ? LEVEL.atom : LEVEL.quantity };
}

/** The term, in brackets unless its parts hold together at least as tightly as `least`. */
function within<T>({ term, level }: Printed<T>, least: Level, printer: Printer<T>): T {
  return level >= least ? term : printer.brackets(term);
}

function binary<T>(
  operator: BinaryOperator,
  left: Printed<T>,
  right: Printed<T>,
  printer: Printer<T>,
): Printed<T> {
  const from = (part: Printed<T>, least: Level) => within(part, least, printer);
  switch (operator) {
    case "plus":
      return { term: printer.row(from(left, LEVEL.sum), "+", from(right, LEVEL.sum)), level: LEVEL.sum };
    case "minus":
      return { term: printer.row(from(left, LEVEL.sum), "−", from(right, LEVEL.quotient)), level: LEVEL.sum };
    case "times":
      return {
        term: printer.row(from(left, LEVEL.product), "×", from(right, LEVEL.product)),
        level: LEVEL.product,
      };
    case "over":
      if (printer.isStacked) return { term: printer.fraction(left.term, right.term), level: LEVEL.quantity };
      return {
        term: printer.fraction(from(left, LEVEL.product), from(right, LEVEL.quantity)),
        level: LEVEL.quotient,
      };
    case "power":
      return {
        term: printer.power(from(left, LEVEL.atom), printer.isStacked ? right.term : from(right, LEVEL.atom)),
        level: LEVEL.power,
      };
  }
}

/** Conditions nested in `otherwise` are cases of one value. */
function cases<T>(
  first: Extract<Expression, { kind: "when" }>,
  printer: Printer<T>,
  values?: Values<string>,
): T {
  const part = (node: Expression) => within(printed(node, printer, values), LEVEL.negative, printer);
  const condition = ({ left, relation, right }: Condition) => printer.row(part(left), relation, part(right));
  const found: Case<T>[] = [];
  let rest: Expression = first;
  for (; rest.kind === "when"; rest = rest.otherwise) {
    found.push({ value: part(rest.value), condition: condition(rest.condition) });
  }
  return printer.cases(found, part(rest));
}
