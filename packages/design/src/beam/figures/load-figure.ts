import { formatNumber } from "@kingpost/calc";
import {
  arrowhead,
  type Bounds,
  circle,
  type Point,
  penOf,
  polyline,
  type SceneItem,
  textItem,
  textWidth,
} from "@kingpost/drawing/core";
import { type BeamInputs, jointsOf, uniformRowsOf } from "../form/inputs.ts";
import { type BeamFrame, TEXT_SIZE } from "./along-beam.ts";

const PEN = penOf(TEXT_SIZE);
/** Height of a lane where there are few of them, and many. */
const [WIDE, CLOSE] = [31, 26];
const FEW = 6;
/** From the top of a lane to its loads: their text. */
const HEAD = 13;
/** The length of an arrow at full intensity. */
const ARROW = 12;
const GAP = 8;

export interface DrawnLoad {
  /** Sideways loads act into the drawing. */
  readonly kind: "distributed" | "force" | "couple" | "sideways" | "sideways-force";
  readonly case: string;
  /** The input that it shows. */
  readonly path: string;
  /** The input of its place, of a load that can be moved. */
  readonly position?: string;
  readonly words: string;
  readonly from: number;
  readonly to: number;
  /** Intensities at the ends, N/mm; of a force or couple its value. */
  readonly start: number;
  readonly end: number;
}

/** A load in its place. Drawing units. */
export interface PlacedLoad extends DrawnLoad {
  /** The bounds of its text and its arrows. */
  readonly box: Bounds;
  /** The line of the arrows' heads or tails, nearer to the top. */
  readonly head: number;
  readonly isTextLeft: boolean;
}

/** The loads above the beam: those of a case below each other in lanes in which none overlaps another. */
export interface LoadBands {
  readonly height: number;
  /** The name of each case and its baseline. */
  readonly names: readonly { readonly name: string; readonly y: number }[];
  readonly loads: readonly PlacedLoad[];
}

export const intensity = (value: number) => formatNumber(value, { decimals: [0, 2] });
export const kilonewtons = (force: number): string => formatNumber(force / 1000, { significant: [1, 4] });

/** A load of no size is not drawn. */
export const isDrawn = ({ start, end }: DrawnLoad): boolean => start !== 0 || end !== 0;

/** Loads that act: one of no size is not drawn. Uniform loads of a case are one. */
export function drawnLoads(inputs: BeamInputs): readonly DrawnLoad[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const uniform = new Map<string, { sum: number; count: number; first: string }>();
  for (const row of uniformRowsOf(inputs)) {
    if (row.load === 0) continue;
    const found = uniform.get(row.case) ?? { sum: 0, count: 0, first: row.path };
    uniform.set(row.case, { ...found, sum: found.sum + row.load, count: found.count + 1 });
  }
  const whole = [...uniform].map(
    ([name, { sum, count, first }]): DrawnLoad => ({
      kind: "distributed",
      case: name,
      path: first,
      words: `${intensity(sum)} kN/m${count > 1 ? ` (${count} loads)` : ""}`,
      from: 0,
      to: length,
      start: sum,
      end: sum,
    }),
  );
  const parts = inputs.partLoads.map(({ case: name, from, to, start, end }, at): DrawnLoad => {
    const values = start === end ? intensity(start) : `${intensity(start)} to ${intensity(end)}`;
    const path = `/partLoads/${at}/start`;
    return { kind: "distributed", case: name, path, words: `${values} kN/m`, from, to, start, end };
  });
  const forces = inputs.pointLoads.map(
    ({ case: name, force, position }, at): DrawnLoad => ({
      kind: "force",
      case: name,
      path: `/pointLoads/${at}/force`,
      position: `/pointLoads/${at}/position`,
      words: `${kilonewtons(force)} kN`,
      from: position,
      to: position,
      start: force,
      end: force,
    }),
  );
  const couples = inputs.couples.map(
    ({ case: name, moment, position }, at): DrawnLoad => ({
      kind: "couple",
      case: name,
      path: `/couples/${at}/moment`,
      position: `/couples/${at}/position`,
      words: `${formatNumber(Math.abs(moment) / 1e6, { significant: [1, 4] })} kNm`,
      from: position,
      to: position,
      start: moment,
      end: moment,
    }),
  );
  return [...whole, ...parts, ...forces, ...couples].filter(isDrawn);
}

/** The loads in lanes by case, in the order of their first loads, from the top of the drawing down. */
export function loadBands(loads: readonly DrawnLoad[], frame: BeamFrame): LoadBands {
  const cases = [...new Set(loads.map((load) => load.case))];
  const bands = cases.map((name) => ({
    name,
    lanes: lanesOf(
      loads.filter((load) => load.case === name),
      frame,
    ),
  }));
  const count = bands.reduce((sum, { lanes }) => sum + lanes.length, 0);
  const pitch = count > FEW ? CLOSE : WIDE;
  const names: LoadBands["names"][number][] = [];
  const placed: PlacedLoad[] = [];
  let y = 2;
  for (const { name, lanes } of bands) {
    names.push({ name, y: y + HEAD + ARROW - 2 });
    for (const lane of lanes) {
      for (const { load, left, right, isTextLeft } of lane) {
        const box = { x: left, y, width: Math.max(24, right - left), height: pitch - 1 };
        placed.push({ ...load, box, head: y + HEAD, isTextLeft });
      }
      y += pitch;
    }
  }
  return { height: y, names, loads: placed };
}

interface Interval {
  readonly load: DrawnLoad;
  readonly left: number;
  readonly right: number;
  readonly isTextLeft: boolean;
}

/** The loads in as few lanes as keep them and their texts apart. */
function lanesOf(loads: readonly DrawnLoad[], frame: BeamFrame): readonly (readonly Interval[])[] {
  const intervals = loads
    .map((load): Interval => {
      const [from, to] = [frame.at(load.from), frame.at(load.to)];
      const width = textWidth(load.words, TEXT_SIZE) * 0.9 + 6;
      if (load.kind === "distributed" || load.kind === "sideways")
        return { load, left: from, right: Math.max(to, from + width), isTextLeft: false };
      const isTextLeft = from + width + 8 > frame.right + 52;
      return isTextLeft
        ? { load, left: from - width - 8, right: from + 8, isTextLeft }
        : { load, left: from - 8, right: from + 8 + width, isTextLeft };
    })
    .toSorted((a, b) => a.left - b.left || b.right - a.right);
  const lanes: Interval[][] = [];
  for (const interval of intervals) {
    const lane = lanes.find((one) => (one.at(-1)?.right ?? 0) + GAP <= interval.left);
    if (lane) lane.push(interval);
    else lanes.push([interval]);
  }
  return lanes;
}

/** The lines, arrows and texts of loads. */
export function loadItems({ names, loads }: LoadBands, frame: BeamFrame): SceneItem[] {
  return [
    ...names.map(({ name, y }) => label(name, frame.left - 10, y, "end")),
    ...loads.flatMap((load) => DRAWN[load.kind](load, frame)),
  ];
}

function label(words: string, x: number, y: number, anchor: "start" | "end"): SceneItem {
  return textItem([{ text: words, style: "text" }], {
    at: { x, y },
    size: TEXT_SIZE,
    anchor,
    className: "drawing-load-text",
  });
}

const stroke = (points: readonly Point[]): SceneItem => ({
  kind: "path",
  d: polyline(...points),
  className: "drawing-load-line",
});

function arrow(x: number, tail: number, tip: number): SceneItem[] {
  const head = arrowhead({ x, y: tip }, { x: 0, y: Math.sign(tip - tail) }, PEN);
  return [
    stroke([
      { x, y: tail },
      { x, y: tip },
    ]),
    { ...head, className: "drawing-load-arrow" },
  ];
}

function distributed({ from, to, start, end, head, words }: PlacedLoad, frame: BeamFrame): SceneItem[] {
  const [left, right] = [frame.at(from), frame.at(to)];
  const most = Math.max(Math.abs(start), Math.abs(end));
  const count = Math.max(1, Math.round((right - left) / 48));
  const foot = head + ARROW;
  const heights = Array.from({ length: count + 1 }, (_, at) => {
    const value = start + ((end - start) * at) / count;
    return { x: left + ((right - left) * at) / count, value, y: foot - (ARROW * Math.abs(value)) / most };
  });
  return [
    stroke(heights),
    ...heights.flatMap(({ x, y, value }) => {
      if (foot - y < 4) return [];
      return value >= 0 ? arrow(x, y, foot) : arrow(x, foot, y);
    }),
    label(words, left, head - 3, "start"),
  ];
}

function force({ from, start, head, words, isTextLeft }: PlacedLoad, frame: BeamFrame): SceneItem[] {
  const x = frame.at(from);
  const [top, foot] = [head - 8, head + ARROW];
  const [tail, tip] = start >= 0 ? [top, foot] : [foot, top];
  return [
    ...arrow(x, tail, tip),
    label(words, isTextLeft ? x - 6 : x + 6, head + 2, isTextLeft ? "end" : "start"),
  ];
}

const RADIUS = 7;
const TURN = 24;

/** Three quarters of a circle with an arrow, clockwise for a value greater than zero. */
function couple({ from, start, head, words, isTextLeft }: PlacedLoad, frame: BeamFrame): SceneItem[] {
  const middle = { x: frame.at(from), y: head + 2 };
  const side = start >= 0 ? 1 : -1;
  const points = Array.from({ length: TURN + 1 }, (_, at): Point => {
    const angle = -0.75 * Math.PI + (1.5 * Math.PI * at) / TURN;
    return { x: middle.x + side * RADIUS * Math.cos(angle), y: middle.y + RADIUS * Math.sin(angle) };
  });
  const tip = points.at(-1) ?? middle;
  const tangent = { x: -side * Math.sin(0.75 * Math.PI), y: Math.cos(0.75 * Math.PI) };
  const x = isTextLeft ? middle.x - RADIUS - 4 : middle.x + RADIUS + 4;
  return [
    stroke(points),
    { ...arrowhead(tip, tangent, PEN), className: "drawing-load-arrow" },
    label(words, x, head + 6, isTextLeft ? "end" : "start"),
  ];
}

const MARK = 4;

/** An arrow seen from behind: a circle with a cross; of a load less than zero from ahead: with a point. */
function mark(x: number, y: number, value: number): SceneItem[] {
  const ring: SceneItem = { kind: "path", d: circle({ x, y }, MARK), className: "drawing-load-line" };
  const arm = 0.7 * MARK;
  if (value < 0) return [ring, { kind: "path", d: circle({ x, y }, 1), className: "drawing-load-line" }];
  return [
    ring,
    stroke([
      { x: x - arm, y: y - arm },
      { x: x + arm, y: y + arm },
    ]),
    stroke([
      { x: x - arm, y: y + arm },
      { x: x + arm, y: y - arm },
    ]),
  ];
}

function sideways({ from, to, start, head, words }: PlacedLoad, frame: BeamFrame): SceneItem[] {
  const [left, right] = [frame.at(from), frame.at(to)];
  const y = head + ARROW / 2 + 1;
  const count = Math.max(1, Math.round((right - left) / 48));
  return [
    stroke([
      { x: left, y },
      { x: right, y },
    ]),
    ...Array.from({ length: count + 1 }, (_, at) => left + ((right - left) * at) / count).flatMap((x) =>
      mark(x, y, start),
    ),
    label(words, left, head - 3, "start"),
  ];
}

function sidewaysForce({ from, start, head, words, isTextLeft }: PlacedLoad, frame: BeamFrame): SceneItem[] {
  const x = frame.at(from);
  return [
    ...mark(x, head + ARROW / 2, start),
    label(words, isTextLeft ? x - 8 : x + 8, head + ARROW / 2 + 4, isTextLeft ? "end" : "start"),
  ];
}

const DRAWN = { distributed, force, couple, sideways, "sideways-force": sidewaysForce } as const;
