import { SILENT, StepList, verdictOf } from "@kingpost/calc";
import { checkSteps } from "@kingpost/calc/testing";
import { expect, test } from "vitest";
import {
  criticalPerimeter,
  INTERIOR,
  type PunchingSection,
  punchingCheck,
  punchingDemand,
  punchingStrength,
} from "./index.ts";

/** A pad of 2.4 m under a column of 400 mm. */
const PAD: PunchingSection = {
  fc: 32,
  area: { shape: "rectangular", cx: 400, cy: 400 },
  edges: INTERIOR,
  dom: 534,
};
const FITMENTS = { asw: 113, spacing: 150, fsyf: 500, y1: 700, x: 500, y: 800 };

test("the hand calculation of a pad has a perimeter of 3736 mm, V_uo of 3837.1 kN and 2419.0 kN with its moment", () => {
  const phiVuo = punchingStrength(PAD, SILENT);
  expect(criticalPerimeter(PAD.area, INTERIOR, 534).u).toBe(3736);
  expect(phiVuo / 0.7 / 1e3).toBeCloseTo(3837.1, 0);
  const v = 1120.1e3;
  const demand = punchingDemand(PAD, { v, mx: 132e6, my: 0 }, SILENT);
  // phi Vu of the clause is the strength over the added part of the demand.
  expect((phiVuo * v) / demand / 1e3).toBeCloseTo(2419, 0);
});

test("the shortest perimeter is at the corner, the edge or inside", () => {
  const area = { shape: "rectangular", cx: 400, cy: 400 } as const;
  const at = (edges: Partial<typeof INTERIOR>) => criticalPerimeter(area, { ...INTERIOR, ...edges }, 200);
  expect(at({})).toMatchObject({ place: "interior", u: 2400 });
  expect(at({ left: 0 })).toMatchObject({ place: "edge", u: 2 * 500 + 600 });
  expect(at({ left: 0, top: 0 })).toMatchObject({ place: "corner", u: 1000 });
  expect(at({ left: 5000 })).toMatchObject({ place: "interior" });
  expect(criticalPerimeter({ shape: "circular", diameter: 400 }, INTERIOR, 200).u).toBeCloseTo(
    600 * Math.PI,
    9,
  );
  const round = criticalPerimeter({ shape: "circular", diameter: 400 }, { ...INTERIOR, left: 0 }, 200);
  expect(round.place).toBe("edge");
});

test("the perimeter never grows as an edge comes nearer", () => {
  let before = 0;
  for (let left = 0; left < 3000; left += 50) {
    const { u } = criticalPerimeter(PAD.area, { ...INTERIOR, left }, 534);
    expect(u).toBeGreaterThanOrEqual(before);
    before = u;
  }
});

test("moments about both axes are alike in a square and are added", () => {
  const at = (mx: number, my: number) => punchingDemand(PAD, { v: 500e3, mx, my }, SILENT) - 500e3;
  expect(at(80e6, 0)).toBe(at(0, 80e6));
  expect(at(80e6, 80e6)).toBeCloseTo(2 * at(80e6, 0), 6);
});

test("fitments count from their minimum, up to the limit of the strip", () => {
  const plain = punchingStrength(PAD, SILENT);
  const at = (asw: number) => punchingStrength({ ...PAD, fitments: { ...FITMENTS, asw } }, SILENT);
  expect(at(10)).toBe(plain);
  expect(at(42)).toBeCloseTo(1.2 * plain, 3);
  expect(at(1e6)).toBeCloseTo(3 * Math.sqrt(500 / 800) * 1.2 * plain, 3);
});

test("oblong loaded areas have a lower strength", () => {
  const at = (cx: number, cy: number) => {
    const area = { shape: "rectangular", cx, cy } as const;
    return punchingStrength({ ...PAD, area }, SILENT) / criticalPerimeter(area, INTERIOR, 534).u;
  };
  expect(at(200, 800)).toBeLessThan(at(400, 400));
  expect(at(200, 800)).toBeCloseTo(at(800, 200), 9);
});

test("every displayed line of punching works out to its value", () => {
  const list = new StepList();
  const section = { ...PAD, sigmaCp: 1, fitments: FITMENTS };
  punchingDemand(section, { v: 1e6, mx: 50e6, my: 20e6 }, list);
  punchingDemand(PAD, { v: 1e6, mx: 50e6, my: 20e6 }, list);
  punchingStrength(section, list);
  expect(() => checkSteps(list.steps)).not.toThrow();
});

test("a shear beyond the strength fails, and a moment without shear is finite", () => {
  const verdict = (v: number, mx: number) => verdictOf(punchingCheck(PAD, { v, mx, my: 0 }, { id: "at" }));
  expect(verdict(1e6, 0)).toBe("pass");
  expect(verdict(3e6, 0)).toBe("fail");
  expect(verdict(0, 1e6)).toBe("pass");
});
