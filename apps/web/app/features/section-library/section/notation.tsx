import type { PropertyRow } from "@kingpost/sections";
import type { ReactNode } from "react";

const UNIT_WORDS = {
  mm: "millimetres",
  mm2: "square millimetres",
  mm3: "cubic millimetres",
  mm4: "millimetres to the fourth power",
  mm6: "millimetres to the sixth power",
  "m²/m": "square metres per metre",
  "m²/t": "square metres per tonne",
  MPa: "megapascals",
  "kg/m": "kilograms per metre",
  m: "metres",
  kN: "kilonewtons",
  kNm: "kilonewton metres",
  "kN/mm": "kilonewtons per millimetre",
} as const;

/** A symbol as engineers set it: the letters in italics, the subscript upright. */
export function PropertySymbol({
  symbol,
  className = "whitespace-nowrap text-14",
}: Pick<PropertyRow, "symbol"> & { readonly className?: string }) {
  if (!symbol) return null;
  return (
    <span className={className}>
      {symbol.map(({ base, subscript }, at) => (
        // The letters of a symbol never change places.
        <Letter key={at} base={base} subscript={subscript} isLast={at === symbol.length - 1} />
      ))}
    </span>
  );
}

interface LetterProps {
  readonly base: string;
  readonly subscript: string | undefined;
  readonly isLast: boolean;
}

function Letter({ base, subscript, isLast }: LetterProps) {
  return (
    <>
      {/* A bare italic letter leans over what follows. */}
      <i className={isLast && !subscript ? "mr-[0.15em]" : undefined}>{base}</i>
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
