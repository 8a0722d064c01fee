import { choiceField, mathText, numberField, parseInputs, rowsField, shapeErrors } from "@kingpost/calc";
import { expect, test } from "vitest";
import { pasteRows } from "./paste-rows.ts";
import { isUnitLike } from "./pasted-unit.ts";

const FIELD = rowsField({
  label: "Loads",
  columns: {
    case: choiceField({
      label: "Case",
      options: [
        { value: "G", label: "G permanent" },
        { value: "Q", label: "Q imposed" },
      ],
      default: "G",
    }),
    load: numberField({ label: "Load", quantity: "line load", unit: "kN/m", range: {}, default: 0 }),
  },
  count: { least: 0, most: 3 },
  default: [],
});
const FIRST = { row: 0, column: 0 };

test("rows of a spreadsheet replace and add rows, without the trailing line break", () => {
  const pasted = pasteRows(FIELD, [{ case: "G", load: 1 }], "G\t5\r\nQ\t10 kN/m\r\n", FIRST);
  expect(pasted).toEqual({
    rows: [
      { case: "G", load: "5" },
      { case: "Q", load: "10 kN/m" },
    ],
    last: 1,
    notes: [],
  });
});

test("a header row with units is left out, and a label names its option", () => {
  const { rows } = pasteRows(FIELD, [], "Case\tLoad (kN/m)\nimposed\t2\nq IMPOSED\t3", FIRST);
  expect(rows).toEqual([
    { case: "Q", load: "2" },
    { case: "Q", load: "3" },
  ]);
});

test("a cell that is not understood is reported and stays as it is, for the user to choose", () => {
  const { rows, notes } = pasteRows(FIELD, [{ case: "Q", load: 1 }], "wind\t4\textra", FIRST);
  expect(rows).toEqual([{ case: "wind", load: "4" }]);
  expect(notes).toEqual(["Row 1: “wind” is not a case.", "Row 1: “extra” is beyond the last column."]);
});

test("a single column is pasted at its cell, down to the most rows", () => {
  const { rows, notes } = pasteRows(FIELD, [{ case: "Q", load: 1 }], "1\n2\n3\n4\n5", { row: 0, column: 1 });
  expect(rows).toEqual([
    { case: "Q", load: "1" },
    { case: "Q", load: "2" },
    { case: "Q", load: "3" },
  ]);
  expect(notes).toEqual(["Loads can have 3 rows: the last 2 were left out."]);
});

test("a number that cannot be read stays in its cell, where its error names it", () => {
  const { rows } = pasteRows(FIELD, [], "G\t5\nG\t1,5", FIRST);
  expect(rows).toEqual([
    { case: "G", load: "5" },
    { case: "G", load: "1,5" },
  ]);
});

test("a header row that names columns puts each in its place, and leaves out others", () => {
  const { rows, notes } = pasteRows(FIELD, [], "Load (kN/m)\tMember\tCase\n5\tB1\tQ\n6\tB2\tG", FIRST);
  expect(rows).toEqual([
    { case: "Q", load: "5" },
    { case: "G", load: "6" },
  ]);
  expect(notes).toEqual(["The column “Member” was left out."]);
});

test("several rows that are not understood are one sentence", () => {
  const field = { ...FIELD, count: { least: 0, most: 20 } };
  const notes = (cells: readonly string[]) =>
    pasteRows(field, [], cells.map((cell) => `${cell}\t1`).join("\n"), FIRST).notes;
  expect(notes(["dead", "G", "dead", "live"])).toEqual([
    "Rows 1 and 3: \u201cdead\u201d is not a case.",
    "Row 4: \u201clive\u201d is not a case.",
  ]);
  expect(notes(["G", ...Array<string>(6).fill("dead")])).toEqual([
    "6 rows from row 2: \u201cdead\u201d is not a case.",
  ]);
});

test("a cell that is longer than any value stays small enough to open again, and is an error", () => {
  const { rows } = pasteRows(FIELD, [], `G\t${"1+".repeat(5000)}1`, FIRST);
  expect(shapeErrors({ loads: FIELD }, { loads: rows })).toEqual([]);
  expect(parseInputs({ loads: FIELD }, { loads: rows })).toMatchObject({
    errors: [{ path: "/loads/0/load", message: "Use at most 200 characters." }],
  });
});

test.each([
  "Load (t/m, factored)",
  "Load (factored, t/m)",
  "Load (t/m) factored",
  "Load [t/m] (factored)",
  "Load in t/m",
  "Load (tonnes per m)",
  "w t/m, factored",
  "w in t/m",
  "t/m",
  "kips/ft",
  "Load (lbf/ft)",
  "Load (10^3 kN/m)",
  "Load (kN/m \u00d7 10\u00b3)",
])("a unit that the column does not take makes its numbers errors, wherever its head has it: %s", (head) => {
  // A column before it, so that a head of one word is not the title of the rows.
  const { rows } = pasteRows(FIELD, [], `Type\t${head}\nG\t1.2\nQ\t0.8`, FIRST);
  expect(rows).toHaveLength(2);
  const parsed = parseInputs({ loads: FIELD }, { loads: rows });
  expect("errors" in parsed && parsed.errors.map(({ path }) => path)).toEqual([
    "/loads/0/load",
    "/loads/1/load",
  ]);
});

test.each(["Load (kN/m, factored)", "Load (kN/m) ULS", "Load in kN/m", "Load (min)", "Load (in plane)"])(
  "words beside the unit of a column are no unit: %s",
  (head) => {
    const { rows } = pasteRows(FIELD, [], `Case\t${head}\nG\t1.2\nQ\t0.8`, FIRST);
    expect(rows).toEqual([
      { case: "G", load: "1.2" },
      { case: "Q", load: "0.8" },
    ]);
  },
);

/** With symbols, as the tables of the modules have them. */
const SYMBOLS = rowsField({
  label: "Loads",
  columns: {
    w: numberField({
      label: "Load",
      symbol: mathText("w"),
      quantity: "pressure",
      unit: "kPa",
      range: {},
      default: 0,
    }),
    x: numberField({
      label: "Position",
      symbol: mathText("x"),
      quantity: "length",
      unit: "m",
      range: {},
      default: 0,
    }),
    n: numberField({
      label: "Axial",
      symbol: mathText("N"),
      quantity: "force",
      unit: "kN",
      range: {},
      default: 0,
    }),
  },
  count: { least: 0, most: 9 },
  default: [],
});

test.each([
  "w/kPa\tx/mm\tN/MN",
  "Load/kPa\tPosition / mm\tAxial/MN",
  "w / (kPa)\tx/(mm)\tN /[MN]",
  "p/kPa\tz/mm\tF/MN",
])("a head is a quantity over its unit, known or not: %s", (head) => {
  const { rows } = pasteRows(SYMBOLS, [], `${head}\n2\t1500\t0.25\n3\t2500\t0.5`, FIRST);
  expect(rows).toEqual([
    { w: "2", x: "1500 mm", n: "0.25 MN" },
    { w: "3", x: "2500 mm", n: "0.5 MN" },
  ]);
});

test("a calculation with a symbol over a number is no head", () => {
  const { rows } = pasteRows(SYMBOLS, [], "2\tL/2\t1\n3\tL/4\t2", FIRST);
  expect(rows.map(({ x }) => x)).toEqual(["L/2", "L/4"]);
});

test.each(["-", "\u2212", "\u2013", "\u2010", "\u2011", "\uff0d"])(
  "a dash before a number is its minus, with the unit of its head too: %s",
  (dash) => {
    const { rows } = pasteRows(SYMBOLS, [], `w/kPa\tx/mm\tN/kN\n${dash}2\t${dash}1000\t${dash} 250`, FIRST);
    const parsed = parseInputs({ loads: SYMBOLS }, { loads: rows });
    if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
    expect(parsed.inputs.loads).toEqual([{ w: -0.002, x: -1000, n: -250_000 }]);
  },
);

test("a text that is longer than any unit is none, so that no text takes long to read", () => {
  expect(isUnitLike("mm".repeat(30))).toBe(false);
  expect(isUnitLike("kilonewtons/metre")).toBe(true);
});
