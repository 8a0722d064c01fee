import { formatNumber, fromBase, textRuns, UNITS } from "@kingpost/calc";
import {
  type Layer,
  type Point,
  polygon,
  polyline,
  type SceneItem,
  type TextItem,
  textItem,
} from "@kingpost/drawing/core";
import type { Figure, ResultTable } from "../../frame/figures/figure.ts";
import { type BeamFrame, beamFrame, TEXT_SIZE } from "./along-beam.ts";
import { clipLine } from "./clip-line.ts";
import type { BeamDiagram, DiagramPoint, Extreme } from "./diagram.ts";

const TOP = 26;
const PLOT = 92;
const BOTTOM = 10;
const HEIGHT = TOP + PLOT + BOTTOM;
/** Further away than this many times the greatest value, a capacity is named and not drawn. */
const FAR = 2.5;
/** The distance below which places in the drawing are the same. */
const ROUNDING = 0.01;

interface Placing {
  readonly frame: BeamFrame;
  /** The place of a value in base units, drawing units down. */
  readonly yOf: (value: number) => number;
}

const line = (points: readonly Point[], className: string): SceneItem => ({
  kind: "path",
  d: polyline(...points),
  className,
});

const text = (words: string, at: Point, anchor: TextItem["anchor"], className = "drawing-text"): SceneItem =>
  textItem(textRuns(words), { at, size: TEXT_SIZE, anchor, className });

/** A diagram of values along the beam: the envelope, the capacity line, the greatest values. */
export function diagramFigure(diagram: BeamDiagram, width: number): Figure {
  const frame = beamFrame(diagram.length, width);
  const { yOf, isCapacityDrawn } = verticalScale(diagram);
  const placing = { frame, yOf };
  const { id, title, symbol, unit } = diagram;
  const [name, ...details] = title.split(", ");
  const heading = `${[`${name} ${symbol}`, ...details].join(", ")} (${UNITS[unit].text})`;
  const outlines = [most, least].map((side) => diagram.points.map((point) => place(point, side, placing)));
  const [upper = [], lower = []] = outlines;
  const layers: Layer[] = [
    {
      ink: "section",
      items: [{ kind: "path", d: polygon(...upper, ...lower.toReversed()), className: "" }],
    },
    { ink: "accent", items: isCapacityDrawn ? capacityLines(diagram, placing) : [] },
    { ink: "outline", items: outlines.map((points) => line(points, "drawing-fine")) },
    {
      ink: "outline",
      items: [
        line([at(placing, 0, 0), at(placing, diagram.length, 0)], "drawing-thick"),
        ...diagram.extremes.flatMap((extreme) => label(diagram, extreme, placing)),
        text(heading, { x: 2, y: 14 }, "start"),
      ],
    },
    {
      ink: "dimension",
      items: [text(capacityBeside(heading, diagram, isCapacityDrawn, width), { x: width - 2, y: 14 }, "end")],
    },
  ];
  return {
    id,
    title: heading,
    description: describe(diagram),
    bounds: { x: 0, y: 0, width, height: HEIGHT },
    layers,
    table: tableOf(diagram),
    reading: {
      left: frame.left,
      right: frame.right,
      at: (share) => reading(diagram, share * diagram.length),
    },
  };
}

type Range = Pick<DiagramPoint, "most" | "least">;
const most = ({ most: value }: Range): number => value;
const least = ({ least: value }: Range): number => value;

function at({ frame, yOf }: Placing, x: number, value: number): Point {
  return { x: frame.at(x), y: yOf(value) };
}

function place(point: DiagramPoint, side: (point: DiagramPoint) => number, placing: Placing): Point {
  return at(placing, point.x, side(point));
}

function verticalScale({ points, capacity, isPositiveDown }: BeamDiagram) {
  const greatest = Math.max(0, ...points.map(most));
  const smallest = Math.min(0, ...points.map(least));
  const span = Math.max(greatest, -smallest);
  const limits = capacity ?? [];
  const nearest = Math.min(...limits.map((one) => Math.max(one.most, -one.least)));
  const isCapacityDrawn = limits.length > 0 && span > 0 && nearest <= FAR * span;
  const hasSide = (side: number) => side > 0.02 * span;
  const reach = (side: number, limit: number) =>
    hasSide(side) && isCapacityDrawn ? Math.max(side, Math.min(limit, FAR * span)) : side;
  const up = reach(greatest, Math.max(0, ...limits.map((one) => one.most)));
  const down = reach(-smallest, Math.max(0, ...limits.map((one) => -one.least)));
  const perUnit = up + down > 0 ? PLOT / (up + down) : 0;
  const yOf = (value: number): number =>
    isPositiveDown ? TOP + (value + down) * perUnit : TOP + (up - value) * perUnit;
  return { yOf, isCapacityDrawn };
}

/** What is beyond the plot is left out; so is the capacity on the side that has no values. */
function capacityLines({ capacity = [], points }: BeamDiagram, placing: Placing): SceneItem[] {
  const hasMost = points.some((point) => point.most > 0);
  const hasLeast = points.some((point) => point.least < 0);
  return [...(hasMost ? [most] : []), ...(hasLeast ? [least] : [])].flatMap((side) => {
    const limits = capacity.map((one) => at(placing, one.x, side(one)));
    return clipLine(limits, TOP - ROUNDING, TOP + PLOT + ROUNDING).map((run) =>
      line(run, "drawing-axis-line"),
    );
  });
}

const shown = (value: number, { unit }: BeamDiagram): string =>
  formatNumber(fromBase(value, unit), { significant: 3 });

const metres = (x: number): string => formatNumber(x / 1000, { decimals: 3 });

function label(diagram: BeamDiagram, extreme: Extreme, placing: Placing): SceneItem[] {
  const foot = at(placing, extreme.x, 0);
  const tip = at(placing, extreme.x, extreme.value);
  const isNearEnd = extreme.x > 0.9 * diagram.length;
  const isNearStart = extreme.x < 0.1 * diagram.length;
  const isLeft = isNearStart || (!isNearEnd && diagram.id === "shear" && extreme.value < 0);
  const anchor = isLeft ? "end" : "start";
  const aside = isLeft ? -4 : 4;
  const inward = tip.y > foot.y ? -2 : 0.8 * TEXT_SIZE;
  return [
    line([foot, tip], "drawing-thin"),
    text(shown(extreme.value, diagram), { x: tip.x + aside, y: tip.y + inward }, anchor),
  ];
}

/** The width of a letter, as a share of the text size: enough for a line of either kind. */
const LETTER = 0.53;

/** The words on the capacity at the right of the heading: shorter ones where the diagram is as narrow as a phone. */
function capacityBeside(heading: string, diagram: BeamDiagram, isDrawn: boolean, width: number): string {
  const words = capacityWords(diagram, isDrawn);
  const isRoom = (heading.length + words.length + 2) * LETTER * TEXT_SIZE <= width;
  return isRoom ? words : words.replace(", minimum", " ≥").replace(", off scale", "");
}

function capacityWords(diagram: BeamDiagram, isDrawn: boolean): string {
  const { capacity } = diagram;
  if (!capacity || capacity.length === 0) return "";
  const smallest = Math.min(...capacity.map((one) => Math.max(one.most, -one.least)));
  const name = diagram.id === "deflection" ? "limit" : "capacity";
  return isDrawn
    ? `Dashed: ${name}, minimum ${shown(smallest, diagram)} ${UNITS[diagram.unit].text}`
    : `${name === "limit" ? "Limit" : "Capacity"} ${shown(smallest, diagram)} ${UNITS[diagram.unit].text}, off scale`;
}

function describe(diagram: BeamDiagram): string {
  const values = diagram.extremes.map(
    (one) =>
      `${shown(one.value, diagram)} ${UNITS[diagram.unit].spoken} at ${metres(one.x)} m under ${one.combination}`,
  );
  return `${diagram.title} along the beam. Greatest values: ${values.join("; ")}. The table below the diagram has values along the beam.`;
}

function tableOf(diagram: BeamDiagram): ResultTable {
  const { text: unit } = UNITS[diagram.unit];
  const step = Math.max(1, Math.floor(diagram.points.length / 40));
  const rows = diagram.points.filter((_, index) => index % step === 0 || index === diagram.points.length - 1);
  return {
    id: `${diagram.id}-values`,
    title: `${diagram.title} along the beam`,
    columns: [
      { head: "x (m)", align: "right" },
      { head: `Minimum (${unit})`, align: "right" },
      { head: `Maximum (${unit})`, align: "right" },
    ],
    rows: rows.map((point) => [metres(point.x), shown(point.least, diagram), shown(point.most, diagram)]),
  };
}

/** The values at a place, between two points in a straight line. */
function reading(diagram: BeamDiagram, x: number): string {
  const after = diagram.points.findIndex((point) => point.x >= x);
  const b = diagram.points[after === -1 ? diagram.points.length - 1 : after];
  const a = diagram.points[Math.max(0, after - 1)] ?? b;
  if (!a || !b) return "";
  const share = b.x > a.x ? (x - a.x) / (b.x - a.x) : 0;
  const between = (side: (point: DiagramPoint) => number) => side(a) + share * (side(b) - side(a));
  const nearest = share > 0.5 ? b : a;
  const values = [
    { value: between(least), of: nearest.leastOf },
    { value: between(most), of: nearest.mostOf },
  ].filter(({ value }) => Math.abs(value) > 1e-9);
  const { text: unit } = UNITS[diagram.unit];
  const words = values.map(
    ({ value, of }) => `${shown(value, diagram)} ${unit}${of === "" ? "" : ` (${of})`}`,
  );
  return `x = ${metres(x)} m: ${diagram.symbol} = ${words.join(", ") || `0 ${unit}`}`;
}
