import { choiceField, mathText, numberField, rowsField, switchField } from "@kingpost/calc";
import { positionField } from "../../beam/form/position-field.ts";

type Shown = NonNullable<Parameters<typeof numberField>[0]["shownWhen"]>;
const when = (shownWhen: Shown | undefined) => (shownWhen ? { shownWhen } : {});

const lengthField = (
  label: string,
  symbol: string,
  [least, usual, most]: readonly [number, number, number],
  shown?: Shown,
) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "length",
    unit: "mm",
    range: { least, most },
    default: usual,
    ...when(shown),
  });

/** The plates of a stiffener; the labels of a column are short. */
const plateFields = (
  labels: Readonly<Record<"width" | "thickness" | "sides" | "fy", string>>,
  shown?: Shown,
) => ({
  width: lengthField(labels.width, "b_es", [1, 70, 500], shown),
  thickness: lengthField(labels.thickness, "t_s", [1, 10, 100], shown),
  sides: choiceField({
    label: labels.sides,
    options: [
      { value: "both", label: "Both sides" },
      { value: "one", label: "One side" },
    ],
    default: "both",
    ...when(shown),
  }),
  fy: numberField({
    label: labels.fy,
    symbol: mathText("f_ys"),
    quantity: "stress",
    unit: "MPa",
    range: { least: 200, most: 690 },
    default: 250,
    ...when(shown),
  }),
});

const COLUMNS = { width: "Width", thickness: "Thickness", sides: "Sides", fy: "Yield stress" } as const;

const INTERMEDIATE = { field: "hasIntermediateStiffeners", is: true } as const;
const INTERMEDIATE_PLATES = plateFields(
  {
    width: "Stiffener width",
    thickness: "Stiffener thickness",
    sides: "Stiffener arrangement",
    fy: "Stiffener yield stress",
  },
  INTERMEDIATE,
);

/** Stiffeners of the web. */
export const STIFFENER_FIELDS = {
  bearingStiffeners: rowsField({
    label: "Load-bearing stiffeners",
    columns: { position: positionField("Position", "x"), ...plateFields(COLUMNS) },
    count: { least: 0, most: 50 },
    default: [],
  }),
  hasIntermediateStiffeners: switchField({ label: "Intermediate transverse stiffeners", default: false }),
  stiffenerSpacing: lengthField("Max. stiffener spacing", "s", [20, 1000, 20_000], INTERMEDIATE),
  stiffenerWidth: INTERMEDIATE_PLATES.width,
  stiffenerThickness: INTERMEDIATE_PLATES.thickness,
  stiffenerSides: INTERMEDIATE_PLATES.sides,
  stiffenerFy: INTERMEDIATE_PLATES.fy,
} as const;
