import { type CatalogueData, dimensionsOf, loadCatalogue } from "@kingpost/sections";
import data from "@kingpost/sections/catalogue.json" with { type: "json" };
import { derivedNumber } from "@kingpost/sections/derived";
import { describe, expect, test } from "vitest";
import { distance, type Segment, sweepOf } from "../core/geometry.ts";
import { momentsOf } from "../core/moments.ts";
import { outlineOf } from "./outline.ts";

const lengthOf = (segment: Segment): number =>
  segment.kind === "line"
    ? distance(segment.from, segment.to)
    : segment.radius * Math.abs(sweepOf(segment).sweep);

const sizes = loadCatalogue(data as CatalogueData)
  .records()
  .filter(({ standard }) => standard === "Aust300");

/** The toe radius of 75x75x5EA is larger than its leg thickness, so that its toes have no flat and no full quarter circle. */
const ROUND_TOE = "75x75x5EA";

describe("the surface of every size follows from its outline", () => {
  test("of all 748 sizes", () => {
    expect(sizes).toHaveLength(748);
  });

  test.each(sizes.map((record) => [record.name, record] as const))("%s", (name, record) => {
    const { loops, box } = outlineOf(dimensionsOf(record.category, record.properties));
    const around = (loops[0] ?? []).reduce((sum, segment) => sum + lengthOf(segment), 0);
    const width = box.right - box.left;
    const depth = box.top - box.bottom;
    // mm2 of steel to t/m: 7850 kg/m3.
    const tonnes = 7850e-9 * momentsOf(loops).area;
    const isHollow = loops.length > 1;
    const isRound = record.category === "CHS" || record.category === "RB";
    const boxed = (exposed: number) => (isRound ? undefined : exposed / 1000 / tonnes);
    const expected = {
      perimeter: around,
      surfacePerMetre: around / 1000,
      surfacePerTonne: around / 1000 / tonnes,
      ksm1: around / 1000 / tonnes,
      ksm2: boxed(2 * (width + depth)),
      ksm3: boxed(2 * (width + depth) + 200),
      ksm4: isHollow || isRound ? undefined : (around - width) / 1000 / tonnes,
      ksm5: boxed(2 * depth + width),
      ksm6: boxed(2 * depth + width + 100),
    } as const;
    // The factors of tapered flanges have six figures.
    const slack = name === ROUND_TOE ? 5e-4 : record.category === "TFB" ? 1e-6 : 1e-9;
    for (const key of Object.keys(expected) as (keyof typeof expected)[]) {
      const mine = derivedNumber(record, key);
      const theirs = expected[key];
      if (theirs === undefined) expect(mine, key).toBeUndefined();
      else expect(Math.abs((mine ?? Number.NaN) / theirs - 1), key).toBeLessThan(slack);
    }
  });
});
