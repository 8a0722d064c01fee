import { customSectionRecordOf } from "@kingpost/sections";
import { describe, expect, test } from "vitest";
import { sizeNamed } from "../../testing/catalogue.ts";
import type { SvgNode } from "../core/svg-tree.ts";
import { overlayTree } from "./overlay.ts";
import { OVERLAY_LINES } from "./overlay-lines.ts";
import { drawSection } from "./scene.ts";

const UB = sizeNamed("610UB125");
const ANGLE = sizeNamed("150x90x8UA");
const TUBE = sizeNamed("168.3x6.4CHS");

function pathsOf(node: SvgNode): { className: string; ys: number[]; xs: number[] }[] {
  const own =
    node.tag === "path" && String(node.attributes.class).startsWith("drawing-overlay")
      ? [
          {
            className: String(node.attributes.class),
            ...coordinates(String(node.attributes.d)),
          },
        ]
      : [];
  return [...own, ...node.children.flatMap((child) => (typeof child === "string" ? [] : pathsOf(child)))];
}

function coordinates(d: string) {
  const points = [...d.matchAll(/[MLA]([^MLAZ]*)/g)].map((m) => (m[1] ?? "").trim().split(" ").map(Number));
  return { xs: points.map((p) => p.at(-2) ?? 0), ys: points.map((p) => p.at(-1) ?? 0) };
}

const heightOf = ({ ys }: { ys: number[] }) => Math.max(...ys) - Math.min(...ys);

function drawn(records: Parameters<typeof overlayTree>[0], align: "centroid" | "top") {
  const tree = overlayTree(records, { align, id: "o" });
  if (!tree) throw new Error("no overlay");
  return { tree, paths: pathsOf(tree) };
}

describe("overlaid outlines", () => {
  test("have one scale and a line style each", () => {
    const { paths } = drawn([UB, ANGLE, TUBE], "centroid");
    const byClass = new Map(paths.map((path) => [path.className, path]));
    const [first, second, third] = OVERLAY_LINES.map(({ className }) => byClass.get(className));
    if (!first || !second || !third) throw new Error("an outline is missing");
    const scale = heightOf(first) / UB.properties.d;
    expect(heightOf(second) / 150).toBeCloseTo(scale, 3);
    expect(scale).toBeCloseTo((0.95 * 400) / UB.properties.d, 3);
  });

  test("aligned by centroid: the middle of an I is the centroid of an angle", () => {
    const { paths } = drawn([UB, ANGLE], "centroid");
    const angle = paths.find(({ className }) => className === "drawing-overlay-2");
    const beam = paths.find(({ className }) => className === "drawing-overlay-1");
    if (!angle || !beam) throw new Error("an outline is missing");
    const middle = (Math.max(...beam.ys) + Math.min(...beam.ys)) / 2;
    // pB of 150x90x8UA is published as 49.6 mm from the back of the short leg.
    const scale = heightOf(angle) / 150;
    expect((Math.max(...angle.ys) - middle) / scale).toBeCloseTo(49.6, 0);
  });

  test("aligned by top of steel: every highest edge is at one level", () => {
    const { paths } = drawn([UB, ANGLE], "top");
    const tops = paths.map(({ ys }) => Math.min(...ys));
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBeCloseTo(tops[1] ?? 0, 6);
  });

  test("include a custom section, and describe each line style", () => {
    const own = customSectionRecordOf("own:Box-400x300x20x12-300");
    if (!own) throw new Error("no custom section");
    const { tree } = drawn([UB, own], "centroid");
    const [title, description] = tree.children.map((child) =>
      typeof child === "string" ? "" : child.children[0],
    );
    expect(title).toBe("Superimposed outlines of 610UB125, Welded box 400x300x20x12");
    expect(description).toContain("Welded box 400x300x20x12: dashed line, 400 mm by 300 mm.");
  });

  test("with dimensions that make no shape give no drawing", () => {
    const broken = { ...UB, properties: { ...UB.properties, tf: 400 } };
    expect(overlayTree([UB, broken], { align: "top", id: "o" })).toBeUndefined();
    expect(overlayTree([], { align: "top", id: "o" })).toBeUndefined();
  });
});

test("a box is drawn with sharp corners and its four dimensions", () => {
  const own = customSectionRecordOf("own:Box-400x300x20x12-300");
  const scene = own && drawSection(own);
  if (scene?.kind !== "scene") throw new Error("no drawing");
  expect(scene.groups.dimensions.map(({ property, text }) => [property, text])).toEqual([
    ["d", "d = 400"],
    ["bf", "b = 300"],
    ["tf", "tf = 20.0"],
    ["tw", "tw = 12.0"],
  ]);
  expect(scene.groups.outline[0]?.d).not.toContain("A");
});
