import { formatNumber, formatRatio, SILENT, worstFirst } from "@kingpost/calc";
import {
  type BaseAnchorage,
  clustersOf,
  cornersOf,
  effectiveEmbedment,
  projectedSquares,
  type Rectangle,
  rowNearest,
  SIDE_NAMES,
  SIDES,
  type Side,
  tensionAnchors,
  unionArea,
  unionRectangles,
} from "@kingpost/connections";
import { hatchLines, type Point, type SceneItem } from "@kingpost/drawing/core";
import type { FigurePart } from "../../frame/figures/figure.ts";
import { line, value } from "../../frame/figures/figure-items.ts";
import { movable, type View } from "../../frame/figures/view.ts";
import type { BaseplateResults, CombinationResult } from "../design.ts";

/** What breaks out of the concrete under a combination. Units mm from the centre of the plate. */
export interface Breakout {
  /** The areas of the cones, apart from each other. */
  readonly cones: readonly { readonly area: number; readonly rectangles: readonly Rectangle[] }[];
  /** Half of the base of a cone. */
  readonly reach: number;
  /** The body at the edge that is used most: from the row to the edge. */
  readonly edge: { readonly side: Side; readonly points: readonly (readonly [number, number])[] } | undefined;
  /** Which of them fails first. */
  readonly governing: { readonly cone: boolean; readonly edge: boolean };
  /** `Concrete cone 0.83 governs the anchors`. */
  readonly words: string;
}

/** The projected areas of the anchors and the body at the edge; undefined where nothing breaks out. */
export function breakoutOf(
  { base }: BaseplateResults,
  shown: CombinationResult | undefined,
): Breakout | undefined {
  const { anchorage } = base;
  if (!anchorage || !shown) return undefined;
  const anchors = tensionAnchors(base, shown.onPlate, SILENT);
  if ("kind" in anchors) return undefined;
  const { concrete, embedment } = anchorage.of;
  const reaches: number[] = [];
  const cones = clustersOf(anchors, 3 * embedment).map((cluster) => {
    const half = 1.5 * effectiveEmbedment({ concrete, anchors: cluster, embedment }, SILENT);
    reaches.push(half);
    const squares = projectedSquares(cluster, half, concrete.edges);
    return { area: unionArea(squares), rectangles: unionRectangles(squares) };
  });
  const edge = edgeBody(anchorage, base.anchors.positions, shown);
  if (cones.length === 0 && !edge) return undefined;
  const [worst] = worstFirst(
    shown.checks.filter(({ id, kind }) => id.startsWith("anchor-") && kind === "limit"),
  );
  const words =
    worst?.kind === "limit" ? `${worst.title} ${formatRatio(worst.ratio)} governs the anchors` : "";
  const governing = {
    cone: GOVERNED.cones.has(worst?.id ?? ""),
    edge: GOVERNED.edges.has(worst?.id ?? ""),
  };
  return { cones, reach: Math.max(...reaches, 0), edge, governing, words };
}

/** The checks whose failure breaks out the cones or the body at the edge. */
const GOVERNED = {
  cones: new Set(["anchor-cone", "anchor-bond", "anchor-pryout", "anchor-concrete-combined"]),
  edges: new Set(["anchor-edge", "anchor-concrete-combined"]),
} as const;

/** Source EN 1992-4:2018 7.2.2.5: the body spreads at 1.5 to 1. */
const SPREAD = 1.5;

function edgeBody(
  { of: { concrete } }: BaseAnchorage,
  positions: BaseplateResults["base"]["anchors"]["positions"],
  { checks }: CombinationResult,
): Breakout["edge"] {
  const check = checks.find(({ id }) => id === "anchor-edge");
  const side = SIDES.find((one) => check?.location === `edge ${SIDE_NAMES[one]}`);
  if (!side) return undefined;
  const { row, along, c1 } = rowNearest(concrete, side, positions);
  const places = row.map((bolt) => bolt[along]);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const [from, to] = cornersOf(concrete, along, row);
  const { edges } = concrete;
  const outer = { left: -edges.left, right: edges.right, bottom: -edges.bottom, top: edges.top }[side];
  const level = outer - Math.sign(outer) * c1;
  const ends = [
    [low - Math.min(from, SPREAD * c1), outer],
    [low, level],
    [high, level],
    [high + Math.min(to, SPREAD * c1), outer],
  ] as const;
  return { side, points: ends.map(([at, across]) => (along === "x" ? [at, across] : [across, at])) };
}

/** How far a plan reaches with what breaks out, as far as there is concrete. Units mm. */
export function extentOf(
  { base: { anchorage, plate } }: BaseplateResults,
  breakout: Breakout | undefined,
): Rectangle {
  const half = { x: plate.width / 2, y: plate.length / 2 };
  const own = { left: -half.x, right: half.x, bottom: -half.y, top: half.y };
  if (!anchorage || !breakout) return own;
  const rectangles = breakout.cones.flatMap((cone) => cone.rectangles);
  const points = breakout.edge?.points ?? [];
  const xs = [...rectangles.flatMap(({ left, right }) => [left, right]), ...points.map(([x]) => x)];
  const ys = [...rectangles.flatMap(({ bottom, top }) => [bottom, top]), ...points.map(([, y]) => y)];
  return {
    left: Math.min(own.left, ...xs),
    right: Math.max(own.right, ...xs),
    bottom: Math.min(own.bottom, ...ys),
    top: Math.max(own.top, ...ys),
  };
}

const HATCH = 7;

/** The edges of the concrete that are in view. */
export function edgeItems(
  { base: { anchorage } }: BaseplateResults,
  extent: Rectangle,
  { lineOf }: View,
): readonly SceneItem[] {
  if (!anchorage) return [];
  const { left, right, bottom, top } = anchorage.of.concrete.edges;
  const visible = (place: number, low: number, high: number) => place >= low - 1 && place <= high + 1;
  return [
    ...[-left, right]
      .filter((x) => visible(x, extent.left, extent.right))
      .map((x) => lineOf("drawing-thick", [x, extent.bottom], [x, extent.top])),
    ...[-bottom, top]
      .filter((y) => visible(y, extent.bottom, extent.top))
      .map((y) => lineOf("drawing-thick", [extent.left, y], [extent.right, y])),
  ];
}

/** The body that breaks out of an edge. */
export const bodyItems = ({ edge }: Breakout, { lineOf }: View): readonly SceneItem[] =>
  edge ? [lineOf("drawing-thick", ...edge.points)] : [];

/** The cones as hatched areas. */
export function coneItems({ cones }: Breakout, { at, box, scale }: View): readonly SceneItem[] {
  return cones.flatMap(({ area, rectangles }) => [
    ...rectangles.flatMap((one) =>
      hatched(one, HATCH / scale).map(([a, b]) => line([at(...a), at(...b)], "drawing-thin")),
    ),
    ...rectangles.map((one) => box(one.left, one.bottom, one.right, one.top, "drawing-axis-leg")),
    ...labelOf(area, rectangles, at),
  ]);
}

type Place = readonly [number, number];

function hatched(
  { left, right, bottom, top }: Rectangle,
  spacing: number,
): readonly (readonly [Place, Place])[] {
  const corners = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ];
  const loop = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length];
    return to ? [{ kind: "line" as const, from, to }] : [];
  });
  return hatchLines([loop], spacing).map(({ from, to }) => [
    [from.x, from.y],
    [to.x, to.y],
  ]);
}

function labelOf(area: number, rectangles: readonly Rectangle[], at: View["at"]): readonly SceneItem[] {
  const left = Math.min(...rectangles.map((one) => one.left));
  const top = Math.max(...rectangles.map((one) => one.top));
  const words = `${formatNumber(area / 100, { significant: 4 })} cm\u00b2`;
  return [value("Ac", words, at(left, top, 0, -6), "start")];
}

/** The furthest edge that the plan moves, mm. */
const MOST = 20_000;

/** What leads to the inputs of the concrete from the plan, and moves them: each edge, and the two sides of the pedestal. */
export function concreteParts(
  { base: { anchorage, plate, pedestal }, inputs }: BaseplateResults,
  extent: Rectangle,
  { at, scale }: View,
): readonly FigurePart[] {
  if (!anchorage) return [];
  const { edges } = anchorage.of.concrete;
  const { left, right, bottom, top } = extent;
  const edge = (side: Side, name: EdgeName, place: Point, outwards: Point, least: number) =>
    movable(`Concrete edge ${SIDE_NAMES[side]}`, place, {
      path: `/${name}`,
      value: edges[side],
      entered: inputs[name],
      least,
      most: MOST,
      per: { x: outwards.x * scale, y: outwards.y * scale },
    });
  const [halfWidth, halfLength] = [pedestal.width / 2, pedestal.length / 2];
  return [
    edge("left", "edgeLeft", at(left, top / 2), { x: -1, y: 0 }, halfWidth),
    edge("right", "edgeRight", at(right, top / 2), { x: 1, y: 0 }, halfWidth),
    edge("bottom", "edgeBottom", at(right / 2, bottom), { x: 0, y: 1 }, halfLength),
    edge("top", "edgeTop", at(right / 2, top), { x: 0, y: -1 }, halfLength),
    // The plate is at the centre: a side moves by half of the change.
    movable("Pedestal width", at(Math.min(right, halfWidth), bottom / 2), {
      path: "/pedestalWidth",
      value: pedestal.width,
      least: plate.width,
      most: MOST,
      per: { x: scale / 2, y: 0 },
    }),
    movable("Pedestal length", at(left / 2, Math.min(top, halfLength)), {
      path: "/pedestalLength",
      value: pedestal.length,
      least: plate.length,
      most: MOST,
      per: { x: 0, y: -scale / 2 },
    }),
  ];
}

type EdgeName = "edgeLeft" | "edgeRight" | "edgeBottom" | "edgeTop";
