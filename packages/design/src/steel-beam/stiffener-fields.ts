import { choiceField, mathText, numberField, rowsField } from "@kingpost/calc";
import { positionField } from "./load-fields.ts";

const plateField = (label: string, symbol: string, most: number, usual: number) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "length",
    unit: "mm",
    range: { least: 1, most },
    default: usual,
  });

/** The plates of a stiffener. */
const PLATE_FIELDS = {
  width: plateField("Width", "b_es", 500, 70),
  thickness: plateField("Thickness", "t_s", 100, 10),
  sides: choiceField({
    label: "Plates",
    options: [
      { value: "both", label: "Both sides" },
      { value: "one", label: "One side" },
    ],
    default: "both",
  }),
  fy: numberField({
    label: "Yield stress",
    symbol: mathText("f_ys"),
    quantity: "stress",
    unit: "MPa",
    range: { least: 200, most: 690 },
    default: 250,
  }),
} as const;

/** Stiffeners of the web. */
export const STIFFENER_FIELDS = {
  bearingStiffeners: rowsField({
    label: "Load-bearing stiffeners",
    columns: { position: positionField("At", "x"), ...PLATE_FIELDS },
    count: { least: 0, most: 50 },
    default: [],
  }),
} as const;
