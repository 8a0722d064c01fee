import { GREATEST_COMBINATION_FACTOR, USAGES, type UsageName } from "@kingpost/actions";
import { choiceField, mathText, numberField, rowsField, switchField, textField } from "@kingpost/calc";
import { PASSED_ON_COLUMNS, sourceField } from "../frame/passing/source-field.ts";

const LOAD_CASES = [
  { value: "G", label: "G permanent" },
  { value: "SDL", label: "SDL permanent, superimposed" },
  { value: "Q", label: "Q imposed" },
  { value: "Q2", label: "Q2 imposed" },
  { value: "Q3", label: "Q3 imposed" },
  { value: "Wu1", label: "Wu1 wind, ultimate" },
  { value: "Wu2", label: "Wu2 wind, ultimate" },
  { value: "Ws", label: "Ws wind, serviceability" },
  { value: "Ws2", label: "Ws2 wind, serviceability" },
  { value: "Su", label: "Su snow, ultimate" },
  { value: "Ss", label: "Ss snow, serviceability" },
  { value: "Eu", label: "Eu earthquake, ultimate" },
  { value: "Es", label: "Es earthquake, serviceability" },
] as const;

export type LoadCase = (typeof LOAD_CASES)[number]["value"];

export const caseField = choiceField({ label: "Case", options: LOAD_CASES, default: "G" });

const USAGE_OPTIONS = (Object.keys(USAGES) as UsageName[]).map((value) => ({
  value,
  label: USAGES[value].label,
}));

const LOAD_TABLES = [
  "uniformLoads",
  "areaLoads",
  "pointLoads",
  "partLoads",
  "couples",
  "sidewaysLoads",
  "sidewaysPointLoads",
] as const;

const shownWithCase = (...cases: readonly LoadCase[]) =>
  ({ shownWhen: { tables: LOAD_TABLES, column: "case", is: cases } }) as const;

/** The usage of an imposed load: a row of AS/NZS 1170.0 Table 4.1. */
const usageField = (name: LoadCase) =>
  choiceField({
    label: `Usage of ${name}`,
    options: USAGE_OPTIONS,
    default: "office",
    ...shownWithCase(name),
  });

const ownFactor = (label: string, symbol: string, usual: number) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "factor",
    unit: "",
    range: { least: 0, most: GREATEST_COMBINATION_FACTOR },
    default: usual,
    shownWhen: { field: "usage", is: "own" },
  });

/** Where a load acts, if not where all of them do. */
const heightField = choiceField({
  label: "Height",
  options: [
    { value: "as-all", label: "\u2013" },
    { value: "top", label: "Top flange" },
    { value: "shear-centre", label: "Shear centre" },
    { value: "bottom", label: "Bottom flange" },
  ],
  default: "as-all",
});

export const positionField = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "length",
    unit: "m",
    range: { least: 0, most: 1_200_000 },
    default: 0,
    isWhole: true,
  });

export const lineLoadField = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "line load",
    unit: "kN/m",
    range: { least: -10_000, most: 10_000 },
    default: 0,
  });

export const LOAD_ROWS = { least: 0, most: 50 } as const;

/** The loads of a beam, their cases and combinations. */
export const LOAD_FIELDS = {
  uniformLoads: rowsField({
    label: "Uniform loads, whole beam",
    columns: { case: caseField, load: lineLoadField("Load", "w"), height: heightField },
    count: LOAD_ROWS,
    default: [
      { case: "G", load: 2, height: "as-all" },
      { case: "Q", load: 5, height: "as-all" },
    ],
  }),
  areaLoads: rowsField({
    label: "Area loads, whole beam",
    columns: {
      case: caseField,
      pressure: numberField({
        label: "Load",
        symbol: mathText("p"),
        quantity: "pressure",
        unit: "kPa",
        range: { least: -1, most: 1 },
        default: 0,
      }),
      width: numberField({
        label: "Width",
        symbol: mathText("b"),
        quantity: "length",
        unit: "m",
        range: { least: 0, most: 100_000 },
        default: 0,
      }),
    },
    count: LOAD_ROWS,
    default: [],
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
      height: heightField,
      source: sourceField,
      notPassed: PASSED_ON_COLUMNS.notPassed,
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
  loadHeight: choiceField({
    label: "Loads act at",
    options: [
      { value: "top", label: "Top flange" },
      { value: "shear-centre", label: "Shear centre" },
      { value: "bottom", label: "Bottom flange" },
    ],
    default: "top",
  }),
  usage: choiceField({
    label: "Usage of imposed load",
    options: [...USAGE_OPTIONS, { value: "own", label: "Own factors" } as const],
    default: "office",
  }),
  psiShortTerm: ownFactor("Short-term factor", "psi_s", 0.7),
  psiLongTerm: ownFactor("Long-term factor", "psi_l", 0.4),
  psiCombination: ownFactor("Combination factor", "psi_c", 0.4),
  psiEarthquake: ownFactor("Earthquake factor", "psi_E", 0.3),
  usage2: usageField("Q2"),
  usage3: usageField("Q3"),
  actTogether: switchField({
    label: "Q, Q2 and Q3 may act together",
    default: true,
    ...shownWithCase("Q2", "Q3"),
  }),
} as const;

/** Which combinations are used, beside those of the Standard. */
export const COMBINATION_FIELDS = {
  patterns: choiceField({
    label: "Imposed loads on spans",
    options: [
      { value: "4.3.3", label: "All, alternate and adjacent spans" },
      { value: "every", label: "Every set of spans (up to 5 spans)" },
      { value: "all spans", label: "All spans only" },
    ],
    default: "4.3.3",
  }),
  hasWindWithPermanent: switchField({ label: "Deflection under G + W_s + \u03c8_l Q", default: false }),
  hasRelievingPermanent: switchField({ label: "0.9G on relieving spans", default: false }),
  ownCombinations: rowsField({
    label: "Own combinations",
    columns: {
      limitState: choiceField({
        label: "Limit state",
        options: [
          { value: "strength", label: "Strength" },
          { value: "serviceability", label: "Serviceability" },
        ],
        default: "strength",
      }),
      sum: textField({ label: "Sum, such as 1.1G + 1.25Q", most: 80, default: "" }),
    },
    count: { least: 0, most: 10 },
    default: [],
  }),
  notUsed: rowsField({
    label: "Combinations not used",
    columns: {
      combination: textField({ label: "Combination", most: 80, default: "" }),
      reason: textField({ label: "Reason", most: 200, default: "" }),
    },
    count: { least: 0, most: 30 },
    default: [],
  }),
} as const;
