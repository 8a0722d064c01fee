import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { PILE_CAP } from "./module.ts";

const { checkOf, limitOf, problemsOf } = checksOfModule(PILE_CAP);
const under = (actions: object) => ({ actions: [{ name: "A", ...actions }] });

describe("service actions", () => {
  const of = { tolerance: 0, deductsWeight: true, service: 2e6 };
  const entered = (actions: object) => ({
    ...of,
    ...under({ n: 4e6 }),
    serviceBy: "combinations",
    serviceActions: [{ name: "G + 0.7Q", ...actions }],
  });

  test("are a ratio of the design actions, or those that are entered", () => {
    const ratio = (r: number) => ({ ...of, ...under({ n: 4e6 }), serviceRatio: r });
    const tie = limitOf(of, "cap/crack-stress").limit;
    for (const id of ["cap/crack-stress", "cap/bursting-service"]) {
      const { demand } = limitOf(entered({ n: 2.6e6 }), id);
      expect(demand / limitOf(ratio(1), id).demand).toBeCloseTo(2.6 / 4, 9);
      expect(limitOf(entered({ n: 2.6e6 }), id).combination).toBe("G + 0.7Q");
    }
    expect(limitOf(entered({ n: 2.6e6 }), "cap/crack-stress").limit).toBe(tie);
    // The weight acts in full.
    const weight = (2.7 * 2.7 * 1.5 * 25) / 4;
    expect(limitOf(entered({ n: 2.6e6 }), "piles/service").demand / 1e3).toBeCloseTo(650 + weight, 6);
  });

  test("without rows are an error, and those of other loads are not covered", () => {
    expect(problemsOf({ ...entered({}), serviceActions: [] })).toContainEqual(
      expect.objectContaining({ kind: "error", path: "/serviceActions" }),
    );
    expect(checkOf(entered({ n: 1.9e6 }), "service-actions")).toMatchObject({ kind: "not covered" });
    expect(checkOf(entered({ n: 2.6e6 }), "service-actions")).toBeUndefined();
    const moment = { ...entered({ n: 2.6e6 }), ...under({ n: 4e6, my: 100e6 }) };
    expect(checkOf(moment, "service-actions")).toMatchObject({
      reason: expect.stringContaining("moment about y"),
    });
  });

  test("of load cases are combined with the factors of service", () => {
    const cases = {
      ...of,
      actionsBy: "cases",
      serviceBy: "combinations",
      serviceFactor: 0.6,
      caseActions: [
        { case: "G", n: 2e6 },
        { case: "Q", n: 1e6 },
        { case: "Wu1", n: 0, my: 500e6 },
      ],
    };
    const weight = (2.7 * 2.7 * 1.5 * 25) / 4;
    const service = limitOf(cases, "piles/service");
    // G + 0.4Q + 0.6Wu1.
    expect(service.demand / 1e3).toBeCloseTo((2000 + 400) / 4 + weight + (0.6 * 500) / 3.6, 6);
    expect(service.combination).toBe("G + ψlQ + 0.6Wu1");
    const still = { ...cases, caseActions: cases.caseActions.slice(0, 2) };
    expect(limitOf(still, "piles/service").demand / 1e3).toBeCloseTo((2000 + 700) / 4 + weight, 6);
    // What another usage passes on acts in full for a short time.
    const passed = {
      ...still,
      caseActions: [
        { case: "G", n: 2e6 },
        { case: "Q", n: 1e6, psi: "0.4, 0.4, 0.3" },
      ],
    };
    expect(limitOf(passed, "piles/service").demand / 1e3).toBeCloseTo(3000 / 4 + weight, 6);
    expect(limitOf({ ...still, usage: "storage" }, "piles/service").demand / 1e3).toBeCloseTo(
      3000 / 4 + weight,
      6,
    );
  });
});

test("an earthquake acts in either sense in service too", () => {
  const reaction = (my: number) =>
    limitOf(
      {
        tolerance: 0,
        service: 2e6,
        serviceBy: "combinations",
        actionsBy: "cases",
        caseActions: [
          { case: "G", n: 3e6, my: 400e6 },
          { case: "Eu", my },
        ],
      },
      "piles/service",
    ).demand / 1e3;
  // Four piles at 1.8 m, a cap of 2.7 m by 1.5 m: 1000 kNm of G and Eu are 1000 / (2 x 1.8) kN on a pile.
  expect(reaction(600e6)).toBeCloseTo((3000 + 25 * 2.7 * 2.7 * 1.5) / 4 + 1000 / 3.6, 6);
  expect(reaction(-600e6)).toBeCloseTo(reaction(600e6), 9);
});

describe("cracks of bars in bending", () => {
  /** Stress on the cracked section: b kd^2 / 2 = n A_s (d - kd), with E_c = 32,800 MPa of 40 MPa concrete. */
  const stressOf = (moment: number, area: number, d: number) => {
    const [n, b] = [200_000 / 32_800, 2700];
    const kd = ((n * area) / b) * (Math.sqrt(1 + (2 * b * d) / (n * area)) - 1);
    return moment / (area * (d - kd / 3));
  };
  const WEIGHT = 25 * 2.7 * 2.7 * 1.5;
  const cases = (my: number, more: object = {}) => ({
    tolerance: 0,
    actionsBy: "cases",
    strengthT: 400e3,
    caseActions: [
      { case: "G", n: 800e3 },
      { case: "Q", n: 500e3, my },
    ],
    ...more,
  });
  // N16 at 200 mm within 65 mm of the sides, in both layers below 65 mm of cover.
  const top = [(201.06 * (2700 - 130)) / 200, 1500 - 65 - 24] as const;
  const pull = (my: number, g: number, q: number) => q * (my / 3.6 - 500 / 4) - (g * (800 + WEIGHT)) / 4;
  const moment = (my: number, g: number, q: number) =>
    (2 * pull(my, g, q) * 0.55 + (g * WEIGHT) / (2 * 2.7)) * 1e6;

  test("limits the stress of top bars over piles that pull, by the ratio of service", () => {
    const { demand, limit } = limitOf(cases(1400e6), "cap/crack-stress-top-x");
    expect(demand).toBeCloseTo(0.85 * stressOf(moment(1400, 1.2, 1.5), ...top), 1);
    expect(limit).toBe(350);
    expect(limitOf(cases(1400e6, { crack: "strong" }), "cap/crack-stress-top-x").limit).toBe(200);
    expect(limitOf(cases(-1400e6), "cap/crack-stress-top-x").demand).toBeCloseTo(demand, 6);
    expect(checkOf(cases(900e6), "cap/crack-stress-top-x")).toBeUndefined();
  });

  test("limits the stress of top bars under combinations of service", () => {
    // A moment of storage: psi_s = 1.0.
    const inputs = cases(2200e6, { serviceBy: "combinations", usage: "storage" });
    expect(pull(2200, 1, 1)).toBeGreaterThan(0);
    expect(limitOf(inputs, "cap/crack-stress-top-x").demand).toBeCloseTo(
      stressOf(moment(2200, 1, 1), ...top),
      1,
    );
  });

  test("has top bars that piles pull on no further apart than the degree of crack control", () => {
    const at = (my: number) =>
      checkOf(cases(my, { crack: "strong", topSpacing: 250 }), "detail/top-bars") as { isMet: boolean };
    expect(at(900e6).isMet).toBe(true);
    expect(at(1400e6).isMet).toBe(false);
  });

  test("limits the stress of bottom bars where no truss gives that of its ties", () => {
    const inputs = { tolerance: 0, actions: [{ name: "A", n: 3_500_000 }] };
    expect(checkOf(inputs, "cap/crack-stress-bottom-x")).toBeUndefined();
    const bending = { ...inputs, method: "bending" };
    const stress = limitOf(bending, "cap/crack-stress-bottom-x");
    const bent = limitOf(bending, "cap/bending-bottom-x");
    // Lever arms of strength and of service differ little in a deep section.
    const area = (bent.limit / 0.85 / 500) * (1 / (0.97 * 1361));
    expect(stress.demand).toBeGreaterThan(0);
    expect((stress.demand * area * 0.95 * 1361) / (0.85 * bent.demand)).toBeCloseTo(1, 1);
  });
});
