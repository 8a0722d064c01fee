import { choiceField, mathText, numberField, rowsField, switchField } from "@kingpost/calc";
import { positionField } from "./load-fields.ts";

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

/** The plates of a stiffener. */
const plateFields = (shown?: Shown) => ({
  width: lengthField("Width", "b_es", [1, 70, 500], shown),
  thickness: lengthField("Thickness", "t_s", [1, 10, 100], shown),
  sides: choiceField({
    label: "Plates",
    options: [
      { value: "both", label: "Both sides" },
      { value: "one", label: "One side" },
    ],
    default: "both",
    ...when(shown),
  }),
  fy: numberField({
    label: "Yield stress",
    symbol: mathText("f_ys"),
    quantity: "stress",
    unit: "MPa",
    range: { least: 200, most: 690 },
    default: 250,
    ...when(shown),
  }),
});

const INTERMEDIATE = { field: "hasIntermediateStiffeners", is: true } as const;
const INTERMEDIATE_PLATES = plateFields(INTERMEDIATE);

/** Stiffeners of the web. */
export const STIFFENER_FIELDS = {
  bearingStiffeners: rowsField({
    label: "Load-bearing stiffeners",
    columns: { position: positionField("At", "x"), ...plateFields() },
    count: { least: 0, most: 50 },
    default: [],
  }),
  hasIntermediateStiffeners: switchField({ label: "Intermediate transverse stiffeners", default: false }),
  stiffenerSpacing: lengthField("Spacing, at most", "s", [20, 1000, 20_000], INTERMEDIATE),
  stiffenerWidth: INTERMEDIATE_PLATES.width,
  stiffenerThickness: INTERMEDIATE_PLATES.thickness,
  stiffenerSides: INTERMEDIATE_PLATES.sides,
  stiffenerFy: INTERMEDIATE_PLATES.fy,
} as const;
