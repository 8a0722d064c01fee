import { expect, test } from "vitest";
import { findEntries } from "../filter/found/found.ts";
import { catalogue } from "../testing/catalogue.ts";
import { conditionOf } from "../testing/typed.ts";
import { INITIAL_STATE } from "../view-state/library-state.ts";
import { loadCapacities } from "./quantity-columns.ts";

const found = (text: string) =>
  findEntries(catalogue, { ...INITIAL_STATE, conditions: [conditionOf(text)] }).map(({ name }) => name);

test("a condition on ksm finds the sections on both sides of a published ratio", async () => {
  await loadCapacities();
  // 150UC30.0 has the published 29.7 m2/t.
  expect(found("ksm = 29.6..29.8")).toContain("150UC30.0");
  expect(found("ksm < 29.7")).not.toContain("150UC30.0");
  expect(found("ksm <= 29.7")).toContain("150UC30.0");
});

test("a condition on a ratio that hollow sections do not have leaves them out", async () => {
  await loadCapacities();
  const names = found("ksm4 > 0");
  expect(names.filter((name) => /HS$/.test(name))).toEqual([]);
  expect(names).toContain("610UB125");
});
