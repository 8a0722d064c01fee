import { markedSymbol, stepTexts } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import {
  BEARING_CAPACITIES,
  CAPACITY_LABELS,
  type CapacityQuery,
  capacityTitle,
  DETAIL_CAPACITIES,
  derive,
  SECTION_CAPACITIES,
} from "../index.ts";

test("the label of a capacity has the same symbol as the last step of its derivation", () => {
  const queries: readonly CapacityQuery[] = [
    ...SECTION_CAPACITIES.map((capacity) => ({ capacity })),
    ...DETAIL_CAPACITIES.map((capacity) => ({ capacity })),
    ...BEARING_CAPACITIES.map((capacity) => ({ capacity, bs: 100 })),
    { capacity: "phiNcx", le: 3000 },
    { capacity: "phiNcy", le: 3000 },
    { capacity: "phiMbx", le: 3000 },
  ];
  const seen = new Set<string>();
  for (const [designation, grade] of [
    ["200PFC", "300"],
    ["150x100x10UA", "300"],
    ["150x50x3.0RHS", "C450"],
  ] as const) {
    for (const query of queries) {
      const derivation = derive(steelSectionOf(recordIn(designation, grade)), query);
      if (!("steps" in derivation)) continue;
      seen.add(query.capacity);
      const last = stepTexts(derivation.steps).at(-1);
      expect(last?.symbol).toBe(markedSymbol(CAPACITY_LABELS[query.capacity].symbol));
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(CAPACITY_LABELS).sort());
});

test("bearing at the end has the symbols of the Standard, and titles that differ", () => {
  expect(markedSymbol(CAPACITY_LABELS.phiRbyEnd.symbol)).toBe("φR_by");
  expect(markedSymbol(CAPACITY_LABELS.phiRbyMm.symbol)).toBe("φR_by/b");
  const labels = Object.values(CAPACITY_LABELS).map(({ symbol, title }) => `${symbol.join("")} ${title}`);
  expect(new Set(labels).size).toBe(labels.length);
});

test("below a heading, a section capacity has a short name", () => {
  const short = SECTION_CAPACITIES.map((capacity) => capacityTitle(capacity, "channel", "short"));
  expect(short.filter((name) => /^section/i.test(name))).toEqual([]);
  expect(short).toEqual(
    expect.arrayContaining(["Moment about x", "Compression", "Tension", "Shear along the web"]),
  );
  expect(capacityTitle("phiVv", "channel")).toBe("Shear capacity along the web");
});
