import { mathText, numberField } from "@kingpost/calc";

const limitField = (label: string, usual: number) =>
  numberField({ label, quantity: "factor", unit: "", range: { least: 50, most: 2000 }, default: usual });

const mostField = (label: string) =>
  numberField({ label, quantity: "length", unit: "mm", range: { least: 0, most: 1000 }, default: 0 });

/** The limits of the deflections of a beam, and its precamber. */
export const DEFLECTION_FIELDS = {
  limitShortTerm: limitField("Span / deflection, G + ψ_s Q", 250),
  limitImposed: limitField("Span / deflection, Q", 360),
  limitLongTerm: limitField("Span / deflection, G + ψ_l Q", 300),
  limitWind: limitField("Span / deflection, W_s, S_s or E_s", 150),
  precamber: numberField({
    label: "Precamber at midspan",
    symbol: mathText("c"),
    quantity: "length",
    unit: "mm",
    range: { least: 0, most: 500 },
    default: 0,
  }),
  mostShortTerm: mostField("Max. deflection, G + ψ_s Q (0 = no limit)"),
  mostImposed: mostField("Max. deflection, Q (0 = no limit)"),
  mostLongTerm: mostField("Max. deflection, G + ψ_l Q (0 = no limit)"),
  mostWind: mostField("Max. deflection, W_s, S_s or E_s (0 = no limit)"),
} as const;
