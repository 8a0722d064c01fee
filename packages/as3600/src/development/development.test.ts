import { isCovered, SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import {
  compressionDevelopment,
  compressionLap,
  compressionOfStress,
  type DevelopedBar,
  headDevelopment,
  hookDevelopment,
  lengthOfStress,
  tensionDevelopment,
  tensionLap,
} from "./index.ts";

const BAR: DevelopedBar = { db: 20, fc: 32, fsy: 500, cd: 40, isTopBar: false };
const length = (more: Partial<DevelopedBar> = {}) => tensionDevelopment({ ...BAR, ...more }, SILENT).length;

describe("the development length in tension", () => {
  test("falls with cover, strength, transverse bars and pressure, and grows with everything else", () => {
    expect(length({ cd: 60 })).toBeLessThan(length());
    expect(length({ fc: 25 })).toBeGreaterThan(length());
    expect(length({ isTopBar: true }) / length()).toBeCloseTo(1.3, 12);
    expect(length({ isEpoxyCoated: true }) / length()).toBeCloseTo(1.5, 12);
    expect(length({ isLightweight: true }) / length()).toBeCloseTo(1.3, 12);
    expect(length({ bundle: 4 }) / length()).toBeCloseTo(1.33, 12);
    const transverse = { nf: 2, nbs: 2, atr: 314, atrMin: 78 };
    expect(length({ transverse })).toBeLessThan(length());
    expect(length({ pressure: 5 }) / length()).toBeCloseTo(0.8235, 3);
  });

  test("has a product of k3, k4 and k5 of 0.7 at least", () => {
    const wide = { cd: 200, pressure: 50, transverse: { nf: 9, nbs: 1, atr: 1e5, atrMin: 0 } };
    expect(length(wide)).toBe(length({ cd: 200 }));
  });

  test("is not less than 0.058 fsy k1 db, before coating", () => {
    expect(length({ fc: 65, cd: 200 })).toBe(580);
    expect(length({ fc: 65, cd: 200, isEpoxyCoated: true })).toBe(870);
    expect(length({ fc: 100 })).toBe(length({ fc: 65 }));
  });

  test("of a lower stress is in proportion, 12 bar diameters at least", () => {
    expect(lengthOfStress(250, 800, BAR, SILENT)).toBe(400);
    expect(lengthOfStress(10, 800, BAR, SILENT)).toBe(240);
    expect(hookDevelopment(800, SILENT)).toBe(400);
  });

  test("of a headed bar is half at a ratio of 4 and 6 diameters from 10, and needs cover and spacing", () => {
    const head = (headRatio: number, more = {}) =>
      headDevelopment(800, { db: 20, headRatio, clearCover: 40, clearSpacing: 80, ...more }, SILENT);
    expect([head(4), head(7), head(10), head(20)]).toEqual([400, 260, 120, 120]);
    for (const rejected of [
      head(3.9),
      head(5, { clearCover: 39 }),
      head(5, { clearSpacing: 79 }),
      head(5, { db: 50 }),
    ]) {
      expect(isCovered(rejected)).toBe(false);
    }
  });

  test.each([{ db: 0 }, { db: 60 }, { cd: 0 }, { fc: Number.NaN }])("of %o is an error", (more) => {
    expect(() => length(more)).toThrow(expect.objectContaining({ code: "bad-bar" }));
  });
});

describe("laps", () => {
  const lap = (more: Partial<DevelopedBar> = {}, isLightlyUsed = false, gap?: number) =>
    tensionLap({ ...BAR, ...more }, { isLightlyUsed, gap }, SILENT);

  test("have a least length that the splice factor does not multiply", () => {
    expect(lap({ fc: 65, cd: 200, db: 10 })).toBe(290);
    expect(Number(lap()) / Number(lap({}, true))).toBeCloseTo(1.25, 12);
  });

  test("in narrow elements add 1.5 times a gap of more than three bars", () => {
    expect(lap({}, true, 60)).toBe(lap({}, true));
    expect(Number(lap({}, true, 100))).toBeCloseTo(Number(lap({}, true)) + 150, 9);
  });

  test("of bars above 40 mm are rejected in tension and compression", () => {
    expect(isCovered(lap({ db: 50 }))).toBe(false);
    expect(isCovered(compressionLap({ ...BAR, db: 50 }, undefined, SILENT))).toBe(false);
  });

  test("in compression are 40 diameters, 0.8 of it with fitments or a helix", () => {
    expect(compressionLap(BAR, undefined, SILENT)).toBe(800);
    expect(compressionLap(BAR, { by: "fitments", sets: 3, atrPerSpacing: 0.32 }, SILENT)).toBe(640);
    expect(compressionLap(BAR, { by: "fitments", sets: 2, atrPerSpacing: 0.32 }, SILENT)).toBe(800);
    expect(compressionLap(BAR, { by: "helix", turns: 3, atrPerSpacing: 0.5, bars: 6 }, SILENT)).toBe(640);
    expect(compressionLap(BAR, { by: "helix", turns: 3, atrPerSpacing: 0.2, bars: 6 }, SILENT)).toBe(800);
  });
});

test("the development length in compression is 22 diameters at least, 0.75 of it where confined", () => {
  const at = (confinement?: { bars: number; atrPerSpacing: number }) =>
    compressionDevelopment(BAR, confinement, SILENT);
  expect(at()).toBeCloseTo(435, 9);
  expect(at({ bars: 3, atrPerSpacing: 0.53 })).toBeCloseTo(0.75 * 435, 9);
  expect(at({ bars: 2, atrPerSpacing: 0.53 })).toBe(at());
  expect(compressionOfStress(100, 435, 500, SILENT)).toBe(200);
});
