import { describe, expect, test } from "vitest";
import { defaultInputs } from "../frame/module/default-inputs.ts";
import { type ConcreteBeamInputs, FIELDS } from "./form/fields.ts";
import { placedBars } from "./model/bars.ts";

/** AS 3600:2018 13.1.2.2: c_d is the smaller of the covers to the bar and half of the clear distance to the next parallel bar. */
describe("the development length of bars in layers", () => {
  const row = (layer: number, from = 0, to = 0) =>
    ({ face: "bottom", count: 2, size: "N24", layer, from, to }) as const;
  const placed = (...bars: readonly ReturnType<typeof row>[]) =>
    placedBars({ ...(defaultInputs(FIELDS) as ConcreteBeamInputs), ends: "straight", bars });
  const lengths = (...bars: readonly ReturnType<typeof row>[]) => placed(...bars).map(({ length }) => length);
  // 32 MPa, 40 mm to fitments of N10: 50 mm of cover, 202 mm between the two bars.
  const at = (cd: number) =>
    (0.5 * Math.min(1, 1 - (0.15 * (cd - 24)) / 24) * 500 * 24) / (1.08 * Math.sqrt(32));

  test("counts the gap to the layer above, which is less than the cover", () => {
    expect(lengths(row(1))[0]).toBeCloseTo(at(50), 9);
    for (const length of lengths(row(1), row(2))) expect(length).toBeCloseTo(at(12.5), 9);
  });

  test("counts no layer that is elsewhere along the beam, and at an end none beyond the length that it develops in", () => {
    const [first] = lengths(row(1, 1, 2500), row(2, 3500, 5500));
    expect(first).toBeCloseTo(at(50), 9);
    const [long] = placed(row(1), row(2, 500, 2500));
    expect(long?.left).toBeCloseTo(at(12.5), 9);
    expect(long?.right).toBeCloseTo(at(50), 9);
  });
});
