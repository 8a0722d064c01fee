import { DomainError } from "@kingpost/calc/domain-error";
import {
  ALL_CATEGORIES,
  AVAILABILITIES,
  type Availability,
  type Category,
  type PropertyName,
} from "../record/record.ts";
import { type FamilyColumns, SOURCE_COLUMNS } from "./source-columns.ts";

/** Published values by property. A property that no table gives is absent, never zero. */
export type PrintedValues = Readonly<Partial<Record<PropertyName, number | string>>>;

/** One size of its family's table, in the units of the table (mm, mm2, mm3, mm4, mm6, MPa, kg/m). */
export interface SourceRow {
  readonly category: Category;
  readonly designation: string;
  /** By CSV header, in the order of `SOURCE_COLUMNS`. */
  readonly dimensions: Readonly<Record<string, number>>;
  readonly gross: PrintedValues;
  /** Design values by the grade of the table. */
  readonly design: Readonly<Record<string, PrintedValues>>;
  /** The grades in which a published table lists the size. */
  readonly grades: readonly string[];
  readonly availability: Availability;
  readonly availabilityBasis: string;
  /** Where the row comes from and how far to trust it, as a note; absent where SOURCES.md has it for the whole family. */
  readonly origin?: string | undefined;
}

/** One row of a CSV file: header to cell, both as text. */
export type RawRow = Readonly<Record<string, string | undefined>>;

/** The grades a size can be listed in, by family group; the table may list one without design values. */
const KNOWN_GRADES = new Set(["300", "350", "400", "C250", "C350", "C450"]);
const CLASSES = new Set(["C", "N", "S"]);
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Parses the table of one family.
 *
 * `file` is the name of the table, `ub.csv`: its stem is the family, and every error message begins with it.
 *
 * Errors   DomainError, naming file, designation and column: 'unknown-family' | 'missing-dimension' | 'non-positive' |
 *          'form-factor-out-of-range' | 'duplicate-designation' | 'bad-value'
 */
export function readSourceTable(file: string, rows: readonly RawRow[]): readonly SourceRow[] {
  const category = familyOf(file);
  const seen = new Set<string>();
  return rows.map((raw, index) => {
    const designation = raw.designation?.trim() ?? "";
    if (designation === "") {
      throw new DomainError("bad-value", `${file}, row ${index + 1}, designation: the cell is empty`);
    }
    if (seen.has(designation)) {
      throw new DomainError("duplicate-designation", `${file}, ${designation}, designation: duplicate`);
    }
    seen.add(designation);
    return new RowReader(file, designation, raw, category).read();
  });
}

function familyOf(file: string): Category {
  const stem = file.replace(/\.csv$/, "").toUpperCase();
  const category = ALL_CATEGORIES.find((known) => known === stem);
  if (category) return category;
  throw new DomainError("unknown-family", `${file}: no family is called "${stem}"`);
}

/** Parses the cells of one row and names them in error messages. */
class RowReader {
  readonly #file: string;
  readonly #designation: string;
  readonly #raw: RawRow;
  readonly #category: Category;
  readonly #columns: FamilyColumns;

  constructor(file: string, designation: string, raw: RawRow, category: Category) {
    this.#file = file;
    this.#designation = designation;
    this.#raw = raw;
    this.#category = category;
    this.#columns = SOURCE_COLUMNS[category];
  }

  read(): SourceRow {
    this.#checkHeaders();
    if (!this.#designation.replace(/[\d.]+$/, "").endsWith(this.#category)) {
      this.#refuse("bad-value", "designation", `is not the name of a ${this.#category}`);
    }
    const grades = this.#cell("grades").split(" ").filter(Boolean);
    for (const grade of grades) {
      if (!KNOWN_GRADES.has(grade)) this.#refuse("bad-value", "grades", `unknown grade "${grade}"`);
    }
    return {
      category: this.#category,
      designation: this.#designation,
      dimensions: this.#dimensions(),
      gross: this.#gross(),
      design: this.#design(grades),
      grades,
      availability: this.#availability(),
      availabilityBasis: this.#cell("availability_basis"),
      origin: this.#origin(),
    };
  }

  #dimensions(): SourceRow["dimensions"] {
    const dimensions: Record<string, number> = {};
    for (const column of this.#columns.dimensions) {
      const value = this.#number(column);
      if (value === undefined) {
        this.#refuse("missing-dimension", column, "the cell is empty");
      }
      // Welded sections have no root fillet; every other dimension is above zero.
      if (value < 0 || (value === 0 && column !== "r1_mm")) {
        this.#refuse("non-positive", column, `${value} is not a dimension`);
      }
      dimensions[column] = value;
    }
    if (this.#category === "CHS" && dimensions.d_mm !== dimensions.bf_mm) {
      this.#refuse("bad-value", "bf_mm", "the width of a circle is its depth");
    }
    return dimensions;
  }

  #gross(): PrintedValues {
    const published = this.#isPublished();
    const values: Partial<Record<PropertyName, number | string>> = {};
    for (const [column, property] of Object.entries({ ...this.#columns.gross, ...this.#columns.optional })) {
      const value = this.#number(column);
      if (value !== undefined) {
        if (value <= 0 && !MAY_BE_NEGATIVE_OR_ZERO.has(property)) {
          this.#refuse("non-positive", column, `${value} is not a ${property}`);
        }
        values[property] = value;
      } else if (published && column in this.#columns.gross) {
        this.#refuse("bad-value", column, "the row is marked published, but the cell is empty");
      }
    }
    return values;
  }

  #design(listed: readonly string[]): SourceRow["design"] {
    const design: Record<string, PrintedValues> = {};
    for (const grade of this.#columns.grades) {
      const values = this.#designIn(grade);
      if (Object.keys(values).length === 0) continue;
      if (!listed.includes(grade)) {
        this.#refuse("bad-value", "grades", `the row has design values for ${grade}, which is not listed`);
      }
      design[grade] = values;
    }
    return design;
  }

  #designIn(grade: string): PrintedValues {
    const values: Partial<Record<PropertyName, number | string>> = {};
    for (const [name, property] of Object.entries(this.#columns.design)) {
      const column = `${name}@${grade}`;
      const value = name.startsWith("compact_") ? this.#class(column) : this.#number(column);
      if (value === undefined) continue;
      if (typeof value === "number" && property === "kf" && !(value > 0 && value <= 1)) {
        this.#refuse("form-factor-out-of-range", column, `${value} is outside 0 < kf <= 1`);
      }
      if (typeof value === "number" && value <= 0) {
        this.#refuse("non-positive", column, `${value} is not a ${property}`);
      }
      values[property] = value;
    }
    return values;
  }

  #isPublished(): boolean {
    const provenance = this.#cell("provenance");
    if (provenance === "published") return true;
    if (provenance === "dimensions only") return false;
    return this.#refuse(
      "bad-value",
      "provenance",
      `"${provenance}" is neither published nor dimensions only`,
    );
  }

  #availability(): Availability {
    const cell = this.#cell("availability");
    const availability = AVAILABILITIES.find((known) => known === cell);
    return availability ?? this.#refuse("bad-value", "availability", `"${cell}" is not an availability`);
  }

  #origin(): string | undefined {
    const [source, trust] = [this.#cell("source"), this.#cell("trust")];
    return source === "" ? undefined : `${source} Confidence: ${trust}.`;
  }

  #class(column: string): string | undefined {
    const cell = this.#cell(column);
    if (cell === "") return undefined;
    return CLASSES.has(cell) ? cell : this.#refuse("bad-value", column, `"${cell}" is not C, N or S`);
  }

  /** The number of a cell, undefined for an empty one: empty means not published, never zero. */
  #number(column: string): number | undefined {
    const cell = this.#cell(column);
    if (cell === "") return undefined;
    return NUMBER.test(cell) ? Number(cell) : this.#refuse("bad-value", column, `"${cell}" is not a number`);
  }

  #cell(column: string): string {
    return this.#raw[column]?.trim() ?? "";
  }

  /** A misspelt header would be read as a column of empty cells, so unknown headers are errors. */
  #checkHeaders(): void {
    const { dimensions, gross, optional, design, grades } = this.#columns;
    const known = new Set<string>([
      ...OTHER_COLUMNS,
      ...dimensions,
      ...Object.keys({ ...gross, ...optional }),
    ]);
    for (const name of Object.keys(design)) for (const grade of grades) known.add(`${name}@${grade}`);
    for (const column of Object.keys(this.#raw)) {
      if (!known.has(column)) this.#refuse("bad-value", column, "no such column in this family");
    }
  }

  #refuse(code: string, column: string, why: string): never {
    throw new DomainError(code, `${this.#file}, ${this.#designation}, ${column}: ${why}`);
  }
}

const OTHER_COLUMNS = [
  "designation",
  "grades",
  "availability",
  "availability_basis",
  "provenance",
  "source",
  "trust",
];
/** A product of inertia has a sign; the corner of an equal angle lies on an axis. */
const MAY_BE_NEGATIVE_OR_ZERO: ReadonlySet<PropertyName> = new Set(["inp", "x5", "y5"]);
