import { describe, expect, test } from "vitest";
import {
  BEAM,
  BRACE,
  CLEAT,
  END_PLATE,
  MOMENT_PLATE,
  SIDE_PLATE,
  UB,
  UC,
  WELDED,
} from "../../testing/joint-cases.ts";
import { ratiosOf } from "../../testing/random-joints.ts";
import { bracingCleatChecks, memberEndActions } from "./bracing/bracing-checks.ts";
import {
  momentEndPlateChecks,
  momentEndPlateDetailing,
  momentEndPlateProblems,
} from "./moment/moment-end-plate.ts";
import { weldedMomentDetailing } from "./moment/welded-moment.ts";
import { angleCleatChecks } from "./simple/angle-cleat/angle-cleat-checks.ts";
import { endPlateChecks } from "./simple/end-plate/end-plate-checks.ts";
import { sidePlateChecks } from "./simple/side-plate/side-plate-checks.ts";

// Limits of the rules of joints, by hand.

const kindOf = (checks: ReturnType<typeof sidePlateChecks>, id: string) =>
  checks.find((check) => check.id === id)?.kind;
const brace = (changes: object, n: number) =>
  ratiosOf(bracingCleatChecks({ ...BRACE, ...changes }, { v: 0, n, m: 0 }));

describe("a bracing cleat", () => {
  test("spreads the force no further than the nearer side of the plate", () => {
    // Reach 140 tan 30 = 80.8 mm: 40 mm to one side, 80.8 mm to the other.
    const found = brace({ edgePlateAcross: 40, width: 300 }, -150e3)["plate-tension"];
    const width = 40 + 140 * Math.tan(Math.PI / 6);
    expect(found).toBeCloseTo(150e3 / (0.9 * 260 * width * 10), 6);
  });

  test("of two sections is designed for the minimum of both", () => {
    const one = memberEndActions({ ...BRACE, planes: 1 }, { v: 0, n: -10e3, m: 0 }).n;
    expect(memberEndActions({ ...BRACE, planes: 2 }, { v: 0, n: -10e3, m: 0 }).n).toBeCloseTo(2 * one, 6);
  });
});

describe("shear with bending", () => {
  const NOTCH = { top: 80, bottom: 80, length: 150, isRestrained: true };
  test("reduces the web between two notches", () => {
    // dw = 403 - 160 = 243: phiVv = 0.45 fy tw dw, phiMs = 0.225 fy tw dw2, M* = V* (150 + 20).
    const dw = UB.d - 160;
    const [vv, ms] = [0.45 * UB.fyw * UB.tw * dw, 0.225 * UB.fyw * UB.tw * dw ** 2];
    const v = 186e3;
    const reduced = vv * (2.2 - (1.6 * v * 170) / ms);
    const member = { ...BEAM, notch: NOTCH };
    const found = ratiosOf(sidePlateChecks({ ...SIDE_PLATE, member }, { v, n: 0, m: 0 }));
    expect(found["cope-shear-bending"]).toBeCloseTo(v / reduced, 9);
    expect(found["cope-shear-bending"]).toBeGreaterThan(1);
    expect(Math.max(found["beam-shear"] ?? 9, found["cope-bending"] ?? 9)).toBeLessThan(1);
  });
  test("reduces the legs of angle cleats", () => {
    const { fy, tf: t } = CLEAT.angle;
    const [vv, ms] = [0.45 * fy * t * 140, 0.225 * fy * t * 140 ** 2];
    const cleat = { ...CLEAT, bolts: { ...CLEAT.bolts, rows: 2 } };
    const v = 1.98 * vv;
    const reduced = vv * (2.2 - (1.6 * 0.5 * v * 55) / ms);
    const found = ratiosOf(angleCleatChecks(cleat, { v, n: 0, m: 0 }));
    expect(found["angle-shear-bending"]).toBeCloseTo((0.5 * v) / reduced, 9);
    expect(found["angle-shear-bending"]).toBeGreaterThan(1);
    expect(Math.max(found["angle-shear"] ?? 9, found["angle-bending"] ?? 9)).toBeLessThan(1);
  });
});

describe("a column panel", () => {
  const panelOf = (column: object) =>
    momentEndPlateChecks(
      { ...MOMENT_PLATE, column: { ...MOMENT_PLATE.column, ...column } },
      { v: 0, n: 0, m: 200e6 },
    );
  const force = 200e6 / (UB.d - UB.tf);
  test("has the difference of flange force and column shear, whichever is greater", () => {
    const capacity = 0.54 * UC.fyw * UC.d * UC.tw;
    expect(ratiosOf(panelOf({ shear: 3 * force }))["column-panel"]).toBeCloseTo((2 * force) / capacity, 9);
    expect(ratiosOf(panelOf({ shear: force / 2 }))["column-panel"]).toBeCloseTo(force / 2 / capacity, 9);
  });
  test("with a slender web is not covered", () => {
    expect(kindOf(panelOf({ section: { ...UC, tw: 2.5 } }), "column-panel")).toBe("not covered");
  });
});

describe("a moment end plate", () => {
  const ending = (endDistance: number, form: "extended" | "flush" = "extended") => ({
    ...MOMENT_PLATE,
    form,
    column: { ...MOMENT_PLATE.column, endDistance },
  });
  const codesOf = (joint: typeof MOMENT_PLATE) => momentEndPlateProblems(joint).map(({ code }) => code);
  const unmet = (joint: typeof MOMENT_PLATE) =>
    momentEndPlateDetailing(joint).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
  test("has its upper bolts on the column, and far enough from its end", () => {
    expect(codesOf(ending(0))).toContain("columnEnd");
    expect(codesOf(ending(0, "flush"))).toEqual([]);
    // M24, machine cut: 36 mm above the bolts, which are 50 mm above the beam.
    expect(unmet(ending(85))).toContain("detailing/edge-column-end");
    expect(unmet(ending(86))).not.toContain("detailing/edge-column-end");
  });
  test("is as wide as the flange that is welded to it", () => {
    expect(unmet({ ...MOMENT_PLATE, gauge: 100, edgeH: 38 })).toContain("detailing/plate-width");
  });
  test("bears on the web of the column as far as its end", () => {
    // The plate of 28 mm spreads the force at 45 degrees: to one side only where the column ends flush with the beam.
    const load = { v: 0, n: 0, m: 150e6 };
    const of = (endDistance: number) =>
      ratiosOf(momentEndPlateChecks(ending(endDistance, "flush"), load))["column-tension"];
    const capacity = (bbf: number) => 0.9 * 1.25 * bbf * UC.tw * UC.fyw;
    const pull = 150e6 / (UB.d - UB.tf);
    expect(of(0)).toBeCloseTo(pull / capacity(UB.tf + 28 + 2.5 * UC.tf), 9);
    expect(of(40)).toBeCloseTo(pull / capacity(UB.tf + 2 * 28 + 2.5 * UC.tf + 12), 9);
  });
  test("has web on one side of stiffeners at the end of the column", () => {
    const stiffener = {
      width: 100,
      thickness: 12,
      sides: 2,
      fy: 250,
      webSides: 2,
      weld: { leg: 6, fuw: 490, category: "SP" },
    } as const;
    const column = { ...ending(0, "flush").column, stiffener };
    const of = (endDistance: number, m: number) =>
      ratiosOf(
        momentEndPlateChecks(
          { ...ending(0, "flush"), column: { ...column, endDistance } },
          { v: 0, n: 0, m },
        ),
      )["column-compression-buckling"];
    // Stocky: alpha_c = 1 but for a part in a thousand. 17.5 t_w / sqrt(280 / 250) on each side.
    const strip = (17.5 * UC.tw) / Math.sqrt(UC.fyw / 250);
    const force = 150e6 / (UB.d - UB.tf);
    const ratio = (sides: number) => force / (0.9 * (2 * 100 * 12 + sides * strip * UC.tw) * 250);
    expect(of(0, 150e6)).toBeCloseTo(ratio(1), 1);
    expect((of(0, 150e6) ?? 0) / (of(500, 150e6) ?? 1)).toBeCloseTo(ratio(1) / ratio(2), 1);
  });
  test("tears out to the end of the column under uplift", () => {
    const of = (joint: typeof MOMENT_PLATE) =>
      ratiosOf(momentEndPlateChecks(joint, { v: -400e3, n: 0, m: 150e6 }))["bearing-column"];
    expect(of(ending(66))).toBeCloseTo(50e3 / (0.9 * (16 - 13 + 12) * UC.tf * UC.fu), 9);
  });
});

test("a welded moment connection is on a column flange as wide as that of the beam", () => {
  const narrow = { ...WELDED, column: { ...WELDED.column, section: { ...UC, bf: UB.bf - 1 } } };
  const unmet = weldedMomentDetailing(narrow).flatMap(({ id, isMet }) => (isMet ? [] : [id]));
  expect(unmet).toContain("detailing/column-width");
});

describe("bending of a support out of its plane is not covered", () => {
  const load = { v: 100e3, n: 0, m: 0 };
  test("on the flange of a channel, whose web is beside the joint", () => {
    const channel = { ...SIDE_PLATE.support, section: { ...UC, kind: "channel" as const } };
    for (const checks of [
      sidePlateChecks({ ...SIDE_PLATE, support: channel }, load),
      endPlateChecks({ ...END_PLATE, support: channel }, load),
    ]) {
      expect(kindOf(checks, "support-bending")).toBe("not covered");
    }
  });
});
