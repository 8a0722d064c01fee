import type { GradeSymbol } from "@kingpost/as4100";
import { grossProperties } from "@kingpost/section-geometry";
import type { Category, PropertyName } from "../src/record/record.ts";
import { isImported } from "../src/source/imported-sizes.ts";
import { knownFault } from "../src/source/known-faults.ts";
import { SOURCE_COLUMNS } from "../src/source/source-columns.ts";
import { shapeOf } from "../src/source/source-dimensions.ts";
import { dimensionSpread, engineValues, moduliBehind } from "./engine-values.ts";
import { LAST_DIGIT, TWO_FIGURES } from "./last-digit.ts";
import { numberIn, type Row, requiredIn } from "./read-rows.ts";
import { chainSpread, halfUnit, lastUnit } from "./tolerance.ts";

export type Verdict = "agrees" | "last-digit" | "known-fault" | "unexplained";

/** One published value compared with the engine. */
export interface Comparison {
  readonly category: Category;
  readonly designation: string;
  readonly grade: GradeSymbol | null;
  /** The column's header without the grade. */
  readonly column: string;
  readonly property: PropertyName;
  readonly printed: number | string;
  readonly computed: number | string;
  /** Published less calculated value, in percent of the calculated one; 0 for a letter. */
  readonly percent: number;
  readonly verdict: Verdict;
}

/** Columns that describe the row, not the section. */
const ABOUT_THE_ROW = new Set([
  "designation",
  "grades",
  "provenance",
  "availability",
  "availability_basis",
  "source",
  "trust",
]);
/** The engine leaves the junctions of tapered flanges out of J, which is published for both sizes. */
const NOT_CALCULATED = new Set(["TFB J_mm4"]);
const SYMBOLS: Readonly<Record<string, GradeSymbol>> = {
  "300": "300",
  "350": "350",
  "400": "400",
  C250: "C250",
  C350: "C350",
  C450: "C450",
};

/** Compares every published value of a row with the engine. A cell that is neither an input nor compared is an error. */
export function compareRow(row: Row): Comparison[] {
  const columns = SOURCE_COLUMNS[row.category];
  const inputs = new Set(columns.dimensions);
  const dimensions = shapeOf(
    row.category,
    Object.fromEntries(columns.dimensions.map((name) => [name, requiredIn(row, name)])),
  );
  const gross = grossProperties(dimensions);
  const grossColumns: Readonly<Record<string, PropertyName>> = { ...columns.gross, ...columns.optional };
  const imported = isImported(row.designation);

  const comparisons: Comparison[] = [];
  for (const [header, cell] of row.cells) {
    if (ABOUT_THE_ROW.has(header) || inputs.has(header)) continue;
    if (NOT_CALCULATED.has(`${row.category} ${header}`)) continue;
    const [column = "", at] = header.split("@");
    const grade = at === undefined ? null : SYMBOLS[at];
    const property = grade === null ? grossColumns[column] : columns.design[column];
    if (grade === undefined || property === undefined) throw new Error(`Nothing compares ${header}.`);

    const computed = engineValues(row.category, dimensions, grade)[property];
    if (computed === undefined) throw new Error(`The engine gives no ${property} for ${row.designation}.`);
    const about = { category: row.category, designation: row.designation, grade, column, property, computed };
    if (typeof computed === "string") {
      comparisons.push({
        ...about,
        printed: cell,
        percent: 0,
        verdict: verdictOf(about, cell === computed, false),
      });
      continue;
    }
    const printed = numberIn(row, header) ?? Number.NaN;
    const difference = Math.abs(printed - computed);
    let tolerance = printedTolerance(row.category, property, printed);
    if (TWO_FIGURES.has(`${row.designation} ${column}`)) tolerance *= 10;
    const behind = moduliBehind(property, gross);
    if (behind) tolerance += chainSpread(computed, ...behind);
    if (imported && tolerance > 0) tolerance += dimensionSpread(row.category, dimensions, grade, property);
    const percent = printed === 0 ? 0 : (100 * (printed - computed)) / computed;
    const near = difference <= lastUnit(property, printed);
    comparisons.push({
      ...about,
      printed,
      percent,
      verdict: verdictOf(about, difference <= tolerance, near),
    });
  }
  return comparisons;
}

const NOMINAL_MASS: ReadonlySet<Category> = new Set(["UB", "UC", "TFB", "UBP"]);

/**
 * The difference that the published digits explain.
 *   fy fyw fu   none: they are stated values
 *   mass        of UB, UC, TFB and UBP nominal: within 1.2 % of 7850 Ag. Others: half a unit
 *   dPrinted    UB and UC to 1 mm: 0.5 mm. WB, WC whole anyway
 *   all others  half a unit of the third significant figure (kf, tan alpha: of the third decimal)
 */
function printedTolerance(category: Category, property: PropertyName, printed: number): number {
  if (property === "fy" || property === "fyw" || property === "fu") return 0;
  if (property === "mass" && NOMINAL_MASS.has(category)) return 0.012 * printed;
  if (property === "dPrinted") return 0.5 + 1e-9;
  return halfUnit(property, printed);
}

function verdictOf(
  about: Pick<Comparison, "designation" | "grade" | "property" | "column">,
  within: boolean,
  near: boolean,
): Verdict {
  if (within) return "agrees";
  if (knownFault(about.designation, about.grade, about.property)) return "known-fault";
  return near && LAST_DIGIT.has(`${about.designation} ${about.column}`) ? "last-digit" : "unexplained";
}
