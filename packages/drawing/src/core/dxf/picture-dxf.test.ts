import DxfParser, { type IEntity } from "dxf-parser";
import { expect, test } from "vitest";
import { overallDimension } from "../dimension-lines.ts";
import { circle, polygon } from "../path-data.ts";
import { penOf } from "../pen.ts";
import { picturesDxf } from "./picture-dxf.ts";

type Read = IEntity & {
  readonly vertices?: readonly { readonly x: number; readonly y: number; readonly bulge?: number }[];
  readonly shape?: boolean;
  readonly text?: string;
};

/** A plate of 300 by 200 mm with a hole of 30 mm in its middle, at half a unit per mm. */
const PLATE = {
  bounds: { x: 0, y: 0, width: 200, height: 140 },
  scale: 0.5,
  layers: [
    {
      ink: "outline" as const,
      items: [
        {
          kind: "path" as const,
          d: polygon({ x: 20, y: 20 }, { x: 170, y: 20 }, { x: 170, y: 120 }, { x: 20, y: 120 }),
          className: "drawing-thick",
        },
        { kind: "path" as const, d: circle({ x: 95, y: 70 }, 7.5), className: "drawing-thin" },
      ],
    },
    {
      ink: "dimension" as const,
      items: overallDimension(
        {
          from: { x: 20, y: 120 },
          to: { x: 170, y: 120 },
          line: 132,
          upright: false,
          runs: [{ text: "300", style: "text" }],
        },
        penOf(12),
      ),
    },
  ],
};

function read(...args: Parameters<typeof picturesDxf>) {
  const file = new DxfParser().parseSync(picturesDxf(...args));
  if (!file) throw new Error("The file cannot be read.");
  const entities = file.entities as Read[];
  return (layer: string) => entities.filter((one) => one.layer === layer);
}

const widthOf = ({ vertices = [] }: Read) =>
  Math.max(...vertices.map(({ x }) => x)) - Math.min(...vertices.map(({ x }) => x));

test("a drawing to scale is full size in the file, with exact arcs", () => {
  const on = read([PLATE], ["Baseplate"]);
  const [plate, hole] = on("OUTLINE");
  expect(plate?.vertices).toHaveLength(4);
  expect(plate?.shape).toBe(true);
  expect(plate && widthOf(plate)).toBeCloseTo(300, 9);
  expect(hole?.vertices?.map(({ bulge }) => Math.abs(bulge ?? 0))).toEqual([
    expect.closeTo(1, 9),
    expect.closeTo(1, 9),
  ]);
  expect(hole && widthOf(hole)).toBeCloseTo(30, 9);
  expect(on("DIMENSIONS").flatMap(({ text }) => text ?? [])).toEqual(["300"]);
  expect(on("NOTES").map(({ text }) => text)).toEqual(["Baseplate"]);
});

test("several drawings stand side by side", () => {
  const on = read([PLATE, PLATE], []);
  const [first, , second] = on("OUTLINE");
  const left = (one: Read | undefined) => Math.min(...(one?.vertices ?? []).map(({ x }) => x));
  // 200 units and a gap of 40 at half a unit per mm.
  expect(left(second) - left(first)).toBeCloseTo(480, 9);
});

test("an arc bulges to the side on which it is drawn", () => {
  const quarter = { kind: "path" as const, d: "M0 0A10 10 0 0 1 10 10", className: "drawing-thin" };
  const on = read(
    [
      {
        bounds: { x: 0, y: 0, width: 10, height: 10 },
        scale: 1,
        layers: [{ ink: "outline", items: [quarter] }],
      },
    ],
    [],
  );
  // Clockwise on the page is clockwise in the file: a quarter has the bulge tan(90° / 4).
  expect(on("OUTLINE")[0]?.vertices?.[0]?.bulge).toBeCloseTo(-Math.tan(Math.PI / 8), 9);
});

test.each(["\n", "\r\n", "\r", "\u0085", "\u2028", "\u0000"])(
  "a text with %j writes no group of its own",
  (end) => {
    const text = ["Shed", "0", "CIRCLE", "8", "OUTLINE", "40", "5"].join(end);
    const written = ["Shed", "0", "CIRCLE", "8", "OUTLINE", "40", "5"].join(end.replace(/./gsu, " "));
    const ordinary = picturesDxf([PLATE], [written]);
    expect(picturesDxf([PLATE], [text])).toBe(ordinary);
    expect(ordinary).not.toMatch(/^CIRCLE$/m);
  },
);

test("parts that are named are on their layers, which other drawings do not have", () => {
  const line = { kind: "path", d: "M0 0L10 0", className: "drawing-thick" } as const;
  const drawn = (part?: "steel" | "bolts" | "welds") =>
    picturesDxf(
      [
        {
          bounds: { x: 0, y: 0, width: 10, height: 10 },
          scale: 1,
          layers: [{ ink: "outline", ...(part ? { part } : {}), items: [line] }],
        },
      ],
      [],
    );
  const layersOf = (text: string) =>
    (new DxfParser().parseSync(text)?.entities ?? []).map(({ layer }) => layer);
  expect(layersOf(drawn("bolts"))).toEqual(["BOLT"]);
  expect(layersOf(drawn("welds"))).toEqual(["WELD"]);
  expect(layersOf(drawn())).toEqual(["OUTLINE"]);
  expect(drawn()).not.toContain("STEEL");
  // With the dimensions beside them, and without areas that are coloured on the page.
  const [, dimension] = PLATE.layers;
  const steel = { ink: "outline" as const, part: "steel" as const, items: [line] };
  const area = { ink: "section" as const, items: [line] };
  const both = { ...PLATE, layers: [area, steel, ...(dimension ? [dimension] : [])] };
  expect(new Set(layersOf(picturesDxf([both], [])))).toEqual(new Set(["STEEL", "DIM"]));
});
