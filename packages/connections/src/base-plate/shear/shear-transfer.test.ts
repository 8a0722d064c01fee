import { designBoltShear } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { BASE, NO_ACTIONS } from "../../../testing/example-base.ts";
import {
  designAnchorShear,
  designFriction,
  designKeyBearing,
  keyWeldForce,
  requiredKeyThickness,
  shearPath,
} from "./shear-transfer.ts";

const KEY = { width: 200, height: 100, thickness: 25, fy: 250 };

describe("friction", () => {
  test("of 1400 kN is the 392 kN of worked example 11.1 of ASI Design Guide 7", () => {
    expect(designFriction(BASE, { ...NO_ACTIONS, n: 1400e3 }, 0.4, SILENT)).toBeCloseTo(392e3, 6);
  });

  test("is limited by the concrete: 0.7 x 5.5 MPa of 450 x 400", () => {
    expect(designFriction(BASE, { ...NO_ACTIONS, n: 1e9 }, 0.4, SILENT)).toBeCloseTo(
      0.7 * 5.5 * 450 * 400,
      6,
    );
    const weak = { ...BASE, pedestal: { ...BASE.pedestal, fc: 20 } };
    expect(designFriction(weak, { ...NO_ACTIONS, n: 1e9 }, 0.4, SILENT)).toBeCloseTo(0.7 * 4 * 450 * 400, 6);
  });

  test("is limited by the concrete of the bearing block where a moment acts", () => {
    // 500 kN: 185 mm from the centre on 450 - 2 x 185 = 80 mm of 400 mm; beyond 188.8 mm, with bolts in tension, at 0.54 x 32 MPa.
    const at = (e: number) => designFriction(BASE, { ...NO_ACTIONS, n: 500e3, mx: 500e3 * e }, 0.4, SILENT);
    expect(at(150)).toBeCloseTo(0.7 * 0.4 * 500e3, 6);
    expect(at(185)).toBeCloseTo(0.7 * 5.5 * 80 * 400, 6);
    expect(at(200)).toBeCloseTo((0.7 * 5.5 * 500e3) / (0.54 * 32), 6);
    expect(at(400)).toBeCloseTo((0.7 * 5.5 * 500e3) / (0.54 * 32), 6);
  });

  test("of bearing that nothing balances is that of concrete at its design bearing stress", () => {
    const twice = { ...NO_ACTIONS, n: 500e3, mx: 20e6, my: 20e6 };
    expect(designFriction(BASE, twice, 0.4, SILENT)).toBeCloseTo((0.7 * 5.5 * 500e3) / (0.54 * 32), 6);
  });

  test("is zero in uplift", () => {
    expect(designFriction(BASE, { ...NO_ACTIONS, n: -100e3 }, 0.4, SILENT)).toBe(0);
  });
});

describe("shear is carried by", () => {
  const path = (n: number, v: number, shear = BASE.shear) =>
    shearPath({ ...BASE, shear }, { ...NO_ACTIONS, n, vy: v });
  test("friction where it is enough, otherwise by the bolts or the key alone", () => {
    expect(path(500e3, 140e3)).toBe("friction");
    expect(path(500e3, 141e3)).toBe("anchors");
    expect(path(500e3, 141e3, { friction: 0.4, other: KEY })).toBe("key");
    expect(path(-1, 1)).toBe("anchors");
  });

  test("friction where nothing else is chosen, or by nothing", () => {
    expect(path(500e3, 141e3, { friction: 0.4, other: undefined })).toBe("friction");
    expect(path(500e3, 1, { friction: undefined, other: undefined })).toBe("nothing");
    expect(path(500e3, 0)).toBe("none");
  });
});

test("the bolts that carry shear have their own capacity each, 0.8 of it through grout", () => {
  const one = designBoltShear(BASE.anchors, SILENT);
  expect(designAnchorShear({ ...BASE, grout: 0 }, NO_ACTIONS, SILENT)).toBeCloseTo(2 * one, 9);
  expect(designAnchorShear(BASE, NO_ACTIONS, SILENT)).toBeCloseTo(2 * 0.8 * one, 9);
});

describe("a shear key of 200 x 100 x 25 with 30 mm of grout", () => {
  test("bears on its face below the grout: 0.54 f'c x 200 x 70", () => {
    expect(designKeyBearing(BASE, KEY, { vx: 0, vy: 1 }, SILENT)).toBeCloseTo(0.54 * 32 * 200 * 70, 6);
  });

  test("carries shear in one direction", () => {
    expect(designKeyBearing(BASE, KEY, { vx: 1, vy: 1 }, SILENT)).toMatchObject({ kind: "not-covered" });
  });

  test("bends as a cantilever with its force in the middle of that face", () => {
    // M = 100 kN x (30 + 35) mm = 6.5 kNm; t = sqrt(4 x 6.5e6 / (0.9 x 250 x 200)).
    expect(requiredKeyThickness(KEY, 100e3, 30, SILENT)).toBeCloseTo(Math.sqrt(26e6 / 45e3), 9);
  });

  test("has welds on both faces that carry the shear and the moment", () => {
    // 100e3 / 400 = 250 N/mm; 6.5e6 / (200 x 25) = 1300 N/mm.
    expect(keyWeldForce(KEY, 100e3, 30, SILENT)).toBeCloseTo(Math.hypot(250, 1300), 9);
  });
});
