import { verdictOf } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { EXAMPLES } from "./examples.ts";
import { PAD_FOOTING } from "./module.ts";

const { checkOf, limitOf } = checksOfModule(PAD_FOOTING);
const exampleOf = (id: string) => EXAMPLES.find((one) => one.id === id)?.inputs ?? {};
const row = (of: object) => ({ name: "A", n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const under = (of: object, working: object = of) => ({ actions: [row(of)], working: [row(working)] });

test("punching has the moment of the shear force at the foot of a pedestal", () => {
  const of = (actions: object) =>
    limitOf({ pedestal: 300, ...under({ n: 400_000, ...actions }) }, "punching");
  expect(of({ vx: 50_000 }).demand).toBeCloseTo(of({ my: 15e6 }).demand, 3);
  expect(of({ vy: 50_000 }).demand).toBeCloseTo(of({ mx: 15e6 }).demand, 3);
  expect(of({ vx: 50_000 }).demand).toBeGreaterThan(of({}).demand * 1.02);
});

test("the column bears with its concrete and no larger area, and with its starters", () => {
  const of = { columnFc: 25, ...under({ n: 900_000 }, { n: 500_000 }) };
  const column = 0.6 * 0.9 * 25 * 400 ** 2;
  const starters = 0.6 * 4 * 64 * Math.PI * 500;
  expect(limitOf(of, "bearing-column").limit).toBeCloseTo(column + starters, 3);
  expect(limitOf({ ...of, starterCount: 0 }, "bearing-column").limit).toBeCloseTo(column, 3);
  // The footing has four times the area below the column: 1.8 f'c.
  expect(limitOf({ ...of, starterCount: 0 }, "bearing").limit).toBeCloseTo(0.6 * 1.8 * 32 * 400 ** 2, 3);
  expect(limitOf({ ...of, ...under({ n: 2_600_000 }) }, "bearing-column").ratio).toBeGreaterThan(1);
  expect(checkOf({ ...of, columnKind: "plate" }, "bearing-column")).toBeUndefined();
});

test("the supporting area of bearing ends at the nearest edge", () => {
  // The centre of the column is 300 mm from the edge: 600 mm is 1.5 times its size.
  const of = { offsetX: 700, starterCount: 0, ...under({ n: 200_000 }) };
  expect(limitOf(of, "bearing").limit).toBeCloseTo(0.6 * 0.9 * 32 * 1.5 * 400 ** 2, 3);
});

test("a column near an edge is punched to the edge, and a column in a narrow footing is sheared across", () => {
  const { location } = limitOf(exampleOf("edge"), "punching");
  expect(location).toBe("edge left perimeter");
  expect(checkOf({ lengthY: 600, columnY: 300, ...under({ n: 100_000 }) }, "punching")?.kind).toBe(
    "not applicable",
  );
});

describe("a concrete column with a moment at the footing", () => {
  const bent = (n: number, m: object) => ({
    ...under({ n, ...m }, { n }),
    lengthX: 3000,
    lengthY: 3000,
    depth: 700,
  });

  test("is held by its section with the starter bars", () => {
    // No axial force: 2N16 in tension 342 mm below the top of 400 mm, 2N16 near the neutral axis.
    const { demand, limit } = limitOf(bent(1, { my: 60e6 }), "starters-bending-y");
    expect(demand).toBe(60e6);
    const as = 2 * Math.PI * 8 ** 2;
    const most = 0.85 * 500 * as * (342 - 20);
    expect(limit).toBeGreaterThan(0.9 * most);
    expect(limit).toBeLessThan(1.15 * most);
    expect(limitOf(bent(1, { mx: 60e6 }), "starters-bending-x").limit).toBeCloseTo(limit, -3);
    expect(checkOf(bent(5e5, {}), "starters-bending-y")).toBeUndefined();
    expect(checkOf(bent(5e5, { my: 60e6 }), "starters-biaxial")).toBeUndefined();
    expect(limitOf(bent(5e5, { my: 30e6, mx: 30e6 }), "starters-biaxial").ratio).toBeGreaterThan(
      limitOf(bent(5e5, { my: 30e6 }), "starters-bending-y").ratio,
    );
  });

  test("has the moment of the shear force over the height of its pedestal", () => {
    const of = { ...bent(8e5, { my: 20e6, vx: 50e3 }), pedestal: 1200 };
    expect(limitOf(of, "starters-bending-y").demand).toBeCloseTo(20e6 + 50e3 * 1200, 3);
  });

  test("is the weaker, the more its concrete or that of the footing is", () => {
    const of = { ...bent(2e6, { my: 150e6 }), starterCount: 8, starterRow: 3 };
    const limit = (more: object) => limitOf({ ...of, ...more }, "starters-bending-y").limit;
    expect(limit({ fc: 40, columnFc: 25 })).toBeCloseTo(limit({ fc: 25, columnFc: 40 }), 3);
    expect(limit({ fc: 25, columnFc: 40 })).toBeLessThan(limit({ fc: 40, columnFc: 40 }));
  });

  test("is not covered without the places of its starters, or with some that are not even", () => {
    const row = (more: object) => checkOf({ ...bent(5e5, { my: 30e6 }), ...more }, "starters-bending")?.kind;
    expect(row({ starterRow: 0 })).toBe("not covered");
    expect(row({ starterCount: 7, starterRow: 2 })).toBe("not covered");
    expect(row({ starterCover: 150, columnX: 320 })).toBe("not covered");
    expect(row({ columnKind: "circular", starterCount: 3 })).toBe("not covered");
    expect(row({})).toBeUndefined();
    expect(checkOf(bent(5e5, { my: 30e6 }), "starters-bending-y")?.kind).toBe("limit");
  });

  test("of a circle bends about the axis of both moments", () => {
    const round = { columnKind: "circular", starterCount: 6, diameter: 450 };
    const demand = (m: object) => limitOf({ ...bent(5e5, m), ...round }, "starters-bending");
    expect(demand({ mx: 30e6, my: 40e6 }).demand).toBeCloseTo(50e6, 3);
    expect(demand({ mx: 30e6, my: 40e6 }).ratio).toBeCloseTo(demand({ my: 50e6 }).ratio, 9);
  });

  test("has the worst of many combinations, however the curve ranks them", () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({
      name: `C${at}`,
      n: 3e5 + 8e4 * at,
      my: (40 + 7 * ((5 * at) % 12)) * 1e6,
      mx: (20 + 3 * ((7 * at) % 12)) * 1e6,
    }));
    const of = { lengthX: 4000, lengthY: 4000, depth: 800, starterCount: 8, starterRow: 3 };
    const alone = rows.map((row) => ({ ...of, ...under(row, { n: 3e5 }) }));
    const all = { ...alone[0], actions: rows };
    for (const id of ["starters-bending-x", "starters-bending-y", "starters-biaxial"]) {
      const worst = Math.max(...alone.map((one) => limitOf(one, id).ratio));
      expect(limitOf(all, id).ratio, id).toBeCloseTo(worst, 9);
    }
  });
});

describe("masonry and base plates that take no tension here", () => {
  const at = (columnKind: "masonry" | "plate", row: object) => ({
    ...under(row, { n: 300e3, my: 20e6 }),
    ...{ columnKind, columnX: 400, columnY: 300, steelX: 200, steelY: 150, lengthX: 3000, lengthY: 3000 },
  });
  const KINDS = ["masonry", "plate"] as const;

  test.each(KINDS)("%s bears about its resultant, which fails by name outside", (kind) => {
    expect(limitOf(at(kind, { n: 400e3, my: 20e6 }), "bearing").limit).toBeCloseTo(
      0.6 * 0.9 * 32 * 300 * 300,
      3,
    );
    const rows = [60e6, 79e6, 81e6, 200e6].map((my) => checkOf(at(kind, { n: 400e3, my }), "bearing"));
    expect(rows.map((row) => row && verdictOf(row))).toEqual(["pass", "fail", "fail", "fail"]);
    expect(rows[2]).toMatchObject({ kind: "requirement", finding: expect.stringContaining("outside") });
    // A force up with a moment is no better.
    const pulled = { ...at(kind, { n: -10e3, my: 90e6 }), hasTop: true };
    expect(checkOf(pulled, "bearing")).toMatchObject({ kind: "requirement", isMet: false });
  });

  test("masonry that another designer connects in tension is designed elsewhere where it does not bear alone", () => {
    const by = (my: number) => ({ ...at("masonry", { n: 400e3, my }), masonryBy: "us" });
    expect(checkOf(by(20e6), "bearing")?.kind).toBe("limit");
    for (const my of [79e6, 90e6]) {
      expect(checkOf(by(my), "bearing"), String(my)).toBeUndefined();
      expect(checkOf(by(my), "uplift-masonry"), String(my)).toMatchObject({ isElsewhere: true });
    }
  });

  test("no designer of masonry in tension makes it bear a force that is too much for all of it", () => {
    // At most 0.6 x 1.8 x 32 MPa on 400 x 300: 4.15 MN, with the largest area about it.
    for (const my of [1, 50e6, 2e9]) {
      const row = checkOf({ ...at("masonry", { n: 4.2e6, my }), masonryBy: "us" }, "bearing");
      expect(row && verdictOf(row), String(my)).toBe("fail");
    }
  });

  test("a base plate that another designer designs with its moments is designed elsewhere", () => {
    const by = (my: number) => ({ ...at("plate", { n: 400e3, my }), plateBy: "us" });
    expect(checkOf(by(90e6), "bearing-plate")).toMatchObject({ isElsewhere: true });
    // Without a moment the whole plate bears, designed elsewhere or not.
    expect(checkOf(by(0), "bearing")?.kind).toBe("limit");
  });
});
