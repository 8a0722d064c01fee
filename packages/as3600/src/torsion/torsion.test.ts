import { SILENT, verdictOf } from "@kingpost/calc";
import { expect, test } from "vitest";
import { N10, SHEAR } from "../../testing/sections.ts";
import { rectangularTorsion, type TorsionDesign, torsionChecks, torsionTension } from "./index.ts";

const OF = (t: number, more: Partial<TorsionDesign["shear"]> = {}): TorsionDesign => ({
  shear: { ...SHEAR, ...more },
  torsion: rectangularTorsion(350, 600, 45),
  actions: { m: 100e6, v: 60e3, t },
});

test("a small torsion is not considered", () => {
  const checks = torsionChecks(OF(2e6), { id: "at" });
  expect(checks.map(({ id }) => id)).toEqual(["at/torsion"]);
  expect(checks.map(verdictOf)).toEqual(["pass"]);
});

test("a larger torsion is designed for, in strength, crushing, amount and spacing", () => {
  const dense = { fitments: { ...N10, diameter: 12, spacing: 100 } };
  const checks = torsionChecks(OF(25e6, dense), { id: "at" });
  expect(checks.map(({ id }) => id)).toEqual([
    "at/torsion",
    "at/torsion-crushing",
    "at/torsion-leg",
    "at/torsion-minimum",
    "at/torsion-spacing",
  ]);
  expect(checks.map(verdictOf)).toEqual(["pass", "pass", "pass", "pass", "pass"]);
  expect(torsionChecks(OF(300e6, dense), { id: "at" }).map(verdictOf)).toContain("fail");
  const wide = torsionChecks(OF(25e6), { id: "at" });
  expect(wide.find(({ id }) => id === "at/torsion-spacing")).toMatchObject({ isMet: false });
});

test("torsion without fitments fails", () => {
  expect(torsionChecks(OF(25e6, { fitments: undefined }), { id: "at" }).map(verdictOf)).toEqual(["fail"]);
});

test("torsion with shear needs more of an outer leg than each alone", () => {
  const dense = { fitments: { ...N10, diameter: 12, spacing: 100 } };
  const leg = (t: number, v: number) => {
    const of = { ...OF(t, dense), actions: { m: 100e6, v, t } };
    const check = torsionChecks(of, { id: "at" }).find(({ id }) => id === "at/torsion-leg");
    return check?.kind === "limit" ? check.limit : Number.NaN;
  };
  expect(leg(25e6, 400e3)).toBeGreaterThan(leg(25e6, 10e3));
  expect(leg(50e6, 10e3)).toBeGreaterThan(leg(25e6, 10e3));
});

test("the additional tension of torsion is in proportion to it", () => {
  const section = rectangularTorsion(350, 600, 45);
  const at = (t: number) => torsionTension(section, t, 0.6, SILENT);
  expect(at(40e6) / at(20e6)).toBeCloseTo(2, 12);
  // 0.5 T 0.92 uh cot / (2 Ao)
  const { uh, aoh } = section;
  expect(at(20e6)).toBeCloseTo((0.5 * 20e6 * 0.92 * uh) / Math.tan(0.6) / (2 * 0.85 * aoh), 6);
});
