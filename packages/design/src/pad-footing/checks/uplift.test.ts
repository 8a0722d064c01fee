import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../../testing/checks-of.ts";
import { PAD_FOOTING } from "../module.ts";

const { checksOf, checkOf, limitOf } = checksOfModule(PAD_FOOTING);
const row = (of: object) => ({ n: 0, mx: 0, my: 0, vx: 0, vy: 0, ...of });
const cases = (...rows: object[]) => ({ actionsBy: "cases", caseActions: rows.map(row) });
const idsOf = (inputs: object) => checksOf(inputs).map(({ id }) => id);

/** 3 m x 3 m x 0.6 m below 2 m of soil: 25 x 5.4 + 18 x 2 x 8.84 = 453.24 kN. */
const PAD = { lengthX: 3000, lengthY: 3000, depth: 600, soilDepth: 2000, hasTop: true, topSize: "N16" };

describe("the combinations for stability", () => {
  // 1.5 x 240 - 1.2 x 200 = 120 kN in strength; 1.5 x 240 - 0.9 x 200 = 180 kN in stability, against 0.9 x 453.24 = 407.9 kN.
  const lifted = { ...PAD, ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -240_000 }) };

  test("pull on the starters with 0.9 of the permanent action that holds the column down", () => {
    expect(limitOf(lifted, "starters-uplift").demand / 1e3).toBeCloseTo(180, 9);
    expect(checkOf(lifted, "starters-uplift")).toMatchObject({
      combination: "0.9G against 1.2G + 1.5Q, column",
    });
  });

  // The column takes the place of soil: the footing has that much less to hold it down than its net weight on each area.
  const pull = 180 + 0.9 * 18 * 2 * 0.16;

  test("bend the top of a footing that hangs on its column by the pull over its plan", () => {
    for (const along of ["x", "y"]) {
      expect(limitOf(lifted, `top-bending-${along}`).demand / 1e6).toBeCloseTo(
        (pull / 9) * 3 * (1.3 ** 2 / 2),
        6,
      );
    }
    // Punching towards the top, in the depth of its bars: d_om = 600 - 50 - 16.
    const tall = { ...lifted, caseActions: [row({ case: "G", n: 20_000 }), row({ case: "Q", n: -240_000 })] };
    const inside = ((0.4 + 0.534) / 3) ** 2;
    expect(limitOf(tall, "punching").demand / 1e3).toBeCloseTo((360 - 18 + pull - 180) * (1 - inside), 6);
  });

  test("pull on starters, and ask for top bars, where those of strength press", () => {
    // 1.5 x 150 - 1.2 x 200 = -15 kN presses; 1.5 x 150 - 0.9 x 200 = 45 kN pulls.
    const inputs = { ...PAD, hasTop: false, ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -150_000 }) };
    expect(limitOf(inputs, "starters-uplift").demand / 1e3).toBeCloseTo(45, 9);
    expect(idsOf(inputs)).toContain("starters-tension");
    expect(checkOf(inputs, "top-bars")).toMatchObject({ kind: "not covered" });
    const held = { ...inputs, ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -100_000 }) };
    expect(idsOf(held)).not.toContain("starters-uplift");
  });

  test("pull on masonry, which is not covered until its holding down is designed by others", () => {
    const inputs = {
      ...PAD,
      columnKind: "masonry",
      ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -150_000 }),
    };
    expect(checkOf(inputs, "uplift-masonry")).toMatchObject({ kind: "not covered" });
  });

  test("pull on the bolts of a base plate, which are not covered until they are designed by others", () => {
    const inputs = {
      ...PAD,
      columnKind: "plate",
      ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -150_000 }),
    };
    expect(checkOf(inputs, "uplift-plate")).toMatchObject({ kind: "not covered" });
    expect(checkOf({ ...inputs, plateBy: "us" }, "uplift-plate")).toMatchObject({ isElsewhere: true });
    const pressed = { ...inputs, ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -100_000 }) };
    expect(checkOf(pressed, "uplift-plate")).toBeUndefined();
  });

  test("bend the column and its starters beside the least force, in either sense of an earthquake", () => {
    const of = (sign: 1 | -1) =>
      limitOf(
        {
          ...PAD,
          ...cases({ case: "G", n: 100_000 }, { case: "Eu", n: sign * 60_000, mx: sign * 40e6 }),
        },
        "starters-bending-x",
      );
    expect(of(1).ratio).toBeCloseTo(of(-1).ratio, 12);
    // 0.9 x 100 - 60 = 30 kN with 40 kNm; G + Eu alone has 40 kN.
    expect(of(1).ratio).toBeGreaterThan(
      limitOf({ ...PAD, actions: [{ name: "A", ...row({ n: 40_000, mx: 40e6 }) }] }, "starters-bending-x")
        .ratio,
    );
    expect(of(1).ratio).toBeCloseTo(
      limitOf({ ...PAD, actions: [{ name: "A", ...row({ n: 30_000, mx: 40e6 }) }] }, "starters-bending-x")
        .ratio,
      9,
    );
  });

  test("bend the top beside the moment of the row that pulls, alike in the mirror", () => {
    const demand = (sign: 1 | -1) =>
      limitOf(
        { ...PAD, ...cases({ case: "G", n: 200_000 }, { case: "Q", n: -240_000, my: sign * 60e6 }) },
        "top-bending-x",
      ).demand;
    expect(demand(1)).toBeCloseTo(demand(-1), 3);
    // In contact everywhere: N' = 0.9 x 453.24 - 180 kN, M = 90 kNm over I = 3 x 3^3 / 12.
    const net = (x: number) => (0.9 * 453.24 - 180) / 9 + (90 * x) / 6.75 - 0.9 * (25 * 0.6 + 18 * 2);
    const hogging = -3 * ((net(-1.5) * 1.3 ** 2) / 3 + (net(-0.2) * 1.3 ** 2) / 6);
    expect(demand(1) / 1e6).toBeCloseTo(hogging, 6);
  });

  test("have no rows of their own where nothing is lifted", () => {
    const pressed = { ...PAD, ...cases({ case: "G", n: 300_000 }, { case: "Q", n: 300_000 }) };
    expect(checksOf(pressed).some(({ combination }) => combination?.startsWith("0.9G against"))).toBe(false);
  });
});

test("one-way shear is greatest where the pressure of a short contact is that of the weight", () => {
  const actions = { name: "A", ...row({ n: 250_000, my: 740e6 }) };
  const inputs = { ...PAD, soilDepth: 1000, actions: [actions], coversStability: true };
  const shear = limitOf(inputs, "shear-x");
  // With 0.9 of 25 x 5.4 + 18 x 8.84 = 294.12 kN: N' = 514.7 kN, e = 1438 mm of 1500, contact 187 mm from the right edge.
  const n = 250 + 0.9 * 294.12;
  const contact = 3 * (1.5 - 740 / n);
  const [q, down] = [(2 * n) / (3 * contact), 0.9 * (15 + 18)];
  const reach = contact * (1 - down / q);
  const most = 3 * (q * reach - (q * reach ** 2) / (2 * contact) - down * reach);
  // At d_v from the column the weight of 760 mm more takes from it.
  const beyond = 1.3 - 0.9 * 0.542;
  expect(shear.combination).toBe("A, 0.9 of the weights");
  expect(shear.demand / 1e3).toBeCloseTo(most, 3);
  expect(shear.demand / 1e3).toBeGreaterThan(n - 3 * down * beyond + 40);
  const mirrored = { ...inputs, actions: [{ ...actions, my: -740e6 }] };
  expect(limitOf(mirrored, "shear-x").demand).toBeCloseTo(shear.demand, 3);
});

test("no choice of the factors of rows that stabilise pulls more on column or top bars", () => {
  const rows = [
    row({ case: "G", n: 100_000, my: -25e6 }),
    row({ case: "Q", n: -60_000, my: 20e6 }),
    row({ case: "Wu1", n: -110_000, my: 55e6 }),
  ];
  // 1.2G + Wu1 + ψcQ against 0.9G: each row with its factor, or with 0.9 of permanent and none of variable action.
  const choices = [1.2, 0.9].flatMap((g) => [0.4, 0].flatMap((q) => [1, 0].map((w) => [g, q, w] as const)));
  const actions = choices.map((factors, at) => {
    const sum = (of: "n" | "my") =>
      rows.reduce((total, one, index) => total + (factors[index] ?? 0) * one[of], 0);
    return { name: `${at}`, ...row({ n: sum("n"), my: sum("my") }) };
  });
  const entered = { ...PAD, actions, weightFactor: 0.9, coversStability: true };
  for (const id of ["starters-uplift", "top-bending-x", "starters-bending-y"]) {
    expect(limitOf({ ...PAD, ...cases(...rows) }, id).ratio).toBeGreaterThanOrEqual(
      limitOf(entered, id).ratio * (1 - 1e-9),
    );
  }
});
