import { BEAM_LIMITS } from "@kingpost/actions";
import {
  choiceField,
  mathText,
  numberField,
  rowsField,
  sectionField,
  switchField,
  textField,
} from "@kingpost/calc";
import { COMBINATION_FIELDS, LOAD_FIELDS, positionField } from "../load-fields.ts";
import { ORIENTATION_FIELDS } from "./orientation-fields.ts";
import { SIDEWAYS_FIELDS } from "./sideways-fields.ts";
import { STIFFENER_FIELDS } from "./stiffener-fields.ts";
import { STRENGTH_FIELDS } from "./strength-fields.ts";

const SUPPORTS = [
  { value: "pinned", label: "Pinned" },
  { value: "roller", label: "Roller" },
  { value: "fixed", label: "Fixed" },
  { value: "free", label: "Free" },
] as const;

export type SupportKind = (typeof SUPPORTS)[number]["value"];

/** Details of `RESTRAINT_PRESETS` and a restraint of the bottom flange. */
const RESTRAINTS = [
  { value: "purlin", label: "Top flange (purlin)" },
  { value: "bottom", label: "Bottom flange" },
  { value: "fly-brace", label: "Both flanges (fly brace)" },
  { value: "coped-end", label: "Web only, partial twist" },
  { value: "free", label: "None" },
] as const;

const limitField = (label: string, usual: number) =>
  numberField({ label, quantity: "factor", unit: "", range: { least: 50, most: 2000 }, default: usual });

const mostField = (label: string) =>
  numberField({ label, quantity: "length", unit: "mm", range: { least: 0, most: 1000 }, default: 0 });

export const FIELDS = {
  section: sectionField({ label: "Section", default: "310UB40.4_300" }),
  hasSelfWeight: switchField({ label: "Self-weight", default: true }),
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
      section: sectionField({ label: "Section", default: "", whenEmpty: "As the beam" }),
    },
    count: { least: 0, most: BEAM_LIMITS.spans },
    default: [],
  }),
  ...ORIENTATION_FIELDS,
  leftSupport: choiceField({ label: "Left end", options: SUPPORTS, default: "pinned" }),
  spans: rowsField({
    label: "Spans",
    columns: {
      length: numberField({
        label: "Length",
        symbol: mathText("L"),
        quantity: "length",
        unit: "m",
        range: { least: 100, most: 60_000 },
        default: 6000,
        isWhole: true,
      }),
      end: choiceField({ label: "Right end", options: SUPPORTS, default: "pinned" }),
    },
    count: { least: 1, most: BEAM_LIMITS.spans },
    default: [{ length: 6000, end: "pinned" }],
  }),
  springs: rowsField({
    label: "Springs and settlements of supports",
    columns: {
      support: numberField({
        label: "Support",
        quantity: "factor",
        unit: "",
        range: { least: 1, most: BEAM_LIMITS.spans + 1 },
        default: 1,
        isWhole: true,
      }),
      vertical: numberField({
        label: "Spring",
        symbol: mathText("k"),
        quantity: "spring stiffness",
        unit: "kN/mm",
        range: { least: 0, most: 1e9 },
        default: 0,
      }),
      rotation: numberField({
        label: "Rotation",
        symbol: mathText("k_r"),
        quantity: "rotational stiffness",
        unit: "kNm/rad",
        range: { least: 0, most: 1e15 },
        default: 0,
      }),
      settlement: numberField({
        label: "Settles",
        symbol: mathText("delta"),
        quantity: "length",
        unit: "mm",
        range: { least: -500, most: 500 },
        default: 0,
      }),
    },
    count: { least: 0, most: BEAM_LIMITS.spans + 1 },
    default: [],
  }),
  hinges: rowsField({
    label: "Hinges in the beam",
    columns: { position: positionField("Position", "x") },
    count: { least: 0, most: BEAM_LIMITS.hinges },
    default: [],
  }),
  holdDown: numberField({
    label: "Design hold-down capacity of each support (0: none)",
    symbol: mathText("R_h"),
    quantity: "force",
    unit: "kN",
    range: { least: 0, most: 1e8 },
    default: 0,
  }),
  holdDownBy: textField({
    label: "Hold-down of supports, designed elsewhere by",
    most: 120,
    default: "",
  }),
  introductionBy: textField({
    label: "Cleats that introduce point loads, designed elsewhere by",
    most: 120,
    default: "",
  }),
  supportRestraint: choiceField({
    label: "Restraint at supports",
    options: [
      { value: "full", label: "Full (F): cleat, end plate, built in" },
      { value: "coped-end", label: "Partial (P): coped end held by its web" },
      { value: "stiffener", label: "Full (F): on a bearing, twist held by load-bearing stiffeners" },
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
    label: "Rotation about the minor axis restrained at",
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
  ...LOAD_FIELDS,
  ...COMBINATION_FIELDS,
  alphaM: choiceField({
    label: "Moment modification factor",
    symbol: mathText("alpha_m"),
    options: [
      { value: "moments", label: "From the moments" },
      { value: "one", label: "1.0" },
      { value: "value", label: "Own value" },
    ],
    default: "moments",
  }),
  alphaMValue: numberField({
    label: "Own value",
    symbol: mathText("alpha_m"),
    quantity: "factor",
    unit: "",
    range: { least: 0.25, most: 2.5 },
    default: 1,
    shownWhen: { field: "alphaM", is: "value" },
  }),
  alphaMReason: textField({
    label: "Reason for the own value",
    most: 200,
    default: "",
    shownWhen: { field: "alphaM", is: "value" },
  }),
  bearingLength: numberField({
    label: "Stiff bearing at supports",
    symbol: mathText("b_s"),
    quantity: "length",
    unit: "mm",
    range: { least: 0, most: 1000 },
    default: 100,
  }),
  ...STIFFENER_FIELDS,
  ...STRENGTH_FIELDS,
  bearingEndDistance: numberField({
    label: "Beam beyond the bearings at its ends",
    symbol: mathText("b_o"),
    quantity: "length",
    unit: "mm",
    range: { least: 0, most: 5000 },
    default: 0,
  }),
  limitShortTerm: limitField("Span / deflection, G + ψ_s Q", 250),
  limitImposed: limitField("Span / deflection, Q", 360),
  limitLongTerm: limitField("Span / deflection, G + ψ_l Q", 300),
  limitWind: limitField("Span / deflection, W_s, S_s or E_s", 150),
  precamber: numberField({
    label: "Precamber at the middle of each span",
    symbol: mathText("c"),
    quantity: "length",
    unit: "mm",
    range: { least: 0, most: 500 },
    default: 0,
  }),
  mostShortTerm: mostField("Deflection at most, G + ψ_s Q (0: no limit)"),
  mostImposed: mostField("Deflection at most, Q (0: no limit)"),
  mostLongTerm: mostField("Deflection at most, G + ψ_l Q (0: no limit)"),
  mostWind: mostField("Deflection at most, W_s, S_s or E_s (0: no limit)"),
} as const;
