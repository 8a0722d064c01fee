import { expect, test } from "vitest";
import { allSizes, sizeNamed } from "../../testing/catalogue.ts";
import { svgFile } from "./svg-file.ts";

const fileOf = (name: string) => svgFile(sizeNamed(name), "From the tables.") ?? "";

test("one user unit is one millimetre, as width and height state", () => {
  const [, x, y, width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)" width="\3mm" height="\4mm"/.exec(
    fileOf("610UB125"),
  ) ?? ["", "", "", ""];
  expect([x, y, width, height].every((text) => text !== "" && text !== undefined)).toBe(true);
  expect(Number(height)).toBeGreaterThan(611.6);
});

test("the outline is as deep and wide as the section", () => {
  for (const { name, properties } of allSizes().filter(({ category }) => category === "UB")) {
    const [, d = ""] = /class="drawing-section" d="([^"]+)"/.exec(fileOf(name)) ?? [];
    const points = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    const size = (axis: 0 | 1) => {
      const values = points.map((point) => point[axis] ?? Number.NaN);
      return Math.max(...values) - Math.min(...values);
    };
    expect(size(0), name).toBeCloseTo(properties.bf, 1);
    expect(size(1), name).toBeCloseTo(properties.d, 1);
  }
});

test("the file is self-contained: no CSS variables, no hit areas, a fallback font, its source", () => {
  const svg = fileOf("150x90x8UA");
  expect(svg).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/,
  );
  expect(svg).not.toMatch(/var\(|drawing-hit|non-scaling-stroke|href/);
  expect(svg).toContain("Arial, sans-serif");
  expect(svg).toContain("From the tables.</desc>");
});

test("line widths are in proportion to the text as on the page: 2 to 13 and 1 to 13", () => {
  const svg = fileOf("610UB125");
  const [, text = ""] = /font-size="([\d.]+)"/.exec(svg) ?? [];
  const widths = new Set([...svg.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => Number(width)));
  const unit = Number(text) / 13;
  expect([...widths].toSorted((a, b) => a - b)).toEqual([
    Math.round(unit * 100) / 100,
    Math.round(2 * unit * 100) / 100,
  ]);
});
