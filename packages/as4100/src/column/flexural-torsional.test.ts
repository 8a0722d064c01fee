import { SILENT } from "@kingpost/calc";
import { expect, test } from "vitest";
import type { SteelSection } from "../section/steel-section.ts";
import { designFlexuralTorsional, flexuralTorsionalLoad } from "./flexural-torsional.ts";

/** 200PFC: published properties. */
const PFC: SteelSection = {
  name: "200PFC",
  kind: "channel",
  d: 200,
  bf: 75,
  tf: 12,
  tw: 6,
  ag: 2920,
  ix: 19.1e6,
  iy: 1.65e6,
  rx: 80.9,
  ry: 23.8,
  j: 101e3,
  iw: 10.6e9,
  shearCentreX0: 50.5,
  fy: 300,
  fyw: 320,
  fu: 440,
  kf: 1,
  zex: 221e3,
  zey: 46.7e3,
};

test("the elastic load is the smaller root of the quadratic of buckling about x with twist", () => {
  const load = flexuralTorsionalLoad(PFC, 50.5, { lex: 3000, lz: 3000 }, SILENT);
  const { ix, iy, ag, j, iw } = PFC;
  const r0 = (ix + iy) / ag + 50.5 ** 2;
  const nox = (Math.PI ** 2 * 2e5 * ix) / 3000 ** 2;
  const noz = (8e4 * j + (Math.PI ** 2 * 2e5 * iw) / 3000 ** 2) / r0;
  // (N - Nox)(N - Noz) r0^2 - N^2 x0^2 = 0
  const residual = ((load - nox) * (load - noz) * r0 - load ** 2 * 50.5 ** 2) / (nox * noz * r0);
  expect(Math.abs(residual)).toBeLessThan(1e-9);
  expect(load).toBeLessThan(Math.min(nox, noz));
});

test("without eccentricity of the shear centre it is the smaller of both loads", () => {
  const load = flexuralTorsionalLoad(PFC, 0, { lex: 3000, lz: 3000 }, SILENT);
  const r0 = (PFC.ix + PFC.iy) / PFC.ag;
  expect(load).toBeCloseTo((8e4 * PFC.j + (Math.PI ** 2 * 2e5 * PFC.iw) / 3000 ** 2) / r0, 3);
});

test("the capacity falls with both lengths, and is at most 0.85 of the section capacity", () => {
  const of = (lex: number, lz: number) => Number(designFlexuralTorsional(PFC, { lex, lz }, SILENT));
  expect(of(100, 100)).toBeCloseTo(0.9 * 0.85 * 300 * PFC.ag, 0);
  expect(of(4000, 2000)).toBeLessThan(of(3000, 2000));
  expect(of(3000, 4000)).toBeLessThan(of(3000, 2000));
});

test("a section without a known shear centre is not covered", () => {
  const { shearCentreX0: _, ...rest } = PFC;
  expect(designFlexuralTorsional(rest, { lex: 3000, lz: 3000 }, SILENT)).toMatchObject({
    kind: "not-covered",
  });
});
