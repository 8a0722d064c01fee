import { referenceText } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { combinationsOf } from "./combinations.ts";
import type { LoadCase } from "./load-case.ts";
import { CombinationError, combinationProblems } from "./problems.ts";
import { stabilityCombinations, stabilityEffects } from "./stability.ts";

const G: LoadCase = { id: "G", kind: "permanent" };
const SDL: LoadCase = { id: "SDL", kind: "permanent" };
const Q: LoadCase = { id: "Q", kind: "imposed", usage: "office" };
const ROOF: LoadCase = { id: "Q2", kind: "imposed", usage: "other roof" };
const UPLIFT: LoadCase = { id: "Wu1", kind: "wind", isUltimate: true };
const PRESSURE: LoadCase = { id: "Wu2", kind: "wind", isUltimate: true };
const SERVICE_WIND: LoadCase = { id: "Ws", kind: "wind", isUltimate: false };
const SNOW: LoadCase = { id: "Su", kind: "snow" };
const EARTHQUAKE: LoadCase = { id: "Eu", kind: "earthquake", isUltimate: true };
const SERVICE_EARTHQUAKE: LoadCase = { id: "Es", kind: "earthquake", isUltimate: false };
const SETTLEMENT: LoadCase = { id: "F", kind: "other", strength: 1, stability: 0, serviceability: 1 };

const titles = (cases: readonly LoadCase[], options = {}) =>
  combinationsOf(cases, options).map(({ title }) => title);

describe("the combinations", () => {
  test("of permanent, imposed, wind, snow and earthquake actions are those of Section 4", () => {
    const cases = [G, SDL, Q, UPLIFT, SERVICE_WIND, SNOW, EARTHQUAKE, SERVICE_EARTHQUAKE];
    expect(combinationsOf(cases).map(({ id, title }) => `${id} ${title}`)).toEqual([
      "S1 1.35G",
      "S2:Q 1.2G + 1.5Q",
      "S3:Q 1.2G + 1.5ψlQ",
      "S4:Wu1:Q 1.2G + Wu1 + ψcQ",
      "S4:Wu1 1.2G + Wu1",
      "S5:Wu1 0.9G + Wu1",
      "S6:Eu:Q G + Eu + ψEQ",
      "S6:Eu G + Eu",
      "S6:-Eu:Q G \u2212 Eu + ψEQ",
      "S6:-Eu G \u2212 Eu",
      "S7:Su:Q 1.2G + Su + ψcQ",
      "S7:Su 1.2G + Su",
      "D1 G",
      "D2:Q ψsQ",
      "D3:Q ψlQ",
      "D4:Q G + ψsQ",
      "D5:Q G + ψlQ",
      "D6:Ws Ws",
      "D8:Es Es",
      "D8:-Es \u2212Es",
    ]);
  });

  test("have the factors of each case", () => {
    const [found] = combinationsOf([G, SDL, Q, UPLIFT]).filter(({ id }) => id === "S4:Wu1:Q");
    expect(found?.factors).toEqual({ G: 1.2, SDL: 1.2, Wu1: 1, Q: 0.4 });
  });

  test("name their clauses", () => {
    const clauses = combinationsOf([G, Q, UPLIFT]).map(({ clause }) => clause && referenceText(clause));
    expect(clauses.slice(0, 4)).toEqual([
      "AS/NZS 1170.0 Clause 4.2.2(a)",
      "AS/NZS 1170.0 Clause 4.2.2(b)",
      "AS/NZS 1170.0 Clause 4.2.2(c)",
      "AS/NZS 1170.0 Clause 4.2.2(d)",
    ]);
    expect(clauses.at(-1)).toBe("AS/NZS 1170.0 Clause 4.3");
  });

  test("of actions that are not concurrent have one of them", () => {
    const two = titles([G, Q, ROOF, UPLIFT, PRESSURE]);
    expect(two).toContain("1.2G + 1.5Q");
    expect(two).toContain("1.2G + 1.5Q2");
    expect(two.filter((title) => title.includes("Q") && title.includes("Q2 +"))).toEqual([]);
    expect(two.filter((title) => title.includes("Wu1") && title.includes("Wu2"))).toEqual([]);
  });

  test("of concurrent imposed actions have each, and all", () => {
    const concurrent = [G, { ...Q, isConcurrent: true }, { ...ROOF, isConcurrent: true }] as LoadCase[];
    expect(titles(concurrent).slice(1, 4)).toEqual(["1.2G + 1.5Q + 1.5Q2", "1.2G + 1.5Q", "1.2G + 1.5Q2"]);
  });

  test("of concurrent wind actions have all of them", () => {
    const together = [UPLIFT, PRESSURE].map((one) => ({ ...one, isConcurrent: true }) as LoadCase);
    expect(titles([G, ...together])).toEqual(["1.35G", "1.2G + Wu1 + Wu2", "0.9G + Wu1 + Wu2", "G"]);
  });

  test("with an earthquake have both of its directions, in every limit state and beside every other action", () => {
    const cases = [G, Q, ROOF, EARTHQUAKE, { ...EARTHQUAKE, id: "Eu2" }, SERVICE_EARTHQUAKE] as LoadCase[];
    const all = [...combinationsOf(cases), ...stabilityCombinations(cases)];
    const key = (factors: Readonly<Record<string, number>>) =>
      JSON.stringify(Object.entries(factors).sort(([a], [b]) => a.localeCompare(b)));
    for (const one of ["Eu", "Eu2", "Es"]) {
      const acting = all.filter(({ factors }) => factors[one] !== undefined);
      expect(new Set(acting.map(({ factors }) => factors[one]))).toEqual(new Set([1, -1]));
      const known = new Set(acting.map(({ factors }) => key(factors)));
      for (const { factors } of acting) {
        expect(known).toContain(key({ ...factors, [one]: -(factors[one] ?? 0) }));
      }
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test("without a psi factor are not repeated", () => {
    expect(titles([G, ROOF, UPLIFT])).toEqual([
      "1.35G",
      "1.2G + 1.5Q2",
      "1.2G + Wu1",
      "0.9G + Wu1",
      "G",
      "ψsQ2",
      "G + ψsQ2",
      "G + ψlQ2",
    ]);
  });

  test("take the user's psi factors", () => {
    const cases = [G, { ...Q, factors: { shortTerm: 1 } } as LoadCase];
    expect(combinationsOf(cases).find(({ purpose }) => purpose === "short-term")?.factors).toEqual({
      G: 1,
      Q: 1,
    });
  });

  test("include other actions with the user's factors", () => {
    expect(titles([G, SETTLEMENT])).toEqual(["1.35G + F", "G + F"]);
  });

  test("may have the imposed action in full, and service wind with permanent action", () => {
    const options = { isImposedInFull: true, hasWindWithPermanent: true };
    const service = titles([G, Q, SERVICE_WIND], options).slice(3);
    expect(service).toEqual(["G", "Q", "ψlQ", "G + ψsQ", "G + ψlQ", "Ws", "G + Ws + ψlQ", "G + Ws"]);
  });

  test("of the user have the user's factors", () => {
    const user = [{ id: "U1", limitState: "strength" as const, factors: { G: 1.2, Q: -0.5, Wu1: 0 } }];
    expect(combinationsOf([G, Q, UPLIFT], { user }).at(-1)).toEqual({
      id: "U1",
      title: "1.2G \u2212 0.5Q",
      purpose: "strength",
      clause: undefined,
      factors: { G: 1.2, Q: -0.5 },
    });
  });

  test("of the user with earthquakes act in each sense of each, also of serviceability, once", () => {
    const cases = [G, EARTHQUAKE, { ...EARTHQUAKE, id: "Eu2" }, SERVICE_EARTHQUAKE] as LoadCase[];
    const user = [
      { id: "U1", limitState: "strength" as const, factors: { G: 1, Eu: -1, Eu2: 0.3 } },
      { id: "U2", limitState: "strength" as const, factors: { G: 0.9, Eu: 1 } },
      { id: "U3", limitState: "strength" as const, factors: { G: 0.9, Eu: -1 } },
      { id: "U4", limitState: "serviceability" as const, factors: { G: 1, Es: 1 } },
    ];
    const own = combinationsOf(cases, { user }).filter(({ clause }) => clause === undefined);
    expect(own.map(({ id, title, purpose }) => `${id} ${title}, ${purpose}`)).toEqual([
      "U1 G \u2212 Eu + 0.3Eu2, strength",
      "U1:-Eu G + Eu + 0.3Eu2, strength",
      "U1:-Eu2 G \u2212 Eu \u2212 0.3Eu2, strength",
      "U1:-Eu:-Eu2 G + Eu \u2212 0.3Eu2, strength",
      "U2 0.9G + Eu, strength",
      "U3 0.9G \u2212 Eu, strength",
      "U4 G + Es, serviceability",
      "U4:-Es G \u2212 Es, serviceability",
    ]);
    expect(own[3]?.factors).toEqual({ G: 1, Eu: 1, Eu2: -0.3 });
  });

  test("stay in the list with the reason when they are switched off", () => {
    const found = combinationsOf([G, Q], { switchedOff: { "S3:Q": " No creep. ", "S9:gone": "Old." } });
    expect(found.filter(({ switchedOff }) => switchedOff !== undefined)).toMatchObject([
      { id: "S3:Q", switchedOff: "No creep." },
    ]);
  });
});

test.each<[string, readonly LoadCase[], object, string, object]>([
  ["two cases of one name", [G, G], {}, "same-case", { list: "cases", index: 1, field: "id" }],
  [
    "a psi factor above 1.2",
    [{ ...Q, factors: { longTerm: 1.3 } } as LoadCase],
    {},
    "factor-out-of-range",
    { list: "cases", index: 0, field: "longTerm" },
  ],
  [
    "a factor that is not a number",
    [G],
    { user: [{ id: "U1", limitState: "strength", factors: { G: Number.NaN } }] },
    "factor-out-of-range",
    { list: "user", index: 0, field: "G" },
  ],
  [
    "a factor of a case that does not exist",
    [G],
    { user: [{ id: "U1", limitState: "strength", factors: { Q: 1 } }] },
    "unknown-case",
    { list: "user", index: 0, field: "Q" },
  ],
  [
    "the name of a combination of the Standard",
    [G],
    { user: [{ id: "S1", limitState: "strength", factors: { G: 1 } }] },
    "same-combination",
    { list: "user", index: 0, field: "id" },
  ],
  ["no reason", [G], { switchedOff: { S1: " " } }, "no-reason", { list: "switchedOff", index: 0 }],
  [
    "five concurrent imposed actions",
    [1, 2, 3, 4, 5].map((n) => ({ ...Q, id: `Q${n}`, isConcurrent: true }) as LoadCase),
    {},
    "too-many",
    { list: "cases", index: 4 },
  ],
])("combinations with %s are rejected beside their row", (_, cases, options, code, place) => {
  expect(combinationProblems(cases, options)).toMatchObject([{ code, place }]);
  expect(() => combinationsOf(cases, options)).toThrow(CombinationError);
});

describe("the stability combinations", () => {
  test("have the destabilising actions of Clause 4.2.1", () => {
    const cases = [G, Q, UPLIFT, SNOW, EARTHQUAKE];
    expect(stabilityCombinations(cases).map(({ title }) => title)).toEqual([
      "0.9G against 1.35G",
      "0.9G against 1.2G + 1.5Q",
      "0.9G against 1.2G + Wu1 + ψcQ",
      "0.9G against G + Eu + ψEQ",
      "0.9G against G \u2212 Eu + ψEQ",
      "0.9G against 1.2G + Su + ψcQ",
    ]);
  });

  test("take each effect on its side", () => {
    const [, imposed] = stabilityCombinations([G, Q]);
    if (!imposed) throw new Error("There is no combination.");
    const effects = [
      { of: G, effect: 100 },
      { of: G, effect: -20 },
      { of: Q, effect: 50 },
      { of: Q, effect: -30 },
    ];
    const { stabilising, destabilising } = stabilityEffects(imposed, effects);
    expect(stabilising).toBeCloseTo(0.9 * 100, 12);
    expect(destabilising).toBeCloseTo(1.2 * 20 + 1.5 * 30, 12);
  });

  test("take other actions with the sign of their factor", () => {
    const reversed: LoadCase = { ...SETTLEMENT, stability: -1 } as LoadCase;
    const [first] = stabilityCombinations([G, reversed]);
    if (!first) throw new Error("There is no combination.");
    expect(first.title).toBe("0.9G against 1.35G \u2212 F");
    expect(stabilityEffects(first, [{ of: reversed, effect: 10 }]).destabilising).toBe(10);
    expect(stabilityEffects(first, [{ of: reversed, effect: -10 }]).destabilising).toBe(0);
  });
});
