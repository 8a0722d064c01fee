import { LWPolylineFlags, point2d, point3d } from "@tarikjabiri/dxf";
import type { Point } from "../geometry.ts";
import type { Layer, PathItem, Picture } from "../scene-items.ts";
import { addArrow, addText, type LayerName, newWriter } from "./dxf.ts";

/** A drawing to scale. */
export interface ScaledPicture extends Picture {
  /** Drawing units per mm. */
  readonly scale: number;
}

const LAYER_OF: Readonly<Record<Layer["ink"], LayerName>> = {
  section: "OUTLINE",
  hatch: "OUTLINE",
  outline: "OUTLINE",
  axis: "CENTRELINES",
  dimension: "DIMENSIONS",
  accent: "FORCES",
};

const LAYER_OF_PART: Readonly<Record<NonNullable<Layer["part"]>, LayerName>> = {
  steel: "STEEL",
  bolts: "BOLT",
  welds: "WELD",
  text: "TEXT",
};

/** Between two drawings, drawing units. */
const GAP = 40;

/**
 * Drawings as one DXF file (AutoCAD 2007), from left to right: millimetres, full size, y up. Lines and closed outlines are polylines
 * with exact arcs; notes are below, a line each. Where parts are named they are on the layers STEEL, BOLT, WELD and TEXT, with dimensions
 * on DIM; the coloured areas of sections, whose outlines are steel, are left out.
 */
export function picturesDxf(pictures: readonly ScaledPicture[], notes: readonly string[]): string {
  const [first] = pictures;
  const textSize = 12 / (first?.scale ?? 1);
  const hasParts = pictures.some(({ layers }) => layers.some(({ part }) => part !== undefined));
  const writer = newWriter(textSize, hasParts);
  let left = 0;
  let bottom = 0;
  for (const { bounds, layers, scale } of pictures) {
    const from = left;
    const place = ({ x, y }: Point): Point => ({
      x: from + (x - bounds.x) / scale,
      y: (bounds.y - y) / scale,
    });
    for (const { ink, part, items } of layers) {
      if (hasParts && ink === "section") continue;
      const layerName =
        part !== undefined ? LAYER_OF_PART[part] : hasParts && ink === "dimension" ? "DIM" : LAYER_OF[ink];
      for (const item of items) {
        if (item.kind === "text") addText(writer, layerName, { ...item, size: item.size / scale }, place);
        else if (item.className === "drawing-arrow") addArrow(writer, layerName, item, place);
        else addPath(writer, layerName, item, place);
      }
    }
    left += (bounds.width + GAP) / scale;
    bottom = Math.min(bottom, -bounds.height / scale);
  }
  for (const [at, text] of notes.entries()) {
    const y = bottom - textSize * (2 + 1.5 * at);
    addText(writer, "NOTES", { x: 0, y, text, size: textSize, rotate: 0, anchor: "start" }, (p) => p);
  }
  writer.setVariable("$EXTMIN", { 10: 0, 20: bottom, 30: 0 });
  writer.setVariable("$EXTMAX", { 10: left, 20: 0, 30: 0 });
  return `${writer.stringify().trimEnd()}\n`;
}

interface Vertex {
  readonly point: Point;
  /** Bulge of the edge to the next vertex: the tangent of a quarter of the angle of its arc. */
  bulge: number;
}

function addPath(
  writer: ReturnType<typeof newWriter>,
  layerName: LayerName,
  { d }: PathItem,
  place: (p: Point) => Point,
): void {
  for (const { vertices, isClosed } of subpaths(d)) {
    const placed = vertices.map(({ point, bulge }) => {
      const { x, y } = place(point);
      return { point: point2d(x, y), ...(bulge === 0 ? {} : { bulge }) };
    });
    const [a, b] = placed;
    if (!a || !b) continue;
    if (placed.length === 2 && !isClosed && a.bulge === undefined) {
      writer.addLine(point3d(a.point.x, a.point.y), point3d(b.point.x, b.point.y), { layerName });
    } else {
      writer.addLWPolyline(placed, { ...(isClosed ? { flags: LWPolylineFlags.Closed } : {}), layerName });
    }
  }
}

const COMMAND = /([MLAZ])([^MLAZ]*)/g;

/** The lines and arcs of path data, y down, as a file has them, y up. */
function subpaths(
  d: string,
): readonly { readonly vertices: readonly Vertex[]; readonly isClosed: boolean }[] {
  const found: { vertices: Vertex[]; isClosed: boolean }[] = [];
  for (const [, command, text = ""] of d.matchAll(COMMAND)) {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const current = found.at(-1);
    const point = { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
    if (command === "M") found.push({ vertices: [{ point, bulge: 0 }], isClosed: false });
    else if (command === "Z" && current) closeLoop(current);
    else if (current) {
      const before = current.vertices.at(-1);
      if (before && command === "A") before.bulge = bulgeOf(before.point, point, numbers);
      current.vertices.push({ point, bulge: 0 });
    }
  }
  return found;
}

/** The last vertex of a loop that ends where it began is its first one. */
function closeLoop(loop: { vertices: Vertex[]; isClosed: boolean }): void {
  loop.isClosed = true;
  const [first, last] = [loop.vertices[0], loop.vertices.at(-1)];
  const isSame =
    first && last && first !== last && first.point.x === last.point.x && first.point.y === last.point.y;
  if (isSame) loop.vertices.pop();
}

function bulgeOf(from: Point, to: Point, [radius = 0, , , isLarge, isPositive]: readonly number[]): number {
  const half = Math.hypot(to.x - from.x, to.y - from.y) / 2;
  const angle = 2 * Math.asin(Math.min(1, half / radius));
  const sweep = isLarge === 1 ? 2 * Math.PI - angle : angle;
  // Positive angles turn with the clock on the page.
  return Math.tan(sweep / 4) * (isPositive === 1 ? -1 : 1);
}
