import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORIES, STANDARDS } from "../record/record.ts";
import { parseSectionId, sectionId } from "./identifiers.ts";

test("a welded beam has a suffix in its second variant only", () => {
  expect(sectionId("WB", "700WB115", "Aust300")).toBe("700WB115");
  expect(sectionId("WB", "700WB115", "Aust350")).toBe("700WB115_350");
});

test("every other family has a suffix in both variants", () => {
  expect(sectionId("UB", "610UB125", "Aust300")).toBe("610UB125_300");
  expect(sectionId("UB", "610UB125", "Aust350")).toBe("610UB125_350");
  expect(sectionId("WC", "500WC440", "Aust300")).toBe("500WC440_300");
});

test("an identifier is read without its suffix, with the other form of it, and in any case", () => {
  const beam = { category: "UB", designation: "610UB125", standard: "Aust300" };
  expect(parseSectionId("610UB125")).toEqual(beam);
  expect(parseSectionId("610ub125_300")).toEqual(beam);
  expect(parseSectionId("610ub125_350")).toEqual({ ...beam, standard: "Aust350" });
  expect(parseSectionId("700WB115_300")).toEqual({
    category: "WB",
    designation: "700WB115",
    standard: "Aust300",
  });
});

test("an identifier is read with spaces and with any sign for by", () => {
  const hollow = { category: "RHS", designation: "150x100x6.0RHS", standard: "Aust350" };
  expect(parseSectionId("150 × 100 * 6.0 rhs_350")).toEqual(hollow);
  expect(parseSectionId("150X100X6.0RHS_350")).toEqual(hollow);
});

test.each(["", "UB", "610", "610XX125", "610UB125_400", "_300", "610UB125_300_350", "__proto__"])(
  "%j is the identifier of no section",
  (text) => {
    expect(parseSectionId(text)).toBeUndefined();
  },
);

test("every identifier is parsed back to the same size", () => {
  const size = fc.integer({ min: 1, max: 2000 });
  const length = fc.oneof(
    size.map(String),
    size.map((n) => (n / 10).toFixed(1)),
  );
  const designation = fc
    .tuple(
      fc.array(length, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...CATEGORIES),
      fc.option(length, { nil: "" }),
    )
    .map(([lengths, category, mass]) => ({
      category,
      designation: `${lengths.join("x")}${category}${mass}`,
    }));
  fc.assert(
    fc.property(designation, fc.constantFrom(...STANDARDS), ({ category, designation: name }, standard) => {
      expect(parseSectionId(sectionId(category, name, standard))).toEqual({
        category,
        designation: name,
        standard,
      });
    }),
  );
});
