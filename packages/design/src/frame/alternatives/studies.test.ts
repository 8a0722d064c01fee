import { expect, test } from "vitest";
import type { StudyPoint } from "./alternatives.ts";
import { studyPoints } from "./studies.ts";

/** A design whose ratio is a function of the factor. */
function pointsOf(ratioAt: (k: number) => number): readonly StudyPoint[] {
  const study = {
    study: "Loads",
    axis: "Factor",
    scaled: (_: number, k: number) => k,
    value: (_: number, k: number) => k,
  };
  const rate = (k: number) => {
    const ratio = ratioAt(k);
    return { verdict: ratio > 1 ? "fail" : "pass", ratio, governing: "Shear" } as const;
  };
  return [...studyPoints([study], 1, rate)].flatMap((point) => point ?? []);
}
const solved = (ratioAt: (k: number) => number) =>
  pointsOf(ratioAt).flatMap((point) => (point.solved ? [point] : []));

test.each([
  ["between samples", 1 / 1.45, 1.45],
  ["beyond the samples", 0.3, 1 / 0.3],
  ["below the samples", 4, 0.25],
])("the value at which a design stops passing is solved for: %s", (_, ratio, limit) => {
  const [point, ...others] = solved((k) => k * ratio);
  expect(others).toEqual([]);
  expect(point).toMatchObject({ solved: "last", verdict: "pass" });
  // On the side that passes, within 1e-4 of the limit.
  expect(point?.value).toBeLessThanOrEqual(limit);
  expect((point?.value ?? 0) / limit).toBeGreaterThan(0.9999);
});

test("a quantity that helps has a first value that passes", () => {
  const [point] = solved((k) => 0.97 / k);
  expect(point).toMatchObject({ solved: "first", verdict: "pass" });
  expect(point?.value).toBeGreaterThanOrEqual(0.97);
  expect(point?.value).toBeCloseTo(0.97, 4);
});

test("both ends of a range that passes are solved for, in the order of the values", () => {
  const points = pointsOf((k) => 1 + 10 * (k - 0.83) * (k - 1.27));
  expect(
    points.flatMap((point) => (point.solved ? [[point.solved, Number(point.value.toFixed(3))]] : [])),
  ).toEqual([
    ["first", 0.83],
    ["last", 1.27],
  ]);
  expect(points.map(({ value }) => value)).toEqual(
    points.map(({ value }) => value).toSorted((a, b) => a - b),
  );
});

test("a design that nothing makes fail has samples alone", () => {
  expect(solved(() => 0.5)).toEqual([]);
  expect(pointsOf(() => 0.5)).toHaveLength(11);
});
