import type { PartMove } from "@kingpost/design";

interface Shift {
  readonly x: number;
  readonly y: number;
}

const inSteps = ({ least, most, step }: PartMove, value: number): number =>
  Math.max(least, Math.min(most, step * Math.round(value / step)));

/** Value of a part after a drag by some drawing units: whole steps within its range. Units mm. */
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

/** Present value of a part, from the present text of its input: the drawing may be older than the last keys. */
function presentOf({ value, entered = value }: PartMove, present: unknown): number {
  const number = present === undefined ? entered : Number(present);
  return number === entered || !Number.isFinite(number) ? value : number;
}

/**
 * Value of an input after an arrow key, as a function of its value when the key is handled: one step in the direction of the key.
 * Undefined where the part does not move in that direction. Units mm.
 */
export function steppedTo(move: PartMove, key: string): ((present: unknown) => number) | undefined {
  const to = ARROWS[key];
  const along = to ? to.x * move.per.x + to.y * move.per.y : 0;
  if (along === 0) return undefined;
  return (present) => inSteps(move, presentOf(move, present) + Math.sign(along) * move.step);
}
