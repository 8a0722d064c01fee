import { createHash } from "node:crypto";
import Papa from "papaparse";
import type { CatalogueData } from "../src/catalogue-data.ts";
import { DomainError } from "../src/errors.ts";
import { packCatalogue } from "../src/pack.ts";
import { type RawRow, readSourceTable } from "../src/source.ts";

/**
 * Builds the catalogue from the text of the family tables, `ub.csv` and so on by name. Touches no file.
 *
 * Errors   DomainError, naming file, designation and column (see `readSourceTable`); 'bad-value' for text that is
 *          not a table
 */
export function buildCatalogue(files: Readonly<Record<string, string>>): CatalogueData {
  const rows = Object.entries(files).flatMap(([file, text]) => readSourceTable(file, parseTable(file, text)));
  return packCatalogue(rows, (content) => createHash("sha256").update(content).digest("hex").slice(0, 12));
}

function parseTable(file: string, text: string): readonly RawRow[] {
  const { data, errors } = Papa.parse<RawRow>(text, { header: true, skipEmptyLines: true });
  const [error] = errors;
  if (error) throw new DomainError("bad-value", `${file}, row ${(error.row ?? 0) + 1}: ${error.message}`);
  return data;
}
