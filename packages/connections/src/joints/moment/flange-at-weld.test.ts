import type { Check } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { MOMENT_PLATE, SIDE_PLATE, SPLICE, UB, WELDED } from "../../../testing/joint-cases.ts";
import { sidePlateChecks } from "../simple/side-plate/side-plate-checks.ts";
import { boltedSpliceChecks } from "../splice/bolted-splice.ts";
import { momentEndPlateChecks } from "./moment-end-plate.ts";
import type { MomentEndPlate } from "./moment-joint.ts";
import { weldedMomentChecks } from "./welded-moment.ts";

const find = (checks: readonly Check[], id: string): Check => {
  const found = checks.find((check) => check.id === id);
  if (!found) throw new Error(`${id} is not made`);
  return found;
};
const ratioOf = (checks: readonly Check[], id: string): number => {
  const found = find(checks, id);
  if (found.kind !== "limit") throw new Error(found.kind);
  return found.ratio;
};

const LEVER = UB.d - UB.tf;
const YIELD = 0.9 * UB.fy * UB.bf * UB.tf;

describe("a flange of a beam with fillet welds", () => {
  const actions = { v: 100e3, n: 0, m: 280e6 };
  const fillet = { by: "fillet", leg: 16, fuw: 490, category: "SP" } as const;

  test("carries no more than it yields at, however strong its welds are (AS 4100 9.1.9)", () => {
    const checks = weldedMomentChecks({ ...WELDED, flangeWeld: fillet }, actions);
    expect(ratioOf(checks, "weld-flange")).toBeLessThan(1);
    expect(ratioOf(checks, "beam-flange")).toBeCloseTo(actions.m / LEVER / YIELD, 9);
    expect(ratioOf(checks, "beam-flange")).toBeGreaterThan(1);
    const bolted = momentEndPlateChecks({ ...MOMENT_PLATE, flangeWeld: fillet }, actions);
    expect(ratioOf(bolted, "beam-flange")).toBeCloseTo(actions.m / LEVER / YIELD, 9);
  });

  test("has the row of its weld where that is a butt weld (AS 4100 9.6.2.7)", () => {
    const butt = { by: "butt", category: "SP" } as const;
    const checks = weldedMomentChecks({ ...WELDED, flangeWeld: butt }, actions);
    expect(find(checks, "beam-flange").kind).toBe("not applicable");
    expect(ratioOf(checks, "weld-flange")).toBeCloseTo(actions.m / LEVER / YIELD, 9);
  });
});

describe("a bolted splice in compression", () => {
  test("has flanges of the member that yield, where they carry all of it (AS 4100 9.1.9)", () => {
    const actions = { v: 0, n: 1600e3, m: 0 };
    const checks = boltedSpliceChecks({ ...SPLICE, isAllInFlanges: true }, actions);
    expect(ratioOf(checks, "flange-member-compression")).toBeCloseTo(800e3 / YIELD, 9);
    const pulled = boltedSpliceChecks({ ...SPLICE, isAllInFlanges: true }, { v: 0, n: -1600e3, m: 0 });
    expect(find(pulled, "flange-member-compression").kind).toBe("not applicable");
  });

  test("has a single web plate that the moment of its lap bends (AS 4100 9.1.5)", () => {
    const { web } = SPLICE;
    const of = (plates: 1 | 2, n: number) =>
      ratioOf(
        boltedSpliceChecks({ ...SPLICE, isAllInFlanges: false, web: { ...web, plates } }, { v: 0, n, m: 0 }),
        "web-plates",
      );
    const n = 200e3;
    const part = n * (1 - (2 * UB.bf * UB.tf) / UB.ag);
    const { t, fy } = web.plate;
    const depth = (web.bolts.rows - 1) * web.bolts.pitch + 2 * web.edgeV;
    const lap = (part * (t + UB.tw)) / 2 / (0.9 * fy * depth * (t ** 2 / 4));
    // Two plates have twice the area and no lap.
    expect(of(1, n) - 2 * of(2, n)).toBeCloseTo(lap, 9);
    expect(of(1, -n)).toBeCloseTo(2 * of(2, -n), 9);
  });
});

test("the weld of a web side plate in compression holds the moment of the lap (AS 4100 9.1.5)", () => {
  const [v, n] = [80e3, 60e3];
  const { bolts, edgeV, plate, firstLine } = SIDE_PLATE;
  const di = (bolts.rows - 1) * bolts.pitch + 2 * edgeV;
  const demandOf = (axial: number) => {
    const found = find(sidePlateChecks(SIDE_PLATE, { v, n: axial, m: 0 }), "weld-axial");
    if (found.kind !== "limit") throw new Error(found.kind);
    return found.demand;
  };
  const across = n / (2 * di) + (3 * v * firstLine) / di ** 2;
  const lap = (n * (plate.t + UB.tw)) / 2 / (di * plate.t);
  expect(demandOf(n)).toBeCloseTo(Math.hypot(v / (2 * di), across + lap), 6);
  expect(demandOf(-n)).toBeCloseTo(Math.hypot(v / (2 * di), across), 6);
});

describe("an allowance for prying below the usual one", () => {
  const endPlate = (tf: number): MomentEndPlate => {
    const { section } = MOMENT_PLATE.column;
    if (!section) throw new Error("The column has a section.");
    return {
      ...MOMENT_PLATE,
      prying: 0,
      plate: { ...MOMENT_PLATE.plate, t: 50 },
      column: { ...MOMENT_PLATE.column, section: { ...section, tf } },
    };
  };
  const row = (tf: number) =>
    find(momentEndPlateChecks(endPlate(tf), { v: 100e3, n: 0, m: 200e6 }), "prying");

  test("is that of the column flange too, on which the same bolts pry (AS 4100 9.1.8)", () => {
    expect(row(50)).toMatchObject({ kind: "requirement", isMet: true });
    const thin = row(12);
    expect(thin.kind).toBe("not covered");
    expect("reason" in thin && thin.reason).toContain("of the column flange as a tee-stub");
  });
});
