import { describe, expect, test } from "vitest";
import { PIN } from "../../../testing/joint-cases.ts";
import { type PinJoint, pinChecks, pinDetailing } from "./pin.ts";

const kindUnder = (n: number) =>
  pinChecks(PIN, { v: 0, n, m: 0 }).find(({ id }) => id === "plate-buckling")?.kind;

test("plates of a pin in compression are not covered, because their free length is not known (AS 4100 6.3.3)", () => {
  expect(kindUnder(100e3)).toBe("not covered");
  expect(kindUnder(-100e3)).toBe("not applicable");
});

describe("the hole of a pin is covered", () => {
  const isCovered = (diameter: number, hole: number, rotates = false) => {
    const plates = { inner: { ...PIN.inner, hole }, outer: { ...PIN.outer, hole } };
    const pin: PinJoint = { ...PIN, ...plates, diameter, rotates };
    const check = pinDetailing(pin).find(({ id }) => id === "detailing/pin-hole");
    return check?.kind === "requirement" && check.isMet;
  };

  test("up to the clearance of a bolt hole, at which bearing is known (AS 4100 14.3.2)", () => {
    expect([isCovered(24, 26), isCovered(24, 26.1)]).toEqual([true, false]);
    expect([isCovered(40, 43), isCovered(40, 43.1), isCovered(40, 60)]).toEqual([true, false, false]);
  });

  test("up to 1 mm more than a pin that rotates under load (AISC 360 D5.2)", () => {
    expect([isCovered(40, 41, true), isCovered(40, 42, true)]).toEqual([true, false]);
  });

  test("where neither plate has a larger one", () => {
    const outer = { ...PIN.outer, hole: 60 };
    const checks = pinDetailing({ ...PIN, diameter: 30, outer, inner: { ...PIN.inner, hole: 31 } });
    expect(checks.find(({ id }) => id === "detailing/pin-hole")?.kind).toBe("not covered");
  });
});
