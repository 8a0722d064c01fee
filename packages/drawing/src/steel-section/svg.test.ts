import { expect, test } from "vitest";
import { sizeNamed } from "../../testing/catalogue.ts";
import { reactAttributes, type SvgNode } from "../core/svg-tree.ts";
import { LIGHT } from "../core/theme.ts";
import { drawSection } from "./scene.ts";
import type { Scene } from "./scene-types.ts";
import { renderSvg } from "./svg-file.ts";
import { svgTree } from "./svg-tree.ts";

function scene(name: string, called = name): Scene {
  const drawn = drawSection({ ...sizeNamed(name), name: called });
  if (drawn.kind === "missing") throw new Error(drawn.message);
  return drawn;
}

const nodesOf = (node: SvgNode): SvgNode[] => [
  node,
  ...node.children.flatMap((child) => (typeof child === "string" ? [] : nodesOf(child))),
];

test("the svg is an image with a title and a description", () => {
  const svg = renderSvg(scene("610UB125"), { id: "a" });
  expect(svg).toContain('role="img" aria-labelledby="a-title" aria-describedby="a-description"');
  expect(svg).toContain('<title id="a-title">610UB125 cross-section</title>');
  expect(svg).toContain('<desc id="a-description">Cross-section of 610UB125 drawn to scale: depth 612 mm');
});

test("a name cannot break out of its attribute or element", () => {
  const svg = renderSvg(scene("610UB125", `<script>"&'`), { id: `"><b>` });
  expect(svg).toContain("&lt;script&gt;&quot;&amp;&#39; cross-section");
  expect(svg).not.toMatch(/<script|<b>/);
});

test("each dimension and each load names its table row, for lighting one from the other", () => {
  const properties = nodesOf(svgTree(scene("150x90x8UA")))
    .map((node) => node.attributes["data-property"])
    .filter((property) => property !== undefined);
  expect(properties).toEqual(["b1", "b2", "tf", "r1", "r2", "nL", "pB", "zexA", "zeyB", "zexC", "zeyD"]);
});

test("colours are CSS variables on a page and fixed in a file", () => {
  expect(renderSvg(scene("610UB125"))).toContain(`stroke="var(--drawing-outline, ${LIGHT.outline})"`);
  expect(renderSvg(scene("610UB125"), { theme: LIGHT })).not.toContain("var(");
});

test("lines come in two widths, 2 to 1, that do not scale", () => {
  const lines = nodesOf(svgTree(scene("380PFC"))).filter(
    ({ attributes }) => attributes["stroke-width"] !== undefined && attributes.class !== "drawing-hit",
  );
  expect(new Set(lines.map(({ attributes }) => attributes["stroke-width"]))).toEqual(new Set([1, 2]));
  expect(new Set(lines.map(({ attributes }) => attributes["vector-effect"]))).toEqual(
    new Set(["non-scaling-stroke"]),
  );
});

test("the viewBox is cropped to the drawing, or shows the whole view area", () => {
  const { x, y, width, height } = scene("380PFC").bounds;
  expect(svgTree(scene("380PFC")).attributes.viewBox).toBe(`${x} ${y} ${width} ${height}`);
  expect(svgTree(scene("380PFC"), { crop: "view" }).attributes.viewBox).toBe("0 0 800 1200");
});

test("attributes for React are in its spelling", () => {
  const attributes = {
    class: "a",
    "stroke-width": 1,
    "data-property": "bf",
    "aria-labelledby": "t",
    viewBox: "0",
  };
  expect(reactAttributes(attributes)).toEqual({
    className: "a",
    strokeWidth: 1,
    "data-property": "bf",
    "aria-labelledby": "t",
    viewBox: "0",
  });
});

test("a subscript has a gap proportional to the text size", () => {
  const tspans = nodesOf(svgTree(scene("610UB125"))).filter(({ tag }) => tag === "tspan");
  const subscripts = tspans.filter(({ children }) => children[0] === "f");
  expect(subscripts.map(({ attributes }) => attributes.dx)).toEqual([0.78, 0.78]);
  expect(tspans.filter(({ children }) => children[0] === "d").map(({ attributes }) => attributes.dx)).toEqual(
    [undefined],
  );
});

test("the outline of a wall too thin for hatch is finer than any other line", () => {
  const thin = drawSection(sizeNamed("50x20x1.6RHS"), { scale: 0.5, textSize: 18 });
  if (thin.kind === "missing") throw new Error(thin.message);
  const [outline] = nodesOf(svgTree(thin)).filter(({ attributes }) => attributes.class === "drawing-fine");
  expect(outline?.attributes).toMatchObject({ "stroke-width": 0.75, "vector-effect": "non-scaling-stroke" });
});
