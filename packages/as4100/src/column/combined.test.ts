import { SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { capacityOf } from "../capacity/capacity-of.ts";
import { memberLayout, RESTRAINT_PRESETS, type SteelSection, segmentsOf } from "../index.ts";
import {
  combinedOfMember,
  combinedOfSection,
  inPlaneMoment,
  isCompactInCombined,
  type MemberCase,
  memberCapacities,
  outOfPlaneMoment,
  sectionMomentWithAxial,
} from "./combined.ts";
import { OUT_OF_PLANE_TENSION, REDUCED_MOMENT, SECTION_INTERACTION } from "./combined-formulas.ts";

const UC = steelSectionOf(recordIn("200UC59.5", "300"));
const SHS = steelSectionOf(recordIn("100x100x6.0SHS", "C450"));
/** Not compact, with k_f less than 1. */
const UB = steelSectionOf(recordIn("610UB101", "300"));
const EA = steelSectionOf(recordIn("100x100x10EA", "300"));

const LENGTH = 3500;
const ENDS = { from: -10e6, to: 40e6 };
const connectionOf = ({ ag }: SteelSection) => ({ kt: 1, an: ag });
const force = (section: SteelSection, n: number) => ({ n, connection: connectionOf(section) });

function memberCase(): MemberCase {
  const layout = memberLayout({
    length: LENGTH,
    restraints: [
      { x: 0, ...RESTRAINT_PRESETS.full },
      { x: LENGTH, ...RESTRAINT_PRESETS.full },
    ],
  });
  const [segment] = segmentsOf(layout, {
    at: (z) => ENDS.from + ((ENDS.to - ENDS.from) * z) / LENGTH,
    extremes: [{ x: LENGTH, m: ENDS.to }],
    zeros: [LENGTH / 5],
  });
  if (!segment) throw new Error("There is a segment.");
  const inPlane = { length: LENGTH, ends: ENDS };
  return {
    x: { axis: "x", ...inPlane },
    y: { axis: "y", ...inPlane },
    segment: { segment, layout, loads: [] },
    ley: LENGTH,
  };
}
const MEMBER = memberCase();

const capacity = (section: SteelSection, name: "phiMsx" | "phiMsy" | "phiNs" | "phiNt") =>
  Number(capacityOf(section, { capacity: name }));
const buckling = (section: SteelSection, name: "phiNcx" | "phiNcy") =>
  Number(capacityOf(section, { capacity: name, le: LENGTH }));
/** alpha_m of end moments: 1.75 + 1.05 beta_m + 0.3 beta_m^2 and the quarter-point formula are not the same: that of the segment. */
const bending = (section: SteelSection) => {
  const [m2, m3, m4] = [0.25, 0.5, 0.75].map((t) => Math.abs(ENDS.from + (ENDS.to - ENDS.from) * t));
  const alphaM = Math.min(2.5, (1.7 * ENDS.to) / Math.hypot(m2 ?? 0, m3 ?? 0, m4 ?? 0));
  return Number(capacityOf(section, { capacity: "phiMbx", le: LENGTH, alphaM }));
};

describe("the published value", () => {
  // OpenCalcs-AS4100, hand arithmetic: nominal Ns = Nt = 1000 kN, Msx = 100, Msy = 50, Mbx = 70 kNm.
  test("of the out-of-plane capacity in tension, and its cap", () => {
    const { evaluate } = OUT_OF_PLANE_TENSION;
    expect(evaluate({ mb: 70e6, n: 90e3, nt: 900e3, mr: 90e6 }) / 1e6).toBeCloseTo(77, 9);
    expect(evaluate({ mb: 80e6, n: 180e3, nt: 450e3, mr: 60e6 }) / 1e6).toBeCloseTo(60, 9);
  });

  test("of the minor axis of a compact hollow section", () => {
    const mry = REDUCED_MOMENT.compression.y.compactHollow.evaluate({ ms: 50e6, n: 450e3, capacity: 900e3 });
    expect(mry / 1e6).toBeCloseTo(29.5, 9);
  });

  test("of the biaxial ratio of a compact I-section", () => {
    const { exponent, power } = SECTION_INTERACTION.compression;
    const gamma = exponent.evaluate({ n: 450e3, capacity: 900e3 });
    const mry = REDUCED_MOMENT.compression.y.compactI.evaluate({ ms: 45e6, n: 450e3, capacity: 900e3 });
    const mrx = REDUCED_MOMENT.compression.x.general.evaluate({ ms: 90e6, n: 450e3, capacity: 900e3 });
    expect(power.evaluate({ mx: 10e6, mrx, my: 20e6, mry, gamma })).toBeCloseTo(0.323_285, 6);
  });
});

test("compact alternatives are for compact I-sections and hollow sections with k_f = 1, in tension with any k_f", () => {
  expect(isCompactInCombined(UC, 1)).toBe(true);
  expect(isCompactInCombined(SHS, 1)).toBe(true);
  expect(UB.kf).toBeLessThan(1);
  expect(isCompactInCombined(UB, 1)).toBe(false);
  expect(isCompactInCombined(UB, -1)).toBe(true);
});

// The clauses worked again in plain arithmetic: shares only the capacities without interaction, which have their own validation.
describe.each([
  ["a compact I-section", UC, 1.18, (n: number) => 1.19 * (1 - n * n)],
  ["a compact hollow section", SHS, 1.18, (n: number) => 1.18 * (1 - n)],
  ["a section with k_f less than 1", UB, 1, (n: number) => 1 - n],
] as const)("combined actions of %s", (_, section, major, minor) => {
  const isCompact = major > 1;
  const shares = fc.double({ min: 0.001, max: 0.95, noNaN: true });

  function second(n: number, mx: number, my: number) {
    const ns = capacity(section, "phiNs");
    const [msx, msy] = [capacity(section, "phiMsx"), capacity(section, "phiMsy")];
    const mrx = Math.min(msx, msx * major * (1 - n / ns));
    const mry = Math.min(msy, msy * minor(n / ns));
    const s = ((1 + 0.25) / 2) ** 3;
    const inPlane = (ms: number, nc: number, mr: number) =>
      isCompact
        ? Math.min(mr, ms * ((1 - s) * (1 - n / nc) + 1.18 * s * Math.sqrt(1 - n / nc)))
        : ms * (1 - n / nc);
    const mix = inPlane(msx, buckling(section, "phiNcx"), mrx);
    const miy = inPlane(msy, buckling(section, "phiNcy"), mry);
    const mox = bending(section) * (1 - n / buckling(section, "phiNcy"));
    const gamma = Math.min(2, 1.4 + n / ns);
    return {
      mrx,
      mry,
      mix,
      miy,
      mox,
      section: isCompact ? (mx / mrx) ** gamma + (my / mry) ** gamma : n / ns + mx / msx + my / msy,
      member: (mx / Math.min(mix, mox)) ** 1.4 + (my / miy) ** 1.4,
    };
  }

  test("agree with plain arithmetic", () => {
    fc.assert(
      fc.property(shares, shares, shares, (share, a, b) => {
        const n = share * buckling(section, "phiNcy");
        const [mx, my] = [a * capacity(section, "phiMsx"), b * capacity(section, "phiMsy")];
        const by = second(n, mx, my);
        const of = force(section, n);
        const same = (value: unknown, other: number) => expect(Number(value) / other).toBeCloseTo(1, 9);
        same(sectionMomentWithAxial(section, "x", of, SILENT), by.mrx);
        same(sectionMomentWithAxial(section, "y", of, SILENT), by.mry);
        same(inPlaneMoment(section, of, MEMBER.x, SILENT), by.mix);
        same(inPlaneMoment(section, of, MEMBER.y, SILENT), by.miy);
        same(outOfPlaneMoment(section, of, MEMBER, SILENT), by.mox);
        same(combinedOfSection(section, of, { mx, my }, SILENT), by.section);
        same(combinedOfMember(of, { mx, my }, memberCapacities(section, of, MEMBER), SILENT), by.member);
      }),
    );
  });

  test("are those of bending where the axial force vanishes", () => {
    const of = force(section, 1e-6);
    expect(Number(sectionMomentWithAxial(section, "x", of, SILENT))).toBeCloseTo(
      capacity(section, "phiMsx"),
      0,
    );
    expect(Number(sectionMomentWithAxial(section, "y", of, SILENT))).toBeCloseTo(
      capacity(section, "phiMsy"),
      0,
    );
    expect(Number(outOfPlaneMoment(section, of, MEMBER, SILENT))).toBeCloseTo(bending(section), 0);
  });

  test("never have more capacity with more compression", () => {
    const ns = buckling(section, "phiNcy");
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (more, k) => {
        const [n, less] = [more * ns, k * more * ns];
        for (const of of [
          (at: number) => sectionMomentWithAxial(section, "x", force(section, at), SILENT),
          (at: number) => inPlaneMoment(section, force(section, at), MEMBER.y, SILENT),
          (at: number) => outOfPlaneMoment(section, force(section, at), MEMBER, SILENT),
        ]) {
          expect(Number(of(n))).toBeLessThanOrEqual(Number(of(less)) * (1 + 1e-12));
        }
      }),
    );
  });
});

describe("the out-of-plane alternative for compact I-sections without loads between restraints", () => {
  const unloaded = { ...MEMBER, unloaded: ENDS };
  const of = (section: SteelSection, n: number, member: typeof unloaded | typeof MEMBER) =>
    Number(outOfPlaneMoment(section, force(section, n), member, SILENT));

  test("is that of hand arithmetic, where it is more than the general rule", () => {
    const nc = buckling(UC, "phiNcy");
    const n = 0.3 * nc;
    const betaM = 0.25;
    const { j, iw, ag, ix, iy } = UC;
    const noz = ((80e3 * j + (Math.PI ** 2 * 200e3 * iw) / LENGTH ** 2) * ag) / (ix + iy);
    const alphaBc = 1 / ((1 - betaM) / 2 + ((1 + betaM) / 2) ** 3 * (0.4 - 0.23 * 0.3));
    const mbo = Number(capacityOf(UC, { capacity: "phiMbx", le: LENGTH, alphaM: 1 }));
    const mrx = Math.min(1, 1.18 * (1 - n / capacity(UC, "phiNs"))) * capacity(UC, "phiMsx");
    const compact = Math.min(alphaBc * mbo * Math.sqrt(0.7 * (1 - n / (0.9 * noz))), mrx);
    const general = bending(UC) * 0.7;
    expect(compact).toBeGreaterThan(general);
    expect(of(UC, n, unloaded)).toBeCloseTo(compact, 0);
    expect(of(UC, n, MEMBER)).toBeCloseTo(general, 0);
  });

  test("does not apply to slender and hollow sections", () => {
    for (const section of [UB, SHS]) {
      expect(of(section, 50e3, unloaded)).toBe(of(section, 50e3, MEMBER));
    }
  });
});

test("tension raises the out-of-plane capacity up to that of the section", () => {
  const nt = capacity(UC, "phiNt");
  const n = 0.1 * nt;
  const mrx = Math.min(1, 1.18 * 0.9) * capacity(UC, "phiMsx");
  const mox = outOfPlaneMoment(UC, force(UC, -n), MEMBER, SILENT);
  expect(Number(mox)).toBeCloseTo(Math.min(mrx, 1.1 * bending(UC)), 0);
});

test("an axial force that is not less than the capacity leaves no moment, with the reason", () => {
  const of = force(UC, capacity(UC, "phiNs"));
  for (const found of [
    inPlaneMoment(UC, of, MEMBER.x, SILENT),
    sectionMomentWithAxial(UC, "x", of, SILENT),
    outOfPlaneMoment(UC, of, MEMBER, SILENT),
    combinedOfMember(of, { mx: 1, my: 1 }, memberCapacities(UC, of, MEMBER), SILENT),
  ]) {
    expect(found).toMatchObject({ kind: "not-applicable", reason: expect.stringContaining("axial force") });
  }
});

test("bending of an angle with an axial force is not covered", () => {
  expect(combinedOfSection(EA, force(EA, 1), { mx: 1, my: 1 }, SILENT)).toMatchObject({
    kind: "not-covered",
  });
});
