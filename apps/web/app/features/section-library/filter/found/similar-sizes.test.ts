import { type CatalogueData, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { expect, test } from "vitest";
import { similarSizes } from "./similar-sizes.ts";

const { entries } = loadCatalogue(data as CatalogueData);

test.each([
  ["200x100x5.5RHS_350", ["200x100x6.0RHS", "200x100x5.0RHS"]],
  ["310UC97_300", ["310UC96.8", "310UC118"]],
  ["310 UB 41", ["310UB40.4", "310UB46.2"]],
  ["600UB125", ["610UB125", "610UB113"]],
  ["89x5.1CHS", ["88.9x5.0CHS", "88.9x4.8CHS"]],
  ["360", ["360UB56.7", "360UB50.7"]],
])("%s may mean %j", (asked, first) => {
  expect(similarSizes(entries, asked).slice(0, 2)).toEqual(first);
});

test.each(["", "banana", "___"])("%j resembles no size", (asked) => {
  expect(similarSizes(entries, asked)).toEqual([]);
});
