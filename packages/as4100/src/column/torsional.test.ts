import { SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import type { SteelSection } from "../section/steel-section.ts";
import { designMemberCompression } from "./compression-member.ts";
import { designTorsional, torsionalLoad } from "./torsional.ts";

/** 310UB46.2: published properties. */
const UB: SteelSection = {
  name: "310UB46.2",
  kind: "rolled-i",
  d: 307,
  bf: 166,
  tf: 11.8,
  tw: 6.7,
  ag: 5930,
  ix: 100e6,
  iy: 9.01e6,
  rx: 130,
  ry: 39,
  j: 233e3,
  iw: 197e9,
  fy: 300,
  fyw: 320,
  fu: 440,
  kf: 0.991,
  zex: 729e3,
  zey: 163e3,
};
const LZ = 6000;

/** The energy of a half wave of twist about a point at `a` from the shear centre, by numbers: bending, warping and torsion over N. */
function loadByEnergy(a: number): number {
  const { ix, iy, ag, j, iw } = UB;
  const k = Math.PI / LZ;
  let [stiffness, work] = [0, 0];
  const steps = 2000;
  for (let at = 0; at < steps; at++) {
    const z = ((at + 0.5) * LZ) / steps;
    const [slope, curvature] = [k * Math.cos(k * z), -k * k * Math.sin(k * z)];
    // The restrained point stays, so that the shear centre moves by a for each unit of twist.
    stiffness += 2e5 * iy * (a * curvature) ** 2 + 2e5 * iw * curvature ** 2 + 8e4 * j * slope ** 2;
    work += (a * slope) ** 2 + ((ix + iy) / ag) * slope ** 2;
  }
  return stiffness / work;
}

test("the elastic load in twist about a restrained flange or the middle is that of its energy", () => {
  const about = (which: "flange" | "middle") => torsionalLoad(UB, { lz: LZ, about: which }, SILENT);
  expect(about("flange") / loadByEnergy((307 - 11.8) / 2)).toBeCloseTo(1, 6);
  expect(about("middle") / loadByEnergy(0)).toBeCloseTo(1, 6);
});

describe("the capacity of an I-section between restraints that hold it sideways alone", () => {
  const without = { lz: LZ, about: "none", ley: LZ } as const;
  const girts = { lz: LZ, about: "flange", ley: 1500 } as const;

  test("is that of its elastic load in twist (AS 4100 6.3.4), far below buckling about y between them", () => {
    const capacity = designTorsional(UB, [without, girts], SILENT);
    const ns = 0.991 * 300 * 5930;
    const lambda = 90 * Math.sqrt(ns / torsionalLoad(UB, girts, SILENT));
    expect(lambda).toBeGreaterThan(100);
    expect(capacity).toBeLessThan(0.5 * designMemberCompression(UB, "y", 1500, SILENT));
    expect(capacity).toBeGreaterThan(designMemberCompression(UB, "y", LZ, SILENT));
  });

  test("is not lowered by more restraints, and not more than that about y between them", () => {
    const alone = designTorsional(UB, [without, girts], SILENT);
    const middle = { lz: LZ, about: "middle", ley: 5500 } as const;
    expect(designTorsional(UB, [without, girts, middle], SILENT)).toBeGreaterThanOrEqual(alone);
    const short = { lz: 1500, about: "middle", ley: 1500 } as const;
    expect(designTorsional(UB, [short], SILENT)).toBeLessThanOrEqual(
      designMemberCompression(UB, "y", 1500, SILENT),
    );
  });
});
