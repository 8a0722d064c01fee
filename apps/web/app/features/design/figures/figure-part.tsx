import type { Figure, FigurePart, PartMove } from "@kingpost/design";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { SetValue } from "../state/design-state.ts";
import { draggedTo, steppedTo } from "./dragged-to.ts";
import { focusInput } from "./focused-row.ts";

interface PartProps {
  readonly part: FigurePart;
  readonly figure: Figure;
  /** Whether the row of the part has the focus. */
  readonly isLit: boolean;
  readonly isTabStop: boolean;
  /** Shows the values of a part that has the focus; undefined when it has lost it. */
  readonly onRead: (values: string | undefined) => void;
  /** `drag` is the same for all moves of one drag, and for all arrow keys until the part loses the focus. */
  readonly onMove: ((values: readonly SetValue[], drag: string) => void) | undefined;
}

/** A move in progress, measured from the part at its beginning: the drawing may change its scale meanwhile. */
interface Moving {
  readonly from: readonly PartMove[];
  readonly drag: string;
  /** Whether Escape has put the part back. */
  readonly isBack?: true;
}

interface Dragging extends Moving {
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** Pointer movements below this are a click, pixels. */
const STILL = 3;

/** How a part moves, for its cursor. */
function directionOf(moves: readonly PartMove[]): "across" | "up" | "both" | undefined {
  const [first, ...more] = moves;
  if (!first) return undefined;
  if (more.length > 0) return "both";
  return first.per.y === 0 ? "across" : "up";
}

/** A part of a drawing: a click leads to its input, or shows its values; a drag or the arrow keys move it, and Escape takes that back. */
export function Part({ part, figure, isLit, isTabStop, onRead, onMove }: PartProps) {
  const { path, label, box, hasValues, moves = [] } = part;
  const isMovable = moves.length > 0;
  const dragged = useRef<Dragging>(undefined);
  const stepped = useRef<Moving>(undefined);
  const press = (event: PointerEvent<SVGRectElement>) => {
    if (!onMove || !isMovable || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y, timeStamp } = event;
    dragged.current = { from: moves, drag: `drag ${timeStamp}`, x, y, isMoved: false };
  };
  const drag = (event: PointerEvent<SVGRectElement>) => {
    const start = dragged.current;
    const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (!onMove || !start || !width) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.isMoved && Math.hypot(x, y) < STILL) return;
    start.isMoved = true;
    const scale = figure.bounds.width / width;
    const by = { x: x * scale, y: y * scale };
    onMove(
      start.from.map((move) => ({ path: move.path, value: draggedTo(move, by) })),
      start.drag,
    );
  };
  const release = () => {
    const wasMoved = dragged.current?.isMoved ?? false;
    dragged.current = undefined;
    if (!wasMoved && !hasValues) focusInput(path);
  };
  const pressKey = (event: KeyboardEvent<SVGRectElement>) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      focusInput(path);
      return;
    }
    if (!onMove || !isMovable) return;
    if (event.key === "Escape") {
      const moving = dragged.current ?? stepped.current;
      if (!moving || moving.isBack) return;
      event.preventDefault();
      onMove(
        moving.from.map((move) => ({ path: move.path, value: move.entered ?? move.value })),
        moving.drag,
      );
      dragged.current = undefined;
      stepped.current = { ...moving, isBack: true };
      return;
    }
    // The drawing follows later than the keys, so that each key continues from the present value of the input.
    const from = stepped.current?.from ?? moves;
    const stepsTo = from.flatMap((move) => {
      const value = steppedTo(move, event.key);
      return value === undefined ? [] : [{ path: move.path, value }];
    });
    if (stepsTo.length === 0) return;
    event.preventDefault();
    // The keys across its direction lead to the other parts.
    event.stopPropagation();
    if (!stepped.current || stepped.current.isBack)
      stepped.current = { from, drag: `keys ${event.timeStamp}` };
    onMove(stepsTo, stepped.current.drag);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be inside an <svg>
    <rect
      x={box.x}
      y={box.y}
      width={box.width}
      height={box.height}
      role="button"
      aria-label={`${label}: edit`}
      tabIndex={isTabStop ? 0 : -1}
      data-lit={isLit ? "" : undefined}
      data-movable={directionOf(moves)}
      className="figure-part"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        dragged.current = undefined;
      }}
      onFocus={() => hasValues && onRead(label)}
      onBlur={() => {
        stepped.current = undefined;
        if (hasValues) onRead(undefined);
      }}
      onKeyDown={pressKey}
    >
      <title>
        {isMovable
          ? `${label}. Click to edit, drag or press arrow keys to move.`
          : `${label}. ${hasValues ? "Press Enter" : "Click"} to edit.`}
      </title>
    </rect>
  );
}
