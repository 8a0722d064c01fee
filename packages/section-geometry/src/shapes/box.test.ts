import fc from "fast-check";
import { expect, test } from "vitest";
import { plateBoxes } from "../../testing/arbitrary-dimensions.ts";
import { sumStrips } from "../../testing/strips.ts";
import { grossProperties } from "../gross.ts";

function near(value: number, expected: number, share: number): void {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(share * Math.abs(expected));
}

test("a box has the properties of a sum of thin strips", () => {
  fc.assert(
    fc.property(plateBoxes, (box) => {
      const g = grossProperties(box);
      const strips = sumStrips(box);
      near(g.ag, strips.a, 1e-4);
      near(g.ix, strips.yy, 1e-4);
      near(g.iy, strips.xx, 1e-4);
      near(g.sx, strips.plasticAt(0), 1e-3);
      near(g.sy, strips.plasticAt(Math.PI / 2), 1e-3);
    }),
    { numRuns: 25 },
  );
});

test("a box with one wall thickness equals the hollow section with sharp corners", () => {
  const size = fc.double({ min: 60, max: 2000, noNaN: true });
  fc.assert(
    fc.property(size, size, fc.double({ min: 3, max: 28, noNaN: true }), (d, b, t) => {
      const box = grossProperties({ shape: "box", d, b, tf: t, tw: t });
      const hollow = grossProperties({ shape: "rhs", d, b, t, r1: 0 });
      for (const name of ["ag", "ix", "iy", "zx", "zy", "sx", "sy"] as const)
        near(box[name], hollow[name], 1e-9);
      near(box.j, hollow.j, 1e-9);
      near(box.c ?? 0, hollow.c ?? 1, 1e-9);
    }),
  );
});

test("a box turned by 90 degrees swaps x and y and keeps its torsion", () => {
  fc.assert(
    fc.property(plateBoxes, ({ d, b, tf, tw }) => {
      const g = grossProperties({ shape: "box", d, b, tf, tw });
      const turned = grossProperties({ shape: "box", d: b, b: d, tf: tw, tw: tf });
      near(turned.ix, g.iy, 1e-9);
      near(turned.sy, g.sx, 1e-9);
      near(turned.j, g.j, 1e-9);
    }),
  );
});
