import { describe, expect, test } from "vitest";
import { MOMENT_PLATE } from "../../../testing/joint-cases.ts";
import { momentEndPlateChecks } from "./moment-end-plate.ts";
import type { MomentEndPlate } from "./moment-joint.ts";

/** 410UB53.7: d - tf, d - 2 tf and tw. */
const [LEVER, CLEAR, WEB] = [402.6 - 10.9, 402.6 - 2 * 10.9, 7.6];
const LOAD = { v: 100e3, n: 0, m: 200e6 };

function rowOf(joint: MomentEndPlate, id: string, actions = LOAD) {
  const row = momentEndPlateChecks(joint, actions).find((check) => check.id === id);
  if (!row) throw new Error(`${id} is not made`);
  return row;
}

function limitOf(joint: MomentEndPlate, id: string) {
  const row = rowOf(joint, id);
  if (row.kind !== "limit") throw new Error(`${id} is ${row.kind}`);
  return row;
}

describe("bolts inside the flange of a beam", () => {
  const mw = (140 - WEB) / 2 - 0.8 * 6;
  const leff = 4 * mw + 1.25 * 35;
  const pull = LOAD.m / LEVER / 4;

  test("pull on the weld of the web beside them, with the shear force (AS 4100 9.6.3.10, EN 1993-1-8 6.2.6.8)", () => {
    expect(limitOf(MOMENT_PLATE, "weld-web-bolts").demand).toBeCloseTo(
      Math.hypot(pull / leff, LOAD.v / (2 * CLEAR)),
      6,
    );
  });

  test("pull on the web itself over the length of their row (AS 4100 9.1.9, EN 1993-1-8 6.2.6.8)", () => {
    const row = limitOf(MOMENT_PLATE, "beam-web-tension");
    expect(row.demand).toBeCloseTo(2 * pull, 3);
    expect(row.limit).toBeCloseTo(0.9 * 320 * WEB * leff, 3);
  });

  test("pull with all of the moment at their own lever arm where the plate is flush", () => {
    const h1 = LEVER - 10.9 / 2 - 50;
    expect(limitOf({ ...MOMENT_PLATE, form: "flush" }, "beam-web-tension").demand).toBeCloseTo(
      LOAD.m / h1,
      3,
    );
  });

  test("never pull on more than the clear depth of the web", () => {
    const row = limitOf({ ...MOMENT_PLATE, gauge: 240, edgeH: 100 }, "beam-web-tension");
    expect(row.limit).toBeCloseTo(0.9 * 320 * WEB * CLEAR, 3);
  });

  test.each(["weld-web-bolts", "beam-web-tension"])("have no %s where no flange is in tension", (id) => {
    expect(rowOf(MOMENT_PLATE, id, { v: 100e3, n: 2e6, m: 1e6 }).kind).toBe("not applicable");
  });

  test.each(["weld-web-bolts", "beam-web-tension"])("have no %s at the weld itself", (id) => {
    const joint = { ...MOMENT_PLATE, gauge: 50, webWeld: { ...MOMENT_PLATE.webWeld, leg: 27 } };
    expect(rowOf(joint, id)).toMatchObject({ kind: "not covered", reason: expect.stringMatching(/gauge/) });
  });
});
