import { arrowhead, type Point, penOf, polygon, type SceneItem, thinLine } from "@kingpost/drawing/core";
import type { Figure } from "../frame/figures/figure.ts";
import { line, TEXT_SIZE, text } from "../frame/figures/figure-items.ts";
import type { MemberState } from "./load-path.ts";
import { memberRatio, memberStatus } from "./schedule.ts";

const PEN = penOf(TEXT_SIZE);
/** Size of a box, drawing units. */
const BOX = { width: 128, height: 56 } as const;
const GAP = { x: 44, y: 16 } as const;
const EDGE = 8;

/** Whether a member is not to be relied on, or fails. */
const isAmiss = (state: MemberState): boolean => !memberStatus(state).startsWith("Passes");

/**
 * The members as boxes with their ratios and status, in columns from the first to carry a load to the last, and an arrow from each to
 * those that take its actions: a dashed one where they have changed since.
 */
export function pathFigure(levels: readonly (readonly MemberState[])[]): Figure {
  const most = Math.max(1, ...levels.map((level) => level.length));
  const height = 2 * EDGE + most * BOX.height + (most - 1) * GAP.y;
  const places = new Map<string, Point>();
  for (const [column, level] of levels.entries()) {
    const used = level.length * BOX.height + (level.length - 1) * GAP.y;
    for (const [row, { member }] of level.entries()) {
      places.set(member.mark, {
        x: EDGE + column * (BOX.width + GAP.x),
        y: (height - used) / 2 + row * (BOX.height + GAP.y),
      });
    }
  }
  const states = levels.flat();
  const boxes = states.flatMap((state) => {
    const place = places.get(state.member.mark);
    return place ? [{ state, items: box(state, place) }] : [];
  });
  const arrows = states.flatMap((state) => arrowsTo(state, places));
  return {
    id: "load-path",
    title: "Load path",
    description: `Members in the order of calculation: ${states.map(wordsOf).join("; ")}.`,
    bounds: {
      x: 0,
      y: 0,
      width: 2 * EDGE + levels.length * BOX.width + Math.max(0, levels.length - 1) * GAP.x,
      height,
    },
    layers: [
      { ink: "dimension", items: arrows.flatMap(({ items, isOld }) => (isOld ? [] : items)) },
      { ink: "accent", items: arrows.flatMap(({ items, isOld }) => (isOld ? items : [])) },
      { ink: "outline", items: boxes.flatMap(({ state, items }) => (isAmiss(state) ? [] : items)) },
      { ink: "accent", items: boxes.flatMap(({ state, items }) => (isAmiss(state) ? items : [])) },
    ],
  };
}

/** `B1, Steel Beam, 0.83, Passes, takes from B2` */
function wordsOf(state: MemberState): string {
  const { member, module, links } = state;
  const sources = [...new Set(links.flatMap(({ from }) => from ?? []))];
  return [
    member.mark,
    module.title,
    memberRatio(state),
    memberStatus(state),
    sources.length > 0 ? `takes from ${sources.join(" and ")}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function box(state: MemberState, { x, y }: Point): readonly SceneItem[] {
  const { member, module } = state;
  const [right, bottom] = [x + BOX.width, y + BOX.height];
  const corners = [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
  return [
    { kind: "path", d: polygon(...corners), className: isAmiss(state) ? "drawing-thick" : "drawing-thin" },
    text(member.mark, { x: x + 7, y: y + 16 }, "start"),
    text(memberRatio(state), { x: right - 7, y: y + 16 }, "end"),
    text(module.title, { x: x + 7, y: y + 32 }, "start"),
    text(statusText(state), { x: x + 7, y: y + 48 }, "start"),
  ];
}

/** Has room in a box. */
const SHORT: Readonly<Record<string, string>> = {
  "Passes, close to the limit": "Passes, close",
  "A source has no values": "No source values",
};

const statusText = (state: MemberState): string => SHORT[memberStatus(state)] ?? memberStatus(state);

/** The arrows to a member from those that it takes actions of. */
function arrowsTo({ member, links }: MemberState, places: ReadonlyMap<string, Point>) {
  const to = places.get(member.mark);
  const sources = [...new Set(links.flatMap(({ from }) => from ?? []))];
  return sources.flatMap((from) => {
    const start = places.get(from);
    if (!start || !to) return [];
    const isOld = links.some((link) => link.from === from && link.changes.length > 0);
    const a: Point = { x: start.x + BOX.width, y: start.y + BOX.height / 2 };
    const b: Point = { x: to.x, y: to.y + BOX.height / 2 };
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const head = arrowhead(b, { x: (b.x - a.x) / length, y: (b.y - a.y) / length }, PEN);
    return [{ isOld, items: [isOld ? line([a, b], "drawing-axis-line") : thinLine(a, b), head] }];
  });
}
