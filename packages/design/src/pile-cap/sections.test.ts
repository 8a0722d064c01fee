import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { tableTie } from "./comparison.ts";
import { PILE_CAP } from "./module.ts";

const { resultOf, checkOf, limitOf, problemsOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

describe("one-way shear of a cap that is not a member in flexure", () => {
  const ratioOf = (inputs: object) => {
    const check = checkOf(inputs, "cap/one-way-shear");
    return check?.kind === "not applicable" ? check.reason.replace(/.*would be ([\d.]+)\..*/, "$1") : "";
  };

  test("has the ratio of its worst combination, whichever is the first", () => {
    const wide = { spacing: 3200, depth: 1200 };
    const light = { name: "light", n: 500_000 };
    const heavy = { name: "heavy", n: 5e6 };
    const alone = ratioOf({ ...wide, actions: [heavy] });
    expect(Number(alone)).toBeGreaterThan(0);
    expect(ratioOf({ ...wide, actions: [light, heavy] })).toBe(alone);
    expect(ratioOf({ ...wide, actions: [heavy, light] })).toBe(alone);
    expect(checkOf({ ...wide, actions: [light, heavy] }, "cap/one-way-shear")).toMatchObject({
      combination: "heavy",
    });
  });

  test("is checked beside piles in tension, which have no strut", () => {
    const pulled = { spacing: 3400, depth: 1200, tolerance: 0, strengthT: 5e6, deductsWeight: true };
    const of = { ...pulled, ...under({ n: 0, my: 4000e6 }) };
    const { demand } = limitOf(of, "cap/one-way-shear-left");
    // Two piles with M / (2 s) each, all beyond the section.
    expect(demand / 1e3).toBeCloseTo(4000 / 3.4, 6);
    expect(limitOf({ ...of, deductsWeight: false }, "cap/one-way-shear-left").ratio).toBeGreaterThan(0);
    expect(checkOf(of, "cap/one-way-shear-right")).toBeUndefined();
    expect(checkOf(under({ n: 3e6 }), "cap/one-way-shear-left")).toBeUndefined();
  });
});

test("a column whose bars are in tension on the cap is not covered until its designer is named", () => {
  const bent = under({ n: 2e6, my: 500e6 });
  expect(checkOf(bent, "cap/column-tension")?.kind).toBe("not covered");
  expect(checkOf({ ...bent, tensionBy: "us" }, "cap/column-tension")).toMatchObject({ isElsewhere: true });
  expect(checkOf(under({ n: 2e6, my: 300e6 }), "cap/column-tension")).toBeUndefined();
  expect(checkOf(under({ n: -1e6 }), "cap/column-tension")?.kind).toBe("not covered");
});

describe("methods", () => {
  test("by bending theory alone a deep cap is not covered in shear, and has bearing below the column", () => {
    const bending = { method: "bending" };
    expect(checkOf(bending, "cap/one-way-shear")?.kind).toBe("not covered");
    expect(checkOf(bending, "cap/tie-x")).toBeUndefined();
    expect(limitOf(bending, "cap/bearing").ratio).toBeLessThan(1);
  });

  test("by strut-and-tie alone there is no bending theory, and no bearing at the node below the column", () => {
    expect(checkOf({ method: "stm" }, "cap/bending-bottom-x")).toBeUndefined();
    expect(checkOf({ method: "stm" }, "cap/bearing")).toBeUndefined();
  });

  test("a wide shallow cap is a member in flexure with one-way shear at the depth from the column", () => {
    const wide = { depth: 700, spacing: 5000, ...under({ n: 400_000 }) };
    expect(limitOf(wide, "cap/one-way-shear-right").demand).toBeGreaterThan(200_000);
    expect(checkOf(wide, "cap/strut-angle")).toMatchObject({ kind: "requirement", isMet: false });
  });

  test("the difference of both is shown, with the ties of public tables", () => {
    const table = resultOf({}).tables.find(({ id }) => id === "methods");
    expect(table?.rows.map(([first]) => first)).toEqual(["Along x", "Along y"]);
    const of = { n: 2850e3, l: 1350, a: 0, d: 675 };
    expect((tableTie("4", of) ?? 0) / 1e3).toBeCloseTo(1425, 9);
    expect(tableTie("2", of)).toBeCloseTo((2850e3 * 1350) / (4 * 675), 6);
    expect(tableTie("3", of)).toBeCloseTo((2850e3 * 1350) / (9 * 675), 6);
  });

  test("the refined lever arm is not more than 0.9 d, and lowers the ties", () => {
    const tie = (arm: string) => limitOf({ arm }, "cap/tie-x").demand;
    expect(tie("refined")).toBeLessThan(tie("simple"));
    expect(tie("refined")).toBeGreaterThanOrEqual((tie("simple") * 0.85) / 0.9 - 1);
  });
});

test("a pile as built near the edge of the cap has the edge and the punching of its place", () => {
  const places = (x: number) => [
    { x: -900, y: -900 },
    { x, y: -900 },
    { x: -900, y: 900 },
    { x, y: 900 },
  ];
  const built = (x: number) => ({ places: "as-built", asBuilt: places(x), depth: 1000 });
  expect(checkOf(built(970), "detail/edge")).toMatchObject({ isMet: true });
  expect(checkOf(built(990), "detail/edge")).toMatchObject({ isMet: false });
  const dom = 1000 - 75 - 50 - 28 - 14;
  // A quarter of the perimeter, and from the centre to two edges.
  const strength = (legs: number) => 0.7 * ((Math.PI * (600 + dom)) / 4 + legs) * dom * 0.34 * Math.sqrt(40);
  const moved = limitOf({ ...built(950), offsetX: 200 }, "cap/pile/punching");
  expect(moved.limit).toBeCloseTo(strength(400 + 450), 0);
  // With the tolerance a pile may be 75 mm nearer to both edges.
  expect(limitOf({ depth: 1000, tolerance: 75 }, "cap/pile/punching").limit).toBeCloseTo(
    strength(2 * 375),
    0,
  );
});

test("punching about the column counts the piles by their share, on the worse of its perimeters", () => {
  const of = { tolerance: 0, deductsWeight: true, depth: 1100 };
  const at = (my: number) => limitOf({ ...of, ...under({ n: 3e6, my }) }, "cap/column/punching");
  const dom = 1100 - 75 - 50 - 28;
  const share = (900 - (350 + dom / 2) + 300) / 600;
  const strength = (u: number) => (0.7 * u * dom * 0.34 * Math.sqrt(40)) / 1e3;
  // To two edges, 1000 from the column, is shorter than around it.
  const corner = 700 + 1000 + dom / 2;
  expect(at(0).demand / 1e3).toBeCloseTo(3000 * share, 6);
  expect(at(0).limit / 1e3).toBeCloseTo(strength(2 * corner), 6);
  expect(at(100e6).demand / 1e3).toBeCloseTo(3000 * share + (2 * 100e3) / (8 * dom), 6);
});

test("a circular column is nearer to the edges than the square of its area", () => {
  const of = { columnShape: "circular", columnX: 800, tolerance: 0, deductsWeight: true, depth: 1100 };
  const at = (offsetX: number) =>
    limitOf({ ...of, offsetX, ...under({ n: 3e6 }) }, "cap/column/punching").limit;
  const dom = 1100 - 75 - 50 - 28;
  // A quarter of the perimeter with legs from the centre to two edges, 1050 and 1350 mm away.
  const u = (Math.PI * (800 + dom)) / 4 + 1050 + 1350;
  expect(at(300) / 1e3).toBeCloseTo((0.7 * u * dom * 0.34 * Math.sqrt(40)) / 1e3, 3);
  expect(problemsOf({ ...of, offsetX: 960 })).toContainEqual(
    expect.objectContaining({ kind: "error", path: "/columnX" }),
  );
  expect(problemsOf({ ...of, offsetX: 940 })).toEqual([]);
});
