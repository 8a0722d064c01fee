import DxfParser, { type IEntity } from "dxf-parser";
import { describe, expect, test } from "vitest";
import { allSizes, sizeNamed } from "../../testing/catalogue.ts";
import { dxfFile } from "./dxf.ts";

interface Vertex {
  readonly x: number;
  readonly y: number;
  readonly bulge?: number;
}

type Read = IEntity & {
  readonly vertices?: readonly Vertex[];
  readonly shape?: boolean;
  readonly center?: Vertex;
  readonly radius?: number;
  readonly text?: string;
};

function read(name: string) {
  const file = new DxfParser().parseSync(dxfFile(sizeNamed(name)) ?? "");
  if (!file) throw new Error(`${name} cannot be read`);
  const entities = file.entities as Read[];
  return { ...file, on: (layer: string) => entities.filter((one) => one.layer === layer) };
}

/** Area of a closed polyline: the polygon's by the shoelace formula, plus the circle segment beyond each chord. */
function areaOf({ type, radius = 0, vertices = [] }: Read): number {
  if (type === "CIRCLE") return Math.PI * radius ** 2;
  const parts = vertices.map((a, index) => {
    const b = vertices[(index + 1) % vertices.length] ?? a;
    const chords = (a.x * b.y - b.x * a.y) / 2;
    if (!a.bulge) return chords;
    const angle = 4 * Math.atan(a.bulge);
    const r = Math.hypot(b.x - a.x, b.y - a.y) / (2 * Math.sin(angle / 2));
    return chords + (r ** 2 * (angle - Math.sin(angle))) / 2;
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0));
}

/** The catalogue's arcs are circles, or quarters within the box of the corners they round. */
function extentOf(entities: readonly Read[]) {
  const points = entities.flatMap(({ vertices = [], center, radius = 0 }) =>
    center
      ? [
          { x: center.x - radius, y: center.y - radius },
          { x: center.x + radius, y: center.y + radius },
        ]
      : vertices,
  );
  const size = (values: number[]) => Math.max(...values) - Math.min(...values);
  return { width: size(points.map((p) => p.x)), height: size(points.map((p) => p.y)) };
}

test("the file is in millimetres and has its layers", () => {
  const { header, tables } = read("610UB125");
  expect(header.$INSUNITS).toBe(4);
  expect(header.$MEASUREMENT).toBe(1);
  expect(Object.keys(tables.layer.layers)).toEqual(
    expect.arrayContaining(["OUTLINE", "CENTRELINES", "DIMENSIONS", "NOTES"]),
  );
});

describe("validation: the outline in the file has the published area, depth and width", () => {
  // Published to three figures. For the exceptions see outline.test.ts.
  const halfDigit = (printed: number) => 0.5 * 10 ** (Math.floor(Math.log10(printed)) - 2);
  test.each(allSizes())("$name", ({ name, properties, publishedArea }) => {
    const outline = read(name).on("OUTLINE");
    const [outer = 0, ...holes] = outline.map(areaOf).toSorted((a, b) => b - a);
    const area = outer - holes.reduce((sum, hole) => sum + hole, 0);
    if (publishedArea !== undefined) {
      const slack = name === "690UB125" ? 1 : 1e-6;
      expect(Math.abs(area - publishedArea)).toBeLessThanOrEqual(halfDigit(publishedArea) + slack);
    }
    const { width, height } = extentOf(outline);
    const short = name === "75x75x5EA" ? 0.02 : 1e-9;
    expect(Math.abs(width - properties.bf)).toBeLessThanOrEqual(short);
    expect(Math.abs(height - properties.d)).toBeLessThanOrEqual(short);
  });
});

test("arcs are exact: a beam's four roots are quarter-turn bulges, a tube is two circles", () => {
  const [beam] = read("610UB125").on("OUTLINE");
  const bulges = (beam?.vertices ?? []).flatMap(({ bulge }) => (bulge ? [Math.abs(bulge)] : []));
  expect(bulges).toHaveLength(4);
  for (const bulge of bulges) expect(bulge).toBeCloseTo(Math.SQRT2 - 1, 12);
  expect(beam?.shape).toBe(true);
  const tube = read("168.3x6.4CHS").on("OUTLINE");
  expect(tube.map(({ type, radius }) => [type, radius])).toEqual([
    ["CIRCLE", 84.15],
    ["CIRCLE", 84.15 - 6.4],
  ]);
});

test("the centroid is at the origin, where the axes of a channel cross", () => {
  const lines = read("380PFC")
    .on("CENTRELINES")
    .filter(({ type }) => type === "LINE");
  expect(lines).toHaveLength(2);
  const [level, upright] = lines.map(({ vertices = [] }) => vertices);
  for (const { y } of level ?? []) expect(y).toBeCloseTo(0, 2);
  for (const { x } of upright ?? []) expect(x).toBeCloseTo(0, 2);
});

test("dimension texts match the measured distances", () => {
  const dimensions = read("250UC72.9").on("DIMENSIONS");
  const texts = dimensions.flatMap(({ text }) => text ?? []);
  expect(texts).toEqual(["d = 253.8", "bf = 254", "tf = 14.2", "tw = 8.6", "r1 = 14.0"]);
  const lengths = dimensions
    .filter(({ type }) => type === "LINE")
    .map(({ vertices: [a, b] = [] }) => (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0));
  // The depth to 0.1 mm, as in the outline, between arrows that are drawn to 0.01 mm.
  expect(lengths.some((length) => Math.abs(length - 253.8) < 0.011)).toBe(true);
});

test("the depth is labelled unrounded where the published one is rounded", () => {
  const { properties } = sizeNamed("360UB56.7");
  expect([properties.d, properties.dPrinted]).toEqual([358.6, 359]);
  const texts = read("360UB56.7")
    .on("DIMENSIONS")
    .flatMap(({ text }) => text ?? []);
  expect(texts).toContain("d = 358.6");
});

test("notes are on a separate layer, below the drawing", () => {
  const notes = ["360UB56.7", "AS/NZS 3679.1 Grade 300"];
  const file = new DxfParser().parseSync(dxfFile(sizeNamed("360UB56.7"), notes) ?? "");
  const texts = (file?.entities ?? []).filter(({ layer }) => layer === "NOTES") as (Read & {
    readonly startPoint: Vertex;
  })[];
  expect(texts.map(({ text }) => text)).toEqual(notes);
  const low = file?.header.$EXTMIN;
  const foot = typeof low === "object" ? low.y : Number.NaN;
  for (const { startPoint } of texts) expect(startPoint.y).toBeLessThan(foot);
});

test("impossible dimensions give no file", () => {
  const { properties, ...size } = sizeNamed("610UB125");
  expect(dxfFile({ ...size, properties: { ...properties, tw: 300 } })).toBeUndefined();
});

test("arrowheads are filled: two for each of the beam's dimensions, one for its radius", () => {
  const file = dxfFile(sizeNamed("610UB125")) ?? "";
  const fills = file.match(/^HATCH$/gm) ?? [];
  expect(fills).toHaveLength(2 * 4 + 1);
  expect(file.match(/^SOLID$/gm)).toHaveLength(fills.length);
});

test("a line end in a note writes no group of its own", () => {
  const record = sizeNamed("610UB125");
  expect(dxfFile(record, ["Shed\n0\nCIRCLE\r\n8"])).toBe(dxfFile(record, ["Shed 0 CIRCLE  8"]));
});
