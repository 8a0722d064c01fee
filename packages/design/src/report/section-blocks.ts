import { symbolRuns, type TextRun, textRuns } from "@kingpost/calc";
import type { Block, Line } from "@kingpost/report/blocks";
import { isCustomSection, propertyGroups, type SteelSectionRecord } from "@kingpost/sections";
import { formatNumber, NO_VALUE, shownValue } from "@kingpost/sections/text";
import { heading, note, pairsTable } from "./blocks.ts";

/** Families whose tables are those of hollow sections. */
const HOLLOW: readonly string[] = ["CHS", "RHS", "SHS"];

/** Raised figures of units: no face of a report has a superscript 6. */
const POWERS: Readonly<Record<string, string>> = {
  mm2: "mm\u00b2",
  mm3: "mm\u00b3",
  mm4: "mm\u2074",
  mm6: "mm\u2076",
};
const TENS: Readonly<Record<number, string>> = {
  3: "\u00d710\u00b3 ",
  6: "\u00d710\u2076 ",
  9: "\u00d710\u2079 ",
};

/** The properties of a section, each published or marked, and where they are from. */
export function sectionBlocks(record: SteelSectionRecord): Block[] {
  const marks = new Set<string>();
  const pairs = propertyGroups(record)
    .flatMap(({ rows }) => rows)
    .filter(({ property, format }) => format !== "text" && !/HighStrength|^zey3[05]0$/.test(property))
    .flatMap((row): [Line, Line][] => {
      const { text, source } = shownValue(record, row);
      if (text === NO_VALUE) return [];
      const dispute = record.discrepancies.find(({ property }) => property === row.property);
      const mark = dispute ? " \u2020" : source && MARKS[source] ? ` ${MARKS[source]}` : "";
      if (mark !== "") marks.add(mark.trim());
      const used =
        dispute?.usedInCapacities === "computed" && typeof dispute.computed === "number"
          ? ` (${formatNumber(dispute.computed, row, "computed")} used)`
          : "";
      const unit =
        row.unit === undefined ? "" : `  ${TENS[row.exponent] ?? ""}${POWERS[row.unit] ?? row.unit}`;
      const name: readonly TextRun[] = row.symbol ? symbolRuns(row.symbol) : textRuns(row.label);
      return [[[...name, { text: unit, style: "text" }], text + mark + used]];
    });
  return [
    heading(`Section properties: ${record.name}, ${record.grade}`, 2),
    pairsTable(["Property", "Value"], pairs, 4, 0.58),
    note([sourceOf(record), ...[...marks].map((mark) => MEANINGS[mark] ?? "")].join(" "), "Source."),
  ];
}

const MARKS: Readonly<Partial<Record<string, string>>> = {
  computed: "calc.",
  standard: "std.",
  default: "def.",
};
const MEANINGS: Readonly<Record<string, string>> = {
  "calc.": "calc.: calculated from the dimensions.",
  "std.": "std.: the strength in the product standard for the thickness.",
  "def.": "def.: a default of the library.",
  "\u2020": "\u2020 Published and calculated values differ; the Section Library shows both.",
};

/** The tables that a record is from, as far as it has them. */
function sourceOf(record: SteelSectionRecord): string {
  if (isCustomSection(record)) {
    return "Custom section: dimensions entered by the user, properties calculated from them.";
  }
  const { category, isListed, availabilityBasis, notes } = record;
  const tables = HOLLOW.includes(category)
    ? "Published tables of structural hollow sections to AS/NZS 1163."
    : "OneSteel and InfraBuild catalogues of hot-rolled and welded sections, editions 3 to 9.";
  const origin = notes.find(({ property }) => property === "ag")?.note;
  const size = withoutConfidence(availabilityBasis);
  return [
    origin === undefined ? tables : withoutConfidence(origin),
    ...(size === "" ? [] : [`This size: ${size.replace(/\.?$/, ".")}`]),
    ...(isListed ? [] : ["Not supplied in this grade according to the tables; confirm supply."]),
  ].join(" ");
}

/** How sure the tables are is in the data, not in a report. */
const withoutConfidence = (text: string): string => text.replace(/[;.]? *confidence:.*$/i, "");
