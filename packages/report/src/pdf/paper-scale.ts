const POINTS_PER_MM = 72 / 25.4;

/** Enlargements and reductions of a drawing office and steps between them, largest first: paper to steel. */
const SCALES = [
  [5, 1],
  [4, 1],
  [3, 1],
  [2, 1],
  [1.5, 1],
  [1, 1],
  [1, 1.25],
  [1, 1.5],
  [1, 2],
  [1, 2.5],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [1, 7.5],
  [1, 10],
  [1, 12.5],
  [1, 15],
  [1, 20],
  [1, 25],
  [1, 50],
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface OnPaper<Drawn> {
  readonly drawn: Drawn;
  /** `1:5` */
  readonly scale: string;
}

/**
 * What is drawn at the largest scale at which it fits a room; undefined where there is none, or nothing to draw.
 *
 * Shape    `size` is that of the object, mm; `room` is on paper, points; `draw` takes points per mm
 */
export function largestOnPaper<Drawn extends { readonly bounds: Size }>(
  size: Size,
  room: Size,
  draw: (scale: number) => Drawn | undefined,
): OnPaper<Drawn> | undefined {
  for (const [paper, object] of SCALES) {
    const scale = (POINTS_PER_MM * paper) / object;
    // Saves the drawing where not even the object alone has room.
    if (size.width * scale > room.width || size.height * scale > room.height) continue;
    const drawn = draw(scale);
    if (drawn === undefined) return undefined;
    if (drawn.bounds.width <= room.width && drawn.bounds.height <= room.height)
      return { drawn, scale: `${paper}:${object}` };
  }
  return undefined;
}
