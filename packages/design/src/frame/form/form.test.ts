import { expect, test } from "vitest";
import { anyMoment, choice, form, metres, millimetres, suffixed, table, words } from "./form.ts";

test("a form has its groups and fields in the order in which they are written", () => {
  const { fields, groups } = form([
    { title: "Plate", fields: { length: millimetres("Plate length", "L", [50, 350, 3000]) } },
    { title: "Notes", isRare: true, fields: { by: words("Designed by", 120), rows: table("Rows", 5, {}) } },
  ]);
  expect(Object.keys(fields)).toEqual(["length", "by", "rows"]);
  expect(groups).toEqual([
    { title: "Plate", fields: ["length"] },
    { title: "Notes", isRare: true, fields: ["by", "rows"] },
  ]);
});

test("a quantity has its unit, its symbol and a range that includes both bounds", () => {
  expect(metres("Length", "l_e", [300, 3000, 30_000])).toMatchObject({
    kind: "number",
    quantity: "length",
    unit: "m",
    range: { least: 300, most: 30_000 },
    default: 3000,
  });
});

test("a range of a field's own takes the place of the bounds", () => {
  const range = { above: 0, most: 30_000 };
  expect(metres("Position", "z", [0, 1500, 30_000], { range }).range).toEqual(range);
});

test("an action may have either sign, and is zero at first", () => {
  expect(anyMoment("Mx")).toMatchObject({ range: { least: -1e11, most: 1e11 }, default: 0 });
  expect(anyMoment("Mx")).not.toHaveProperty("symbol");
});

test("the first option of a choice is its default unless another is named", () => {
  const options = [
    ["a", "A"],
    ["b", "B"],
  ] as const;
  expect(choice("Letter", options).default).toBe("a");
  expect(choice("Letter", options, { default: "b" }).default).toBe("b");
  expect(() => choice("Letter", [])).toThrow(TypeError);
});

test("fields that a form has more than once have a suffix to their names", () => {
  const by = words("Designed by", 120);
  expect(suffixed({ heldBy: by }, "X")).toEqual({ heldByX: by });
});
