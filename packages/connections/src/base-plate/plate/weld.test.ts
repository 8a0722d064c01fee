import type { SteelSection } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { recordIn } from "../../../../as4100/validation/catalogue.ts";
import { NO_ACTIONS, UC } from "../../../testing/example-base.ts";
import { baseWeldForce } from "./weld.ts";

const SHS = steelSectionOf(recordIn("100x100x6.0SHS", "C450"));
const PFC = steelSectionOf(recordIn("200PFC", "300"));
const CHS = steelSectionOf(recordIn("219.1x6.4CHS", "C350"));

describe("the force on the weld", () => {
  const base = (section: SteelSection) => ({ section, hasFullContact: true });
  const force = (section: SteelSection, actions: Partial<typeof NO_ACTIONS>, hasFullContact = true) =>
    baseWeldForce({ section, hasFullContact }, { ...NO_ACTIONS, ...actions }, SILENT);

  // 200UC52.2: d 206.4, bf 204, tf 12.5, tw 8.0, r 11.4: flange runs 204 + 204 - 8 - 22.8 = 377.2, web 2 x 158.6.
  const flange = 204 + 204 - 8 - 22.8;
  const web = 2 * (206.4 - 25 - 22.8);

  test("of an I-section in bending is the couple of its flanges over their runs", () => {
    expect(force(UC, { mx: 50e6 })).toBeCloseTo(50e6 / (UC.d - UC.tf) / flange, 3);
  });

  test("of an I-section in tension is the share of flange and web", () => {
    const share = Math.max((UC.bf * UC.tf) / flange, ((UC.d - 2 * UC.tf) * UC.tw) / web);
    expect(force(UC, { n: -200e3 })).toBeCloseTo((200e3 * share) / UC.ag, 3);
  });

  test("is relieved by compression in full contact, and carries it otherwise", () => {
    expect(force(UC, { n: 300e3 })).toBe(0);
    expect(force(UC, { n: 300e3 }, false)).toBeCloseTo(force(UC, { n: -300e3 }), 9);
  });

  test("of an I-section bent about y is that of its flange runs as lines over the width", () => {
    // I = 2 lw bf^2 / 12: v = M (bf / 2) / I = 3 M / (lw bf).
    expect(force(UC, { my: 5e6 })).toBeCloseTo(15e6 / (flange * 204), 3);
  });

  test("of a channel has the outer and inner faces of its web and flanges", () => {
    // 200PFC: d 200, bf 75, tf 12, tw 6, r 12: flange 75 + 75 - 6 - 12, web 200 + 200 - 24 - 24.
    expect(force(PFC, { vy: 100e3 })).toBeCloseTo(100e3 / 352, 9);
    expect(force(PFC, { mx: 20e6 })).toBeCloseTo(20e6 / 188 / 132, 9);
  });

  test("of shear along the web is on both sides of the web", () => {
    expect(force(UC, { vy: 100e3 })).toBeCloseTo(100e3 / web, 3);
    expect(force(UC, { vx: 100e3 })).toBeCloseTo(100e3 / (2 * flange), 3);
  });

  test("of a square hollow section is the same about both axes", () => {
    expect(force(SHS, { mx: 10e6, vx: 20e3 })).toBeCloseTo(force(SHS, { my: 10e6, vy: 20e3 }), 9);
  });

  test("of a ring is M / (pi r^2) + N / (2 pi r), and V / (pi r) along it", () => {
    const r = CHS.d / 2;
    const across = 20e6 / (Math.PI * r ** 2) + 50e3 / (2 * Math.PI * r);
    expect(force(CHS, { n: -50e3, mx: 20e6, vy: 30e3 })).toBeCloseTo(
      Math.hypot(across, 30e3 / (Math.PI * r)),
      9,
    );
  });

  test("of a base without actions is zero", () => {
    for (const section of [UC, SHS, CHS]) expect(baseWeldForce(base(section), NO_ACTIONS, SILENT)).toBe(0);
  });
});
