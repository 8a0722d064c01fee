import { choiceField, mathText, numberField, rowsField } from "@kingpost/calc";
import { caseField, LOAD_ROWS, lineLoadField } from "../../beam/form/load-fields.ts";
import { positionField } from "../../beam/form/position-field.ts";

/** What bends a section about y beside x. */
export const SIDEWAYS_FIELDS = {
  slope: numberField({
    label: "Slope (web from vertical)",
    symbol: mathText("theta"),
    quantity: "angle",
    unit: "°",
    range: { least: 0, most: Math.PI / 4 },
    default: 0,
  }),
  sidewaysLoads: rowsField({
    label: "Lateral uniform loads (down-slope positive)",
    columns: { case: caseField, load: lineLoadField("Load", "w_y") },
    count: LOAD_ROWS,
    default: [],
  }),
  sidewaysPointLoads: rowsField({
    label: "Lateral point loads (down-slope positive)",
    columns: {
      case: caseField,
      force: numberField({
        label: "Force",
        symbol: mathText("P_y"),
        quantity: "force",
        unit: "kN",
        range: { least: -1e8, most: 1e8 },
        default: 0,
      }),
      position: positionField("Position", "x"),
    },
    count: LOAD_ROWS,
    default: [],
  }),
  sidewaysSupports: choiceField({
    label: "Lateral support",
    options: [
      { value: "supports", label: "Supports only" },
      { value: "restraints", label: "Supports and restraints of a flange" },
    ],
    default: "supports",
  }),
} as const;
