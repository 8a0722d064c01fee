import {
  isCustomSection,
  type PropertyRow,
  propertyGroups,
  type SteelSectionRecord,
  symbolText,
} from "@kingpost/sections";
import { currentCatalogue } from "../../../../ui/catalogue/catalogue-store.ts";
import { findRecord } from "../../custom-section/find-record.ts";
import { labelOf } from "../../view-state/tab-meaning.ts";
import { cellOf, valueInFull } from "../property-value.ts";
import { REPORT } from "./report-link.ts";

/** Longer than any id of the catalogue or of a custom section. */
const MAX_ID = 160;

/**
 * The message that a report of a wrong value starts from, or undefined where the query names no section of the library.
 * The query only names a section and a property; all text comes from the library, so that a link cannot put text into the form.
 */
export function reportMessage(search: URLSearchParams): string | undefined {
  const id = search.get(REPORT.section);
  if (!id || id.length > MAX_ID) return undefined;
  const catalogue = currentCatalogue();
  const record = findRecord(catalogue, id);
  if (!record) return undefined;
  const property = search.get(REPORT.property);
  const row = propertyGroups(record)
    .flatMap(({ rows }) => rows)
    .find((one) => one.property === property);
  return [
    "Error in the Section Library",
    "",
    `Section: ${labelOf(record)}, ${record.grade}`,
    ...(isCustomSection(record) ? [`Custom section: ${record.id}`] : []),
    ...(row ? aboutValue(record, row) : ["Property: "]),
    `Data version: ${catalogue.version}`,
    "",
    "Published value: ",
    "Source (catalogue or standard, edition, page): ",
  ].join("\n");
}

function aboutValue(record: SteelSectionRecord, row: PropertyRow): readonly string[] {
  const cell = cellOf(record, row);
  const { value, origin } = valueInFull(cell);
  const power = row.exponent > 0 ? `x10^${row.exponent} ` : "";
  const unit = row.unit ? ` ${power}${row.unit}` : "";
  const inFull = value ? ` (${value}${row.unit ? ` ${row.unit}` : ""})` : "";
  const symbol = row.symbol ? `${symbolText(row)}, ` : "";
  return [`Property: ${symbol}${row.label}`, `Shown: ${cell.text}${unit}${inFull}`, `Origin: ${origin}`];
}
