import { USAGES, type UsageName } from "@kingpost/actions";
import { choiceField, mathText, numberField, rowsField, sectionField, switchField } from "@kingpost/calc";

const LOAD_CASES = [
  { value: "G", label: "G permanent" },
  { value: "Q", label: "Q imposed" },
  { value: "Wu1", label: "Wu1 wind, ultimate" },
  { value: "Wu2", label: "Wu2 wind, ultimate" },
  { value: "Ws", label: "Ws wind, serviceability" },
  { value: "Su", label: "Su snow, ultimate" },
  { value: "Eu", label: "Eu earthquake, ultimate" },
] as const;

export type LoadCase = (typeof LOAD_CASES)[number]["value"];

const usageOption = (value: UsageName) => ({ value, label: USAGES[value].label });

/** Usage of the imposed load: the rows of AS/NZS 1170.0 Table 4.1. */
const USAGE_OPTIONS = (Object.keys(USAGES) as UsageName[]).map(usageOption);

const SUPPORTS = [
  { value: "pinned", label: "Pinned" },
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

const positionField = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "length",
    unit: "m",
    range: { least: 0, most: 1_200_000 },
    default: 0,
    isWhole: true,
  });

const caseField = choiceField({ label: "Case", options: LOAD_CASES, default: "G" });

const lineLoadField = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "line load",
    unit: "kN/m",
    range: { least: -10_000, most: 10_000 },
    default: 0,
  });

const LOAD_ROWS = { least: 0, most: 50 } as const;

export const FIELDS = {
  section: sectionField({ label: "Section", default: "310UB40.4_300" }),
  hasSelfWeight: switchField({ label: "Self-weight", default: true }),
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
    count: { least: 1, most: 20 },
    default: [{ length: 6000, end: "pinned" }],
  }),
  supportRestraint: choiceField({
    label: "Restraint at supports",
    options: [
      { value: "full", label: "Full (F): cleat, end plate, built in" },
      { value: "coped-end", label: "Partial (P): coped end held by its web" },
    ],
    default: "full",
  }),
  continuousRestraint: choiceField({
    label: "Continuous lateral restraint",
    options: [
      { value: "none", label: "None" },
      { value: "top", label: "Top flange (slab, sheeting)" },
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
  uniformLoads: rowsField({
    label: "Uniform loads, whole beam",
    columns: { case: caseField, load: lineLoadField("Load", "w") },
    count: LOAD_ROWS,
    default: [
      { case: "G", load: 5 },
      { case: "Q", load: 10 },
    ],
  }),
  pointLoads: rowsField({
    label: "Point loads",
    columns: {
      case: caseField,
      force: numberField({
        label: "Force",
        symbol: mathText("P"),
        quantity: "force",
        unit: "kN",
        range: { least: -1e8, most: 1e8 },
        default: 0,
      }),
      position: positionField("At", "x"),
      bearing: numberField({
        label: "Bearing",
        symbol: mathText("b_s"),
        quantity: "length",
        unit: "mm",
        range: { least: 0, most: 1000 },
        default: 0,
      }),
    },
    count: LOAD_ROWS,
    default: [],
  }),
  partLoads: rowsField({
    label: "Part loads",
    columns: {
      case: caseField,
      start: lineLoadField("Start", "w_1"),
      end: lineLoadField("End", "w_2"),
      from: positionField("From", "x_1"),
      to: positionField("To", "x_2"),
    },
    count: LOAD_ROWS,
    default: [],
  }),
  couples: rowsField({
    label: "Couples, clockwise",
    columns: {
      case: caseField,
      moment: numberField({
        label: "Moment",
        symbol: mathText("M"),
        quantity: "moment",
        unit: "kNm",
        range: { least: -1e11, most: 1e11 },
        default: 0,
      }),
      position: positionField("At", "x"),
    },
    count: LOAD_ROWS,
    default: [],
  }),
  usage: choiceField({ label: "Usage of imposed load", options: USAGE_OPTIONS, default: "office" }),
  loadHeight: choiceField({
    label: "Loads act at",
    options: [
      { value: "top", label: "Top flange" },
      { value: "shear-centre", label: "Shear centre" },
      { value: "bottom", label: "Bottom flange" },
    ],
    default: "top",
  }),
  bearingLength: numberField({
    label: "Stiff bearing at supports",
    symbol: mathText("b_s"),
    quantity: "length",
    unit: "mm",
    range: { above: 0, most: 1000 },
    default: 100,
  }),
  limitShortTerm: limitField("Span / deflection, G + ψ_s Q", 250),
  limitImposed: limitField("Span / deflection, Q", 360),
  limitLongTerm: limitField("Span / deflection, G + ψ_l Q", 300),
  limitWind: limitField("Span / deflection, W_s", 150),
} as const;
