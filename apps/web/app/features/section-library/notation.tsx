import type { PropertyRow } from "./property-rows.ts";

const UNIT_WORDS = {
  mm: "millimetres",
  mm2: "square millimetres",
  mm3: "cubic millimetres",
  mm4: "millimetres to the fourth power",
  mm6: "millimetres to the sixth power",
  MPa: "megapascals",
  "kg/m": "kilograms per metre",
  kN: "kilonewtons",
  kNm: "kilonewton metres",
} as const;

/** A symbol as engineers set it: the letter in italics, the subscript upright. */
export function PropertySymbol({ symbol }: Pick<PropertyRow, "symbol">) {
  if (!symbol) return null;
  const [base, subscript] = symbol;
  return (
    <span className="whitespace-nowrap text-14">
      <i>{base}</i>
      {subscript ? <sub className="bottom-[-0.3em] ml-px not-italic">{subscript}</sub> : null}
    </span>
  );
}

/** The unit with its power of ten once, visually as 10^6 mm4 with superscripts, for screen readers as text. */
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
            <sup className="mr-[0.2em]">{exponent}</sup>
          </>
        ) : null}
        {base}
        {power ? <sup>{power}</sup> : null}
      </span>
      <span className="sr-only select-none">{spoken}</span>
    </>
  );
}
