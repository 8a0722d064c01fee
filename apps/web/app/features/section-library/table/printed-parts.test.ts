import { ALL_CATEGORIES } from "@kingpost/sections";
import { expect, test } from "vitest";
import { DEFAULT_MEMBER } from "../capacities/member/member.ts";
import { catalogue } from "../testing/catalogue.ts";
import { printedParts } from "./printed-parts.ts";
import { tableGroups } from "./table-columns.ts";

const partsOf = (family: (typeof ALL_CATEGORIES)[number]) => {
  const groups = tableGroups(family, "Aust300", DEFAULT_MEMBER);
  return {
    groups,
    parts: printedParts(groups, catalogue.records({ category: family, standard: "Aust300" })),
  };
};

test("a printed family is a few tables, with every column once and in order", () => {
  for (const family of ALL_CATEGORIES) {
    const { groups, parts } = partsOf(family);
    const keysOf = (all: typeof groups) => all.flatMap(({ columns }) => columns.map(({ key }) => key));
    expect(keysOf(parts.flat()), family).toEqual(keysOf(groups));
    expect(parts.length, family).toBeLessThanOrEqual(3);
    expect(parts.every((part) => part.every(({ columns }) => columns.length > 0))).toBe(true);
  }
});

test("a group of columns is not divided between two tables where it fits in one", () => {
  const titles = partsOf("UB").parts.flatMap((part) => part.map(({ title }) => title));
  expect(titles).toEqual([...new Set(titles)]);
  expect(partsOf("UB").parts).toHaveLength(2);
});
