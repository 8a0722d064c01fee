import { choiceField, rowsField, switchField, textField } from "@kingpost/calc";

/** Which combinations are used, beside those of the Standard. */
export const COMBINATION_FIELDS = {
  patterns: choiceField({
    label: "Imposed load patterns",
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
    label: "User-defined combinations",
    columns: {
      limitState: choiceField({
        label: "Limit state",
        options: [
          { value: "strength", label: "Strength" },
          { value: "serviceability", label: "Serviceability" },
        ],
        default: "strength",
      }),
      sum: textField({ label: "Combination, e.g. 1.1G + 1.25Q", most: 80, default: "" }),
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
