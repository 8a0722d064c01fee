import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FIELDS } from "../../testing/sample-module.ts";
import { formatNumber } from "../number-format.ts";
import {
  type NamedValue,
  type NumberField,
  parseInputs,
  parseQuantity,
  type QuantityContext,
} from "./index.ts";
import { rangeProblem } from "./range-problem.ts";

const names = new Map<string, NamedValue>([
  ["L", { value: 6200, quantity: "length" }],
  ["P", { value: 5000, quantity: "force" }],
  ["n", { value: 4, quantity: "factor" }],
]);
const METRES: QuantityContext = { quantity: "length", unit: "m", names };
const MILLIMETRES: QuantityContext = { quantity: "length", unit: "mm", names };
const PRESSURE: QuantityContext = { quantity: "pressure", unit: "kPa", names };
const LINE_LOAD: QuantityContext = { quantity: "line load", unit: "kN/m", names };
const FACTOR: QuantityContext = { quantity: "factor", unit: "", names };

describe("a typed quantity", () => {
  test.each<[string, QuantityContext, number]>([
    ["6200", MILLIMETRES, 6200],
    ["6.2m", MILLIMETRES, 6200],
    ["6.2 m", METRES, 6200],
    ["6200mm", METRES, 6200],
    ["6.2", METRES, 6200],
    ["1.1", METRES, 1100],
    ["=3*2100", MILLIMETRES, 6300],
    ["= 3 × 2.1", METRES, 6300],
    ["L/2", METRES, 3100],
    ["=L/n", MILLIMETRES, 1550],
    ["L/2 + 100", MILLIMETRES, 3200],
    ["2*(1.2m + 300mm)", MILLIMETRES, 3000],
    ["6m/2", METRES, 3000],
    ["-250", MILLIMETRES, -250],
    ["\u2212250", MILLIMETRES, -250],
    ["\u2013250", MILLIMETRES, -250],
    ["\u2013 0.25 m", MILLIMETRES, -250],
    ["=\u2013L/2", METRES, -3100],
    ["2*(\u20111.2m)", METRES, -2400],
    ["\uff0d1.5e\u20111", METRES, -150],
    ["12\u202f300", MILLIMETRES, 12_300],
    ["12 300 mm", MILLIMETRES, 12_300],
    ["30 kN/m", LINE_LOAD, 30],
    ["30 N/mm", LINE_LOAD, 30],
    ["5 kN/m²", PRESSURE, 0.005],
    ["5kN/m2", PRESSURE, 0.005],
    ["1.5e3", MILLIMETRES, 1500],
    ["1/3", FACTOR, 0.333_333_333_333_33],
    ["2L/3", METRES, 4133.333_333_333_3],
    ["0.5L", METRES, 3100],
    ["0.5 L + 100mm", METRES, 3200],
    ["3n", FACTOR, 12],
    ["6 125/250", METRES, 6500],
    ["-6 1/2 m", MILLIMETRES, -6500],
    ["2 100/300", METRES, 2333.333_333_333_3],
    ["12 300/2", MILLIMETRES, 6150],
    ["=1 200/400", METRES, 3000],
  ])("%s is read", (text, context, value) => {
    expect(parseQuantity(text, context)).toEqual({ value });
  });

  test.each([
    ["6200", 6200],
    ["=3*2100", 6300],
    ["12 300", 12_300],
    ["600", 600],
  ])(
    "%s is millimetres where that many metres are far beyond the range, and this is noted",
    (text, value) => {
      const range = { least: 0, most: 1_200_000 };
      const note = `Read as millimetres: ${value} mm.`;
      expect(parseQuantity(text, { ...METRES, range })).toEqual({ value, note });
    },
  );

  test.each([
    ["6200m", 6_200_000],
    ["499", 499_000],
    ["6.2", 6200],
    ["6200mm", 6200],
    ["1000L", 6_200_000],
    ["1300000", 1_300_000_000],
  ])("%s is read in the unit that it has, or metres", (text, value) => {
    expect(parseQuantity(text, { ...METRES, range: { least: 0, most: 1_200_000 } })).toEqual({ value });
  });

  test.each([
    ["65", 65_000],
    ["250", 250_000],
    ["400", 400],
  ])("%s in a field of up to 60 m is metres unless it is far beyond them", (text, value) => {
    expect(parseQuantity(text, { ...METRES, range: { least: 100, most: 60_000 } })).toMatchObject({ value });
  });

  test.each<[string, QuantityContext, string]>([
    ["", METRES, "Enter a value."],
    ["6,2", METRES, "Use a point for decimals (6.2) and no comma for thousands (12300)."],
    ["12,300", METRES, "Use a point for decimals (6.2) and no comma for thousands (12300)."],
    ["6ft", METRES, "ft is not a unit of this value. Use mm or m."],
    ["6 kN", METRES, "kN is not a unit of this value. Use mm or m."],
    ["6 m", FACTOR, "m is not a unit of this value. Leave the unit out."],
    ["H/2", METRES, 'Cannot read "H". Enter a number or a calculation with L.'],
    ["P/2", METRES, "P (force) cannot be used here: length is needed."],
    ["L*L", METRES, "The units do not give this value."],
    ["1/L", METRES, "The units do not give this value."],
    ["L + 1/L", METRES, "The terms of a sum need the same unit."],
    ["1/0", METRES, "This divides by zero."],
    ["0/(1 - 1)", METRES, "This divides by zero."],
    ["=1e400", METRES, "This number is too large."],
    ["=1e300*1e300", FACTOR, "This number is too large."],
    ["=1e300/1e-300 - 1e400", FACTOR, "This number is too large."],
    ["3*", METRES, "The calculation is not complete."],
    ["(".repeat(50_000), METRES, "Use at most 200 characters."],
    ["(3", METRES, "A bracket is not closed."],
    ["3.4.5", METRES, 'Cannot read ".5". Enter a number.'],
    ["about 3", METRES, 'Cannot read "about". Enter a number or a calculation with L.'],
    ["6\u20138", METRES, 'Cannot read "\u20138". Enter a number.'],
    ["1 23", METRES, 'Cannot read "23". Enter a number.'],
  ])("%# is rejected with advice", (text, context, problem) => {
    expect(parseQuantity(text, context)).toEqual({ problem });
  });

  test("in displayed form is parsed as the displayed number", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => {
        const text = formatNumber(value, { decimals: [0, 3] });
        expect(parseQuantity(text, MILLIMETRES)).toEqual({ value: value + 0 });
      }),
    );
  });

  test("of any text ends in a number or a problem", () => {
    const pieces = fc.constantFrom(
      "6",
      ".",
      "m",
      "mm",
      "kN",
      "/",
      "*",
      "+",
      "-",
      "(",
      ")",
      "L",
      "=",
      " ",
      "²",
      "e",
      ",",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (text) => {
        const parsed = parseQuantity(text.join(""), METRES);
        expect("problem" in parsed ? parsed.problem.endsWith(".") : Number.isFinite(parsed.value)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test("a number out of range is named without the hint in its label", () => {
  const notch: NumberField = {
    ...{ kind: "number", label: "Notch depth (0 = none)", quantity: "length", unit: "mm", default: 0 },
    range: { least: 0, most: 600 },
  };
  expect(rangeProblem(-1, notch)).toBe("Notch depth must be at least 0 mm.");
  expect(rangeProblem(1, { ...notch, label: "(a) Size (width) of it", range: { most: 0 } })).toBe(
    "(a) Size (width) of it must be at most 0 mm.",
  );
});

describe("inputs", () => {
  test("have their defaults if omitted", () => {
    expect(parseInputs(FIELDS, {})).toEqual({
      inputs: {
        section: "360UB50.7",
        span: 6000,
        use: "floor",
        hasCamber: false,
        camber: 10,
        loads: [{ force: 10_000, position: 3000 }],
      },
    });
  });

  test("take numbers in base units and text in the user's", () => {
    const raw = { span: "8.4 m", use: "roof", loads: [{ force: "12.5", position: "L/2" }, { force: 2000 }] };
    expect(parseInputs(FIELDS, raw)).toMatchObject({
      inputs: {
        span: 8400,
        use: "roof",
        loads: [
          { force: 12_500, position: 4200 },
          { force: 2000, position: 0 },
        ],
      },
    });
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ span: "0.05" }, "/span", "Span must be at least 0.1 m."],
    [{ span: 60_001 }, "/span", "Span must be at most 60 m."],
    [{ span: "6.0005" }, "/span", "Span must be a whole number of millimetres."],
    [{ span: Number.NaN }, "/span", "Span must be a number."],
    [
      { span: null },
      "/span",
      "Span: null is not a value. Enter one, or leave the field out for its default.",
    ],
    [
      { loads: null },
      "/loads",
      "Loads: null is not a value. Enter one, or leave the field out for its default.",
    ],
    [
      { loads: [{ force: null }] },
      "/loads/0/force",
      "Force: null is not a value. Enter one, or leave the field out for its default.",
    ],
    [{ hasCamber: true, camber: 0 }, "/camber", "Precamber must be greater than 0 mm."],
    [{ hasCamber: true, camber: 500 }, "/camber", "Precamber must be less than 500 mm."],
    [{ use: "car park" }, "/use", "Use must be one of: floor, roof."],
    [{ hasCamber: "yes" }, "/hasCamber", "Precamber must be on or off."],
    [{ section: "" }, "/section", "Choose a section."],
    [{ loads: {} }, "/loads", "Loads must be a list of rows."],
    [
      { loads: Array.from({ length: 21 }, () => ({})) },
      "/loads",
      "Loads must have from 0 to 20 rows; there are 21.",
    ],
    [
      { loads: [{}, { force: "1,5" }] },
      "/loads/1/force",
      "Use a point for decimals (6.2) and no comma for thousands (12300).",
    ],
    [{ loads: [7] }, "/loads/0", "A row of Loads must be an object of fields."],
    [{ depth: 3 }, "/depth", "depth is not a field of this design."],
    [{ "a/b": 3 }, "/a~1b", "a/b is not a field of this design."],
    [{ toString: 3 }, "/toString", "toString is not a field of this design."],
  ])("%j are rejected beside their field", (raw, path, message) => {
    expect(parseInputs(FIELDS, raw)).toEqual({ errors: [{ path, message }] });
  });

  test("report every error at once", () => {
    const parsed = parseInputs(FIELDS, { span: "x", use: 3 });
    expect("errors" in parsed && parsed.errors.map(({ path }) => path)).toEqual(["/span", "/use"]);
  });

  test("with a list in a hidden field are rejected: it would be stored and shown with the rest", () => {
    expect(parseInputs(FIELDS, { hasCamber: false, camber: [[]], span: "x" })).toEqual({
      errors: [
        { path: "/camber", message: "Precamber must be a single value." },
        { path: "/span", message: 'Cannot read "x". Enter a number.' },
      ],
    });
  });

  test("with errors are ignored while hidden", () => {
    expect(parseInputs(FIELDS, { hasCamber: false, camber: "nonsense" })).toMatchObject({
      inputs: { camber: 10 },
    });
  });

  test("other than an object are rejected", () => {
    expect(parseInputs(FIELDS, [])).toEqual({
      errors: [{ path: "", message: "The inputs must be an object of fields." }],
    });
  });
});
