import { type NumberField, sectionField } from "@kingpost/calc";
import { expect, test } from "vitest";
import { valueText } from "./value-text.ts";

const LENGTH: NumberField = {
  kind: "number",
  label: "Length",
  quantity: "length",
  unit: "m",
  default: 6000,
  range: { least: 100, most: 60_000 },
};

test("a typed number is shown as it is read, with its unit", () => {
  const texts = ["6.2", "6200", "6 200", "6.2m", "=2*3100"].map((raw) => valueText(LENGTH, raw));
  expect(new Set(texts)).toEqual(new Set(["6.2 m"]));
});

test("a calculation with other fields, and what cannot be read, is shown as it was typed", () => {
  expect(valueText(LENGTH, "L/2")).toBe("L/2");
  expect(valueText(LENGTH, "6,2")).toBe("6,2");
});

test("a negative number has a minus sign", () => {
  const offset: NumberField = { ...LENGTH, unit: "mm", range: {} };
  expect(valueText(offset, -450)).toBe("\u2212450 mm");
  expect(valueText(offset, "-450")).toBe("\u2212450 mm");
});

test("a pure number has no unit, and no value no text", () => {
  const factor: NumberField = { ...LENGTH, quantity: "factor", unit: "" };
  expect(valueText(factor, 0.7)).toBe("0.7");
  expect(valueText(factor, undefined)).toBe("");
});

test("a section is shown with the grade that it is calculated with", () => {
  const section = sectionField({ label: "Section", default: "" });
  expect(valueText(section, "200x100x5.0RHS_350")).toBe("200x100x5.0RHS, C450L0");
  expect(valueText(section, "800WB122_350")).toBe("800WB122, Grade 400");
});
