import { dimensionsOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { allSizes, sizeNamed } from "../../testing/catalogue.ts";
import { outlineOf } from "../steel-section/outline.ts";
import { type HatchLine, hatchLines } from "./hatch.ts";
import { momentsOf } from "./moments.ts";

const length = ({ from, to }: HatchLine): number => Math.hypot(to.x - from.x, to.y - from.y);

test("hatch lines rise to the right at 45 degrees", () => {
  const { category, properties } = sizeNamed("380PFC");
  for (const { from, to } of hatchLines(outlineOf(dimensionsOf(category, properties)).loops, 5)) {
    expect(to.y - from.y).toBeCloseTo(to.x - from.x, 9);
    expect(to.x).toBeGreaterThanOrEqual(from.x);
  }
});

test("the hatch covers exactly the section: its length times its spacing is the area", () => {
  for (const { category, name, properties } of allSizes()) {
    const outline = outlineOf(dimensionsOf(category, properties));
    // A bar has no plates.
    const spacing = (Math.min(properties.tf, properties.tw) || properties.bf) / 40;
    const covered = hatchLines(outline.loops, spacing).reduce((sum, line) => sum + length(line) * spacing, 0);
    expect(Math.abs(covered / momentsOf(outline.loops).area - 1), name).toBeLessThan(2e-3);
  }
});

test("no hatch line enters the hole of a tube or leaves its wall", () => {
  const { category, properties } = sizeNamed("610.0x6.4CHS");
  const { d, tf } = properties;
  for (const { from, to } of hatchLines(outlineOf(dimensionsOf(category, properties)).loops, 3)) {
    for (const k of [0, 0.25, 0.5, 0.75, 1]) {
      const r = Math.hypot(from.x + k * (to.x - from.x), from.y + k * (to.y - from.y));
      expect(r).toBeGreaterThanOrEqual(d / 2 - tf - 1e-6);
      expect(r).toBeLessThanOrEqual(d / 2 + 1e-6);
    }
  }
});

test("no hatch line is outside an I-section", () => {
  const { category, properties } = sizeNamed("1200WB455");
  const { d, bf, tf, tw } = properties;
  for (const line of hatchLines(outlineOf(dimensionsOf(category, properties)).loops, 7)) {
    for (const k of [0.001, 0.25, 0.5, 0.75, 0.999]) {
      const x = Math.abs(line.from.x + k * (line.to.x - line.from.x));
      const y = Math.abs(line.from.y + k * (line.to.y - line.from.y));
      expect(x <= bf / 2 && y <= d / 2 && (x <= tw / 2 || y >= d / 2 - tf)).toBe(true);
    }
  }
});
