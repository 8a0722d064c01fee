import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { resultOf, checkOf, limitOf, problemsOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

describe("the hand calculation of four piles under 6000 kN and 500 kNm", () => {
  // A cap without weight and tolerance, as the calculation has it.
  const trace = {
    spacing: 1800,
    pileSize: 600,
    depth: 1100,
    columnX: 600,
    columnY: 600,
    tolerance: 0,
    deductsWeight: true,
    cover: 36,
    sizeX: "N28",
    sizeY: "N28",
    countX: 6,
    countY: 6,
    ...under({ n: 6e6, my: 500e6 }),
  };
  // The tie is at d = 975 in the calculation; here it is the upper layer.
  const d = 1100 - 75 - 36 - 28 - 14;

  test("has reactions of 1639 and 1361 kN beside the weight", () => {
    const weight = (1.35 * 2.7 * 2.7 * 1.1 * 25) / 4;
    expect(limitOf(trace, "piles/compression").demand / 1e3).toBeCloseTo(1500 + 500 / (2 * 1.8) + weight, 6);
  });

  test("lists each pile once, with its greatest and its least reaction and their combinations", () => {
    const actions = [
      { name: "A", n: 6e6 },
      { name: "B", n: 1e6, my: 500e6 },
    ];
    const table = resultOf({ ...trace, actions }).tables.find(({ id }) => id === "pile-reactions");
    // With 50.1 kN of the cap on each pile: 1500 + 1.35 x 50.1; 250 -+ 500 / 3.6 + 0.9 x 50.1.
    expect(table?.rows.map((row) => row.slice(3, 5))).toEqual(Array.from({ length: 4 }, () => ["1570", "A"]));
    expect(table?.rows.map((row) => row.slice(5).join(" ")).toSorted()).toEqual([
      "156 B",
      "156 B",
      "434 B",
      "434 B",
    ]);
  });

  test("has ties, struts and the moment at the face by statics", () => {
    const r = 1500 + 500 / 3.6;
    const z = 0.85 * d;
    expect(limitOf(trace, "cap/tie-x").demand / 1e3).toBeCloseTo((r * 750) / z, 6);
    const h = 750 * Math.SQRT2;
    expect(limitOf(trace, "cap/strut-at-pile").demand / 1e3).toBeCloseTo(r * Math.hypot(1, h / z), 6);
    expect(limitOf(trace, "cap/bending-bottom-x").demand / 1e6).toBeCloseTo(2 * r * 0.6, 6);
  });
});

test("the weight of cap and soil loads the piles with its factor by load case", () => {
  const cases = {
    actionsBy: "cases",
    tolerance: 0,
    soil: 1000,
    caseActions: [{ case: "G", n: 2e6 }],
  };
  const area = 2.7 * 2.7;
  const weight = 25 * area * 1.5 + 18 * (area - 0.49);
  expect(limitOf(cases, "piles/compression").demand / 1e3).toBeCloseTo((1.35 * (2000 + weight)) / 4, 6);
});

test("a tolerance raises the reaction of a pile by the eccentricity of the group", () => {
  const at = (tolerance: number) =>
    limitOf({ tolerance, ...under({ n: 4e6 }) }, "piles/compression").demand / 1e3;
  const total = at(0) * 4;
  expect(at(75)).toBeGreaterThanOrEqual(at(0) + (total * 0.075) / (2 * 1.8) - 1e-6);
});

test("as-built positions take the place of the tolerance and are checked again", () => {
  const asBuilt = [
    { x: -900, y: -900 },
    { x: 1000, y: -900 },
    { x: -900, y: 900 },
    { x: 900, y: 900 },
  ];
  const built = { places: "as-built", asBuilt };
  expect(limitOf(built, "piles/compression").demand).toBeGreaterThan(
    limitOf({ tolerance: 0 }, "piles/compression").demand,
  );
  expect(problemsOf({ places: "as-built", asBuilt: asBuilt.slice(1) })).toContainEqual(
    expect.objectContaining({ kind: "error", path: "/asBuilt" }),
  );
});

describe("piles in one line", () => {
  const two = { layout: "2", tolerance: 0 };

  test("reject a moment across their line, beside the row of the actions", () => {
    expect(problemsOf({ ...two, ...under({ n: 1e6, mx: 50e6 }) })).toContainEqual(
      expect.objectContaining({ kind: "error", path: "/actions/0/n" }),
    );
    expect(problemsOf({ ...two, offsetY: 100, ...under({ n: 1e6 }) })).toContainEqual(
      expect.objectContaining({ kind: "error" }),
    );
    expect(problemsOf({ ...two, ...under({ n: 1e6, my: 50e6 }) })).toEqual([]);
  });

  test("give it to tie beams, as an assumption with the moment", () => {
    const tied = { ...two, tieBeams: true, ...under({ n: 1e6, mx: 50e6 }) };
    expect(checkOf(tied, "piles/across")).toMatchObject({
      kind: "not applicable",
      isElsewhere: true,
      reason: expect.stringContaining("50.0 kNm"),
    });
  });

  test("are not covered across their line while a tolerance may shift them there", () => {
    const shifted = { layout: "2", tolerance: 75, ...under({ n: 1e6 }) };
    expect(checkOf(shifted, "piles/across")?.kind).toBe("not covered");
  });
});

test("shear forces turn the cap by the depth to its underside, and the pedestal above it", () => {
  const at = (actions: object, more = {}) =>
    limitOf({ tolerance: 0, ...more, ...under({ n: 4e6, ...actions }) }, "piles/compression").demand / 1e3;
  for (const along of ["x", "y"]) {
    const sheared = { [`m${along === "x" ? "y" : "x"}`]: 200e6, [`v${along}`]: 100_000 };
    expect(at(sheared) - at({})).toBeCloseTo((200 + 100 * 1.5) / 3.6, 6);
    const column = { pedestal: 400 };
    expect(at(sheared, column) - at({}, column)).toBeCloseTo((200 + 100 * 1.9) / 3.6, 6);
  }
});

test("the design geotechnical strength is entered, or the ultimate one times its factor to AS 2159", () => {
  const factored = { strengthBy: "factor", ultimateC: 4e6, rating: 2.2, redundancy: "high", tested: 5 };
  const k = (1.33 * 5) / 8.3;
  expect(limitOf(factored, "piles/compression").limit / 1e3).toBeCloseTo(4000 * (0.64 + k * 0.26), 6);
});

test("shear forces whose sense is not known count in the worse one", () => {
  const of = { ...under({ n: 4e6, my: 200e6, vx: -80_000 }) };
  const reaction = (shearSense: string) => limitOf({ ...of, shearSense }, "piles/compression");
  expect(reaction("either").demand).toBeGreaterThan(reaction("entered").demand);
  expect(reaction("either").combination).toBe("A (V_x reversed)");
});
