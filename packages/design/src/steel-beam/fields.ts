import { choiceField, mathText, numberField, rowsField, sectionField, switchField } from "@kingpost/calc";

const LOAD_CASES = [
  { value: "G", label: "G permanent" },
  { value: "Q", label: "Q imposed" },
] as const;

/** Usage of the imposed load: the rows of AS/NZS 1170.0 Table 4.1 for distributed actions. */
const USAGES = [
  { value: "floor", label: "Residential, office, parking or retail floor" },
  { value: "storage", label: "Storage or other floor" },
  { value: "roof-floor", label: "Roof used as a floor" },
  { value: "roof", label: "Other roof" },
] as const;

const limitField = (label: string, usual: number) =>
  numberField({
    label,
    quantity: "factor",
    unit: "",
    range: { least: 50, most: 2000 },
    default: usual,
  });

export const FIELDS = {
  section: sectionField({ label: "Section", default: "310UB40.4_300" }),
  hasSelfWeight: switchField({ label: "Self-weight", default: true }),
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
    },
    count: { least: 1, most: 1 },
    default: [{ length: 6000 }],
  }),
  usage: choiceField({ label: "Usage", options: USAGES, default: "floor" }),
  uniformLoads: rowsField({
    label: "Uniform loads",
    columns: {
      case: choiceField({ label: "Case", options: LOAD_CASES, default: "G" }),
      load: numberField({
        label: "Load",
        symbol: mathText("w"),
        quantity: "line load",
        unit: "kN/m",
        range: { least: -10_000, most: 10_000 },
        default: 0,
      }),
    },
    count: { least: 0, most: 50 },
    default: [
      { case: "G", load: 5 },
      { case: "Q", load: 10 },
    ],
  }),
  limitShortTerm: limitField("Span / deflection, G + ψs Q", 250),
  limitImposed: limitField("Span / deflection, Q", 360),
  limitLongTerm: limitField("Span / deflection, G + ψl Q", 300),
} as const;
