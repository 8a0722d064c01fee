import { describe, expect, test } from "vitest";
import { analyseBeam, rowResponse } from "../src/analysis/analyse.ts";
import { extremes } from "../src/beam/extremes.ts";
import type { Combination } from "../src/combinations/combination.ts";
import { combinationsOf } from "../src/combinations/combinations.ts";
import type { LoadCase } from "../src/combinations/load-case.ts";
import { type CombinationFactors, USAGES, type UsageName } from "../src/combinations/usages.ts";
import { continuous, pointLoad, uniform } from "../testing/beams.ts";
import counts from "./counts.json" with { type: "json" };
import { readRows } from "./read-rows.ts";

const rows = readRows("actions.csv");

test("every row of the actions is compared", () => {
  expect(counts.combinations).toEqual({ compared: rows.length, agree: rows.length, explained: 0 });
});

const permanent = { id: "G", kind: "permanent" } as const;
const wind = { id: "Wu", kind: "wind", isUltimate: true } as const;

/** Cases and what acts, kN/m, by the words of the file. */
const ACTIONS: Readonly<
  Record<string, { readonly cases: readonly LoadCase[]; readonly loads: Readonly<Record<string, number>> }>
> = {
  "G=10; Q=6 (office; distributed); Wu=-8; Eu=5": {
    cases: [
      permanent,
      { id: "Q", kind: "imposed", usage: "office" },
      wind,
      { id: "Eu", kind: "earthquake", isUltimate: true },
    ],
    loads: { G: 10, Q: 6, Wu: -8, Eu: 5 },
  },
  "G=1.2; Q=0.75 (other roof; distributed); Wu=-3.0": {
    cases: [permanent, { id: "Q", kind: "imposed", usage: "other roof" }, wind],
    loads: { G: 1.2, Q: 0.75, Wu: -3 },
  },
};

const titled =
  (...titles: readonly string[]) =>
  ({ title }: Combination) =>
    titles.includes(title);
const purposed =
  (purpose: Combination["purpose"]) =>
  (combination: Combination): boolean =>
    combination.purpose === purpose;

const QUANTITIES: Readonly<Record<string, (combination: Combination) => boolean>> = {
  "1.35G": titled("1.35G"),
  "1.2G+1.5Q": titled("1.2G + 1.5Q"),
  "1.2G+1.5psi_l Q": titled("1.2G + 1.5ψlQ"),
  // Without psi_c, the combination is the one without Q.
  "1.2G+Wu+psi_c Q": ({ title, factors }) =>
    title === "1.2G + Wu + ψcQ" || (title === "1.2G + Wu" && factors.Q === undefined),
  "0.9G+Wu": titled("0.9G + Wu"),
  "G+Eu+psi_E Q": titled("G + Eu + ψEQ"),
  "short-term service G+psi_s Q": titled("G + ψsQ"),
  "long-term service G+psi_l Q": titled("G + ψlQ"),
  "short-term service": purposed("short-term"),
  "long-term service": purposed("long-term"),
};

describe("the combinations of AS/NZS 1170.0", () => {
  const combined = rows.filter(({ inputs }) => inputs in ACTIONS);

  test.each(combined.map((row) => [row.id, row.quantity, row] as const))(
    "%s: %s is that of the arithmetic",
    (_, quantity, { inputs, value }) => {
      const actions = ACTIONS[inputs];
      const combination = combinationsOf(actions?.cases ?? []).find(QUANTITIES[quantity] ?? (() => false));
      if (!actions || !combination) throw new Error("There is no combination.");
      const sum = Object.entries(combination.factors).reduce(
        (total, [id, factor]) => total + factor * (actions.loads[id] ?? Number.NaN),
        0,
      );
      expect(sum).toBeCloseTo(value, 12);
    },
  );

  test("acti-combination-023: M* of the worked example rounds to 125 kNm", () => {
    const imposed = { kind: "imposed", isConcurrent: true } as const;
    const analysis = analyseBeam(continuous([8]), [
      { of: permanent, loads: [uniform(3.868, 0, 8)] },
      { of: { ...imposed, id: "Q1", usage: "office" }, loads: [uniform(4.8, 0, 8)] },
      { of: { ...imposed, id: "Q2", usage: "concentrated floor" }, loads: [pointLoad(10, 4)] },
    ]);
    const row = analysis.rows.find(({ combination }) => combination.title === "1.2G + 1.5Q1 + 1.5Q2");
    if (!row) throw new Error("There is no such combination.");
    const { max } = extremes(rowResponse(analysis, row), "moment");
    expect(max.value / 1e6).toBeCloseTo(124.7328, 9);
    expect(Math.round(max.value / 1e6)).toBe(rows.find(({ id }) => id === "acti-combination-023")?.value);
  });
});

/** The words of the file, and the rows of Table 4.1 that they name. */
const TABLE: Readonly<Record<string, readonly UsageName[]>> = {
  "distributed: storage/other floor": ["storage", "other floor"],
  "distributed: other roof": ["other roof"],
  "concentrated: other roof/balustrade": ["concentrated other roof"],
  "concentrated: floor": ["concentrated floor"],
};
const COLUMNS: Readonly<Record<string, keyof CombinationFactors>> = {
  psi_s: "shortTerm",
  psi_l: "longTerm",
  psi_c: "combination",
  psi_E: "earthquake",
};

test.each(
  rows
    .filter(({ id }) => id.startsWith("acti-psi"))
    .map((row) => [row.id, row.inputs, row.quantity, row] as const),
)("%s: %s has the transcribed %s", (_, inputs, quantity, { value }) => {
  const [usages, column] = [TABLE[inputs], COLUMNS[quantity]];
  if (!usages || !column) throw new Error("There is no such place in the table.");
  for (const usage of usages) expect(USAGES[usage][column]).toBe(value);
});

test("the rows of the tests are all of the file", () => {
  const others = rows.filter(({ id, inputs }) => !(inputs in ACTIONS) && !id.startsWith("acti-psi"));
  expect(others.map(({ id }) => id)).toEqual(["acti-combination-023"]);
});
