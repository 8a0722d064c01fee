import {
  availabilityInWords,
  type Discrepancy,
  isCustomSection,
  type PropertyRow,
  type Source,
  type SteelSectionRecord,
} from "@kingpost/sections";
import { formatFull, formatNumber, shownValue } from "@kingpost/sections/text";

export { formatNumber, isShown, NO_VALUE, roundedAsShown, shownValue } from "@kingpost/sections/text";

/** The calculated value that the capacities use in place of the published one on view, in the format of its row: `330 used`. */
export function usedInstead(record: SteelSectionRecord, row: PropertyRow): string | undefined {
  const dispute = record.discrepancies.find((one) => one.property === row.property);
  if (dispute?.usedInCapacities !== "computed" || typeof dispute.computed !== "number") return undefined;
  return `${formatNumber(dispute.computed, row, "computed")} used`;
}

/** The mark beside a value: why it is not a published one, or the value that is used in its place. */
export function markOf(record: SteelSectionRecord, row: PropertyRow): string | undefined {
  const { source } = shownValue(record, row);
  return (source && MARKS[source]?.mark) ?? usedInstead(record, row);
}

/** A value with its marks, on one line: `986`, `1540 calc.`, `22.8 † 22.5 used`. */
export function markedValue(record: SteelSectionRecord, row: PropertyRow): string {
  const isDisputed = record.discrepancies.some(({ property }) => property === row.property);
  const words = [shownValue(record, row).text, isDisputed ? "\u2020" : undefined, markOf(record, row)];
  return words.filter((word) => word !== undefined).join(" ");
}

export interface ValueInFull {
  /** The value in the record's base unit with every digit that is known. */
  readonly value: string | undefined;
  /** Its source; for a disputed value both values. */
  readonly origin: string;
}

const ORIGINS: Readonly<Record<Source, string>> = {
  published: "Published value.",
  computed: "Calculated from the dimensions; the tables do not publish it.",
  standard:
    "Set by the product standard for this thickness and grade; the tables do not publish it for this size.",
  derived: "Calculated from published values.",
  judged: "Our interpretation of the tables.",
  given: "Entered for this custom section.",
  default: "Default of this library: neither published nor set by a standard.",
  "not-applicable": "Does not apply to this family.",
};

/** The same for a custom section, which no table lists. */
const CUSTOM_ORIGINS: Partial<Record<Source, string>> = {
  computed: "Calculated from the dimensions given.",
  standard: "As for plate of this thickness and grade to AS/NZS 3679.2.",
};

/** The mark beside a value that is not published, and its meaning. */
export const MARKS: Partial<Record<Source, { readonly mark: string; readonly meaning: string }>> = {
  computed: { mark: "calc.", meaning: "calculated from dimensions" },
  standard: { mark: "std.", meaning: "set by the product standard for the thickness" },
  default: { mark: "def.", meaning: "a default of this library" },
  given: { mark: "given", meaning: "entered for a custom section" },
};

/** Figures of a calculated value beside a published one: one more than in the tables. */
const FIGURES_BESIDE = 4;

function beside(value: number | string, source: Source): string {
  if (typeof value === "string") return value;
  return formatFull(source === "computed" ? Number(value.toPrecision(FIGURES_BESIDE)) : value, source);
}

/** Plain text of the units of disputed values. */
const PLAIN_UNITS: Readonly<Record<string, string>> = {
  mm2: "mm\u00b2",
  mm3: "mm\u00b3",
  mm4: "mm\u2074",
  mm6: "mm\u2076",
};

/** What the value beside a published one is: the calculated one, or for a strength that of the product standard. */
export function otherValue({ computedFrom }: Discrepancy): "calculated" | "product standard" {
  return computedFrom === "standard" ? "product standard" : "calculated";
}

/** A disputed value: the published one, the calculated one or that of the product standard, and the reason if known. */
export function bothSides(dispute: Discrepancy, { unit }: PropertyRow): string {
  const { published, computed, note } = dispute;
  const plain = unit === undefined ? "" : `\u00a0${PLAIN_UNITS[unit] ?? unit}`;
  return `Published ${beside(published, "published")}${plain}, ${otherValue(dispute)} ${beside(computed, "computed")}${plain}. ${note}`;
}

/** A value in full: all digits, its source, and any disagreement. */
export function valueInFull(record: SteelSectionRecord, row: PropertyRow): ValueInFull {
  const { properties, provenance, discrepancies } = record;
  const source = provenance[row.property];
  const value = properties[row.property];
  const doubt = discrepancies.find((one) => one.property === row.property);
  const shown =
    typeof value === "number" && source !== "not-applicable" ? formatFull(value, source) : undefined;
  const own = isCustomSection(record) && source ? CUSTOM_ORIGINS[source] : undefined;
  const base = { value: shown, origin: own ?? (source ? ORIGINS[source] : "") };
  if (row.property === "availability" && !isCustomSection(record)) {
    return { ...base, origin: availabilityInWords(record) };
  }
  if (doubt) return { ...base, origin: bothSides(doubt, row) };
  if (row.property === "d" && properties.dPrinted !== undefined && properties.dPrinted !== properties.d) {
    const both = `Published as ${properties.dPrinted}\u202fmm; the properties are for ${properties.d}\u202fmm.`;
    return { ...base, origin: both };
  }
  return base;
}
