import { SILENT } from "@kingpost/calc";
import { expect, test } from "vitest";
import { type UndersideCase, undersideAction } from "./underside.ts";

const none: UndersideCase = {
  ...{ actions: { n: 0, mx: 0, my: 0, vx: 0, vy: 0 }, x: 0, y: 0, lever: 0 },
  ...{ weight: 0, weightMx: 0, weightMy: 0, surcharge: 0 },
};

test("the underside has the moments of the column, of its place, of shear at its height, and of the weights", () => {
  const found = undersideAction(
    {
      actions: { n: 500e3, mx: 10e6, my: 20e6, vx: 30e3, vy: -40e3 },
      ...{ x: 200, y: -100, lever: 800, weight: 90e3, weightMx: 1e6, weightMy: -2e6, surcharge: 10e3 },
    },
    SILENT,
  );
  // 500 + 90 + 10 kN; about x 10 - 500 x 0.1 - 40 x 0.8 + 1, about y 20 + 500 x 0.2 + 30 x 0.8 - 2 kNm.
  expect(found).toEqual({ n: 600e3, mx: -71e6, my: 142e6, ex: 142e6 / 600e3, ey: -71e6 / 600e3 });
});

test("nothing presses on the soil where the column pulls with no less than the weights", () => {
  const pulled = (n: number) => ({ ...none, actions: { ...none.actions, n }, weight: 90e3 });
  expect(undersideAction(pulled(-90e3), SILENT)).toBeUndefined();
  expect(undersideAction(pulled(-89e3), SILENT)?.n).toBeCloseTo(1e3, 6);
});
