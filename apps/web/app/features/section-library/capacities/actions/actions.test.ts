import { capacityOf } from "@kingpost/as4100";
import { SILENT } from "@kingpost/calc";
import { describe, expect, test } from "vitest";
import { recordOf } from "../../testing/catalogue.ts";
import { steelOf } from "../capacity-for.ts";
import { DEFAULT_MEMBER } from "../member/member.ts";
import {
  axialRatio,
  interactionLines,
  memberUnderActions,
  START_ACTIONS,
  sectionUnderActions,
} from "./actions.ts";

/** k_f less than 1: the interactions are linear. */
const beam = steelOf(recordOf("360UB44.7_300"));
const member = { ...DEFAULT_MEMBER, lex: 6, ley: 4, leb: 3, alphaM: 1.13 };
const actions = { ...START_ACTIONS, n: 150, mx: 40, my: 5 };

const ns = Number(capacityOf(beam, { capacity: "phiNs" }));
const nt = Number(capacityOf(beam, { capacity: "phiNt" }));
const ncx = Number(capacityOf(beam, { capacity: "phiNcx", le: 6000 }));
const ncy = Number(capacityOf(beam, { capacity: "phiNcy", le: 4000 }));
const msx = Number(capacityOf(beam, { capacity: "phiMsx" }));
const msy = Number(capacityOf(beam, { capacity: "phiMsy" }));
const mbx = Number(capacityOf(beam, { capacity: "phiMbx", le: 3000, alphaM: 1.13 }));

describe("actions on a beam with a slender web, by plain arithmetic", () => {
  test("section: N* / phiNs + M*x / phiMsx + M*y / phiMsy", () => {
    const byHand = 150e3 / ns + 40e6 / msx + 5e6 / msy;
    expect(sectionUnderActions(beam, actions, SILENT)).toBeCloseTo(byHand, 9);
  });

  test("member: (M*x / phiMcx)^1.4 + (M*y / phiMiy)^1.4", () => {
    const mcx = Math.min(msx * (1 - 150e3 / ncx), mbx * (1 - 150e3 / ncy));
    const byHand = (40e6 / mcx) ** 1.4 + (5e6 / (msy * (1 - 150e3 / ncy))) ** 1.4;
    expect(memberUnderActions(beam, member, actions, SILENT)).toBeCloseTo(byHand, 9);
  });

  test("the axial force alone: the smallest of section and member, and tension", () => {
    expect(axialRatio(beam, member, actions)).toBeCloseTo(150e3 / Math.min(ns, ncx, ncy), 9);
    expect(axialRatio(beam, member, { ...actions, n: -150 })).toBeCloseTo(150e3 / nt, 9);
  });
});

test("the lines go through the capacities on both axes", () => {
  const [section, inPlane, outOfPlane] = interactionLines(beam, "x", member, actions);
  const last = (line = section) => line?.points.at(-1);
  expect(last()?.y).toBeCloseTo(ns / 1e3, 6);
  expect(last()?.x).toBeCloseTo(0, 3);
  expect(last(inPlane)?.y).toBeCloseTo(ncx / 1e3, 6);
  expect(last(outOfPlane)?.y).toBeCloseTo(ncy / 1e3, 6);
  for (const line of [section, inPlane, outOfPlane]) {
    expect(line?.points[0]?.y).toBeCloseTo(-nt / 1e3, 6);
  }
  // Without an axial force the member has its moment capacities.
  expect(outOfPlane?.points.some(({ x, y }) => y === 0 && Math.abs(x - mbx / 1e6) < 1e-9)).toBe(true);
  expect(section?.points.some(({ x, y }) => y === 0 && Math.abs(x - msx / 1e6) < 1e-9)).toBe(true);
});

test("an angle has a reason in place of a ratio, and no lines", () => {
  const angle = steelOf(recordOf("100x100x10EA_300"));
  expect(sectionUnderActions(angle, actions, SILENT)).toMatchObject({ kind: "not-covered" });
  expect(memberUnderActions(angle, member, actions, SILENT)).toMatchObject({ kind: "not-covered" });
  expect(interactionLines(angle, "x", member, actions)).toEqual([]);
});

test("an axial force beyond the capacity is a reason, not a ratio of another sign", () => {
  const crushed = { ...actions, n: 5000 };
  expect(memberUnderActions(beam, member, crushed, SILENT)).toMatchObject({ kind: "not-applicable" });
  expect(axialRatio(beam, member, crushed)).toBeGreaterThan(1);
});
