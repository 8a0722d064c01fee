import { describe, expect, test } from "vitest";
import { checksOfModule } from "../../testing/checks-of.ts";
import { CONCRETE_BEAM } from "./module.ts";

const { limitOf, isMet, checkOf } = checksOfModule(CONCRETE_BEAM);

const row = (count: number, size: string, layer = 1) => ({
  face: "bottom",
  count,
  size,
  layer,
  from: 0,
  to: 0,
});

/** One section of 600 x 600 with cover of 40 and fitments of 10 mm under 100 kNm in service. */
const section = (bars: readonly object[], rest: object = {}) => ({
  designOf: "section",
  webWidth: 600,
  mStar: 150e6,
  mService: 100e6,
  mServiceWhole: 110e6,
  bars,
  ...rest,
});
const findingOf = (inputs: object, id: string) => {
  const check = checkOf(inputs, id);
  return check?.kind === "requirement" ? check.finding : undefined;
};

describe("bars of less than half of the largest diameter (AS 3600 8.6.1)", () => {
  test("do not count for the spacing: 2N32 in the corners of 600 mm are 468 mm apart", () => {
    const bars = [row(2, "N32"), row(3, "N12")];
    expect(findingOf(section(bars), "section/crack-spacing")).toBe("468 mm, at most 300 mm");
    expect(isMet(section(bars), "section/crack-spacing")).toBe(false);
    expect(isMet(section([row(2, "N32"), row(3, "N16")]), "section/crack-spacing")).toBe(true);
  });

  test("leave a single bar in the middle of the width", () => {
    const bars = [row(1, "N32"), row(2, "N12")];
    expect(findingOf(section(bars), "section/crack-cover")).toBe("300 mm, at most 100 mm");
    expect(checkOf(section(bars), "section/crack-spacing")).toBeUndefined();
  });

  test("leave the bars of the layer behind them, with the cover to these", () => {
    // 40 + 10 to the N12, the gap of 28 between the layers, and the half of an N28.
    const bars = [row(4, "N12"), row(4, "N28", 2)];
    expect(findingOf(section(bars), "section/crack-cover")).toBe("104 mm, at most 100 mm");
    // 40 + 10 to four N16, and the half of one: these count.
    expect(findingOf(section([row(4, "N16"), row(4, "N28", 2)]), "section/crack-cover")).toBe(
      "58 mm, at most 100 mm",
    );
    // 90 to the N28: (3.4 x 90 + 0.12 x 28 / 0.032457) x 4.20069e-4.
    const width = limitOf(section(bars, { crackBy: "width" }), "section/crack-width");
    expect(width.demand).toBeCloseTo(0.17203, 5);
  });
});
