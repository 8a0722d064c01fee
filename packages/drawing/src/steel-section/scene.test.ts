import { dimensionsOf } from "@kingpost/sections";
import { expect, test } from "vitest";
import { allSizes, sizeNamed } from "../../testing/catalogue.ts";
import type { Box } from "../core/geometry.ts";
import type { TextItem } from "../core/scene-items.ts";
import { textBox } from "../core/text.ts";
import { outlineOf } from "./outline.ts";
import {
  commonScale,
  type DrawnRecord,
  type DrawOptions,
  drawSection,
  fitScale,
  MISSING_MESSAGE,
} from "./scene.ts";
import type { Scene } from "./scene-types.ts";

const sizes = allSizes();

const drawn = new Map<DrawnRecord, Scene>();

/** The scene of a record without options is drawn once: most tests look at those of all sizes. */
function sceneOf(record: DrawnRecord, options?: DrawOptions): Scene {
  const known = options ? undefined : drawn.get(record);
  if (known) return known;
  const scene = drawSection(record, options);
  if (scene.kind === "missing") throw new Error(`${record.name} has no drawing`);
  if (!options) drawn.set(record, scene);
  return scene;
}

const textsOf = ({ groups }: Scene): TextItem[] =>
  [...groups.axes, ...groups.dimensions, ...groups.loads]
    .flatMap((group) => group.items)
    .concat(groups.scale, groups.key)
    .filter((item) => item.kind === "text");

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The texts that overlap or exceed the bounds, for the failure message. */
function clashes(scene: Scene): string[] {
  const boxes = textsOf(scene).map((item) => ({ text: item.text, box: textBox(item) }));
  const { x, y, width, height } = scene.bounds;
  const outside = boxes
    .filter(({ box }) => box.left < x || box.right > x + width || box.top < y || box.bottom > y + height)
    .map(({ text }) => `${scene.name}: ${text} outside`);
  const pairs = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => overlap(a.box, b.box))
      .map((b) => `${scene.name}: ${a.text} on ${b.text}`),
  );
  return [...outside, ...pairs];
}

/** Texts that touch the steel: points of the outline's straight edges and arcs inside a text's box. */
function textsOnSteel(size: DrawnRecord, scene: Scene): string[] {
  const outline = outlineOf(dimensionsOf(size.category, size.properties));
  const { left, right, top, bottom } = outline.box;
  const place = (p: { x: number; y: number }) => ({
    x: 400 + (p.x - (left + right) / 2) * scene.scale,
    y: 600 - (p.y - (top + bottom) / 2) * scene.scale,
  });
  const edge = outline.loops.flat().flatMap((segment) =>
    Array.from({ length: 60 }, (_, i) =>
      place({
        x: segment.from.x + (i / 60) * (segment.to.x - segment.from.x),
        y: segment.from.y + (i / 60) * (segment.to.y - segment.from.y),
      }),
    ),
  );
  return textsOf(scene).flatMap((item) => {
    const box = textBox(item);
    const touched = edge.some((p) => p.x > box.left && p.x < box.right && p.y > box.top && p.y < box.bottom);
    return touched ? [`${scene.name}: ${item.text} on the steel`] : [];
  });
}

type Stroke = readonly [number, number, number, number];

/** The straight strokes of a path: the end points of each. */
function strokesOf(d: string): Stroke[] {
  return d.split(/(?=M)/).flatMap((part) => {
    const points = [...part.matchAll(/[ML](\S+) ([\d.]+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    return points.slice(1).map(([x, y], i): Stroke => [...(points[i] ?? [x, y]), x, y]);
  });
}

/** Whether a stroke is partly inside a box (Liang-Barsky clipping). */
function passesThrough([x1, y1, x2, y2]: Stroke, box: Box): boolean {
  let enters = 0;
  let leaves = 1;
  const sides = [
    [x1 - x2, x1 - box.left],
    [x2 - x1, box.right - x1],
    [y1 - y2, y1 - box.top],
    [y2 - y1, box.bottom - y1],
  ] as const;
  for (const [rate, room] of sides) {
    if (rate === 0 && room <= 0) return false;
    if (rate < 0) enters = Math.max(enters, room / rate);
    if (rate > 0) leaves = Math.min(leaves, room / rate);
  }
  return enters < leaves;
}

/** Texts that an axis or a dimension line crosses; touching the edge (2 units) is allowed. */
function textsOnLines(scene: Scene): string[] {
  const { axes, dimensions, loads } = scene.groups;
  const strokes = [...axes, ...dimensions, ...loads]
    .flatMap((group) => group.items)
    .flatMap((item) => (item.kind === "path" ? strokesOf(item.d) : []));
  return textsOf(scene).flatMap((item) => {
    const { left, right, top, bottom } = textBox(item);
    const inner = { left: left + 2, right: right - 2, top: top + 2, bottom: bottom - 2 };
    const through = strokes.some((stroke) => passesThrough(stroke, inner));
    return through ? [`${scene.name}: a line through ${item.text}`] : [];
  });
}

test("no axis or dimension line crosses a text of any size", () => {
  expect(sizes.flatMap((size) => textsOnLines(sceneOf(size)))).toEqual([]);
});

test("no line crosses a text of any size at a common scale", () => {
  const smallest = fitScale(sizeNamed("1200WB455"));
  const found = sizes.flatMap((size) =>
    [smallest, 0.2 * fitScale(size), 0.5 * fitScale(size), 0.7 * fitScale(size)].flatMap((scale) =>
      textsOnLines(sceneOf(size, { scale })),
    ),
  );
  expect(found).toEqual([]);
});

test("every size of the tables has a drawing within the view area of 800 by 1200", () => {
  for (const size of sizes) {
    const { bounds, view } = sceneOf(size);
    expect(view).toEqual({ width: 800, height: 1200 });
    expect(bounds.x, size.name).toBeGreaterThanOrEqual(0);
    expect(bounds.y, size.name).toBeGreaterThanOrEqual(0);
    expect(bounds.x + bounds.width, size.name).toBeLessThanOrEqual(800);
    expect(bounds.y + bounds.height, size.name).toBeLessThanOrEqual(1200);
  }
});

test("no text of any size overlaps another or the steel, or exceeds the bounds", () => {
  const found = sizes.flatMap((size) => {
    const scene = sceneOf(size);
    return [...clashes(scene), ...textsOnSteel(size, scene)];
  });
  expect(found).toEqual([]);
});

test("the clear depth fits beside the depth", () => {
  const found = sizes
    .filter((size) => ["WB", "WC", "UB", "UC", "PFC"].includes(size.category))
    .flatMap((size) => clashes(sceneOf(size, { clearDepth: true })));
  expect(found).toEqual([]);
});

test("no texts overlap when small sections are drawn to the scale of the largest", () => {
  const largest = sizeNamed("1200WB455");
  const found = sizes.flatMap((size) => clashes(sceneOf(size, { scale: commonScale([size, largest]) })));
  expect(found).toEqual([]);
});

test("no texts overlap at any scale between", () => {
  const found = [0.2, 0.35, 0.5, 0.65, 0.8].flatMap((part) =>
    sizes.flatMap((size) => clashes(sceneOf(size, { scale: part * fitScale(size) }))),
  );
  expect(found).toEqual([]);
});

test("the fit is 95 percent of 600 by 400 units", () => {
  const fit = (d: number, bf: number) => fitScale({ properties: { d, bf } as DrawnRecord["properties"] });
  expect(fit(400, 100)).toBe(0.95);
  expect(fit(100, 600)).toBe(0.95);
  expect(fit(200, 200)).toBe(1.9);
  expect(fitScale(sizeNamed("610UB125"))).toBeCloseTo(380 / 611.6, 14);
});

test("compared sections share the smallest of their scales", () => {
  const compared = ["610UB125", "100UC14.8", "1200WB455"].map(sizeNamed);
  expect(commonScale(compared)).toBe(fitScale(sizeNamed("1200WB455")));
  expect(commonScale([...compared].reverse())).toBe(commonScale(compared));
});

test("an I-section is dimensioned with d, bf, tf, tw and r1, the depth as published", () => {
  const { groups } = sceneOf(sizeNamed("610UB125"));
  expect(groups.dimensions.map(({ property, text }) => [property, text])).toEqual([
    ["d", "d = 612"],
    ["bf", "bf = 229"],
    ["tf", "tf = 19.6"],
    ["tw", "tw = 11.9"],
    ["r1", "r1 = 14.0"],
  ]);
});

test("a hollow section uses the symbols of its table: do of a tube, b of a box", () => {
  const texts = (name: string) => sceneOf(sizeNamed(name)).groups.dimensions.map(({ text }) => text);
  expect(texts("168.3x6.4CHS")).toEqual(["do = 168.3", "t = 6.4"]);
  expect(texts("150x100x6.0RHS")).toEqual(["d = 150", "b = 100", "t = 6.0", "r1 = 15.0"]);
  expect(texts("400x400x12.5SHS")).toEqual(["d = 400", "b = 400", "t = 12.5", "r1 = 31.25"]);
});

test("thicknesses and radii have a decimal, depths and widths are as given", () => {
  for (const size of sizes) {
    for (const { property, text } of sceneOf(size).groups.dimensions) {
      const decimal = /^(t[fw]?|r[12])$/.test(property);
      if (decimal) expect(text, size.name).toMatch(/\.\d{1,2}$/);
      if (property === "bf" && Number.isInteger(size.properties.bf)) expect(text).not.toContain(".");
    }
  }
});

test("a wall too thin for hatch has a fine outline and fill; a thick one has hatch too", () => {
  const outlineOfScene = (scene: Scene) => scene.groups.outline.map(({ className }) => className);
  const scale = commonScale([sizeNamed("1200WB455"), sizeNamed("50x20x1.6RHS")]);
  const thin = sceneOf(sizeNamed("50x20x1.6RHS"), { scale, textSize: 18 });
  expect(thin.groups.hatch).toEqual([]);
  expect(outlineOfScene(thin)).toEqual(["drawing-fine"]);
  const thick = sceneOf(sizeNamed("1200WB455"), { scale, textSize: 18 });
  expect(thick.groups.hatch).toHaveLength(1);
  expect(outlineOfScene(thick)).toEqual(["drawing-thick"]);
});

test("the leader of an angle's root radius is short and keeps clear of the centroid", () => {
  for (const size of sizes.filter(({ category }) => category === "EA" || category === "UA")) {
    const scene = sceneOf(size);
    const leader = scene.groups.dimensions.find(({ property }) => property === "r1")?.items[0];
    const [first] = strokesOf(leader?.kind === "path" ? leader.d : "");
    const [centroid] = scene.groups.marks.filter(({ mark }) => mark === "centroid");
    if (!first || !centroid) throw new Error(`${size.name}: no leader`);
    const [x1, y1, x2, y2] = first;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const along = ((centroid.x - x1) * (x2 - x1) + (centroid.y - y1) * (y2 - y1)) / length;
    const at = Math.min(Math.max(along, 0), length) / length;
    const away = Math.hypot(x1 + at * (x2 - x1) - centroid.x, y1 + at * (y2 - y1) - centroid.y);
    expect(length, size.name).toBeLessThan(120);
    expect(away, size.name).toBeGreaterThan(12);
  }
});

test("a welded section has no root radius", () => {
  const { groups } = sceneOf(sizeNamed("1200WB455"));
  expect(groups.dimensions.map(({ property }) => property)).toEqual(["d", "bf", "tf", "tw"]);
});

test("the dimension texts of one size of each shape", () => {
  const texts = (name: string) => textsOf(sceneOf(sizeNamed(name))).map((item) => item.text);
  expect(texts("380PFC")).toMatchSnapshot();
  expect(texts("150x90x8UA")).toMatchSnapshot();
  expect(texts("610.0x6.4CHS")).toMatchSnapshot();
  expect(texts("400x300x12.5RHS")).toMatchSnapshot();
});

test("the drawn height is the depth times the scale", () => {
  const { groups, scale } = sceneOf(sizeNamed("610UB125"));
  const ys = [...(groups.outline[0]?.d ?? "").matchAll(/[ML]\S+ ([\d.]+)/g)].map((match) => Number(match[1]));
  expect(scale * 611.6).toBeCloseTo(380, 9);
  expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(380, 1);
});

test("the shear centre of a channel is left of its web by the published xo", () => {
  const { groups, scale } = sceneOf(sizeNamed("380PFC"));
  const [shear, centroid] = groups.marks;
  expect(shear?.mark).toBe("shear-centre");
  expect(((centroid?.x ?? 0) - (shear?.x ?? 0)) / scale).toBeCloseTo(56.7, 9);
});

test("without a published xo the shear centre is calculated to the published digits", () => {
  for (const size of sizes.filter(({ category }) => category === "PFC")) {
    const { groups, scale } = sceneOf({ ...size, properties: { ...size.properties, shearCentreX0: 0 } });
    const [shear, centroid] = groups.marks;
    const xo = ((centroid?.x ?? 0) - (shear?.x ?? 0)) / scale;
    expect(Math.abs(xo / size.properties.shearCentreX0 - 1), size.name).toBeLessThan(0.02);
  }
});

test("without a published tan alpha the principal axes are calculated to the published digits", () => {
  const angles = sizes.filter(({ category }) => category === "UA" || category === "EA");
  for (const size of angles) {
    const { tanAlpha, ...rest } = size.properties;
    const line = sceneOf({ ...size, properties: rest }).groups.axes.find(({ axis }) => axis === "x")
      ?.items[0];
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] =
      (line?.kind === "path" ? line.d : "").match(/[\d.]+/g)?.map(Number) ?? [];
    expect(Math.abs((y1 - y2) / (x2 - x1) - (tanAlpha ?? 0)), size.name).toBeLessThan(0.002);
  }
});

test("a drawing is plain data: JSON gives back the same scene", () => {
  for (const size of sizes) {
    const scene = sceneOf(size);
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  }
});

test("the description gives the section's dimensions", () => {
  expect(sceneOf(sizeNamed("610UB125")).description).toMatch(
    /^Cross-section of 610UB125 drawn to scale: depth 612 mm, flange width 229 mm, flange thickness 19.6 mm, web thickness 11.9 mm, root radius 14.0 mm\./,
  );
});

test("a record without a drawable shape gets the product's message", () => {
  const size = sizeNamed("610UB125");
  for (const d of [0, Number.NaN, -5, 10]) {
    expect(drawSection({ ...size, properties: { ...size.properties, d } })).toEqual({
      kind: "missing",
      name: "610UB125",
      message: MISSING_MESSAGE,
    });
  }
});

test("a channel shows where its centroid and shear centre are, an angle where its centroid is", () => {
  const of = (name: string) => sceneOf(sizeNamed(name)).groups.dimensions.map(({ text }) => text);
  expect(of("380PFC")).toEqual(expect.arrayContaining(["xL = 27.5", "xo = 56.7"]));
  expect(of("150x90x8UA")).toEqual(expect.arrayContaining(["nL = 19.6", "pB = 49.2"]));
});

test("every channel shows the loads L and R, every angle A to D, each from the side that it compresses", () => {
  for (const size of sizes) {
    const scene = sceneOf(size);
    const tails = new Map(scene.groups.loads.map((one) => [one.load, startOf(one.items[0])]));
    const at = (load: "A" | "B" | "C" | "D" | "L" | "R") => tails.get(load) ?? [Number.NaN, Number.NaN];
    if (size.category === "PFC") {
      expect([...tails.keys()]).toEqual(["L", "R"]);
      expect(at("L")[0]).toBeLessThan(at("R")[0]);
    } else if (size.category === "EA" || size.category === "UA") {
      expect([...tails.keys()], size.name).toEqual(["A", "B", "C", "D"]);
      // The tip of the long leg is at the top left, the heel at the bottom left.
      expect(at("A")[1], size.name).toBeLessThan(at("C")[1]);
      expect(at("D")[0], size.name).toBeLessThan(at("B")[0]);
    } else expect(tails.size, size.name).toBe(0);
  }
});

function startOf(item: Scene["groups"]["scale"][number] | undefined): readonly [number, number] {
  const [, x, y] = /^M(\S+) ([\d.]+)/.exec(item?.kind === "path" ? item.d : "") ?? [];
  return [Number(x), Number(y)];
}

test("the legs of an equal angle have one name", () => {
  const { description } = sceneOf(sizeNamed("150x150x10EA"));
  expect(description).not.toMatch(/long leg|short leg/);
  expect(description).toContain("leg 150 mm, leg 150 mm");
  expect(sceneOf(sizeNamed("150x90x8UA")).description).toContain("long leg 150 mm, short leg 90 mm");
});
