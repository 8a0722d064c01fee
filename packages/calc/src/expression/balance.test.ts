import { describe, expect, test } from "vitest";
import { UNITS } from "../unit/units.ts";
import { checkUnits, dimensionOf, UnbalancedUnits } from "./balance.ts";
import { symbol } from "./symbol.ts";
import { type Expression, TREES } from "./tree.ts";

const { constant, times, over, plus, square, power, sqrt, min, cos, when, isAtMost, pi } = TREES;
const node = (name: string, unit: Parameters<typeof symbol>[1]): Expression => ({
  kind: "symbol",
  name,
  symbol: symbol("x", unit),
});
const FY = node("fy", "MPa");
const ZE = node("ze", "mm³");
const LE = node("le", "mm");
const FORCE = node("n", "kN");
const FACTOR = node("kf", "");

const check = (tree: Expression, unit: Parameters<typeof symbol>[1]) =>
  checkUnits({ id: "step", result: symbol("y", unit), tree: () => tree });

describe("units balance", () => {
  test.each<[string, Expression, Parameters<typeof symbol>[1]]>([
    ["a product", times(FY, ZE), "kNm"],
    ["a quotient", over(FORCE, FY), "mm²"],
    ["a root of a ratio", sqrt(over(FY, constant(250, "MPa"))), ""],
    ["an empirical constant", times(constant(0.6, "MPa^0.5"), sqrt(FY)), "MPa"],
    ["a power with a constant exponent", power(LE, constant(4)), "mm⁴"],
    ["a variable exponent over pure numbers", power(FACTOR, plus(constant(1.4), FACTOR)), ""],
    ["the least of forces", min(FORCE, times(FY, square(LE))), "kN"],
    ["a function of an angle", cos(node("theta", "°")), ""],
    ["cases", when(isAtMost(LE, constant(1, "m")), FORCE, times(pi, FORCE)), "kN"],
  ])("in %s", (_, tree, unit) => {
    expect(() => check(tree, unit)).not.toThrow();
  });
});

describe("units that do not balance are reported", () => {
  test.each<[string, Expression, Parameters<typeof symbol>[1], string]>([
    ["the result", times(FY, ZE), "kN", "The result of step has N mm where N is needed."],
    ["a sum", plus(FY, LE), "MPa", "A sum has mm where N mm^-2 is needed."],
    [
      "a forgotten unit of a constant",
      sqrt(over(FY, constant(250))),
      "",
      "The result of step has N^0.5 mm^-1",
    ],
    ["the least of unlike values", min(FORCE, FY), "kN", "min has N mm^-2 where N is needed."],
    ["an exponent", power(FACTOR, LE), "", "An exponent has mm where no unit is needed."],
    ["a variable exponent", power(LE, FACTOR), "", "The base of a variable exponent has mm"],
    ["an angle", cos(LE), "", "cos has mm where no unit is needed."],
    [
      "a comparison",
      when(isAtMost(LE, FY), FACTOR, FACTOR),
      "",
      "A comparison has N mm^-2 where mm is needed.",
    ],
    ["cases", when(isAtMost(LE, LE), FORCE, FY), "kN", "The cases of a value has N mm^-2 where N is needed."],
  ])("in %s", (_, tree, unit, message) => {
    expect(() => check(tree, unit)).toThrow(UnbalancedUnits);
    expect(() => check(tree, unit)).toThrow(message);
  });
});

test("the dimension of a tree is that of its value", () => {
  expect(dimensionOf(times(FY, ZE))).toEqual(UNITS.kNm.dimension);
});
