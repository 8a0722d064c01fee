import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { type CapacityName, type CapacityQuery, SECTION_CAPACITIES } from "../src/labels/capacity.ts";

/** One published capacity. */
export interface Published {
  readonly designation: string;
  readonly grade: string;
  readonly query: CapacityQuery;
  /** In `unit`. */
  readonly value: number;
  readonly unit: "kN" | "kNm";
  /** Key of the table of sources in report.ts. */
  readonly source: string;
}

type Line = Readonly<
  Record<"designation" | "grade" | "capacity" | "le_m" | "value" | "unit" | "source", string>
>;

/** Every line of published.csv. */
export function readPublished(): readonly Published[] {
  return readLines<Line>("published.csv").map((line) => ({
    designation: line.designation,
    grade: line.grade,
    query: queryOf(line),
    value: numberIn(line.value),
    unit: line.unit === "kNm" ? "kNm" : "kN",
    source: line.source,
  }));
}

/** Table 6.3.3(C): alpha_c by lambda_n and alpha_b. */
export function readAlphaC(): readonly { lambdaN: number; alphaB: number; alphaC: number }[] {
  return readLines<Record<string, string>>("alpha-c.csv").flatMap(({ lambda_n = "", ...columns }) =>
    Object.entries(columns).map(([alphaB, alphaC]) => ({
      lambdaN: numberIn(lambda_n),
      alphaB: numberIn(alphaB),
      alphaC: numberIn(alphaC),
    })),
  );
}

export function readLines<T>(file: string): readonly T[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const { data, errors } = Papa.parse<T>(text, { header: true, skipEmptyLines: true });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return data;
}

function queryOf({ capacity: name, le_m }: Line): CapacityQuery {
  const capacity = SECTION_CAPACITIES.find((known) => known === name);
  if (capacity) return { capacity };
  const le = numberIn(le_m) * 1000;
  const member = (["phiNcx", "phiNcy", "phiMbx"] as const satisfies readonly CapacityName[]).find(
    (known) => known === name,
  );
  if (!member) throw new Error(`There is no capacity ${name}.`);
  return { capacity: member, le };
}

function numberIn(text: string): number {
  const value = Number(text);
  if (text === "" || !Number.isFinite(value)) throw new Error(`"${text}" is not a number.`);
  return value;
}
