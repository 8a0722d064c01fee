import { rootRadiusOf } from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { BRACE, MOMENT_PLATE, SPLICE, UC, WELDED } from "../../../testing/joint-cases.ts";
import { bracingCleatChecks } from "../bracing/bracing-checks.ts";
import { boltedSpliceChecks } from "../splice/bolted-splice.ts";
import { momentEndPlateChecks } from "./moment-end-plate.ts";
import type { MomentEndPlate } from "./moment-joint.ts";
import { momentEndPlateWelds } from "./weld-forces.ts";

const LOAD = { v: 100e3, n: 0, m: 200e6 };
/** 410UB53.7: d - tf. */
const LEVER = 402.6 - 10.9;

const find = (checks: readonly Check[], id: string): Check => {
  const found = checks.find((check) => check.id === id);
  if (!found) throw new Error(`${id} is not made`);
  return found;
};
const endPlate = (joint: MomentEndPlate, id: string) => find(momentEndPlateChecks(joint, LOAD), id);

describe("an allowance for prying below the usual one", () => {
  const withPrying = (prying: number, t: number): MomentEndPlate => ({
    ...MOMENT_PLATE,
    prying,
    plate: { ...MOMENT_PLATE.plate, t },
    // The column flange, which pries too, is another designer's.
    column: { ...MOMENT_PLATE.column, isElsewhere: true },
  });

  test("is enough where the plate is thick as a tee-stub (AS 4100 9.1.8)", () => {
    expect(endPlate(withPrying(0, 50), "prying")).toMatchObject({ kind: "requirement", isMet: true });
  });

  test("is not covered where the plate as a tee-stub pries more (AS 4100 9.1.8)", () => {
    // Outer row: a'f = 50 - 13, a'e = 40 + 13 > 1.25 a'f, p = 50 + 35, alpha = 1 of a plate of 16 mm.
    const [af, p] = [37, 85];
    const [ae, delta] = [Math.min(53, 1.25 * af), (p - 26) / p];
    const nt = LOAD.m / LEVER / 4;
    expect((nt * af) / (0.225 * 250 * p * 16 ** 2)).toBeGreaterThan(1 + delta);
    const share = ((af / ae) * delta) / (1 + delta);
    expect(share).toBeGreaterThan(0.25);
    const row = endPlate(withPrying(0.2, 16), "prying");
    expect(row).toMatchObject({ kind: "not covered" });
    expect("reason" in row && row.reason).toContain(share.toFixed(3));
    expect(endPlate(withPrying(0.25, 16), "prying")).toMatchObject({ kind: "requirement", isMet: true });
  });
});

describe("the welds of stiffeners behind bolts in tension", () => {
  const stiffened = (leg: number): MomentEndPlate => {
    const { stiffener } = WELDED.column;
    if (!stiffener) throw new Error("The column has stiffeners.");
    const weld = { ...stiffener.weld, leg };
    return { ...MOMENT_PLATE, column: { ...MOMENT_PLATE.column, stiffener: { ...stiffener, weld } } };
  };
  /** All of the flange force, or the yield capacity of two stiffeners of 12 mm along their contact: 100 mm less the root radius of the column. */
  const contact = 100 - rootRadiusOf(UC);
  const pull = Math.min(LOAD.m / LEVER, 0.9 * 2 * contact * 12 * 260);

  test("carry all of the flange force up to the yield capacity of the stiffeners (AS 4100 9.1.9)", () => {
    const joint = stiffened(10);
    const row = endPlate(joint, "stiffener-weld");
    if (row.kind !== "limit") throw new Error(row.kind);
    expect(row.demand).toBeCloseTo(pull / (4 * contact), 6);
    expect(Math.abs(momentEndPlateWelds(joint, LOAD).stiffenersToFlange[0]?.x ?? 0)).toBeCloseTo(
      row.demand,
      6,
    );
  });

  test("are not covered where they carry what the web does not but less than that", () => {
    expect(endPlate(stiffened(6), "stiffener-weld")).toMatchObject({ kind: "not covered" });
  });
});

test("the weld of a cleat in compression holds the moment of the lap that bends the plate (AS 4100 9.1.5)", () => {
  const n = 60e3;
  const row = find(bracingCleatChecks(BRACE, { v: 0, n, m: 0 }), "weld-lap");
  if (row.kind !== "limit") throw new Error(row.kind);
  const [l, across] = [BRACE.weldLength, n * Math.cos(BRACE.angle)];
  const moment = across * BRACE.eccentricity;
  const lap = (n * (10 + 8)) / 2;
  const along = (n * Math.sin(BRACE.angle)) / (2 * l);
  expect(row.demand).toBeCloseTo(
    Math.hypot(along, across / (2 * l) + (3 * moment) / l ** 2 + lap / (l * 10)),
    6,
  );
  expect(find(bracingCleatChecks(BRACE, { v: 0, n: -n, m: 0 }), "weld-lap").kind).toBe("not applicable");
  expect(find(bracingCleatChecks({ ...BRACE, planes: 2 }, { v: 0, n, m: 0 }), "weld-lap").kind).toBe(
    "not applicable",
  );
});

test("web plates in compression that are long and thin between their bolts buckle (AS 4100 6.3.3)", () => {
  const long = { ...SPLICE.web, edgeMember: 150, plate: { ...SPLICE.web.plate, t: 4 } };
  const splice = { ...SPLICE, isAllInFlanges: false, web: long };
  const ratio = (n: number) => {
    const row = find(boltedSpliceChecks(splice, { v: 0, n, m: 0 }), "web-plates");
    return row.kind === "limit" ? row.demand : Number.NaN;
  };
  expect(ratio(200e3)).toBeGreaterThan(2 * ratio(-200e3));
});
