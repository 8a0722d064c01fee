import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../../testing/checks-of.ts";
import { PAD_FOOTING } from "../module.ts";

const { limitOf } = checksOfModule(PAD_FOOTING);

describe("punching of a footing that lifts on the side of its column", () => {
  // 4.0 x 4.0 x 0.5 m below 3 m of soil. d = 442 and 426 mm: d_om = 434 mm. The face is 660 mm from the right edge.
  const LIFTED = {
    lengthX: 4000,
    lengthY: 4000,
    depth: 500,
    offsetX: 1140,
    soilDepth: 3000,
    hasTop: true,
    actionsBy: "combinations",
    bearingBy: "ultimate",
    ultimate: 5,
    actions: [{ name: "1.2G + Wu1", n: 400e3, mx: 0, my: 0, vx: -5000e3, vy: 0 }],
  };
  const side = 400 + 434;
  /** Weight of footing and soil, with 1.2: the column takes the place of soil. */
  const weightOf = (area: number) => 1.2 * (25 * 0.5 * area + 18 * 3 * (area - 0.16e6)) * 1e-3;
  const weight = weightOf(16e6);
  // My' = 400 x 1.14 - 5000 x 0.5 kNm: contact over 3 (2000 - e) mm from the left edge, short of the perimeter.
  const e = (5000e3 * 500 - 400e3 * 1140) / (400e3 + weight);

  test("goes on to the edge that lifts, where footing and soil press beside the column", () => {
    expect(3 * (2000 - e)).toBeLessThan(2000 + 1140 - side / 2);
    const { demand, limit, location } = limitOf(LIFTED, "punching");
    // AS 3600:2018 9.3.3: u d_om f_cv with f_cv = 0.34 root f'c, to the right edge and to another.
    const [along, across] = [200 + 217 + 860, 200 + 217 + 2000];
    const u = along + across;
    expect(u).toBeGreaterThan(4 * side);
    expect(location).toBe("corner right bottom perimeter");
    expect(limit).toBeCloseTo(0.7 * u * 434 * 0.34 * Math.sqrt(32), 3);
    expect(demand).toBeCloseTo(400e3 + weightOf(along * across), 3);
    // Around the column: less force over a perimeter that is 10 % shorter.
    const around = (400e3 + weightOf(side ** 2)) / (0.7 * 4 * side * 434 * 0.34 * Math.sqrt(32));
    expect(demand / limit / around).toBeGreaterThan(1.25);
  });

  test("is around the column under full contact", () => {
    const pressed = { ...LIFTED, actions: [{ ...LIFTED.actions[0], vx: 0, n: 900e3 }], offsetX: 0 };
    expect(limitOf(pressed, "punching").location).toBe("interior perimeter");
  });
});
