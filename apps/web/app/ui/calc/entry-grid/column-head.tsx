import { markedSymbol, plainSymbol, type RowsField, UNITS } from "@kingpost/calc";
import { SubscriptText } from "../subscript-text.tsx";

type Column = RowsField["columns"][string];

export const symbolText = ({ symbol }: Column): string => (symbol ? markedSymbol(symbol) : "");

/** The symbol of a column above its unit; its name for a screen reader only. */
export function SymbolHead({ column }: { readonly column: Column }) {
  if (!column.symbol) return <ColumnHead column={column} />;
  return (
    <>
      <SubscriptText text={symbolText(column)} /> <span className="sr-only">{column.label}</span>{" "}
      {column.kind === "number" ? UNITS[column.unit].text : null}
    </>
  );
}

/** What a column is of: symbol, name and unit. */
export function ColumnHead({ column }: { readonly column: Column }) {
  const { symbol, label } = column;
  return (
    <>
      {symbol ? (
        <>
          <SubscriptText text={markedSymbol(symbol)} />{" "}
        </>
      ) : null}
      {symbol && plainSymbol(symbol) === label ? null : label}
      {column.kind === "number" && UNITS[column.unit].text !== "" ? ` (${UNITS[column.unit].text})` : ""}
    </>
  );
}
