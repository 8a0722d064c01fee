import {
  DxfWriter,
  HatchBoundaryPaths,
  HatchPolylineBoundary,
  HatchPredefinedPatterns,
  LWPolylineFlags,
  pattern,
  point2d,
  point3d,
  TextHorizontalAlignment,
  Units,
  vertex,
} from "@tarikjabiri/dxf";
import { type Point, type Segment, sweepOf } from "../geometry.ts";
import { type PathRun, pathRuns } from "../path-data.ts";
import type { Bounds, PathItem, SceneItem, TextItem } from "../scene-items.ts";

/** The layers with their AutoCAD colour index and line type. */
const DXF_LAYERS = {
  OUTLINE: { colour: 7, lineType: "Continuous" },
  CENTRELINES: { colour: 5, lineType: "CENTER" },
  DIMENSIONS: { colour: 3, lineType: "Continuous" },
  FORCES: { colour: 1, lineType: "Continuous" },
  NOTES: { colour: 8, lineType: "Continuous" },
} as const;

/** The layers of drawings that keep their parts apart. */
const PART_LAYERS = {
  STEEL: { colour: 7, lineType: "Continuous" },
  BOLT: { colour: 4, lineType: "Continuous" },
  WELD: { colour: 2, lineType: "Continuous" },
  DIM: { colour: 3, lineType: "Continuous" },
  TEXT: { colour: 8, lineType: "Continuous" },
} as const;

type PartLayer = keyof typeof PART_LAYERS;
export type LayerName = keyof typeof DXF_LAYERS | PartLayer;

/** Long dash, gap, short dash, gap, in text heights. */
const CENTRE_DASHES = [3, -0.75, 0.75, -0.75] as const;

/** Cap height per font size; CAD's text height is the cap height. */
const CAP_HEIGHT = 0.7;

/** A drawing as a DXF file has it. Lengths in drawing units, one to a millimetre. */
export interface DxfDrawing {
  readonly bounds: Bounds;
  readonly textSize: number;
  /** From the view (y down) to the file (y up). */
  readonly place: (p: Point) => Point;
  /** Closed loops in the coordinates of the file: mm, y up. */
  readonly outline: readonly (readonly Segment[])[];
  readonly centrelines: readonly SceneItem[];
  readonly dimensions: readonly SceneItem[];
  /** A line each, below the drawing. */
  readonly notes: readonly string[];
}

/**
 * A drawing as a DXF file (AutoCAD 2007, which every CAD program reads): millimetres, full size, y up.
 *
 * Layers   OUTLINE: closed polylines with exact arcs (bulges), or circles. CENTRELINES. DIMENSIONS: lines, arrowheads and
 *          texts. NOTES: below the drawing
 */
export function dxfText(drawing: DxfDrawing): string {
  const writer = newWriter(drawing.textSize);
  for (const loop of drawing.outline) addLoop(writer, loop);
  addItems(writer, "CENTRELINES", drawing.centrelines, drawing.place);
  addItems(writer, "DIMENSIONS", drawing.dimensions, drawing.place);
  addNotes(writer, drawing);
  setExtents(writer, drawing);
  // Exactly one line end at the end of the file, whatever the writer adds.
  return `${writer.stringify().trimEnd()}\n`;
}

/** At the left edge, one and a half lines apart, clear of the drawing. */
function addNotes(writer: DxfWriter, { bounds, textSize: size, notes, place }: DxfDrawing): void {
  for (const [index, text] of notes.entries()) {
    const y = bounds.y + bounds.height + size * (2 + 1.5 * index);
    addText(writer, "NOTES", { x: bounds.x, y, text, size, rotate: 0, anchor: "start" }, place);
  }
}

export function newWriter(textSize: number, hasParts = false): DxfWriter {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  writer.setVariable("$MEASUREMENT", { 70: 1 });
  // Otherwise the name of the library that writes the file.
  writer.setVariable("$LASTSAVEDBY", { 1: "" });
  writer.addLType(
    "CENTER",
    "Centre ____ _ ____ _",
    CENTRE_DASHES.map((dash) => dash * textSize),
  );
  const all = { ...DXF_LAYERS, ...(hasParts ? PART_LAYERS : {}) };
  for (const [name, { colour, lineType }] of Object.entries(all)) writer.addLayer(name, colour, lineType);
  return writer;
}

/** A full circle as a circle, which CAD can snap to; anything else as a closed polyline with bulges. */
function addLoop(writer: DxfWriter, loop: readonly Segment[]): void {
  const layerName = "OUTLINE";
  const [first] = loop;
  if (
    first?.kind === "arc" &&
    loop.every((one) => one.kind === "arc" && sameCentre(one.centre, first.centre))
  ) {
    writer.addCircle(point3d(first.centre.x, first.centre.y), first.radius, { layerName });
    return;
  }
  const vertices = loop.map((segment) => ({
    point: point2d(segment.from.x, segment.from.y),
    // A bulge is the tangent of a quarter of the arc's included angle.
    ...(segment.kind === "arc" ? { bulge: Math.tan(sweepOf(segment).sweep / 4) } : {}),
  }));
  writer.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName });
}

const sameCentre = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-9;

function addItems(
  writer: DxfWriter,
  layerName: LayerName,
  items: readonly SceneItem[],
  place: (p: Point) => Point,
): void {
  for (const item of items) {
    if (item.kind === "text") addText(writer, layerName, item, place);
    else for (const run of pathRuns(item.d)) addRun(writer, layerName, run, place);
  }
}

function addRun(
  writer: DxfWriter,
  layerName: LayerName,
  { points, closed }: PathRun,
  place: (p: Point) => Point,
): void {
  // The only closed paths are arrowheads.
  if (closed) {
    addFilled(writer, layerName, points, place);
    return;
  }
  for (const [index, end] of points.entries()) {
    const start = points[index - 1];
    if (!start) continue;
    const from = place(start);
    const to = place(end);
    writer.addLine(point3d(from.x, from.y), point3d(to.x, to.y), { layerName });
  }
}

/** An arrowhead, filled as on the page. */
export function addArrow(
  writer: DxfWriter,
  layerName: LayerName,
  { d }: PathItem,
  place: (p: Point) => Point,
): void {
  for (const { points } of pathRuns(d)) addFilled(writer, layerName, points, place);
}

function addFilled(
  writer: DxfWriter,
  layerName: LayerName,
  points: readonly Point[],
  place: (p: Point) => Point,
): void {
  const boundary = new HatchPolylineBoundary();
  for (const point of points) {
    const { x, y } = place(point);
    boundary.add(vertex(x, y));
  }
  const paths = new HatchBoundaryPaths();
  paths.addPolylineBoundary(boundary);
  writer.addHatch(paths, pattern({ name: HatchPredefinedPatterns.SOLID }), { layerName });
}

const ALIGNMENT = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
} as const;

/** What ends a line, and other characters that a line of a file cannot have. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** A text on its baseline. Its size is the font's; CAD needs the cap height. A line end would begin a group of the file: it is a blank. */
export function addText(
  writer: DxfWriter,
  layerName: LayerName,
  item: Pick<TextItem, "x" | "y" | "text" | "size" | "rotate" | "anchor">,
  place: (p: Point) => Point,
): void {
  const { x, y } = place(item);
  const at = point3d(x, y);
  writer.addText(at, CAP_HEIGHT * item.size, item.text.replaceAll(CONTROLS, " "), {
    layerName,
    rotation: -item.rotate,
    horizontalAlignment: ALIGNMENT[item.anchor],
    ...(item.anchor === "start" ? {} : { secondAlignmentPoint: at }),
  });
}

function setExtents(writer: DxfWriter, { bounds, place }: DxfDrawing): void {
  const low = place({ x: bounds.x, y: bounds.y + bounds.height });
  const high = place({ x: bounds.x + bounds.width, y: bounds.y });
  writer.setVariable("$EXTMIN", { 10: low.x, 20: low.y, 30: 0 });
  writer.setVariable("$EXTMAX", { 10: high.x, 20: high.y, 30: 0 });
}
