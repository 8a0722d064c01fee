/** A place in plan. Units mm. */
export interface PilePlace {
  readonly x: number;
  readonly y: number;
}

/** Numbers of piles with a standard layout. */
export const STANDARD_LAYOUTS = [2, 3, 4, 5, 6, 7, 8, 9] as const;
export type StandardLayout = (typeof STANDARD_LAYOUTS)[number];

const ROOT_3 = Math.sqrt(3);
const at = (x: number, y: number): PilePlace => ({ x, y });
const grid = (xs: readonly number[], ys: readonly number[]) => ys.flatMap((y) => xs.map((x) => at(x, y)));

/** Piles at a spacing of 1, about the centroid of the group. */
const LAYOUTS: Readonly<Record<StandardLayout, readonly PilePlace[]>> = {
  2: grid([-0.5, 0.5], [0]),
  3: [at(-0.5, -0.5 / ROOT_3), at(0.5, -0.5 / ROOT_3), at(0, 1 / ROOT_3)],
  4: grid([-0.5, 0.5], [-0.5, 0.5]),
  5: [...grid([-Math.SQRT1_2, Math.SQRT1_2], [-Math.SQRT1_2, Math.SQRT1_2]), at(0, 0)],
  6: grid([-1, 0, 1], [-0.5, 0.5]),
  7: [
    at(0, 0),
    at(1, 0),
    at(0.5, ROOT_3 / 2),
    at(-0.5, ROOT_3 / 2),
    at(-1, 0),
    at(-0.5, -ROOT_3 / 2),
    at(0.5, -ROOT_3 / 2),
  ],
  8: [...grid([-1, 0, 1], [-ROOT_3 / 2]), ...grid([-0.5, 0.5], [0]), ...grid([-1, 0, 1], [ROOT_3 / 2])],
  9: grid([-1, 0, 1], [-1, 0, 1]),
};

/** The piles of a standard layout about the centroid of the group. Units mm. */
export function standardLayout(count: StandardLayout, spacing: number): readonly PilePlace[] {
  return LAYOUTS[count].map(({ x, y }) => at(x * spacing, y * spacing));
}

/** The least distance between two piles, centre to centre. Units mm. */
export function leastSpacing(piles: readonly PilePlace[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, a] of piles.entries()) {
    for (const b of piles.slice(index + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y));
  }
  return least;
}

/**
 * The share of a pile beyond a section, by how far its centre is outside: all from half a pile on, none from half a pile inside, linear
 * between (recalled, of another standard). Source: AS 3600 has no rule.
 */
export const shareBeyond = (outside: number, width: number): number =>
  Math.max(0, Math.min(1, (outside + width / 2) / width));
