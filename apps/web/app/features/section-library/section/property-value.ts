import {
  availabilityInWords,
  type Discrepancy,
  isCustomSection,
  type PropertyRow,
  type Source,
  type SteelSectionRecord,
} from "@kingpost/sections";
import { formatFull, formatNumber, type ShownValue, shownValue } from "@kingpost/sections/text";

export { formatNumber, isShown, NO_VALUE, roundedAsShown, shownValue } from "@kingpost/sections/text";

/** A property of a section, for a cell of a table, an export or a sheet. Texts are written when a cell asks for them. */
class PropertyCell {
  readonly record: SteelSectionRecord;
  readonly row: PropertyRow;
  readonly source: Source | undefined;
  /** Both values, where the tables and the engine differ. */
  readonly dispute: Discrepancy | undefined;

  constructor(record: SteelSectionRecord, row: PropertyRow) {
    this.record = record;
    this.row = row;
    this.source = record.provenance[row.property];
    this.dispute = record.discrepancies.find(({ property }) => property === row.property);
  }

  /** The value as the property table shows it, and its number. */
  get shown(): ShownValue {
    return shownValue(this.record, this.row);
  }

  get text(): string {
    return this.shown.text;
  }

  /** Why the value is not a published one. */
  get sourceMark(): string | undefined {
    return this.source && MARKS[this.source]?.mark;
  }

  /** The mark beside the value: why it is not a published one, or the value that the capacities use in its place, as `330 used`. */
  get mark(): string | undefined {
    return this.sourceMark ?? usedInstead(this.dispute, this.row);
  }

  /** The value with its marks, on one line: `986`, `1540 calc.`, `22.8 † 22.5 used`. */
  get markedText(): string {
    const words = [this.text, this.dispute && DISPUTED, this.mark];
    return words.filter((word) => word !== undefined).join(" ");
  }
}

export type { PropertyCell };

/** Looks up a property of a section. */
export const cellOf = (record: SteelSectionRecord, row: PropertyRow): PropertyCell =>
  new PropertyCell(record, row);

/** The mark of a disputed value. */
const DISPUTED = "\u2020";

/** The calculated value that the capacities use in place of the published one, in the format of its row. */
function usedInstead(dispute: Discrepancy | undefined, row: PropertyRow): string | undefined {
  if (dispute?.usedInCapacities !== "computed" || typeof dispute.computed !== "number") return undefined;
  return `${formatNumber(dispute.computed, row, "computed")} used`;
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
export function valueInFull({ record, row, source, dispute }: PropertyCell): ValueInFull {
  const { properties } = record;
  const value = properties[row.property];
  const shown =
    typeof value === "number" && source !== "not-applicable" ? formatFull(value, source) : undefined;
  const own = isCustomSection(record) && source ? CUSTOM_ORIGINS[source] : undefined;
  const base = { value: shown, origin: own ?? (source ? ORIGINS[source] : "") };
  if (row.property === "availability" && !isCustomSection(record)) {
    return { ...base, origin: availabilityInWords(record) };
  }
  if (dispute) return { ...base, origin: bothSides(dispute, row) };
  if (row.property === "d" && properties.dPrinted !== undefined && properties.dPrinted !== properties.d) {
    const both = `Published as ${properties.dPrinted}\u202fmm; the properties are for ${properties.d}\u202fmm.`;
    return { ...base, origin: both };
  }
  return base;
}
