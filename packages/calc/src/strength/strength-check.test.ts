import { expect, test } from "vitest";
import { standardReferences } from "../reference.ts";
import { requirementCheck, strengthCheck } from "./strength-check.ts";

const OF = {
  names: { id: "a", title: "A" },
  reference: standardReferences("AS 0000", "AS 0000:2026").clause("1.1"),
  assumptions: [],
  demand: 2,
  unit: "mm",
  capacity: () => 3,
} as const;

test.each([
  ["a strength", strengthCheck],
  ["a requirement", requirementCheck],
])("the working of %s has the steps of its demand before those of its capacity", (_, make) => {
  const check = make({
    ...OF,
    derivation: (record) => record.heading("demand", "Demand"),
    capacity: (record) => {
      record.heading("capacity", "Capacity");
      return 3;
    },
  });
  expect("steps" in check && check.steps.map(({ id }) => id)).toEqual(["demand", "capacity"]);
});
