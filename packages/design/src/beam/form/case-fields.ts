import { GREATEST_COMBINATION_FACTOR, USAGES, type UsageName } from "@kingpost/actions";
import { type ChoiceField, choiceField, mathText, numberField, switchField } from "@kingpost/calc";
import type { LoadCase } from "./load-fields.ts";

const USAGE_OPTIONS = (Object.keys(USAGES) as UsageName[]).map((value) => ({
  value,
  label: USAGES[value].label,
}));

const LOAD_TABLES = ["uniformLoads", "areaLoads", "pointLoads", "partLoads", "couples"] as const;

/** The usage of an imposed load: a row of AS/NZS 1170.0 Table 4.1. */
const usageField = (name: LoadCase, shownWhen: NonNullable<ChoiceField["shownWhen"]>) =>
  choiceField({
    label: `Imposed action category, ${name}`,
    options: USAGE_OPTIONS,
    default: "office",
    shownWhen,
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

/** What the imposed loads of a beam are. `more`: tables with a column `case` beside those of every beam. */
export function caseFields(more: readonly string[] = []) {
  const shownWith = (...cases: readonly LoadCase[]) => ({
    tables: [...LOAD_TABLES, ...more],
    column: "case",
    is: cases,
  });
  return {
    usage: choiceField({
      label: "Imposed action category (AS/NZS 1170.0 Table 4.1)",
      options: [...USAGE_OPTIONS, { value: "own", label: "User-defined factors" } as const],
      default: "office",
    }),
    psiShortTerm: ownFactor("Short-term factor", "psi_s", 0.7),
    psiLongTerm: ownFactor("Long-term factor", "psi_l", 0.4),
    psiCombination: ownFactor("Combination factor", "psi_c", 0.4),
    psiEarthquake: ownFactor("Earthquake factor", "psi_E", 0.3),
    usage2: usageField("Q2", shownWith("Q2")),
    usage3: usageField("Q3", shownWith("Q3")),
    actTogether: switchField({
      label: "Q, Q2 and Q3 may act together",
      default: true,
      shownWhen: shownWith("Q2", "Q3"),
    }),
  } as const;
}
