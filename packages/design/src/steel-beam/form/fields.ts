import { BEAM_LIMITS } from "@kingpost/actions";
import { choiceField, mathText, numberField, rowsField, sectionField, textField } from "@kingpost/calc";
import { COMBINATION_FIELDS } from "../../beam/form/combination-fields.ts";
import { DEFLECTION_FIELDS } from "../../beam/form/deflection-fields.ts";
import { positionField } from "../../beam/form/position-field.ts";
import { SELF_WEIGHT_FIELDS, SPAN_FIELDS } from "../../beam/form/span-fields.ts";
import { ORIENTATION_FIELDS } from "./orientation-fields.ts";
import { SIDEWAYS_FIELDS } from "./sideways-fields.ts";
import { STEEL_LOAD_FIELDS } from "./steel-load-fields.ts";
import { STIFFENER_FIELDS } from "./stiffener-fields.ts";
import { STRENGTH_FIELDS } from "./strength-fields.ts";

/** Details of `RESTRAINT_PRESETS` and a restraint of the bottom flange. */
const RESTRAINTS = [
  { value: "purlin", label: "Top flange (purlin)" },
  { value: "bottom", label: "Bottom flange" },
  { value: "fly-brace", label: "Both flanges (fly brace)" },
  { value: "coped-end", label: "Web only (partial twist restraint)" },
  { value: "free", label: "None" },
] as const;

export const FIELDS = {
  section: sectionField({ label: "Section", default: "310UB40.4_300" }),
  ...SELF_WEIGHT_FIELDS,
  otherSections: rowsField({
    label: "Other sections",
    columns: {
      span: numberField({
        label: "Span",
        quantity: "factor",
        unit: "",
        range: { least: 1, most: BEAM_LIMITS.spans },
        default: 1,
        isWhole: true,
      }),
      section: sectionField({ label: "Section", default: "", whenEmpty: "Same as beam" }),
    },
    count: { least: 0, most: BEAM_LIMITS.spans },
    default: [],
  }),
  ...ORIENTATION_FIELDS,
  ...SPAN_FIELDS,
  introductionBy: textField({
    label: "Cleats that introduce point loads, designed elsewhere by",
    most: 120,
    default: "",
  }),
  supportRestraint: choiceField({
    label: "Restraint at supports",
    options: [
      { value: "full", label: "Full (F): cleat, end plate, built in" },
      { value: "coped-end", label: "Partial (P): coped end, restrained by its web" },
      { value: "stiffener", label: "Full (F): bearing support with load-bearing stiffeners" },
    ],
    default: "full",
  }),
  continuousRestraint: choiceField({
    label: "Continuous lateral restraint",
    options: [
      { value: "none", label: "None" },
      { value: "top", label: "Top flange (slab, sheeting)" },
      { value: "top-and-twist", label: "Top flange and twist (slab with connectors)" },
      { value: "bottom", label: "Bottom flange" },
    ],
    default: "none",
  }),
  restraints: rowsField({
    label: "Restraints",
    columns: {
      position: positionField("Position", "x"),
      kind: choiceField({ label: "Restraint", options: RESTRAINTS, default: "purlin" }),
    },
    count: { least: 0, most: 100 },
    default: [],
  }),
  lateralRotation: choiceField({
    label: "Minor-axis rotational restraint at",
    symbol: mathText("k_r"),
    options: [
      { value: "none", label: "No support" },
      { value: "left", label: "First support" },
      { value: "right", label: "Last support" },
      { value: "both", label: "First and last support" },
    ],
    default: "none",
  }),
  ...SIDEWAYS_FIELDS,
  ...STEEL_LOAD_FIELDS,
  ...COMBINATION_FIELDS,
  alphaM: choiceField({
    label: "Moment modification factor",
    symbol: mathText("alpha_m"),
    options: [
      { value: "moments", label: "Calculated from moments" },
      { value: "one", label: "1.0" },
      { value: "value", label: "User-defined value" },
    ],
    default: "moments",
  }),
  alphaMValue: numberField({
    label: "User-defined value",
    symbol: mathText("alpha_m"),
    quantity: "factor",
    unit: "",
    range: { least: 0.25, most: 2.5 },
    default: 1,
    shownWhen: { field: "alphaM", is: "value" },
  }),
  alphaMReason: textField({
    label: "Reason for user-defined value",
    most: 200,
    default: "",
    shownWhen: { field: "alphaM", is: "value" },
  }),
  bearingLength: numberField({
    label: "Stiff bearing length at supports",
    symbol: mathText("b_s"),
    quantity: "length",
    unit: "mm",
    range: { least: 0, most: 1000 },
    default: 100,
  }),
  ...STIFFENER_FIELDS,
  ...STRENGTH_FIELDS,
  bearingEndDistance: numberField({
    label: "Overhang past end bearing",
    symbol: mathText("b_o"),
    quantity: "length",
    unit: "mm",
    range: { least: 0, most: 5000 },
    default: 0,
  }),
  ...DEFLECTION_FIELDS,
} as const;
