import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_MEMBER } from "../capacities/member.ts";
import { catalogue } from "../testing/catalogue.ts";
import { boundHint } from "./bound-hint.ts";
import { conditionToText } from "./conditions.ts";
import { QUANTITIES } from "./quantities.ts";
import { looksLikeCondition, readConditions } from "./typed-conditions.ts";

function textsOf(text: string): readonly string[] {
  const read = readConditions(text);
  if ("error" in read) throw new Error(read.error);
  return read.conditions.map(conditionToText);
}

describe("several conditions in one text", () => {
  test.each([
    ["Ix>=200 mass<=60", ["ix:200..", "mass:..60"]],
    ["Ix >= 200, d <= 460", ["ix:200..", "d:..460"]],
    ["Ix >= 200 and d <= 460; welded", ["ix:200..", "d:..460", "fabrication:welded"]],
    ["zex>1000 ub", ["zex:1000..", "family:UB"]],
    ["ub, uc zex>1000", ["family:UB.UC", "zex:1000.."]],
    ["family = UB, UC Ix >= 200", ["family:UB.UC", "ix:200.."]],
    ["40 <= mass <= 60 200 <= Ix", ["mass:40..60", "ix:200.."]],
    ["60 >= mass >= 40", ["mass:40..60"]],
    ["Ix >= 200 Ix <= 300", ["ix:200..300"]],
    ["Ag >= 10 000 d <= 460", ["ag:10000..", "d:..460"]],
    ["Ix >= 200 300 <= d", ["ix:200..", "d:300.."]],
    ["listed grade = C450 mass 40-60", ["listed:yes", "grade:C450", "mass:40..60"]],
    ["Parallel flange channels d>=200", ["family:PFC", "d:200.."]],
    ["mass 40-60", ["mass:40..60"]],
    ["mass 40 - 60.5", ["mass:40..60.5"]],
    ["Ix 200..300", ["ix:200..300"]],
    ["Ix=200..300", ["ix:200..300"]],
    ["tf = 12", ["tf:12..12"]],
  ])("%s", (text, conditions) => {
    expect(looksLikeCondition(text)).toBe(true);
    expect(textsOf(text)).toEqual(conditions);
  });

  test.each([
    ["Ix >= 200 mass <= big", "\u201cbig\u201d is not a number"],
    ["Iz >= 3 mass <= 60", "\u201cIz\u201d is no property"],
    ["d >= 400 mm", "Leave the unit out"],
    ["d >= 400 mm mass <= 60", "Leave the unit out"],
    ["d >= 400mm", "Leave the unit out"],
    ["Ix >= 200 610UB125", "\u201c610UB125\u201d is not understood"],
    ["Ix >= 300 Ix <= 200", "more than the most"],
    ["mass 60-40", "more than the most"],
    ["", "Write a condition"],
  ])("%s is refused with the reason", (text, reason) => {
    const read = readConditions(text);
    expect("error" in read && read.error).toContain(reason);
  });

  test("no text whatever throws", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("Ix", ">=", "200", " ", ",", "ub", "..", "-", "grade", "="),
    );
    fc.assert(fc.property(fc.array(piece), (pieces) => readConditions(pieces.join("")) !== undefined));
  });

  test("every quantity is understood by its key, beside another", () => {
    for (const { key } of QUANTITIES) expect(textsOf(`${key} >= 1 ub`)).toEqual([`${key}:1..`, "family:UB"]);
  });
});

describe("what looks like a condition", () => {
  test("is no name of the catalogue", () => {
    expect(catalogue.entries.filter(({ name }) => looksLikeCondition(name))).toEqual([]);
  });

  test.each([
    "t=6",
    "150x100 t=6",
    "ub",
    "UB 200-300",
    "mass",
    "100 by 100 by 8",
    "610UB125 Grade 350",
    "welded",
  ])("%s stays a search", (text) => expect(looksLikeCondition(text)).toBe(false));

  test.each(["listed", "Not listed", "grade = C4", "family:UB", "mass=40"])("%s is one", (text) =>
    expect(looksLikeCondition(text)).toBe(true),
  );
});

// Ix in 10^6 mm4, Zex in 10^3 mm3: 200e6 mm4 is 200 of the table, 1e6 mm3 is 1000. Printed: no section has an Ix of 20 000.
describe("a bound in base units", () => {
  const hint = (text: string) => {
    const read = readConditions(text);
    if ("error" in read) throw new Error(read.error);
    return read.conditions.map((one) => boundHint(catalogue, one, DEFAULT_MEMBER))[0];
  };

  test.each([
    ["Ix >= 200e6", "\u00d710\u2076 mm\u2074"],
    ["Ix <= 200000000", "\u00d710\u2076 mm\u2074"],
    ["Zex >= 1e6", "\u00d710\u00b3 mm\u00b3"],
    ["d >= 1e9", "in mm,"],
  ])("%s is refused with the unit", (text, unit) => expect(hint(text)).toContain(unit));

  test.each(["Ix >= 200", "Ix >= 1e6", "Zex >= 50000", "d <= 5000", "mass <= 9999", "ub"])(
    "%s is let through",
    (text) => expect(hint(text)).toBeUndefined(),
  );
});
