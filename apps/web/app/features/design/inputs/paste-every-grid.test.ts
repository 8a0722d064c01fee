import { type InputRow, isShown, parseInputs, type RowsField, shownColumns, UNITS } from "@kingpost/calc";
import { loadModules } from "@kingpost/design";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyRows } from "../../../ui/calc/entry-grid/copy-rows.ts";
import { pasteRows } from "../../../ui/calc/entry-grid/paste-rows.ts";

const GRIDS = (await loadModules()).flatMap(({ kind, fields }) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "rows" ? [[`${kind} ${name}`, field] as const] : [],
  ),
);
const gridOf = (name: string): RowsField => {
  const found = GRIDS.find(([one]) => one === name);
  if (!found) throw new Error(`No table ${name}`);
  return found[1];
};
const FIRST = { row: 0, column: 0 };

type Column = RowsField["columns"][string];

/** Values within the range of a column, in base units. */
function valuesOf(column: Column): fc.Arbitrary<unknown> {
  switch (column.kind) {
    case "number": {
      const { least, above = 0, most, below = 1e6 } = column.range;
      const [from, to] = [Math.ceil(least ?? above + 1), Math.floor(most ?? below - 1)];
      const near = Math.min(to, Math.max(from, 50_000));
      return from <= to ? fc.integer({ min: from, max: near }) : fc.constant(column.default);
    }
    case "choice":
      return fc.constantFrom(...column.options.map(({ value }) => value));
    case "switch":
      return fc.boolean();
    case "section":
      return fc.constantFrom("310UB40.4_300", "125x125x5.0SHS_350", column.default);
    case "text":
      return fc
        .oneof(
          fc.constantFrom("", "1.2G + 1.5Q", 'a "b"', '"', "1.2\tx", "N", "(kN)", "\u2013"),
          fc.string({ unit: "grapheme", maxLength: Math.min(12, column.most) }),
        )
        .map((text) => text.replace(/\s+/g, " ").trim());
  }
}

/** Rows of a table; what a row does not show has its default. */
function rowsOf({ columns, count }: RowsField): fc.Arbitrary<readonly InputRow[]> {
  const row = fc.record(
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valuesOf(column)])),
  );
  const shown = row.map((values) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        isShown(column, values) ? values[name] : column.default,
      ]),
    ),
  );
  return fc.array(shown, { minLength: Math.max(1, count.least), maxLength: Math.min(4, count.most) });
}

/** The rows as the module reads them; a row without any value is none. */
const meant = ({ shownWhen: _, ...field }: RowsField, rows: readonly InputRow[]) =>
  parseInputs({ rows: { ...field, count: { ...field.count, least: 0 } } }, { rows });
const isEmpty = (text: string) => /^[\t"\s]*$/.test(text);
const unlessEmpty = (field: RowsField) =>
  rowsOf(field).filter((rows) =>
    copyRows(field, rows)
      .slice(0, -1)
      .split("\n")
      .every((line) => !isEmpty(line)),
  );

describe.each(GRIDS)("the table %s", (_, field) => {
  test("is the same after its rows are copied and pasted, over nothing and over themselves", () => {
    fc.assert(
      fc.property(unlessEmpty(field), (rows) => {
        const text = copyRows(field, rows);
        for (const before of [[], rows]) {
          const pasted = pasteRows(field, before, text, FIRST);
          expect(meant(field, pasted.rows)).toEqual(meant(field, rows));
          expect(pasted.notes).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("reads rows with empty ones between them, a title above, other columns, and a head with a line break", () => {
    fc.assert(
      fc.property(unlessEmpty(field), fc.nat(3), (rows, extra) => {
        const [head = "", ...lines] = copyRows(field, rows).split("\n").slice(0, -1);
        const blank = "\t".repeat(head.split("\t").length - 1);
        const wrapped = head
          .split("\t")
          .map((cell) => (cell.includes(" ") ? `"${cell.replace(" ", "\n")}"` : cell))
          .join("\t");
        const isSeveral = blank !== "";
        const text = [
          ...(isSeveral ? [`Loads of the roof${blank}`] : []),
          wrapped,
          ...lines.flatMap((line, at) => (at < extra ? [line, blank] : [line])),
          blank,
        ].join("\r\n");
        const pasted = pasteRows(field, [], `${text}\r\n`, FIRST);
        expect(meant(field, pasted.rows)).toEqual(meant(field, rows));
        const count = Math.min(extra, rows.length) + 1;
        expect(pasted.notes).toContain(`${count} empty row${count === 1 ? " was" : "s were"} left out.`);
      }),
      { numRuns: 30 },
    );
  });

  test("gives an error, and never the value before, where a cell of a number or a choice is empty", () => {
    const columns = shownColumns(field, []);
    fc.assert(
      fc.property(unlessEmpty(field), rowsOf(field), (rows, before) => {
        for (const [at, [name, column]] of columns.entries()) {
          if ((column.kind !== "number" && column.kind !== "choice") || columns.length < 2) continue;
          const [head = "", line = ""] = copyRows(field, rows.slice(0, 1)).split("\n");
          const cells = line.split("\t");
          if ((cells[at] ?? "") === "" || line.includes('"')) continue;
          const text = `${head}\n${cells.with(at, "").join("\t")}\n`;
          if (isEmpty(cells.with(at, "").join(""))) continue;
          const { rows: found } = pasteRows(field, before, text, FIRST);
          expect(found[0]?.[name]).toBe("");
          expect(meant(field, found)).toMatchObject({ errors: expect.anything() });
        }
      }),
      { numRuns: 20 },
    );
  });
});

const NUMBERS = GRIDS.flatMap(([name, { columns }]) =>
  Object.entries(columns).flatMap(([cell, column]) =>
    column.kind === "number" && UNITS[column.unit].text !== "" ? [[name, cell, column] as const] : [],
  ),
);

/** A larger unit that no column takes. */
const FOREIGN = ["t/m", "MN", "MNm", "kip", "tonnes", "ft"];

test.each(NUMBERS)(
  "%s, %s: a unit that the column does not take makes the cells errors",
  (name, cell, column) => {
    const field = gridOf(name);
    for (const unit of FOREIGN) {
      // "t/m" in the column of T is its symbol and its unit.
      const named = unit.startsWith(`${cell}/`) ? unit.slice(cell.length + 1) : unit;
      const { rows } = pasteRows(field, [], `${column.label} (${unit})\n1.2\n`, FIRST);
      expect(meant(field, rows), unit).toMatchObject({
        errors: expect.arrayContaining([
          { path: `/rows/0/${cell}`, message: expect.stringContaining(`${named} is not a unit`) },
        ]),
      });
    }
  },
);

const spansOf = (text: string, before: readonly InputRow[] = []) =>
  pasteRows(gridOf("steel-beam spans"), before, text, FIRST);
const loadsOf = (text: string, before: readonly InputRow[] = []) =>
  pasteRows(gridOf("steel-beam uniformLoads"), before, text, FIRST);

describe("blocks as users paste them", () => {
  const before = [
    { case: "G", load: 2, height: "as-all" },
    { case: "Q", load: 5, height: "as-all" },
  ];

  test("empty rows below and between spans are left out and counted", () => {
    const below = spansOf("7\tPinned\r\n8\tPinned\r\n\t\r\n\t\r\n\t\r\n");
    expect(below.rows).toMatchObject([{ length: "7" }, { length: "8" }]);
    expect(below.notes).toEqual(["3 empty rows were left out."]);
    const between = spansOf("6\r\n\r\n8\r\n");
    expect(between.rows).toMatchObject([{ length: "6" }, { length: "8" }]);
    expect(between.notes).toEqual(["1 empty row was left out."]);
  });

  test("fractions are those of the spreadsheet", () => {
    const { rows } = spansOf("6 125/250\r\n2 100/300\r\n");
    expect(meant(gridOf("steel-beam spans"), rows.slice(0, 1))).toMatchObject({
      inputs: { rows: [{ length: 6500 }] },
    });
  });

  test("tonnes per metre are errors, and newtons per millimetre are not", () => {
    const { rows } = loadsOf("Case\tLoad (t/m)\r\nG\t1.2\r\nQ\t0.8\r\n", before);
    expect(rows).toMatchObject([{ load: "1.2 t/m" }, { load: "0.8 t/m" }]);
    expect(meant(gridOf("steel-beam uniformLoads"), rows)).toMatchObject({ errors: { length: 2 } });
    expect(loadsOf("Case\tLoad (kN/m)\nG\t1.2\n").rows).toMatchObject([{ load: "1.2" }]);
    expect(loadsOf("Case\tLoad, KN/M\nG\t1.2\n").rows).toMatchObject([{ load: "1.2" }]);
    expect(loadsOf("Case\tLoad\n\t[t/m]\nG\t1.2\n").rows).toMatchObject([{ load: "1.2 t/m" }]);
  });

  test("meganewtons of a column are errors", () => {
    const field = gridOf("steel-column actions");
    const { rows } = pasteRows(field, [], "Name\tN (MN)\tMx top (MNm)\r\nULS1\t1.2\t0.1\r\n", FIRST);
    expect(meant(field, rows)).toMatchObject({
      errors: [{ path: "/rows/0/n" }, { path: "/rows/0/mxTop" }],
    });
  });

  test("millimetres of a head convert", () => {
    const { rows } = spansOf("Length (mm)\tRight end\n6200\tpinned\n=3*2100\tpinned\n");
    expect(meant(gridOf("steel-beam spans"), rows)).toMatchObject({
      inputs: { rows: [{ length: 6200 }, { length: 6300 }] },
    });
  });

  test("a first row without a figure is a load with an error, not a header", () => {
    const { rows, notes } = loadsOf("G\t########\r\nQ\t5\r\n", before);
    expect(rows).toMatchObject([
      { case: "G", load: "########" },
      { case: "Q", load: "5" },
    ]);
    expect(notes).toEqual([]);
    for (const cell of ["TBC", "#REF!", "n/a", "-", "L/2", "2L/3"]) {
      expect(loadsOf(`G\t${cell}\nQ\t5\n`).rows, cell).toHaveLength(2);
      expect(spansOf(`${cell}\n5\n`).rows, cell).toHaveLength(2);
    }
  });

  test("merged cells leave the case empty, which is an error", () => {
    const { rows, notes } = loadsOf("G\t3\r\n\t4\r\n\t5\r\n", before);
    expect(rows).toMatchObject([
      { case: "G", load: "3" },
      { case: "", load: "4" },
      { case: "", load: "5" },
    ]);
    expect(notes).toEqual(["Rows 2 and 3: the case is empty."]);
  });

  test("a head with a line break is one head", () => {
    const { rows } = loadsOf('Case\t"Load\n(kN/m)"\r\nG\t3\r\nQ\t4\r\n', before);
    expect(rows).toMatchObject([
      { case: "G", load: "3" },
      { case: "Q", load: "4" },
    ]);
  });

  test("a header that names no column is left out and named", () => {
    const { rows, notes } = spansOf("Beam\n5\n6\n");
    expect(rows).toMatchObject([{ length: "5" }, { length: "6" }]);
    expect(notes).toEqual(["The first row was taken for a header: Beam."]);
  });

  test("a negative number of accounts is negative", () => {
    expect(loadsOf("Wu1\t(5.2)\nWu1\t(1.5)\n").rows).toMatchObject([{ load: "-5.2" }, { load: "-1.5" }]);
  });
});
