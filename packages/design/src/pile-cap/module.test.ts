import { isUnavailable, overallVerdict } from "@kingpost/calc";
import { checkModule } from "@kingpost/calc/testing";
import { describe, expect, test } from "vitest";
import { checksOfModule, RESOURCES } from "../../testing/checks-of.ts";
import { PILE_CAP_ALTERNATIVES } from "./alternatives.ts";
import { EXAMPLES } from "./examples.ts";
import { PILE_CAP, PILE_CAP_MODULE } from "./module.ts";
import { PASSING } from "./passing.ts";

const { resultOf, checksOf, problemsOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

test("the corners of the field ranges give results, errors or named reasons", () => {
  expect(checkModule(PILE_CAP_MODULE, RESOURCES).designed).toBeGreaterThan(100);
});

test.each(EXAMPLES)("the example $title passes every check, with its drawings and tables", ({ inputs }) => {
  const { checks, figures, tables } = resultOf(inputs);
  expect(["pass", "close"]).toContain(overallVerdict(checks));
  expect(figures(700).length).toBeGreaterThan(2);
  expect(JSON.stringify([figures(700), tables])).not.toMatch(/NaN|Infinity/);
});

test("piles that are too near, a column off the cap and bars without room are errors at their fields", () => {
  const pathsOf = (inputs: object) =>
    problemsOf(inputs).flatMap(({ kind, path }) => (kind === "error" ? [path] : []));
  expect(pathsOf({ spacing: 850 })).toContain("/spacing");
  expect(pathsOf({ layout: "custom", piles: [{ x: 0, y: 0 }] })).toContain("/piles");
  expect(pathsOf({ offsetX: 3000 })).toContain("/columnX");
  expect(pathsOf({ countX: 60 })).toContain("/countX");
  expect(pathsOf({ depth: 330 })).toContain("/depth");
  expect(pathsOf({ strengthC: 0 })).toContain("/strengthC");
  expect(pathsOf({ actions: [{ name: "A" }] })).not.toEqual([]);
  const triangle = [
    { x: 0, y: 0 },
    { x: 2000, y: 700 },
    { x: 900, y: 2100 },
    { x: 3100, y: 2900 },
  ];
  expect(pathsOf({ layout: "custom", piles: triangle, offsetX: 1500, offsetY: 1400 })).toContain(
    "/arrangement",
  );
  expect(
    pathsOf({
      layout: "custom",
      piles: triangle,
      offsetX: 1500,
      offsetY: 1400,
      arrangement: "mat",
      countX: 20,
      countY: 20,
    }),
  ).toEqual([]);
});

describe("the work of a design", () => {
  const piles = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((y) => ({ x: 1800 * x, y: 1800 * y })));
  const sixteen = { layout: "custom", piles, offsetX: 2700, offsetY: 2700, columnX: 1000, columnY: 1000 };
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `C${at}`, n: 9e6, my: 2e8, vx: 1e5, vy: 1e5 }));
  const senses = { shearSense: "either" };

  test("is bounded before it is calculated, with what to change", () => {
    expect(problemsOf({ ...sixteen, ...senses, actions: rows(50) })).toEqual([
      {
        kind: "error",
        path: "/tolerance",
        message:
          "200 combinations with the senses of their shear forces, on 16 piles in 69 sets of places, are more than can be calculated at once: enter fewer combinations, choose one sense of the shear forces, enter as-built positions or no tolerance.",
      },
    ]);
    expect(problemsOf({ ...sixteen, ...senses, tolerance: 0, actions: rows(50) })).toEqual([]);
    expect(problemsOf({ layout: "9", ...senses, actions: rows(11) })).toEqual([]);
  });

  test("has a result up to the bound", () => {
    expect(problemsOf({ ...sixteen, ...senses, actions: rows(4) })).toEqual([]);
    expect(resultOf({ ...sixteen, ...senses, actions: rows(4) }).checks.length).toBeGreaterThan(10);
    expect(problemsOf({ ...sixteen, ...senses, actions: rows(5) })).toHaveLength(1);
  });
});

test("a column passes its base on by load case, with every action", () => {
  const [receiver] = PASSING.receives;
  const forces = { n: 1, mx: 2, my: 3, vx: 4, vy: 5 };
  expect(receiver).toMatchObject({ table: "caseActions", takes: "base", isArranged: true });
  expect(receiver?.columns(forces)).toEqual(forces);
});

test("its size in a schedule is that of its piles, plan, depth and bottom bars", () => {
  const sizeOf = (inputs: object) => PILE_CAP.sizeOf(inputs);
  expect(sizeOf({})).toEqual({
    size: "4 piles 600 diameter, 2700 \u00d7 2700 \u00d7 1500",
    reinforcement: "6N28 along x, 6N28 along y, each band",
  });
  expect(sizeOf({ layout: "3", pileShape: "square", countX: 9 })).toEqual({
    size: "3 piles 600 square, 2700 \u00d7 2459 \u00d7 1500",
    reinforcement: "9N28 from pile to pile",
  });
  expect(sizeOf({ arrangement: "mat", layout: "2" })?.reinforcement).toBe(
    "6N28 along x, 6N28 along y, even mat",
  );
});

describe("alternatives", () => {
  test.each([
    {
      title: "too weak",
      failing: { burstingCount: 8, coversStability: true, ...under({ n: 4.5e6, my: 100e6 }) },
    },
    { title: "with too few mats across its struts", failing: { burstingCount: 3 } },
  ])("each remedy makes a cap pass that is $title", ({ failing }) => {
    const found = [...PILE_CAP_ALTERNATIVES.remedies(failing, RESOURCES)].flatMap((one) => one ?? []);
    expect(overallVerdict(checksOf(failing))).toBe("fail");
    expect(found.length).toBeGreaterThan(0);
    for (const { inputs, title } of found) {
      expect(["pass", "close"], title).toContain(overallVerdict(checksOf(inputs)));
    }
  });

  test("a candidate has the verdict of the design with its changes", () => {
    const all = [...PILE_CAP_ALTERNATIVES.candidates({}, RESOURCES)].flatMap((one) => one ?? []);
    expect(all.length).toBeGreaterThan(100);
    for (const { id, verdict, changes, mass } of all.filter((_, at) => at % 37 === 0)) {
      expect(verdict, id).toBe(overallVerdict(checksOf(changes)));
      expect(mass).toBeGreaterThan(0);
    }
  });

  test("sensitivity finds the factor of all actions at which the cap stops to pass", () => {
    const inputs = { ...EXAMPLES[0]?.inputs };
    const points = [...PILE_CAP_ALTERNATIVES.sensitivity(inputs, RESOURCES)].flatMap((one) => one ?? []);
    const solved = points.find(({ study, solved: at }) => study === "All actions" && at === "last");
    expect(solved && !isUnavailable(solved.ratio) && solved.ratio).toBeCloseTo(1, 2);
  });
});

describe("the plan", () => {
  const partsOf = (inputs: object) => resultOf(inputs).figures(700)[0]?.parts ?? [];
  const movesOf = (inputs: object, path: string) =>
    partsOf(inputs)
      .find((part) => part.path === path)
      ?.moves?.map((move) => [move.path, move.value, Math.sign(move.per.x - move.per.y)]);
  const piles = [
    { x: -900, y: -800 },
    { x: 900, y: -800 },
    { x: -900, y: 800 },
    { x: 900, y: 800 },
  ];

  test("moves the column along both axes, upwards with y", () => {
    expect(movesOf({ offsetX: 100, offsetY: -50 }, "/columnX")).toEqual([
      ["/offsetX", 100, 1],
      ["/offsetY", -50, 1],
    ]);
  });

  test("moves piles of any coordinates, or those as built", () => {
    expect(movesOf({ layout: "custom", piles }, "/piles/1/x")).toEqual([
      ["/piles/1/x", 900, 1],
      ["/piles/1/y", -800, 1],
    ]);
    const asBuilt = piles.map(({ x, y }) => ({ x: x + 20, y }));
    const built = { layout: "custom", piles, places: "as-built", asBuilt };
    expect(movesOf(built, "/asBuilt/0/x")).toEqual([
      ["/asBuilt/0/x", -880, 1],
      ["/asBuilt/0/y", -800, 1],
    ]);
    expect(partsOf(built).some(({ path }) => path === "/piles/0/x")).toBe(false);
    expect(
      partsOf({})
        .filter(({ moves }) => moves)
        .map(({ path }) => path),
    ).toEqual(["/columnX"]);
  });
});
