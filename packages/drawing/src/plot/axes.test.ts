import { expect, test } from "vitest";
import { type SceneItem, type TextItem, textBox } from "../core/index.ts";
import { axesItems } from "./axes.ts";
import { curvePath, stepsPath } from "./curves.ts";
import { numberWidth, type PlotFrame, placeOf } from "./plot-frame.ts";
import { makeScale, scaleBetween } from "./scale.ts";

const FRAME: PlotFrame = { left: 60, top: 10, right: 460, bottom: 210, textSize: 12 };
const LOG = makeScale({ least: 0.5, most: 500 }, "log");
const LINEAR = makeScale({ least: 0, most: 20 }, "linear");
const ALL = { grid: "all", hasMarks: true } as const;

const isText = (item: SceneItem): item is TextItem => item.kind === "text";
const classesOf = (items: readonly SceneItem[]) => new Set(items.map(({ className }) => className));

test("every number is beside its tick: below the horizontal axis, left of the vertical one", () => {
  const items = axesItems(FRAME, { scale: LINEAR, ...ALL }, { scale: LOG, ...ALL });
  const texts = items.filter(isText);
  const below = texts.filter(({ anchor }) => anchor === "middle");
  expect(below.map(({ text, x }) => [text, x])).toEqual([
    ["0", 60],
    ["5", 160],
    ["10", 260],
    ["15", 360],
    ["20", 460],
  ]);
  for (const { y } of below) expect(y).toBeGreaterThan(FRAME.bottom);
  const beside = texts.filter(({ anchor }) => anchor === "end");
  expect(beside.map(({ text }) => text)).toEqual([
    "0.5",
    "1",
    "2",
    "5",
    "10",
    "20",
    "50",
    "100",
    "200",
    "500",
  ]);
  for (const { x } of beside) expect(x).toBeLessThan(FRAME.left);
});

test("numbers of the horizontal axis that would overlap are left out", () => {
  const narrow = { ...FRAME, right: 160 };
  const numbers = axesItems(narrow, { scale: LOG, ...ALL }, { scale: LINEAR, ...ALL })
    .filter(isText)
    .filter(({ anchor }) => anchor === "middle");
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers.length).toBeLessThan(10);
  const boxes = numbers.map(textBox);
  for (const [index, box] of boxes.entries())
    expect(box.left).toBeGreaterThan(boxes[index - 1]?.right ?? Number.NEGATIVE_INFINITY);
});

test("an axis has grid lines and marks as requested", () => {
  const classes = (grid: "all" | "named" | "none", hasMarks: boolean) => {
    const style = { scale: LOG, grid, hasMarks };
    return classesOf(axesItems(FRAME, style, style));
  };
  expect(classes("all", true)).toEqual(new Set(["plot-grid", "plot-grid-minor", "plot-axis", "plot-number"]));
  expect(classes("named", true)).toEqual(new Set(["plot-grid", "plot-axis", "plot-number"]));
  expect(classes("none", true)).toEqual(new Set(["plot-axis", "plot-number"]));
  const lines = (hasMarks: boolean) =>
    axesItems(FRAME, { scale: LOG, grid: "none", hasMarks }, { scale: LOG, grid: "none", hasMarks }).filter(
      ({ kind }) => kind === "path",
    );
  expect(lines(false).map((line) => line.kind === "path" && line.d)).toEqual(["M60 10L60 210L460 210"]);
  expect(lines(true)).toHaveLength(1 + 2 * LOG.ticks.length);
});

test("a curve goes through its values, and steps are level until the next", () => {
  const [x, y] = [scaleBetween({ least: 0, most: 4 }, 4), scaleBetween({ least: 0, most: 1 }, 4)];
  const values = [
    { x: 1, y: 0.25 },
    { x: 2, y: 0.5 },
  ];
  expect(values.map((value) => placeOf(FRAME, x, y, value))).toEqual([
    { x: 160, y: 160 },
    { x: 260, y: 110 },
  ]);
  expect(curvePath(FRAME, x, y, values)).toBe("M160 160L260 110");
  expect(stepsPath(FRAME, x, y, values)).toBe("M160 160H260V110H460");
  expect(stepsPath(FRAME, x, y, [])).toBe("");
});

test("an axis between given ends begins and ends at them", () => {
  const scale = scaleBetween({ least: 0, most: 9.7 }, 5);
  expect([scale.least, scale.most, scale.share(9.7)]).toEqual([0, 9.7, 1]);
  expect(scale.ticks.map(({ label }) => label)).toEqual(["0", "2", "4", "6", "8"]);
  expect(numberWidth(scale, 10)).toBeCloseTo(5.5, 9);
});
