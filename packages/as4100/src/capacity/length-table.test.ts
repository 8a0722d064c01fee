import { steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { readPublished } from "../../validation/read-published.ts";
import { capacitiesOverLengths, TABLE_LENGTHS } from "../index.ts";

// The published tables of CHS in C250 list phiNc at the same lengths.
test("a table of lengths gives the published capacities of a tube digit by digit", () => {
  const size = "165.1x5.0CHS";
  const printed = readPublished().filter(
    ({ designation, query }) => designation === size && query.capacity === "phiNcy",
  );
  expect(printed.length).toBeGreaterThan(3);
  const row = capacitiesOverLengths(
    steelSectionOf(recordIn(size, "C250")),
    "phiNcy",
    1,
    printed.map(({ query }) => ("le" in query ? query.le : 0)),
  );
  expect(row.map((value) => Number((Number(value) / 1e3).toPrecision(3)))).toEqual(
    printed.map(({ value }) => value),
  );
});

test("a table has a capacity for every length, and none increases with length", () => {
  const row = capacitiesOverLengths(steelSectionOf(recordIn("410UB59.7", "300")), "phiMbx", 1).map(Number);
  expect(row).toHaveLength(TABLE_LENGTHS.length);
  expect(row).toEqual([...row].sort((a, b) => b - a));
});
