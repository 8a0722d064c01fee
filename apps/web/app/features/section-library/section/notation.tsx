import type { ReactNode } from "react";
import type { PropertyRow } from "./property-rows.ts";

const UNIT_WORDS = {
  mm: "millimetres",
  mm2: "square millimetres",
  mm3: "cubic millimetres",
  mm4: "millimetres to the fourth power",
  mm6: "millimetres to the sixth power",
  MPa: "megapascals",
  "kg/m": "kilograms per metre",
  m: "metres",
  kN: "kilonewtons",
  kNm: "kilonewton metres",
  "kN/mm": "kilonewtons per millimetre",
} as const;

/** A symbol as engineers set it: the letter in italics, the subscript upright. */
export function PropertySymbol({ symbol }: Pick<PropertyRow, "symbol">) {
  if (!symbol) return null;
  const [base, subscript, divisor, divisorSubscript] = symbol;
  return (
    <span className="whitespace-nowrap text-14">
      <Letter base={base} subscript={subscript} />
      {divisor ? <Letter base={divisor} subscript={divisorSubscript} /> : null}
    </span>
  );
}

interface LetterProps {
  readonly base: string;
  readonly subscript: string | undefined;
}

function Letter({ base, subscript }: LetterProps) {
  return (
    <>
      {/* A bare italic letter leans over what follows. */}
      <i className={subscript ? undefined : "mr-[0.15em]"}>{base}</i>
      {subscript ? <sub className="bottom-[-0.3em] ml-px not-italic">{subscript}</sub> : null}
    </>
  );
}

interface RowNameProps extends Pick<PropertyRow, "symbol"> {
  readonly children: ReactNode;
}

/** A row's symbol and its words in two columns. One line of text with a space between them, so that a copied row is one line. */
export function RowName({ symbol, children }: RowNameProps) {
  return (
    <span className="row-name">
      <span>{symbol ? <PropertySymbol symbol={symbol} /> : null} </span>
      {children}
    </span>
  );
}

/** A power, raised. Copied as plain text it keeps its caret, which has no size on screen. */
function Power({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span className="text-[0px]! leading-none!">^</span>
      <sup>{children}</sup>
    </>
  );
}

/** The unit with its power of ten once: visually with superscripts, copied as 10^6 mm^4, for screen readers as text. */
export function UnitText({ unit, exponent }: Pick<PropertyRow, "unit" | "exponent">) {
  if (!unit) return null;
  const [, base = unit, power = ""] = /^(mm)(\d)$/.exec(unit) ?? [];
  // A kilonewton names its power of ten itself.
  const isPowerShown = exponent > 0 && !unit.startsWith("kN");
  const spoken = `${isPowerShown ? `times 10 to the ${exponent} ` : ""}${UNIT_WORDS[unit]}`;
  return (
    <>
      <span aria-hidden="true" className="whitespace-nowrap">
        {isPowerShown ? (
          <>
            {"\u00d710"}
            <Power>{exponent}</Power>{" "}
          </>
        ) : null}
        {base}
        {power ? <Power>{power}</Power> : null}
      </span>
      <span className="sr-only select-none">{spoken}</span>
    </>
  );
}
