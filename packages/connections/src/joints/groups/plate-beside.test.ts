import { describe, expect, test } from "vitest";
import { GROUP } from "../../../testing/joint-cases.ts";
import { ratiosOf } from "../../../testing/random-joints.ts";
import { type BoltGroup, boltGroupChecks } from "./bolt-group-joint.ts";

const PLATE = { t: 10, fy: 260, fu: 410 };
const of = (changes: Partial<BoltGroup>): BoltGroup => ({ ...GROUP, plate: PLATE, eAcross: 0, ...changes });
const rowOf = (changes: Partial<BoltGroup>, actions: { v: number; m?: number }) =>
  boltGroupChecks(of(changes), { n: 0, m: 0, ...actions }).find(({ id }) => id === "plate-beside");
const ratioOf = (changes: Partial<BoltGroup>, actions: { v: number; m?: number }) =>
  ratiosOf(boltGroupChecks(of(changes), { n: 0, m: 0, ...actions }))["plate-beside"];

describe("the plate of a bolt group (AS 4100 9.1.9)", () => {
  const { rows, columns, pitch, gauge } = GROUP.bolts;
  const depth = (rows - 1) * pitch + 2 * GROUP.edgeV;
  const half = ((columns - 1) * gauge) / 2;

  test("bends and shears between its bolts and a force beyond them, over the depth of the group", () => {
    const moment = 50e3 * (300 - half);
    const expected = moment / (0.225 * 260 * 10 * depth ** 2) + (50e3 / (0.45 * 260 * 10 * depth)) ** 2;
    expect(ratioOf({ e: 300 }, { v: 50e3 })).toBeCloseTo(expected, 9);
    expect(ratioOf({ e: -300 }, { v: -50e3 })).toBeCloseTo(expected, 9);
    // A moment of the other sense relieves it.
    expect(ratioOf({ e: 300 }, { v: 50e3, m: -5e6 })).toBeLessThan(expected);
  });

  test("is pulled over its net width by a force on the group", () => {
    const width = 2 * (half + GROUP.edgeH);
    const net = 0.9 * Math.min(260 * width * 10, 0.85 * 410 * (width - columns * 22) * 10);
    expect(ratioOf({ e: 0 }, { v: 100e3 })).toBeCloseTo(100e3 / net, 9);
  });

  test("is not covered where it is not enough by itself, whatever its bolts carry", () => {
    expect(rowOf({ e: 2000 }, { v: 50e3 })?.kind).toBe("not covered");
    expect(rowOf({ e: 0 }, { v: 1000e3 })?.kind).toBe("not covered");
    expect(rowOf({}, { v: 0 })?.kind).toBe("not applicable");
  });
});
