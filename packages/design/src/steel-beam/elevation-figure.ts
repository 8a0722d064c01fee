import { formatNumber } from "@kingpost/calc";
import {
  arrowhead,
  type Bounds,
  type Layer,
  penOf,
  polygon,
  polyline,
  type SceneItem,
  textItem,
  thinLine,
} from "@kingpost/drawing/core";
import type { Figure, FigurePart } from "../figure.ts";
import { type BeamFrame, beamFrame, TEXT_SIZE } from "./along-beam.ts";
import { type BeamInputs, jointsOf, supportsOf } from "./beam-inputs.ts";
import type { MemberPart } from "./member-check.ts";
import { hingeItems, SUPPORT, supportItems } from "./support-figure.ts";

const LOAD_ROW = 34;
const BEAM_DEPTH = 10;
const PEN = penOf(TEXT_SIZE);

const metres = (x: number): string => formatNumber(x / 1000, { decimals: [1, 3] });
const kilonewtons = (force: number): string => formatNumber(force / 1000, { significant: [1, 4] });

/** A load above the beam, in a row of its own. */
interface DrawnLoad {
  readonly path: string;
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** Intensities at the ends, N/mm; of a force equal. */
  readonly start: number;
  readonly end: number;
}

/** The beam to scale along its length, with supports, restraints, loads and dimensions. */
export function elevationFigure(inputs: BeamInputs, parts: readonly MemberPart[], width: number): Figure {
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const frame = beamFrame(length, width);
  const distributed = distributedLoads(inputs, length);
  const rowOfForces = inputs.pointLoads.length + inputs.couples.length > 0 ? 1 : 0;
  const top = 10 + LOAD_ROW * Math.max(1, distributed.length + rowOfForces);
  const bottom = top + BEAM_DEPTH;
  const dimensionAt = bottom + SUPPORT + 34;
  const headOf = (row: number) => top - 4 - LOAD_ROW * (row + 1) + 16;
  const supports = supportsOf(inputs);
  const outline = corners(frame.left, top, frame.right, bottom);
  const layers: Layer[] = [
    { ink: "section", items: [{ kind: "path", d: polygon(...outline), className: "" }] },
    {
      ink: "outline",
      items: [
        { kind: "path", d: polygon(...outline), className: "drawing-thick" },
        ...supports.flatMap((support) => {
          const { joint } = support;
          const x = frame.at(joints[joint] ?? 0);
          return supportItems(support, { x, top, bottom, isLeft: joint === 0 });
        }),
        ...inputs.hinges.flatMap(({ position }) => hingeItems(frame.at(position), { top, bottom })),
        ...inputs.restraints.flatMap(({ position, kind }) =>
          restraintMarks(frame.at(position), kind, top, bottom),
        ),
        ...continuousMarks(inputs, frame, top, bottom),
      ],
    },
    {
      ink: "accent",
      items: [
        ...inputs.pointLoads.flatMap((load) => pointLoad(frame.at(load.position), headOf(0), top, load)),
        ...inputs.couples.map((couple) => coupleText(frame.at(couple.position), headOf(0), couple)),
        ...distributed.flatMap((load, row) => distributedLoad(frame, headOf(row + rowOfForces), load)),
      ],
    },
    {
      ink: "dimension",
      items: [
        ...letters(parts, frame, bottom + 11),
        ...inputs.spans.flatMap((span, at) =>
          dimension(
            frame.at(joints[at] ?? 0),
            frame.at(joints[at + 1] ?? length),
            dimensionAt,
            metres(span.length),
          ),
        ),
      ],
    },
  ];
  return {
    id: "elevation",
    title: "Beam",
    description: describe(inputs, joints),
    bounds: { x: 0, y: 0, width, height: dimensionAt + 14 },
    layers,
    parts: partsOf(inputs, joints, frame, { distributed, rowOfForces, headOf, dimensionAt, top, bottom }),
  };
}

interface Rows {
  readonly distributed: readonly DrawnLoad[];
  readonly rowOfForces: number;
  readonly headOf: (row: number) => number;
  readonly dimensionAt: number;
  readonly top: number;
  readonly bottom: number;
}

/** What leads to an input: spans, loads and restraints. */
function partsOf(inputs: BeamInputs, joints: readonly number[], frame: BeamFrame, rows: Rows): FigurePart[] {
  const { distributed, rowOfForces, headOf, dimensionAt, top, bottom } = rows;
  return [
    ...inputs.spans.map((span, at) => ({
      path: `/spans/${at}/length`,
      label: `Span ${at + 1}, ${metres(span.length)} m`,
      box: boxOf(frame.at(joints[at] ?? 0), dimensionAt - 18, frame.at(joints[at + 1] ?? 0), dimensionAt + 8),
    })),
    ...distributed.map(({ path, words, from, to }, row) => ({
      path,
      label: words,
      box: boxOf(
        frame.at(from),
        headOf(row + rowOfForces) - 14,
        frame.at(to),
        headOf(row + rowOfForces) + 16,
      ),
    })),
    ...inputs.pointLoads.map((load, at) => ({
      path: `/pointLoads/${at}/force`,
      label: `${load.case}, ${kilonewtons(load.force)} kN`,
      box: boxOf(frame.at(load.position) - 12, headOf(0) - 14, frame.at(load.position) + 12, headOf(0) + 18),
    })),
    ...inputs.restraints.map(({ position }, at) => ({
      path: `/restraints/${at}/position`,
      label: `Restraint at ${metres(position)} m`,
      box: boxOf(frame.at(position) - 8, top - 4, frame.at(position) + 8, bottom + 14),
    })),
  ];
}

function boxOf(left: number, top: number, right: number, bottom: number): Bounds {
  return { x: left, y: top, width: Math.max(1, right - left), height: bottom - top };
}

function distributedLoads({ uniformLoads, partLoads }: BeamInputs, length: number): DrawnLoad[] {
  const intensity = (value: number) => formatNumber(value, { decimals: [0, 2] });
  return [
    ...uniformLoads.map(
      (row, at): DrawnLoad => ({
        path: `/uniformLoads/${at}/load`,
        words: `${row.case} ${intensity(row.load)} kN/m`,
        from: 0,
        to: length,
        start: row.load,
        end: row.load,
      }),
    ),
    ...partLoads.map(({ case: name, from, to, start, end }, at): DrawnLoad => {
      const values = start === end ? intensity(start) : `${intensity(start)} to ${intensity(end)}`;
      return { path: `/partLoads/${at}/start`, words: `${name} ${values} kN/m`, from, to, start, end };
    }),
  ];
}

const corners = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** A cross on each flange that is restrained laterally. */
function restraintMarks(
  x: number,
  kind: BeamInputs["restraints"][number]["kind"],
  top: number,
  bottom: number,
): SceneItem[] {
  const places = {
    purlin: [top],
    bottom: [bottom],
    "fly-brace": [top, bottom],
    "coped-end": [(top + bottom) / 2],
    free: [],
  }[kind];
  return places.flatMap((y) => [
    thinLine({ x: x - 4, y: y - 4 }, { x: x + 4, y: y + 4 }),
    thinLine({ x: x - 4, y: y + 4 }, { x: x + 4, y: y - 4 }),
  ]);
}

function continuousMarks(
  { continuousRestraint }: BeamInputs,
  frame: BeamFrame,
  top: number,
  bottom: number,
): SceneItem[] {
  if (continuousRestraint === "none") return [];
  const y = continuousRestraint === "top" ? top - 3 : bottom + 3;
  const count = Math.max(2, Math.round((frame.right - frame.left) / 12));
  return Array.from({ length: count }, (_, at) => {
    const x = frame.left + ((frame.right - frame.left) * (at + 0.5)) / count;
    return thinLine({ x: x - 2.5, y: y + 2.5 }, { x: x + 2.5, y: y - 2.5 });
  });
}

/** The restraint classes of the worst segments: F, P, L and U. */
function letters(parts: readonly MemberPart[], frame: BeamFrame, y: number): SceneItem[] {
  const found = new Map<number, string>();
  for (const { segments } of parts) {
    for (const { segment } of segments) found.set(segment.from, segment.start).set(segment.to, segment.end);
  }
  return [...found].map(([x, letter]) =>
    textItem([{ text: letter, style: "text" }], {
      at: { x: frame.at(x) + 9, y },
      size: 0.9 * TEXT_SIZE,
      className: "drawing-text",
    }),
  );
}

function arrow(x: number, tail: number, tip: number): SceneItem[] {
  return [
    { kind: "path", d: polyline({ x, y: tail }, { x, y: tip }), className: "drawing-load-line" },
    { ...arrowhead({ x, y: tip }, { x: 0, y: Math.sign(tip - tail) }, PEN), className: "drawing-load-arrow" },
  ];
}

function loadText(words: string, x: number, y: number, anchor: "start" | "middle"): SceneItem {
  return textItem([{ text: words, style: "text" }], {
    at: { x, y },
    size: TEXT_SIZE,
    anchor,
    className: "drawing-load-text",
  });
}

function pointLoad(
  x: number,
  head: number,
  top: number,
  { case: name, force }: BeamInputs["pointLoads"][number],
): SceneItem[] {
  const [tail, tip] = force >= 0 ? [head, top] : [top, head];
  return [...arrow(x, tail, tip), loadText(`${name} ${kilonewtons(force)} kN`, x + 5, head + 2, "start")];
}

function coupleText(x: number, y: number, { case: name, moment }: BeamInputs["couples"][number]): SceneItem {
  const turn = moment >= 0 ? "\u21bb" : "\u21ba";
  const value = formatNumber(Math.abs(moment) / 1e6, { significant: [1, 4] });
  return loadText(`${turn} ${name} ${value} kNm`, x, y + 8, "middle");
}

/** The length of an arrow at full intensity. */
const ARROW = 14;

function distributedLoad(frame: BeamFrame, head: number, load: DrawnLoad): SceneItem[] {
  const [left, right] = [frame.at(load.from), frame.at(load.to)];
  const most = Math.max(Math.abs(load.start), Math.abs(load.end));
  if (most === 0) return [loadText(load.words, left, head - 4, "start")];
  const count = Math.max(1, Math.round((right - left) / 48));
  const foot = head + ARROW;
  const heights = Array.from({ length: count + 1 }, (_, at) => {
    const value = load.start + ((load.end - load.start) * at) / count;
    return { x: left + ((right - left) * at) / count, value, y: foot - (ARROW * Math.abs(value)) / most };
  });
  return [
    { kind: "path", d: polyline(...heights), className: "drawing-load-line" },
    ...heights.flatMap(({ x, y, value }) => {
      if (foot - y < 4) return [];
      return value >= 0 ? arrow(x, y, foot) : arrow(x, foot, y);
    }),
    loadText(load.words, left, head - 4, "start"),
  ];
}

function dimension(from: number, to: number, y: number, words: string): SceneItem[] {
  const [a, b] = [
    { x: from, y },
    { x: to, y },
  ];
  const isNarrow = to - from < 44;
  return [
    ...[a, b].map(({ x }) => thinLine({ x, y: y - 10 }, { x, y: y + 4 })),
    thinLine(a, b),
    arrowhead(a, { x: -1, y: 0 }, PEN),
    arrowhead(b, { x: 1, y: 0 }, PEN),
    textItem([{ text: isNarrow ? words : `${words} m`, style: "text" }], {
      at: { x: (from + to) / 2, y: y - 5 },
      size: TEXT_SIZE,
      anchor: "middle",
      className: "drawing-text",
    }),
  ];
}

function describe(inputs: BeamInputs, joints: readonly number[]): string {
  const { spans, restraints, hinges } = inputs;
  const lengths = spans.map((span) => `${metres(span.length)} m`).join(", ");
  const ends = supportsOf(inputs).map(({ kind, joint, vertical, rotation, settlement }) => {
    const extra = [
      ...(vertical === undefined && rotation === undefined ? [] : [" on a spring"]),
      ...(settlement === 0 ? [] : [` settles ${settlement} mm`]),
    ];
    return `${kind} at ${metres(joints[joint] ?? 0)} m${extra.join(",")}`;
  });
  const loads = distributedLoads(inputs, joints.at(-1) ?? 0).map(({ words }) => words);
  const forces = inputs.pointLoads.map(
    ({ case: name, force, position }) => `${name} ${kilonewtons(force)} kN at ${metres(position)} m`,
  );
  return [
    `A beam with spans ${lengths}.`,
    `Supports: ${ends.join(", ")}.`,
    `Loads: ${[...loads, ...forces].join(", ") || "none"}.`,
    hinges.length > 0 ? `Hinges at ${hinges.map(({ position }) => `${metres(position)} m`).join(", ")}.` : "",
    restraints.length > 0
      ? `Restraints at ${restraints.map(({ position }) => `${metres(position)} m`).join(", ")}.`
      : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
