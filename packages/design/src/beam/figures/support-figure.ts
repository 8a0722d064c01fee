import { circle, type Point, polygon, polyline, type SceneItem, thinLine } from "@kingpost/drawing/core";
import type { SupportInput } from "../form/inputs.ts";

/** Height of a support below the beam, drawing units. */
export const SUPPORT = 14;

/** Where a support is drawn: the beam from `top` to `bottom`. Drawing units. */
interface SupportPlace {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly isLeft: boolean;
}

/** A support as structural drawings show it: triangle, rollers, built in, springs. */
export function supportItems({ kind, vertical, rotation }: SupportInput, place: SupportPlace): SceneItem[] {
  const { x, bottom } = place;
  const foot = bottom + SUPPORT;
  return [
    ...(rotation === undefined ? [] : spiral({ x, y: bottom })),
    ...(vertical === undefined
      ? kind === "fixed" && rotation === undefined
        ? wall(place)
        : [triangle(x, bottom, kind === "roller" ? foot - 4 : foot)]
      : spring(x, bottom, foot)),
    ...(kind === "roller" && vertical === undefined
      ? [-4, 4].map((offset) => line(circle({ x: x + offset, y: foot - 2 }, 2)))
      : []),
  ];
}

const line = (d: string): SceneItem => ({ kind: "path", d, className: "drawing-thin" });

function triangle(x: number, top: number, bottom: number): SceneItem {
  return line(polygon({ x, y: top }, { x: x - SUPPORT / 2, y: bottom }, { x: x + SUPPORT / 2, y: bottom }));
}

/** Built in: a wall with hatching behind it. */
function wall({ x, top, bottom, isLeft }: SupportPlace): SceneItem[] {
  const behind = isLeft ? -5 : 5;
  const ends = [top - 9, bottom + 9] as const;
  const strokes = Array.from({ length: 5 }, (_, at) => ends[0] + 2 + (at * (ends[1] - ends[0])) / 5);
  return [
    { kind: "path", d: polyline({ x, y: ends[0] }, { x, y: ends[1] }), className: "drawing-thick" },
    ...strokes.map((y) => thinLine({ x, y }, { x: x + behind, y: y + 5 })),
  ];
}

function spring(x: number, top: number, bottom: number): SceneItem[] {
  const turns = 6;
  const zigzag = Array.from(
    { length: turns + 1 },
    (_, at): Point => ({
      x: x + (at === 0 || at === turns ? 0 : at % 2 === 0 ? -4 : 4),
      y: top + ((bottom - top) * at) / turns,
    }),
  );
  return [line(polyline(...zigzag)), thinLine({ x: x - 6, y: bottom }, { x: x + 6, y: bottom })];
}

function spiral({ x, y }: Point): SceneItem[] {
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, at): Point => {
    const [angle, radius] = [(at / steps) * 3.5 * Math.PI, 1 + (6 * at) / steps];
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return [line(polyline(...points))];
}

/** A circle on the axis of the beam. */
export function hingeItems(x: number, { top, bottom }: Pick<SupportPlace, "top" | "bottom">): SceneItem[] {
  return [line(circle({ x, y: (top + bottom) / 2 }, 4))];
}
