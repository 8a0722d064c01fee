import { formatNumber } from "@kingpost/calc";
import {
  arrowhead,
  type Bounds,
  penOf,
  polygon,
  polyline,
  type SceneItem,
  textItem,
  thinLine,
} from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../figure.ts";
import { type BeamFrame, beamFrame, TEXT_SIZE } from "./along-beam.ts";
import type { BeamInputs } from "./problems.ts";

const LOAD_ROW = 34;
const BEAM_DEPTH = 10;
const SUPPORT = 14;
const PEN = penOf(TEXT_SIZE);

const metres = (x: number): string => formatNumber(x / 1000, { decimals: [1, 3] });

/** The beam to scale along its length, with supports, loads and dimensions. */
export function elevationFigure(inputs: BeamInputs, width: number): Figure {
  const { spans, uniformLoads } = inputs;
  const length = spans.reduce((total, span) => total + span.length, 0);
  const frame = beamFrame(length, width);
  const top = 8 + LOAD_ROW * Math.max(1, uniformLoads.length);
  const bottom = top + BEAM_DEPTH;
  const dimensionAt = bottom + SUPPORT + 34;
  const ends = supportPlaces(spans);
  const rows = uniformLoads.map((load, at) => {
    const foot = top - 6 - LOAD_ROW * at;
    return { load, at, foot, head: foot - LOAD_ROW + 20 };
  });
  const parts: FigurePart[] = [
    ...spans.map((span, at) => ({
      path: `/spans/${at}/length`,
      label: `Span ${at + 1}, ${metres(span.length)} m`,
      box: boxOf(
        frame.at(ends[at] ?? 0),
        dimensionAt - 16,
        frame.at(ends[at + 1] ?? length),
        dimensionAt + 8,
      ),
    })),
    ...rows.map(({ load, at, foot, head }) => ({
      path: `/uniformLoads/${at}/load`,
      label: `${load.case}, ${load.load} kN/m`,
      box: boxOf(frame.left, head - 14, frame.right, foot),
    })),
  ];
  return {
    id: "elevation",
    title: "Beam",
    description: describe(inputs, ends),
    bounds: { x: 0, y: 0, width, height: dimensionAt + 14 },
    layers: [
      {
        ink: "section",
        items: [
          {
            kind: "path",
            d: polygon(...corners(frame.left, top, frame.right, bottom)),
            className: "",
          },
        ],
      },
      {
        ink: "outline",
        items: [
          {
            kind: "path",
            d: polygon(...corners(frame.left, top, frame.right, bottom)),
            className: "drawing-thick",
          },
          ...ends.map((x) => support(frame.at(x), bottom)),
        ],
      },
      {
        ink: "accent",
        items: rows.flatMap(({ load, foot, head }) => uniformLoad(frame, foot, head, load)),
      },
      {
        ink: "dimension",
        items: spans.flatMap((span, at) =>
          dimension(
            frame.at(ends[at] ?? 0),
            frame.at(ends[at + 1] ?? length),
            dimensionAt,
            metres(span.length),
          ),
        ),
      },
    ],
    parts,
  };
}

function boxOf(left: number, top: number, right: number, bottom: number): Bounds {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

function support(x: number, y: number): SceneItem {
  return {
    kind: "path",
    d: polygon({ x, y }, { x: x - SUPPORT / 2, y: y + SUPPORT }, { x: x + SUPPORT / 2, y: y + SUPPORT }),
    className: "drawing-thin",
  };
}

function uniformLoad(
  frame: BeamFrame,
  foot: number,
  head: number,
  { case: name, load }: BeamInputs["uniformLoads"][number],
): SceneItem[] {
  const count = Math.max(2, Math.round((frame.right - frame.left) / 48));
  const xs = Array.from(
    { length: count + 1 },
    (_, at) => frame.left + ((frame.right - frame.left) * at) / count,
  );
  const isDown = load >= 0;
  return [
    {
      kind: "path",
      d: polyline({ x: frame.left, y: head }, { x: frame.right, y: head }),
      className: "drawing-load-line",
    },
    ...xs.flatMap((x): SceneItem[] => {
      const [tail, tip] = isDown ? [head, foot] : [foot, head];
      return [
        { kind: "path", d: polyline({ x, y: tail }, { x, y: tip }), className: "drawing-load-line" },
        { ...arrowhead({ x, y: tip }, { x: 0, y: isDown ? 1 : -1 }, PEN), className: "drawing-load-arrow" },
      ];
    }),
    textItem([{ text: `${name} ${formatNumber(load, { decimals: [0, 2] })} kN/m`, style: "text" }], {
      at: { x: frame.left, y: head - 4 },
      size: TEXT_SIZE,
      className: "drawing-load-text",
    }),
  ];
}

function dimension(from: number, to: number, y: number, words: string): SceneItem[] {
  const [a, b] = [
    { x: from, y },
    { x: to, y },
  ];
  return [
    ...[a, b].map(({ x }) => thinLine({ x, y: y - 10 }, { x, y: y + 4 })),
    thinLine(a, b),
    arrowhead(a, { x: -1, y: 0 }, PEN),
    arrowhead(b, { x: 1, y: 0 }, PEN),
    textItem([{ text: `${words} m`, style: "text" }], {
      at: { x: (from + to) / 2, y: y - 5 },
      size: TEXT_SIZE,
      anchor: "middle",
      className: "drawing-text",
    }),
  ];
}

function describe({ spans, uniformLoads }: BeamInputs, ends: readonly number[]): string {
  const lengths = spans.map((span) => `${metres(span.length)} m`).join(", ");
  const loads = uniformLoads.map(({ case: name, load }) => `${name} ${load} kilonewtons per metre`);
  return `A beam on ${ends.length} supports, spans ${lengths}. Uniform loads: ${loads.join(", ") || "none"}.`;
}

/** The ends of the spans, from the left end of the beam. */
function supportPlaces(spans: BeamInputs["spans"]): readonly number[] {
  const places = [0];
  for (const span of spans) places.push((places.at(-1) ?? 0) + span.length);
  return places;
}
