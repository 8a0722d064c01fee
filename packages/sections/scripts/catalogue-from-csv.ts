import { createHash } from "node:crypto";
import { DomainError } from "@kingpost/calc/domain-error";
import Papa from "papaparse";
import type { CatalogueData } from "../src/catalogue/catalogue-data.ts";
import { packCatalogue } from "../src/expansion/pack.ts";
import { type RawRow, readSourceTable, type SourceRow } from "../src/source/source.ts";

/** Table of the availability of every size, with basis, source and confidence. */
const AVAILABILITY = "availability.csv";

/**
 * Builds the catalogue from the text of the tables in data/, `ub.csv` and so on by name. Touches no file.
 *
 * Errors   DomainError, naming file, designation and column (see `readSourceTable`); 'bad-value' for text that is
 *          not a table
 */
export function buildCatalogue(files: Readonly<Record<string, string>>): CatalogueData {
  return packCatalogue(sizesIn(files), (content) =>
    createHash("sha256").update(content).digest("hex").slice(0, 12),
  );
}

/** Every size of every table, with its availability. Errors as `buildCatalogue`. */
export function sizesIn(files: Readonly<Record<string, string>>): readonly SourceRow[] {
  const { [AVAILABILITY]: availabilityText = "", ...families } = files;
  const availability = availabilityOf(availabilityText);
  const sizes = Object.entries(families).flatMap(([file, text]) =>
    readSourceTable(
      file,
      parseTable(file, text).map((row) => ({ ...row, ...availability.get(row.designation ?? "") })),
    ),
  );
  const known = new Set(sizes.map(({ designation }) => designation));
  const unknown = [...availability.keys()].find((name) => !known.has(name));
  if (unknown !== undefined) throw new DomainError("bad-value", `${AVAILABILITY}, ${unknown}: no such size`);
  return sizes;
}

/** The cells that availability.csv adds to the row of each size. */
function availabilityOf(text: string): ReadonlyMap<string, RawRow> {
  return new Map(
    parseTable(AVAILABILITY, text).map(({ designation = "", availability, basis = "", confidence = "" }) => {
      const confident = confidence === "" ? "" : `; confidence: ${confidence}`;
      return [designation, { availability, availability_basis: `${basis}${confident}` }];
    }),
  );
}

function parseTable(file: string, text: string): readonly RawRow[] {
  const { data, errors } = Papa.parse<RawRow>(text, { header: true, skipEmptyLines: true });
  const [error] = errors;
  if (error) throw new DomainError("bad-value", `${file}, row ${(error.row ?? 0) + 1}: ${error.message}`);
  return data;
}
