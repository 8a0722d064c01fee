import type { Figure, FigurePart } from "@kingpost/design";
import { type PointerEvent, useRef } from "react";
import { draggedTo } from "./dragged-to.ts";
import { focusInput } from "./focused-row.ts";

interface PartProps {
  readonly part: FigurePart;
  readonly figure: Figure;
  /** Whether the row of the part has the focus. */
  readonly isLit: boolean;
  readonly isTabStop: boolean;
  /** `drag` is the same for all moves of one drag. */
  readonly onMove: ((path: string, value: number, drag: string) => void) | undefined;
}

/** Pointer movements below this are a click, pixels. */
const STILL = 3;

/** A part of a drawing: a click leads to its input, a drag along the drawing moves it. */
export function Part({ part, figure, isLit, isTabStop, onMove }: PartProps) {
  const { path, label, box, position } = part;
  const start = useRef<{
    readonly x: number;
    readonly value: number;
    readonly drag: string;
    isMoved: boolean;
  }>(undefined);
  const press = (event: PointerEvent<SVGRectElement>) => {
    if (!onMove || !position || !figure.along || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      x: event.clientX,
      value: position.value,
      drag: `drag ${event.timeStamp}`,
      isMoved: false,
    };
  };
  const move = (event: PointerEvent<SVGRectElement>) => {
    const from = start.current;
    const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (!onMove || !from || !position || !figure.along || !width) return;
    const by = event.clientX - from.x;
    if (!from.isMoved && Math.abs(by) < STILL) return;
    from.isMoved = true;
    onMove(position.path, draggedTo(from.value, (by * figure.bounds.width) / width, figure.along), from.drag);
  };
  const release = () => {
    const wasMoved = start.current?.isMoved ?? false;
    start.current = undefined;
    if (!wasMoved) focusInput(path);
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
      data-movable={position ? "" : undefined}
      className="figure-part"
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => {
        start.current = undefined;
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        focusInput(path);
      }}
    >
      <title>{position ? `${label}. Click to edit, drag to move.` : `${label}. Click to edit.`}</title>
    </rect>
  );
}
