import { formatNumber } from "@kingpost/calc";
import {
  arrowhead,
  type Bounds,
  type Layer,
  penOf,
  polygon,
  type SceneItem,
  textItem,
  textWidth,
  thinLine,
} from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../../frame/figures/figure.ts";
import { type BeamInputs, jointsOf, supportsOf } from "../form/inputs.ts";
import { type SpanSection, sectionParts } from "../span-sections.ts";
import { type BeamFrame, beamFrame, TEXT_SIZE } from "./along-beam.ts";
import { depthsOf, nameItems } from "./depth-figure.ts";
import { type DrawnLoad, type LoadBands, loadBands, loadItems } from "./load-figure.ts";
import { hingeItems, SUPPORT, supportItems } from "./support-figure.ts";

const PEN = penOf(TEXT_SIZE);

/** `2.5`. */
export const metres = (x: number): string => formatNumber(x / 1000, { decimals: [1, 3] });

/** Something at a point of the beam. */
export interface ElevationMark {
  /** The input of its position. */
  readonly path: string;
  readonly name: string;
  /** mm from the left end. */
  readonly x: number;
  /** Between the top and the bottom of the beam. Drawing units. */
  readonly items: (
    x: number,
    beam: { readonly top: number; readonly bottom: number },
  ) => readonly SceneItem[];
}

/** The beam as it is drawn, drawing units. */
export interface DrawnBeam {
  readonly frame: BeamFrame;
  readonly top: number;
  /** The line below the deepest section. */
  readonly bottom: number;
  /** Units mm, drawing units. */
  readonly bottomAt: (x: number) => number;
}

/** What a module draws beside the spans, supports and dimensions of any beam. */
export interface ElevationOf {
  readonly sections: readonly SpanSection[];
  readonly loads: readonly DrawnLoad[];
  /** Hinges among them: `hingeMarks`. */
  readonly marks: readonly ElevationMark[];
  /** What is drawn along the beam. */
  readonly along?: (beam: DrawnBeam) => readonly SceneItem[];
  /** Letters below the beam. */
  readonly letters?: (beam: DrawnBeam) => readonly SceneItem[];
  /** Sentences for a screen reader, after those of any beam. */
  readonly sentences: readonly string[];
}

export const hingeMarks = ({ hinges }: BeamInputs): readonly ElevationMark[] =>
  hinges.map(({ position }, at) => ({
    path: `/hinges/${at}/position`,
    name: "Hinge",
    x: position,
    items: hingeItems,
  }));

/** The beam to scale along its length, with supports, loads, dimensions and what its module adds. */
export function elevationFigure(inputs: BeamInputs, own: ElevationOf, width: number): Figure {
  const { sections, marks } = own;
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const frame = beamFrame(length, width);
  const bands = loadBands(own.loads, frame);
  const top = bands.height + 8;
  const depths = depthsOf(sections);
  const bottom = top + depths.greatest;
  const bottomAt = (x: number) => top + depths.at(x);
  const drawn: DrawnBeam = { frame, top, bottom, bottomAt };
  const dimensionAt = bottom + SUPPORT + 34;
  const supports = supportsOf(inputs);
  const outlines = depths.parts.map(({ from, to, depth }) =>
    polygon(...corners(frame.at(from), top, frame.at(to), top + depth)),
  );
  const names = nameItems(sections, frame, dimensionAt);
  const layers: Layer[] = [
    { ink: "section", items: outlines.map((d) => ({ kind: "path", d, className: "" })) },
    {
      ink: "outline",
      items: [
        ...outlines.map((d): SceneItem => ({ kind: "path", d, className: "drawing-thick" })),
        ...supports.flatMap((support) => {
          const { joint } = support;
          const at = joints[joint] ?? 0;
          return supportItems(support, {
            x: frame.at(at),
            top,
            bottom: bottomAt(at),
            isLeft: joint === 0,
          });
        }),
        ...marks.flatMap(({ x, items }) => items(frame.at(x), { top, bottom: bottomAt(x) })),
        ...(own.along?.(drawn) ?? []),
      ],
    },
    { ink: "accent", items: loadItems(bands, frame) },
    {
      ink: "dimension",
      items: [
        ...(own.letters?.(drawn) ?? []),
        ...inputs.spans.flatMap((span, at) =>
          dimension(
            frame.at(joints[at] ?? 0),
            frame.at(joints[at + 1] ?? length),
            dimensionAt,
            metres(span.length),
          ),
        ),
        ...names.items,
      ],
    },
  ];
  return {
    id: "elevation",
    title: "Beam",
    description: [...describe(inputs, joints, own), ...own.sentences].join(" "),
    bounds: { x: 0, y: 0, width, height: dimensionAt + 14 + names.height },
    layers,
    parts: partsOf(inputs, joints, drawn, { bands, dimensionAt, marks }),
  };
}

interface Places {
  readonly bands: LoadBands;
  readonly dimensionAt: number;
  readonly marks: readonly ElevationMark[];
}

/** Steps of a load or a mark that is moved, mm. */
const MOVE_STEP = 10;

/** What leads to an input: spans, supports, loads and marks. */
function partsOf(
  inputs: BeamInputs,
  joints: readonly number[],
  { frame, top, bottom }: DrawnBeam,
  { bands, dimensionAt, marks }: Places,
): FigurePart[] {
  const most = joints.at(-1) ?? 0;
  const per = { x: frame.at(1) - frame.at(0), y: 0 };
  const movable = (path: string | undefined, value: number) =>
    path === undefined ? {} : { moves: [{ path, value, least: 0, most, step: MOVE_STEP, per }] };
  return [
    ...bands.loads.map(({ path, position, case: name, words, from, box }) => ({
      path,
      label: `Load ${name} ${words}`,
      ...movable(position, from),
      box,
    })),
    ...supportsOf(inputs).map(({ joint, kind }, at) => ({
      path: joint === 0 ? "/leftSupport" : `/spans/${joint - 1}/end`,
      label: `Support ${at + 1}, ${kind}`,
      box: boxOf(frame.at(joints[joint] ?? 0) - 12, bottom, frame.at(joints[joint] ?? 0) + 12, bottom + 26),
    })),
    ...marks.map(({ path, name, x }) => ({
      path,
      label: `${name} at ${metres(x)} m`,
      ...movable(path, x),
      box: boxOf(frame.at(x) - 12, top - 6, frame.at(x) + 12, bottom + 13),
    })),
    ...inputs.spans.map((span, at) => ({
      path: `/spans/${at}/length`,
      label: `Span ${at + 1}, ${metres(span.length)} m`,
      box: boxOf(frame.at(joints[at] ?? 0), dimensionAt - 18, frame.at(joints[at + 1] ?? 0), dimensionAt + 8),
    })),
  ];
}

function boxOf(left: number, top: number, right: number, bottom: number): Bounds {
  return { x: left, y: top, width: Math.max(1, right - left), height: bottom - top };
}

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

function dimension(from: number, to: number, y: number, words: string): SceneItem[] {
  const [a, b] = [
    { x: from, y },
    { x: to, y },
  ];
  const [full, short] = [`${words} m`, words];
  const room = to - from - 4;
  const fitting = [full, short].find((text) => 0.85 * textWidth(text, TEXT_SIZE) <= room);
  return [
    ...[a, b].map(({ x }) => thinLine({ x, y: y - 10 }, { x, y: y + 4 })),
    thinLine(a, b),
    arrowhead(a, { x: -1, y: 0 }, PEN),
    arrowhead(b, { x: 1, y: 0 }, PEN),
    ...(fitting === undefined
      ? []
      : [
          textItem([{ text: fitting, style: "text" }], {
            at: { x: (from + to) / 2, y: y - 5 },
            size: TEXT_SIZE,
            anchor: "middle",
            className: "drawing-text",
          }),
        ]),
  ];
}

function describe(
  inputs: BeamInputs,
  joints: readonly number[],
  { sections, loads }: ElevationOf,
): readonly string[] {
  const { spans, hinges } = inputs;
  const lengths = spans.map((span) => `${metres(span.length)} m`).join(", ");
  const ends = supportsOf(inputs).map(({ kind, joint, vertical, rotation, settlement }) => {
    const extra = [
      ...(vertical === undefined && rotation === undefined ? [] : [" on a spring"]),
      ...(settlement === 0 ? [] : [` settles ${settlement} mm`]),
    ];
    return `${kind} at ${metres(joints[joint] ?? 0)} m${extra.join(",")}`;
  });
  const length = joints.at(-1) ?? 0;
  const acting = loads.map(({ case: name, words, from, to }) => {
    const place = from === to ? ` at ${metres(from)} m` : ` from ${metres(from)} to ${metres(to)} m`;
    return `${name} ${words}${to - from === length ? "" : place}`;
  });
  const changing = sectionParts(sections).map(
    ({ from, to, of }) => `${of.name} from ${metres(from)} to ${metres(to)} m`,
  );
  return [
    `A beam with spans ${lengths}.`,
    ...(sections.length > 1 ? [`Sections: ${changing.join(", ")}.`] : []),
    `Supports: ${ends.join(", ")}.`,
    `Loads: ${acting.join(", ") || "none"}.`,
    ...(hinges.length > 0
      ? [`Hinges at ${hinges.map(({ position }) => `${metres(position)} m`).join(", ")}.`]
      : []),
  ];
}
