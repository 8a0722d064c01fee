import { expect, test } from "vitest";
import { clipLine } from "./clip-line.ts";

const line = (...ys: readonly number[]) => ys.map((y, x) => ({ x, y }));

test.each([
  ["within", line(1, 2, 3), [line(1, 2, 3)]],
  ["above", line(-2, -1), []],
  ["below", line(11, 12), []],
  [
    "out and back in",
    line(5, -5, 5),
    [
      [
        { x: 0, y: 5 },
        { x: 0.5, y: 0 },
      ],
      [
        { x: 1.5, y: 0 },
        { x: 2, y: 5 },
      ],
    ],
  ],
  [
    "through both edges",
    line(-10, 20),
    [
      [
        { x: 1 / 3, y: 0 },
        { x: 2 / 3, y: 10 },
      ],
    ],
  ],
  ["along an edge", line(0, 0), [line(0, 0)]],
])("a line %s", (_, points, runs) => {
  const found = clipLine(points, 0, 10);
  expect(found).toHaveLength(runs.length);
  for (const [at, run] of runs.entries()) {
    expect(found[at]?.map(({ y }) => y)).toEqual(run.map(({ y }) => y));
    for (const [n, { x }] of run.entries()) expect(found[at]?.[n]?.x).toBeCloseTo(x, 12);
  }
});

test("a step stays a step", () => {
  const step = [
    { x: 0, y: 2 },
    { x: 1, y: 2 },
    { x: 1, y: 20 },
    { x: 2, y: 20 },
  ];
  expect(clipLine(step, 0, 10)).toEqual([[step[0], step[1], { x: 1, y: 10 }]]);
});
