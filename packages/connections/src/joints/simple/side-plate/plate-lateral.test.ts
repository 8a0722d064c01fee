import { expect, test } from "vitest";
import { SIDE_PLATE } from "../../../../testing/joint-cases.ts";
import { sidePlateChecks } from "./side-plate-checks.ts";

const LOAD = { v: 60e3, n: 0, m: 0 };
const lateral = (of: Partial<typeof SIDE_PLATE>) =>
  sidePlateChecks({ ...SIDE_PLATE, ...of }, LOAD).find(({ id }) => id === "plate-lateral");

test("a long side plate has the capacity of a cantilever that buckles laterally (AS 4100 5.6.1.1, Table 5.6.2)", () => {
  const plate = { ...SIDE_PLATE.plate, t: 8 };
  const found = lateral({ firstLine: 350, plate });
  if (found?.kind !== "limit") throw new Error("The check is made.");
  // 210 x 8 mm: Iy = d t^3 / 12, J = d t^3 / 3.
  const [iy, j] = [(210 * 8 ** 3) / 12, (210 * 8 ** 3) / 3];
  const mo = (Math.PI * Math.sqrt(200e3 * iy * 80e3 * j)) / 350;
  const ms = (260 * 8 * 210 ** 2) / 4;
  const alphaS = 0.6 * (Math.sqrt((ms / mo) ** 2 + 3) - ms / mo);
  expect(1.25 * alphaS).toBeLessThan(0.9);
  expect(found.limit).toBeCloseTo(0.9 * 1.25 * alphaS * ms, 0);
  expect(found.demand).toBeCloseTo(60e3 * 350, 3);
});

test("a side plate of the usual length does not buckle laterally", () => {
  expect(lateral({})).toMatchObject({ kind: "not applicable" });
});
