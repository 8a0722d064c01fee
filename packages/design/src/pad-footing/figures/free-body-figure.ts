import { type FootingSide, isAlongX, type NetPressure, sectionActions, shearDepth } from "@kingpost/as3600";
import { type Check, formatNumber, SILENT, worstFirst } from "@kingpost/calc";
import type { Point, SceneItem } from "@kingpost/drawing/core";
import type { Figure } from "../../frame/figures/figure.ts";
import { kilo, line, mega, text } from "../../frame/figures/figure-items.ts";
import { arrow, viewOf } from "../../frame/figures/view.ts";
import { shearFaces } from "../checks/strength.ts";
import type { PadFootingResults } from "../design.ts";
import { projectionOf } from "../model.ts";

const HEIGHT = 310;
const POINTS = 48;
const ARROWS = 9;
/** The greatest line load, in drawing units. */
const REACH = 70;

/** The part of the footing beyond the section whose bending governs, with the net pressure on it. None without bending. */
export function freeBodyFigure(
  { model, combinations }: PadFootingResults,
  checks: readonly Check[],
  width: number,
): readonly Figure[] {
  const [worst] = worstFirst(checks.filter(({ id, kind }) => /^bending-[xy]$/.test(id) && kind === "limit"));
  const loaded = combinations.find(
    ({ of, isWorking }) => !isWorking && of.name === worst?.combination,
  )?.loaded;
  const side = (["left", "right", "bottom", "top"] as const).find((one) => worst?.location === `${one} side`);
  const net = loaded?.net;
  if (!net || !side) return [];
  const isX = isAlongX(side);
  const { inputs, critical, bottom } = model;
  const reach = projectionOf(model, critical, side);
  const sign = side === "left" || side === "bottom" ? -1 : 1;
  const depth = inputs.depth;
  // The section is on the left, the edge on the right.
  const view = viewOf(
    { left: 0, right: reach, bottom: 0, top: depth },
    { left: 120, right: width - 90, top: 50, bottom: HEIGHT - 148 },
  );
  const { at } = view;
  const loads = lineLoads(net, side, critical[side], reach);
  const most = Math.max(...loads.map(({ load }) => Math.abs(load)), 1e-9);
  const base = at(0, 0).y + 26;
  const point = ({ along, load }: (typeof loads)[number]): Point => ({
    x: at(along, 0).x,
    y: base + (REACH * load) / most,
  });
  const { v, m } = sectionActions(net, side, critical[side]);
  const layer = bottom?.[isX ? "x" : "y"];
  const dv = layer ? shearDepth({ depth, d: layer.d }, SILENT) : undefined;
  const face = shearFaces(model)[side];
  const shearAt = dv === undefined ? undefined : face + sign * dv;
  const offset = sign * (face - critical[side]) + (dv ?? 0);
  const shear =
    shearAt !== undefined && offset < reach
      ? [
          view.lineOf("drawing-axis-leg", [offset, 0], [offset, depth]),
          text(
            `V* = ${kilo(sectionActions(net, side, shearAt).v)} kN at dv`,
            at(offset, depth, 0, -8),
            offset > reach / 2 ? "end" : "start",
          ),
        ]
      : [];
  return [
    {
      id: "free-body",
      title: "Free body of the governing section",
      description: `The ${side} side of the footing beyond its critical section under ${loaded.name}: ${mega(m)} kNm and ${kilo(v)} kN at the section.`,
      bounds: { x: 0, y: 0, width, height: HEIGHT },
      layers: [
        { ink: "section", items: [view.box(0, 0, reach, depth, "")] },
        {
          ink: "outline",
          items: [
            view.box(0, 0, reach, depth),
            text(`${loaded.name}, ${side} side`, { x: width / 2, y: 16 }),
            text(`M* = ${mega(m)} kNm`, at(0, depth / 2, -10, -6), "end"),
            text(`V* = ${kilo(v)} kN`, at(0, depth / 2, -10, 14), "end"),
            ...shear,
          ],
        },
        {
          ink: "accent",
          items: [
            line(
              [{ x: at(0, 0).x, y: base }, ...loads.map(point), { x: at(reach, 0).x, y: base }],
              "drawing-thin",
            ),
            line(
              [
                { x: at(0, 0).x, y: base },
                { x: at(reach, 0).x, y: base },
              ],
              "drawing-thin",
            ),
            ...loadArrows(loads.map(point), base),
            ...loadTexts(loads, point),
          ],
        },
        {
          ink: "dimension",
          items: view.dimension([0, 0], [reach, 0], base + REACH + 34),
        },
      ],
    },
  ];
}

interface LineLoad {
  /** From the section. */
  readonly along: number;
  /** N/mm, upwards. */
  readonly load: number;
}

/** Net line load from the section to the edge, of narrow strips. */
function lineLoads(net: NetPressure, side: FootingSide, at: number, reach: number): readonly LineLoad[] {
  const sign = side === "left" || side === "bottom" ? -1 : 1;
  const shear = (along: number) => sectionActions(net, side, at + sign * along).v;
  return Array.from({ length: POINTS + 1 }, (_, n) => {
    const along = (reach * n) / POINTS;
    const [from, to] = [Math.max(0, along - STRIP), Math.min(reach, along + STRIP)];
    return { along, load: (shear(from) - shear(to)) / (to - from) };
  });
}

/** Half of the width of a strip, mm. */
const STRIP = 1;

function loadArrows(points: readonly Point[], base: number): readonly SceneItem[] {
  const every = Math.max(1, Math.floor(points.length / ARROWS));
  return points
    .filter((_, at) => at % every === Math.floor(every / 2))
    .flatMap((p) => {
      if (Math.abs(p.y - base) < 8) return [];
      // Upwards from below the base line, downwards from above it.
      return arrow(p, { x: p.x, y: base });
    });
}

const perMetre = (load: number) => `${formatNumber(load, { decimals: [0, 0] })} kN/m`;

function loadTexts(loads: readonly LineLoad[], point: (of: LineLoad) => Point): readonly SceneItem[] {
  const [first, last] = [loads[0], loads.at(-1)];
  if (!first || !last) return [];
  return [
    text(perMetre(first.load), { x: point(first).x - 8, y: point(first).y + 4 }, "end"),
    text(perMetre(last.load), { x: point(last).x + 8, y: point(last).y + 4 }, "start"),
  ];
}
