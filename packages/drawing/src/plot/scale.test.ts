import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canBeLog, kindFor, makeScale } from "./scale.ts";

const namesOf = (scale: ReturnType<typeof makeScale>) => scale.ticks.flatMap(({ label }) => label ?? []);

describe("an axis with equal steps", () => {
  test("begins at zero unless its values are far from it and close together", () => {
    expect(makeScale({ least: 3, most: 17 }, "linear")).toMatchObject({ least: 0, most: 20 });
    expect(makeScale({ least: 410, most: 470 }, "linear")).toMatchObject({ least: 410, most: 470 });
  });

  test("has round numbers with a true minus sign", () => {
    expect(namesOf(makeScale({ least: -21, most: 3 }, "linear"))).toEqual([
      "\u221225",
      "\u221220",
      "\u221215",
      "\u221210",
      "\u22125",
      "0",
      "5",
    ]);
    expect(namesOf(makeScale({ least: 0, most: 0.95 }, "linear"))).toEqual([
      "0",
      "0.2",
      "0.4",
      "0.6",
      "0.8",
      "1",
    ]);
  });

  test.each([320, 320 + 1e-12, 1e7, 1e7 + 2e-9])(
    "the axis of a single value, up to %s, has a length",
    (most) => {
      const scale = makeScale({ least: most > 1000 ? 1e7 : 320, most }, undefined);
      expect(scale.most).toBeGreaterThan(scale.least);
      expect(scale.ticks.length).toBeLessThan(20);
      expect(scale.share(most)).toBeGreaterThanOrEqual(0);
      expect(scale.share(most)).toBeLessThanOrEqual(1);
    },
  );
});

describe("a logarithmic axis", () => {
  test("is chosen where values span two powers of ten, all of them above zero", () => {
    expect(kindFor({ least: 1, most: 100 })).toBe("log");
    expect(kindFor({ least: 1, most: 99 })).toBe("linear");
    expect(kindFor({ least: 0, most: 1000 })).toBe("linear");
    expect(canBeLog({ least: -1, most: 5 })).toBe(false);
  });

  test("falls back to equal steps for values that have no logarithm", () => {
    expect(makeScale({ least: 0, most: 1000 }, "log").kind).toBe("linear");
  });

  test("begins and ends at 1, 2 or 5 times a power of ten, and puts equal factors at equal distances", () => {
    const scale = makeScale({ least: 0.57, most: 455 }, "log");
    expect(scale).toMatchObject({ least: 0.5, most: 500 });
    expect(scale.share(5)).toBeCloseTo(1 / 3, 12);
    expect(scale.share(50)).toBeCloseTo(2 / 3, 12);
    expect(namesOf(scale)).toEqual(["0.5", "1", "2", "5", "10", "20", "50", "100", "200", "500"]);
  });

  test("names only powers of ten where it spans many", () => {
    expect(namesOf(makeScale({ least: 0.0014, most: 15300 }, "log"))).toEqual([
      "0.001",
      "0.01",
      "0.1",
      "1",
      "10",
      "100",
      "1000",
      "10\u202f000",
    ]);
  });
});

test("every value is between the ends of its axis, and larger values are further along", () => {
  const value = fc.double({ min: 1e-3, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.constantFrom("log", "linear", undefined), (a, b, wanted) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)];
      const scale = makeScale({ least, most }, wanted);
      expect(scale.share(least)).toBeGreaterThanOrEqual(-1e-9);
      expect(scale.share(most)).toBeLessThanOrEqual(1 + 1e-9);
      expect(scale.share(most)).toBeGreaterThanOrEqual(scale.share(least));
      expect(scale.ticks.length).toBeGreaterThan(1);
      expect(scale.ticks.length).toBeLessThan(120);
    }),
  );
});
