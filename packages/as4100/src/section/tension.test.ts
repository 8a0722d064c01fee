import { SILENT } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { recordIn } from "../../validation/catalogue.ts";
import { designTension, netArea } from "./axial-section.ts";

const EA = steelSectionOf(recordIn("100x100x10EA", "300"));

test("holes in one line are deducted, and the net section governs", () => {
  // 1810 - 22 x 9.5; 0.9 x 0.85 x 0.85 x 1601 x 440
  const an = netArea(EA, { count: 1, diameter: 22, thickness: 9.5 }, SILENT);
  expect(an).toBeCloseTo(EA.ag - 209, 9);
  expect(designTension(EA, SILENT, { kt: 0.85, an })).toBeCloseTo(0.9 * 0.85 * 0.85 * an * EA.fu, 6);
});

test("without holes the area is the gross one", () => {
  expect(netArea(EA, { count: 0, diameter: 22, thickness: 9.5 }, SILENT)).toBe(EA.ag);
});

test("holes that leave nothing are an error", () => {
  expect(() => netArea(EA, { count: 9, diameter: 30, thickness: 9.5 }, SILENT)).toThrow(
    expect.objectContaining({ code: "bad-value" }),
  );
});
