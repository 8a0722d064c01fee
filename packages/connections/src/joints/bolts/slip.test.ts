import { describe, expect, test } from "vitest";
import {
  BRACE,
  CLEAT,
  END_PLATE,
  GROUP,
  MOMENT_PLATE,
  SIDE_PLATE,
  SPLICE,
  UB,
} from "../../../testing/joint-cases.ts";
import { ratiosOf } from "../../../testing/random-joints.ts";
import { bracingCleatChecks } from "../bracing/bracing-checks.ts";
import { boltGroupChecks } from "../groups/bolt-group-joint.ts";
import { momentEndPlateChecks } from "../moment/moment-end-plate.ts";
import { angleCleatChecks } from "../simple/angle-cleat/angle-cleat-checks.ts";
import { endPlateChecks } from "../simple/end-plate/end-plate-checks.ts";
import { sidePlateChecks } from "../simple/side-plate/side-plate-checks.ts";
import { boltedSpliceChecks } from "../splice/bolted-splice.ts";

// Hand calculations. AS 4100 9.2.3.1: V_sf = 0.7 mu n_ei N_ti k_h, here mu = 0.35 and k_h = 0.85.

const TF = { category: "8.8/TF", slip: { mu: 0.35, kh: 0.85 } } as const;
const M20 = 0.7 * 0.35 * 145e3 * 0.85;
const M24 = 0.7 * 0.35 * 210e3 * 0.85;
const none = { v: 0, n: 0, m: 0 };

describe("slip under the serviceability actions", () => {
  test("of a side plate is that of the bolt with most of the reaction and its moment", () => {
    const joint = { ...SIDE_PLATE, bolts: { ...SIDE_PLATE.bolts, ...TF } };
    const found = ratiosOf(sidePlateChecks(joint, { ...none, v: 120e3, service: { v: 60e3, n: 0 } })).slip;
    const [down, across] = [60e3 / 3, (60e3 * 55) / 140];
    expect(found).toBeCloseTo(Math.hypot(down, across) / M20, 9);
  });

  test("of bolts of property class 10.9 has their greater tension at installation", () => {
    const bolts = { ...SIDE_PLATE.bolts, ...TF, category: "10.9/TF" as const };
    const actions = { ...none, v: 120e3, service: { v: 60e3, n: 0 } };
    const found = ratiosOf(sidePlateChecks({ ...SIDE_PLATE, bolts }, actions)).slip;
    expect(found).toBeCloseTo((Math.hypot(20e3, (60e3 * 55) / 140) / M20) * (145 / 205), 9);
  });

  test("of a flexible end plate adds the tension of a bolt with prying", () => {
    const joint = { ...END_PLATE, bolts: { ...END_PLATE.bolts, ...TF } };
    const slip = (n: number) => ratiosOf(endPlateChecks(joint, { ...none, service: { v: 60e3, n } })).slip;
    expect(slip(0)).toBeCloseTo(60e3 / 6 / M20, 9);
    // 5 kN do not bend the plate: no prying. 25 kN do.
    expect(slip(-30e3)).toBeCloseTo(60e3 / 6 / M20 + 5e3 / (0.7 * 145e3), 9);
    expect(slip(-150e3)).toBeGreaterThan(60e3 / 6 / M20 + (1.1 * 25e3) / (0.7 * 145e3));
  });

  test("of angle cleats is checked in the web and in the support", () => {
    const joint = { ...CLEAT, bolts: { ...CLEAT.bolts, ...TF } };
    const found = ratiosOf(angleCleatChecks(joint, { ...none, service: { v: 60e3, n: 0 } }));
    expect(found.slip).toBeCloseTo(Math.hypot(20e3, (60e3 * 55) / 140) / (2 * M20), 9);
    // Two bolts above the middle and two below, 140 mm apart, and the prying of legs of 7.8 mm.
    const pull = (60e3 * 55) / (2 * 140);
    const [inner, outer, width] = [55 - 3.9 - 11, 45 + 11, 35 + 35];
    const delta = (width - 22) / width;
    const alpha = ((pull * inner) / (0.225 * 320 * width * 7.8 ** 2) - 1) / delta;
    const pried =
      pull * (1 + ((inner / Math.min(outer, 1.25 * inner)) * alpha * delta) / (1 + alpha * delta));
    expect([alpha > 0, alpha < 1]).toEqual([true, true]);
    expect(found["slip-support"]).toBeCloseTo(60e3 / 6 / M20 + pried / (0.7 * 145e3), 9);
    const shearOnly = angleCleatChecks(
      { ...joint, includesEccentricity: false },
      {
        ...none,
        service: { v: 60e3, n: 0 },
      },
    );
    expect(ratiosOf(shearOnly)["slip-support"]).toBeCloseTo(60e3 / 6 / M20, 9);
  });

  test("of a moment end plate adds the tension of the bolts at the flange", () => {
    const joint = { ...MOMENT_PLATE, bolt: { ...MOMENT_PLATE.bolt, ...TF } };
    const found = ratiosOf(
      momentEndPlateChecks(joint, { ...none, service: { v: 80e3, n: 0, m: 60e6 } }),
    ).slip;
    const levers = UB.d - UB.tf / 2 + 50 + (UB.d - 1.5 * UB.tf - 50);
    const pull = (1.25 * 60e6) / (2 * levers);
    expect(found).toBeCloseTo(80e3 / 8 / M24 + pull / (0.7 * 210e3), 6);
  });

  test("of a splice is checked in the flanges and in the web", () => {
    const { web } = SPLICE;
    const joint = {
      ...SPLICE,
      flange: { ...SPLICE.flange, bolt: { ...SPLICE.flange.bolt, ...TF } },
      web: { ...web, bolts: { ...web.bolts, ...TF } },
    };
    const found = ratiosOf(boltedSpliceChecks(joint, { ...none, service: { v: 50e3, n: 0, m: 40e6 } }));
    expect(found["flange-slip"]).toBeCloseTo(40e6 / (UB.d - UB.tf) / 8 / M20, 9);
    expect(found["web-slip"]).toBeCloseTo(Math.hypot(50e3 / 3, (50e3 * (2.5 + 40)) / 180) / (2 * M20), 9);
  });

  test("of a brace and of a bolt group are checked", () => {
    const brace = { ...BRACE, bolts: { ...BRACE.bolts, ...TF } };
    const pulled = bracingCleatChecks(brace, { ...none, service: { v: 0, n: -90e3 } });
    expect(ratiosOf(pulled).slip).toBeCloseTo(30e3 / M20, 9);
    const bolts = { ...GROUP.bolts, ...TF };
    const group = { ...GROUP, e: 0, eAcross: 0, bolts };
    const turned = boltGroupChecks(group, { ...none, service: { v: 0, n: -60e3, m: 3e6 } });
    const polar = 6 * 35 ** 2 + 4 * 70 ** 2;
    const most = (3e6 * Math.hypot(35, 70)) / polar;
    expect(ratiosOf(turned).slip).toBeCloseTo(most / M20 + (1.2 * 10e3) / (0.7 * 145e3), 9);
  });

  test("is not covered without a tension at installation, which M12 bolts have not", () => {
    const joint = { ...SIDE_PLATE, bolts: { ...SIDE_PLATE.bolts, ...TF, size: "M12" as const } };
    const checks = sidePlateChecks(joint, { ...none, v: 50e3, service: { v: 20e3, n: 0 } });
    expect(checks.find(({ id }) => id === "slip")).toMatchObject({
      kind: "not covered",
      reason: expect.stringContaining("not tensioned"),
    });
  });
});
