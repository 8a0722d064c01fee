import { choiceField, mathText, numberField, textField } from "@kingpost/calc";

const OWN = { field: "strength", is: "own" } as const;

const strengthField = (label: string, symbol: string, most: number, usual: number) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "stress",
    unit: "MPa",
    range: { least: 200, most },
    default: usual,
    shownWhen: OWN,
  });

/** The strengths of the section, where they are not those of its grade. */
export const STRENGTH_FIELDS = {
  strength: choiceField({
    label: "Steel strength",
    options: [
      { value: "grade", label: "From grade" },
      { value: "own", label: "User-defined values" },
    ],
    default: "grade",
  }),
  ownFy: strengthField("Yield stress, flanges and web", "f_y", 690, 300),
  ownFu: strengthField("Tensile strength", "f_u", 1000, 440),
  strengthReason: textField({
    label: "Reason for user-defined values",
    most: 200,
    default: "",
    shownWhen: OWN,
  }),
} as const;
