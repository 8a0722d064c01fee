import { type CheckNames, limitCheck } from "@kingpost/calc";
import { expect, test } from "vitest";
import { axialActionOf } from "../actions/axial-action.ts";
import { type CheckRow, checksOf, topicsOf } from "./check-rows.ts";

const reference = { standard: "AS 0000", edition: "AS 0000:2026", place: "Clause 1.1" } as const;

const limit = ({ id, title, action }: CheckNames, demand: number) =>
  limitCheck({
    id,
    title,
    group: "Strength",
    reference,
    combination: action?.combination,
    demand,
    relation: "≤",
    limit: 100,
    unit: "",
    steps: () => [],
    assumptions: [],
  });

const ROWS: readonly CheckRow<number>[] = [
  { id: "bearing", title: "Bearing", topic: "Concrete", check: (n, names) => limit(names, n) },
  {
    id: "uplift",
    title: (n) => `Uplift of ${-n}`,
    check: (n, names) => (n < 0 ? limit(names, -n) : undefined),
  },
];

const under = (n: number) => checksOf(ROWS, n, axialActionOf(reference)({ name: "0.9G + Wu", n }));

test("rows are checked in their order, each with its title and its combination", () => {
  expect(under(-30)).toMatchObject([
    { id: "bearing", title: "Bearing", combination: "0.9G + Wu", demand: -30 },
    { id: "uplift", title: "Uplift of 30", combination: "0.9G + Wu", demand: 30 },
  ]);
});

test("a row that does not apply is not listed", () => {
  expect(under(50).map(({ id }) => id)).toEqual(["bearing"]);
});

test("rows without a topic are in no column of the candidates", () => {
  expect(topicsOf(ROWS)).toEqual({ bearing: "Concrete" });
});
