import { BEAM_LIMITS } from "@kingpost/actions";
import { choiceField, mathText, numberField, rowsField, switchField, textField } from "@kingpost/calc";
import { positionField } from "./position-field.ts";

const SUPPORTS = [
  { value: "pinned", label: "Pinned" },
  { value: "roller", label: "Roller" },
  { value: "fixed", label: "Fixed" },
  { value: "free", label: "Free" },
] as const;

export type SupportKind = (typeof SUPPORTS)[number]["value"];

export const SELF_WEIGHT_FIELDS = {
  hasSelfWeight: switchField({ label: "Self-weight", default: true }),
} as const;

/** The spans of a beam and what supports them. */
export const SPAN_FIELDS = {
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
    label: "Support springs and settlements",
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
        label: "Spring stiffness",
        symbol: mathText("k"),
        quantity: "spring stiffness",
        unit: "kN/mm",
        range: { least: 0, most: 1e9 },
        default: 0,
      }),
      rotation: numberField({
        label: "Rotational stiffness",
        symbol: mathText("k_r"),
        quantity: "rotational stiffness",
        unit: "kNm/rad",
        range: { least: 0, most: 1e15 },
        default: 0,
      }),
      settlement: numberField({
        label: "Settlement",
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
    label: "Internal hinges",
    columns: { position: positionField("Position", "x") },
    count: { least: 0, most: BEAM_LIMITS.hinges },
    default: [],
  }),
  holdDown: numberField({
    label: "Design hold-down capacity at each support (0 = none)",
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
} as const;
