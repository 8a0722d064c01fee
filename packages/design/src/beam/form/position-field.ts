import { mathText, numberField } from "@kingpost/calc";

/** A distance from the left end of the beam. */
export const positionField = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "length",
    unit: "m",
    range: { least: 0, most: 1_200_000 },
    default: 0,
    isWhole: true,
  });
