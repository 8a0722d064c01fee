import type { Reference } from "../reference.ts";
import { NUMBERS, type Operations } from "./operations.ts";
import type { SymbolDefinition } from "./symbol.ts";
import { type Expression, TREES } from "./tree.ts";

/** Values in base units: N, mm, MPa, rad. */
export type Values<Name extends string> = Readonly<Record<Name, number>>;

interface FormulaDefinition<Name extends string> {
  /** Stable name of the step within its derivation: `alpha-c`. */
  readonly id: string;
  /** The name of the result. */
  readonly title: string;
  readonly reference: Reference;
  readonly result: SymbolDefinition;
  readonly symbols: Readonly<Record<Name, SymbolDefinition>>;
  /** The formula, once: its value and every view of it come from here. */
  readonly is: <T, C>(operations: Operations<T, C>, symbols: Readonly<Record<Name, T>>) => T;
}

/** A formula of a Standard. `Name` are the properties that hold the values of its symbols. */
export interface Formula<Name extends string = string> extends Omit<FormulaDefinition<Name>, "is"> {
  /** The value in base units; not a number where the formula has none. */
  readonly evaluate: (values: Values<Name>) => number;
  /** The tree of the same formula. */
  readonly tree: () => Expression;
}

export function formula<Name extends string>(definition: FormulaDefinition<Name>): Formula<Name> {
  const { is, ...rest } = definition;
  let tree: Expression | undefined;
  return {
    ...rest,
    evaluate: (values) => is(NUMBERS, values),
    tree: () => {
      tree ??= is(TREES, symbolNodes(definition.symbols));
      return tree;
    },
  };
}

function symbolNodes<Name extends string>(
  symbols: Readonly<Record<Name, SymbolDefinition>>,
): Readonly<Record<Name, Expression>> {
  const nodes = Object.entries<SymbolDefinition>(symbols).map(([name, symbol]) => [
    name,
    { kind: "symbol", name, symbol },
  ]);
  return Object.fromEntries(nodes);
}
