import fc from "fast-check";
import { expect, test } from "vitest";
import { markupOf } from "../../testing/markup-of.ts";
import { markedSymbol, mathText, plainSymbol, symbolRuns, textRuns } from "./index.ts";
import { symbolNode } from "./mathml.ts";

test.each([
  ["phi M_sx", "φMsx", "φM_sx"],
  ["φM_sx", "φMsx", "φM_sx"],
  ["alpha_c", "αc", "α_c"],
  ["N*", "N*", "N*"],
  ["M*_x", "M*x", "M*_x"],
  ["f'_c", "f′c", "f′_c"],
  ["f_vm/f_va", "fvm/fva", "f_vm/f_va"],
  ["A_{s.min}", "As.min", "A_{s.min}"],
  ["d_1", "d1", "d_1"],
  ["eta", "η", "η"],
])("%s is %s in plain text and %s marked", (notation, plain, marked) => {
  const symbol = mathText(notation);
  expect(plainSymbol(symbol)).toBe(plain);
  expect(markedSymbol(symbol)).toBe(marked);
});

test("a marked symbol reads back as the same symbol", () => {
  const atom = fc.record({
    base: fc.constantFrom("M", "φ", "f", "/"),
    subscript: fc.constantFrom("sx", "c", "1", "s.min", "l,e"),
  });
  fc.assert(
    fc.property(fc.array(atom, { minLength: 1, maxLength: 3 }), (symbol) => {
      expect(mathText(markedSymbol(symbol))).toEqual(symbol);
    }),
  );
});

test("a notation that is no symbol is an error of the program", () => {
  expect(() => mathText("M_")).toThrow("cannot read _");
  expect(() => mathText("2x")).toThrow("2x is not a symbol");
});

test("a symbol is an italic base with upright scripts for a drawing", () => {
  expect(symbolRuns(mathText("phi M*_x"))).toEqual([
    { text: "φ", style: "symbol" },
    { text: "M", style: "symbol" },
    { text: "*", style: "superscript" },
    { text: "x", style: "subscript" },
  ]);
});

test("a sentence is text with subscripts", () => {
  expect(textRuns("α_c is 1 where A_{s.min} = 0")).toEqual([
    { text: "α", style: "text" },
    { text: "c", style: "subscript" },
    { text: " is 1 where A", style: "text" },
    { text: "s.min", style: "subscript" },
    { text: " = 0", style: "text" },
  ]);
});

test("the factors in the name of a combination have subscripts, as kept or marked", () => {
  const runs = [
    { text: "1.2G + Wu + \u03c8", style: "text" },
    { text: "c", style: "subscript" },
    { text: "Q1", style: "text" },
  ];
  expect(textRuns("1.2G + Wu + \u03c8cQ1")).toEqual(runs);
  expect(textRuns("\u03c8_s Q")).toEqual([
    { text: "\u03c8", style: "text" },
    { text: "s", style: "subscript" },
    { text: " Q", style: "text" },
  ]);
  expect(textRuns("\u03c8 short-term, \u03c8sum")).toEqual([
    { text: "\u03c8 short-term, \u03c8sum", style: "text" },
  ]);
});

test("a symbol in MathML has its scripts as elements", () => {
  expect(markupOf(symbolNode(mathText("M*_x")))).toBe(
    '<msubsup><mi>M</mi><mi mathvariant="normal">x</mi><mo>*</mo></msubsup>',
  );
  expect(markupOf(symbolNode(mathText("phi N_s")))).toBe(
    '<mrow><mi>φ</mi><msub><mi>N</mi><mi mathvariant="normal">s</mi></msub></mrow>',
  );
});
