import type { ConnectionInputs, JointTypeName } from "./fields.ts";
import { mostRows } from "./joints/build.ts";
import type { Sections } from "./sections.ts";

/** Inputs that are numbers. */
type NumberName = {
  [Name in keyof ConnectionInputs]: ConnectionInputs[Name] extends number ? Name : never;
}[keyof ConnectionInputs];

/** An input that candidates and remedies vary, from its least value. */
export interface Variation {
  readonly field: NumberName;
  readonly values: (inputs: ConnectionInputs, sections: Sections) => readonly number[];
  /** `4 rows of bolts`. */
  readonly words: (value: number) => string;
  /** Axis title of its study: `Thickness (mm)`; none of a number of bolts. */
  readonly axis?: string;
  /** What changes with it. */
  readonly also?: Partial<ConnectionInputs>;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at);

/** Plates and flat bars of connections, mm. */
const THICKNESSES = [6, 8, 10, 12, 16, 20, 25, 28, 32, 36, 40, 50] as const;
/** Legs of fillet welds, mm. */
const LEGS = [5, 6, 8, 10, 12, 14, 16] as const;

const plates = (field: NumberName, what: string, least = 6): Variation => ({
  field,
  values: () => THICKNESSES.filter((t) => t >= least),
  words: (t) => `${what} of ${t} mm`,
  axis: `Thickness of the ${what} (mm)`,
});
const legs = (field: NumberName, what: string): Variation => ({
  field,
  values: () => LEGS,
  words: (leg) => `${leg} mm fillet welds${what}`,
  axis: "Leg (mm)",
});
const counts = (field: NumberName, least: number, most: number, what: string): Variation => ({
  field,
  values: () => range(least, most),
  words: (count) => `${count} ${what}`,
});
const lengths = (field: NumberName, values: readonly number[], what: string): Variation => ({
  field,
  values: () => values,
  words: (length) => `${what} of ${length} mm`,
  axis: `${what.charAt(0).toUpperCase()}${what.slice(1)} (mm)`,
});

const ROWS: Variation = {
  field: "rows",
  values: (inputs, sections) => range(2, mostRows(inputs, sections)),
  words: (rows) => `${rows} rows of bolts`,
  also: { topToBolt: 0 },
};
const PLATE = plates("plateThickness", "plate");
const LEG = legs("weldLeg", "");
const FLANGE_LEG = legs("flangeLeg", " at the flanges");
const STIFFENERS = plates("stiffenerThickness", "stiffeners", 8);

/** What each type varies, in that order. */
export const VARIATIONS: Readonly<Record<JointTypeName, readonly Variation[]>> = {
  "web-side-plate": [ROWS, PLATE, LEG],
  "flexible-end-plate": [ROWS, PLATE, LEG],
  "angle-cleat": [ROWS],
  "moment-end-plate": [plates("momentThickness", "end plate", 16), FLANGE_LEG, LEG, STIFFENERS],
  "welded-moment": [STIFFENERS, FLANGE_LEG, LEG],
  "bolted-splice": [
    counts("flangeRows", 2, 8, "rows of bolts in each flange"),
    plates("flangePlate", "flange plates"),
    counts("spliceRows", 2, 8, "rows of bolts in the web"),
    plates("webPlate", "web plates"),
  ],
  "welded-splice": [FLANGE_LEG, LEG],
  "bracing-cleat": [
    counts("braceRows", 2, 8, "bolts along the force"),
    PLATE,
    LEG,
    lengths(
      "cleatWidth",
      range(5, 20).map((one) => 20 * one),
      "cleat width",
    ),
  ],
  "bolt-group": [counts("groupRows", 2, 12, "rows of bolts"), PLATE],
  "weld-group": [
    LEG,
    lengths(
      "weldDepth",
      range(2, 24).map((one) => 50 * one),
      "weld depth",
    ),
  ],
  pin: [
    lengths(
      "pinDiameter",
      range(4, 30).map((one) => 5 * one),
      "pin diameter",
    ),
    plates("innerThickness", "inner plate", 8),
    plates("outerThickness", "outer plates"),
    lengths(
      "pinWidth",
      range(4, 40).map((one) => 20 * one),
      "plate width",
    ),
  ],
};
