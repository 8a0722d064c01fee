import type { Figure, FigurePart, PartMove } from "@kingpost/design";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { draggedTo, steppedTo } from "./dragged-to.ts";
import { focusInput } from "./focused-row.ts";

interface PartProps {
  readonly part: FigurePart;
  readonly figure: Figure;
  /** Whether the row of the part has the focus. */
  readonly isLit: boolean;
  readonly isTabStop: boolean;
  /** `drag` is the same for all moves of one drag, and for all arrow keys until the part loses the focus. */
  readonly onMove: ((path: string, value: number, drag: string) => void) | undefined;
}

/** A move while it lasts, from what the part was when it began: the drawing may change its scale on the way. */
interface Moving {
  readonly from: PartMove;
  readonly drag: string;
}

interface Dragging extends Moving {
  readonly x: number;
  readonly y: number;
  isMoved: boolean;
}

/** Pointer movements below this are a click, pixels. */
const STILL = 3;

/** A part of a drawing: a click leads to its input; a drag or the arrow keys move it, and Escape takes that back. */
export function Part({ part, figure, isLit, isTabStop, onMove }: PartProps) {
  const { path, label, box, move } = part;
  const dragged = useRef<Dragging>(undefined);
  const stepped = useRef<Moving>(undefined);
  const press = (event: PointerEvent<SVGRectElement>) => {
    if (!onMove || !move || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y, timeStamp } = event;
    dragged.current = { from: move, drag: `drag ${timeStamp}`, x, y, isMoved: false };
  };
  const drag = (event: PointerEvent<SVGRectElement>) => {
    const start = dragged.current;
    const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (!onMove || !start || !width) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.isMoved && Math.hypot(x, y) < STILL) return;
    start.isMoved = true;
    const scale = figure.bounds.width / width;
    onMove(start.from.path, draggedTo(start.from, { x: x * scale, y: y * scale }), start.drag);
  };
  const release = () => {
    const wasMoved = dragged.current?.isMoved ?? false;
    dragged.current = undefined;
    if (!wasMoved) focusInput(path);
  };
  const pressKey = (event: KeyboardEvent<SVGRectElement>) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      focusInput(path);
      return;
    }
    if (!onMove || !move) return;
    if (event.key === "Escape") {
      const moving = dragged.current ?? stepped.current;
      if (!moving) return;
      event.preventDefault();
      onMove(moving.from.path, moving.from.entered ?? moving.from.value, moving.drag);
      dragged.current = undefined;
      stepped.current = undefined;
      return;
    }
    const value = steppedTo(move, event.key);
    if (value === undefined) return;
    event.preventDefault();
    // The keys across its direction lead to the other parts.
    event.stopPropagation();
    stepped.current ??= { from: move, drag: `keys ${event.timeStamp}` };
    onMove(move.path, value, stepped.current.drag);
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
      data-movable={move ? (move.per.y === 0 ? "across" : "up") : undefined}
      className="figure-part"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        dragged.current = undefined;
      }}
      onBlur={() => {
        stepped.current = undefined;
      }}
      onKeyDown={pressKey}
    >
      <title>
        {move ? `${label}. Click to edit, drag or press arrow keys to move.` : `${label}. Click to edit.`}
      </title>
    </rect>
  );
}
