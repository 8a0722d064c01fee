import { SILENT } from "@kingpost/calc";
import { expect, test } from "vitest";
import { recordOf } from "../../testing/catalogue.ts";
import { steelOf } from "../capacity-for.ts";
import { START_SEGMENT, segmentOf, type TypedSegment } from "./segment.ts";

const beam = steelOf(recordOf("360UB44.7_300"));
const of = (change: Partial<TypedSegment>) => segmentOf(beam, { ...START_SEGMENT, ...change }, SILENT);

test.each([
  // Table 5.6.1: uniform moment, uniform load, fixed ends, load at midspan.
  [{ shape: "uniform" }, { le: 6, alphaM: 1 }],
  [{ shape: "uniform-load" }, { le: 6, alphaM: 1.13 }],
  [{ shape: "uniform-load-fixed" }, { le: 6, alphaM: 2.42 }],
  [{ shape: "midspan-load" }, { le: 6, alphaM: 1.35 }],
  [{ shape: "midspan-load-fixed" }, { le: 6, alphaM: 1.71 }],
  [
    { shape: "end-moments", betaM: 0 },
    { le: 6, alphaM: 1.75 },
  ],
  // Table 5.6.3(2): load on the top flange within the segment; (3): both ends restrained against rotation.
  [{ load: "flange-within" }, { le: 8.4, alphaM: 1.13 }],
  [{ rotationEnds: 2 }, { le: 4.2, alphaM: 1.13 }],
  // Table 5.6.2 and a free end under a load on the top flange.
  [
    { ends: "FU", freeShape: "uniform", load: "flange-at-end" },
    { le: 12, alphaM: 2.25 },
  ],
  // 1.7 x 100 / sqrt(75^2 + 100^2 + 75^2)
  [{ shape: "moments" }, { le: 6, alphaM: 1.7 / Math.sqrt(2 * 0.75 ** 2 + 1) }],
] as const)("%o", (change, expected) => {
  const found = of(change);
  if (!("le" in found)) throw new Error(found.message);
  expect(found.le).toBeCloseTo(expected.le, 9);
  expect(found.alphaM).toBeCloseTo(expected.alphaM, 9);
});

test("an impossible ratio is a reason", () => {
  expect(of({ shape: "end-moments", betaM: 2 })).toHaveProperty("message");
});
