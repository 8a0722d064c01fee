import { readFileSync } from "node:fs";
import Papa from "papaparse";

/** A published or derived value, as the file has it. */
export interface Row {
  readonly id: string;
  readonly inputs: string;
  readonly quantity: string;
  readonly value: number;
  readonly unit: string;
  readonly source: string;
}

export function readRows(file: string): readonly Row[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const { data, errors } = Papa.parse<Record<keyof Row, string>>(text, {
    header: true,
    skipEmptyLines: true,
  });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return data.map((line) => ({ ...line, value: Number(line.value) }));
}
