import type { Candidate } from "@kingpost/design";
import { expect, test } from "vitest";
import { checkColumns, MASS, ordered } from "./candidate-order.ts";

const candidate = (name: string, mass: number, shear?: number): Candidate => ({
  id: name,
  name,
  detail: "",
  mass,
  depth: 300,
  ratio: 0.5,
  verdict: "pass",
  governing: "Shear",
  isChecked: true,
  ratios: shear === undefined ? [] : [{ title: "Shear", ratio: shear }],
  changes: {},
});

const ALL = [candidate("A", 30, 0.4), candidate("B", 20), candidate("C", 10, 0.9)];
const names = (by: string, isDescending: boolean) =>
  ordered(ALL, { by, isDescending }).map(({ name }) => name);

test("candidates are sorted by a column in both directions, those without its check last", () => {
  expect(names(MASS, false)).toEqual(["C", "B", "A"]);
  expect(names("Shear", false)).toEqual(["A", "C", "B"]);
  expect(names("Shear", true)).toEqual(["C", "A", "B"]);
});

test("each kind of check has one column", () => {
  expect(checkColumns(ALL)).toEqual(["Shear"]);
});
