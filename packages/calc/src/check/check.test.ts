import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRatio } from "../number-format.ts";
import { standardReferences } from "../reference.ts";
import {
  type Check,
  governingCheck,
  type LimitCheck,
  lazyRequirement,
  limitCheck,
  overallVerdict,
  type Relation,
  verdictOf,
  worstFirst,
} from "./index.ts";

const reference = standardReferences("AS 4100", "AS 4100:2020").clause("5.1");
const describeAs = (id: string) => ({ id, group: "Strength", title: "Bending", reference });

function limit(demand: number, capacity: number, relation: Relation = "≤", id = "bending"): LimitCheck {
  const working = { unit: "kNm", steps: [], assumptions: [] } as const;
  return limitCheck({ ...describeAs(id), ...working, demand, relation, limit: capacity });
}
const requirement = (isMet: boolean, id = "cover"): Check => ({
  ...describeAs(id),
  kind: "requirement",
  isMet,
  finding: "30 mm required, 40 mm provided",
  steps: [],
  assumptions: [],
});
const notCovered: Check = {
  ...describeAs("torsion"),
  kind: "not covered",
  reason: "Torsion is not designed.",
};
const notApplicable: Check = {
  ...describeAs("holes"),
  kind: "not applicable",
  reason: "There are no holes.",
};

describe("the verdict of a limit check", () => {
  test.each([
    [0, 100, "≤", 0, "pass"],
    [94.9, 100, "≤", 0.949, "pass"],
    [95, 100, "≤", 0.95, "close"],
    [100, 100, "≤", 1, "close"],
    [100.4, 100, "≤", 1.004, "fail"],
    [0, 0, "≤", 0, "pass"],
    [1, 0, "≤", Number.POSITIVE_INFINITY, "fail"],
    [1, -5, "≤", Number.POSITIVE_INFINITY, "fail"],
    [150, 100, "≥", 2 / 3, "pass"],
    [99, 100, "≥", 100 / 99, "fail"],
    [0, 100, "≥", Number.POSITIVE_INFINITY, "fail"],
  ] as const)(
    "of %d against %d (%s) with the ratio of %d is %s",
    (demand, capacity, relation, ratio, verdict) => {
      const check = limit(demand, capacity, relation);
      expect(check.ratio).toBeCloseTo(ratio, 12);
      expect(verdictOf(check)).toBe(verdict);
    },
  );

  test("is a fail exactly where the demand is greater, and the ratio shown agrees", () => {
    const value = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    const step = fc.constantFrom(0, Number.EPSILON, -Number.EPSILON, 4e-3, -4e-3);
    fc.assert(
      fc.property(value, step, (capacity, offset) => {
        const demand = capacity * (1 + offset);
        const check = limit(demand, capacity);
        expect(verdictOf(check) === "fail").toBe(demand > capacity);
        expect(Number(formatRatio(check.ratio)) > 1).toBe(demand > capacity);
      }),
    );
  });
});

describe("the verdict of a design", () => {
  test.each<[readonly Check[], string]>([
    [[limit(50, 100), notApplicable], "pass"],
    [[limit(50, 100), limit(96, 100)], "close"],
    [[limit(96, 100), notCovered], "not covered"],
    [[notCovered, requirement(false)], "fail"],
    [[notApplicable], "not applicable"],
    [[], "not covered"],
  ])("%# is that of its worst check", (checks, verdict) => {
    expect(overallVerdict(checks)).toBe(verdict);
  });

  test("lists the worst check first and names the one that governs", () => {
    const checks = [
      notApplicable,
      limit(50, 100, "≤", "a"),
      limit(120, 100, "≤", "b"),
      limit(1, 0, "≤", "c"),
      limit(2, 0, "≤", "d"),
      notCovered,
    ];
    expect(worstFirst(checks).map(({ id }) => id)).toEqual(["c", "d", "b", "torsion", "a", "holes"]);
    expect(governingCheck(checks)?.id).toBe("c");
    expect(governingCheck([notCovered])).toBeUndefined();
  });
});

test("working and place of a limit check are made where they are first shown, once", () => {
  let made = 0;
  const check = limitCheck({
    ...describeAs("bending"),
    demand: 1,
    relation: "\u2264",
    limit: 2,
    unit: "kNm",
    steps: () => {
      made += 1;
      return [{ kind: "heading", id: "capacity", title: "Capacity" }];
    },
    location: () => "x = 3.000 m",
    assumptions: [],
  });
  expect([check.ratio, made]).toEqual([0.5, 0]);
  expect([check.steps.length, check.steps.length, made]).toEqual([1, 1, 1]);
  expect(check.location).toBe("x = 3.000 m");
});

test("finding, working and place of a lazy requirement are made where they are first shown, once", () => {
  let made = 0;
  const make =
    <T>(value: T) =>
    () => {
      made += 1;
      return value;
    };
  const check = lazyRequirement({
    ...describeAs("cover"),
    isMet: true,
    finding: make("30 mm, not less than 25 mm"),
    steps: make([{ kind: "heading", id: "cover", title: "Cover" } as const]),
    location: make("x = 3.000 m"),
    assumptions: [],
  });
  expect([verdictOf(check), made]).toEqual(["pass", 0]);
  const shown = () => [check.finding, check.steps.length, check.location];
  expect([shown(), shown()]).toEqual(Array(2).fill(["30 mm, not less than 25 mm", 1, "x = 3.000 m"]));
  expect(made).toBe(3);
});
