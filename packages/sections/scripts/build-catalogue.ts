import { mkdirSync, writeFileSync } from "node:fs";
import { DomainError } from "@kingpost/calc/domain-error";
import { columnsOfSizes, splitCatalogue } from "../src/catalogue/catalogue-data.ts";
import { buildCatalogue } from "./catalogue-from-csv.ts";
import { readTables } from "./read-tables.ts";

/** The sizes that new designs name: their pages load the columns of all others later. */
const FIRST_SIZES = ["310UB40.4", "410UB53.7", "200UC46.2", "250UC72.9", "310UC96.8", "100x100x8EA"];

const DIST = new URL("../dist/", import.meta.url);

try {
  const data = buildCatalogue(readTables());
  mkdirSync(DIST, { recursive: true });
  const { list, columns } = splitCatalogue(data);
  const write = (name: string, content: unknown) =>
    writeFileSync(new URL(name, DIST), JSON.stringify(content));
  write("catalogue.json", data);
  write("catalogue-list.json", list);
  write("catalogue-columns.json", columns);
  write("catalogue-first.json", { sizes: FIRST_SIZES, columns: columnsOfSizes(data, new Set(FIRST_SIZES)) });
  const sizes = Object.values(data.families).reduce((sum, family) => sum + family.designations.length, 0);
  process.stdout.write(`catalogue ${data.version}: ${sizes} sizes\n`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`Invalid section tables (${error.code}): ${error.message}\n`);
  process.exitCode = 1;
}
