import type { PartMove } from "@kingpost/design";

interface Shift {
  readonly x: number;
  readonly y: number;
}

const inSteps = ({ least, most, step }: PartMove, value: number): number =>
  Math.max(least, Math.min(most, step * Math.round(value / step)));

/** What a part has after a drag by some drawing units: whole steps within its range. Units mm. */
export function draggedTo(move: PartMove, by: Shift): number {
  const { value, per } = move;
  return inSteps(move, value + (by.x * per.x + by.y * per.y) / (per.x ** 2 + per.y ** 2));
}

const ARROWS: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What a part has after an arrow key: a step further in that direction; undefined where it does not move along it. Units mm. */
export function steppedTo(move: PartMove, key: string): number | undefined {
  const to = ARROWS[key];
  const along = to ? to.x * move.per.x + to.y * move.per.y : 0;
  return along === 0 ? undefined : inSteps(move, move.value + Math.sign(along) * move.step);
}
