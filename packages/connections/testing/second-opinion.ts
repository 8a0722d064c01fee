/**
 * Plain arithmetic of joints for the tests, written apart from the engine: numbers in, numbers out. Units N, mm, MPa.
 */

export const AREAS: Readonly<Record<string, { core: number; stress: number; shank: number; hole: number }>> =
  Object.fromEntries(
    (
      [
        ["M16", 16, 2, 18],
        ["M20", 20, 2.5, 22],
        ["M24", 24, 3, 26],
        ["M30", 30, 3.5, 33],
      ] as const
    ).map(([size, d, p, hole]) => [
      size,
      {
        core: (Math.PI / 4) * (d - 1.22687 * p) ** 2,
        stress: (Math.PI / 4) * (d - 0.9382 * p) ** 2,
        shank: (Math.PI * d * d) / 4,
        hole,
      },
    ]),
  );
const STRENGTH: Readonly<Record<string, number>> = {
  "4.6/S": 400,
  "8.8/S": 830,
  "8.8/TB": 830,
  "10.9/S": 1040,
};

/** Shear capacity of one plane. */
export function onePlane(size: string, category: string, threads: string): number {
  const { core = 0, shank = 0 } = AREAS[size] ?? {};
  const ductility = category === "10.9/S" && threads === "N" ? 0.83 : 1;
  return 0.8 * 0.62 * (STRENGTH[category] ?? 0) * ductility * (threads === "N" ? core : shank);
}
export const boltPull = (size: string, category: string): number =>
  0.8 * (AREAS[size]?.stress ?? 0) * (STRENGTH[category] ?? 0);
export const weldPerMm = (leg: number, fuw: number, gp = false): number =>
  ((gp ? 0.6 : 0.8) * 0.6 * fuw * leg) / Math.SQRT2;

interface Vector {
  readonly at: readonly [number, number];
  readonly force: readonly [number, number];
}

/** Forces of a grid of bolts: rows from the top, the first column to the left. */
export function grid(
  rows: number,
  columns: number,
  sp: number,
  sg: number,
  [fx, fy, m]: readonly [number, number, number],
): readonly Vector[] {
  const at: [number, number][] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      at.push([c * sg - ((columns - 1) * sg) / 2, ((rows - 1) * sp) / 2 - r * sp]);
  const polar = at.reduce((sum, [x, y]) => sum + x * x + y * y, 0);
  return at.map(([x, y]) => ({
    at: [x, y],
    force: [fx / at.length - (polar ? (m * y) / polar : 0), fy / at.length + (polar ? (m * x) / polar : 0)],
  }));
}

/** The greatest ratio of a ply under a grid: bearing, and tear-out to the edges [left, right, bottom, top] from the outer bolts. */
export function plyRatio(
  bolts: readonly Vector[],
  of: { t: number; fu: number; d: number; hole: number; sp: number; sg: number },
  edges: readonly [number, number, number, number],
): number {
  const xs = bolts.map(({ at }) => at[0]);
  const ys = bolts.map(({ at }) => at[1]);
  const most = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let worst = 0;
  for (const {
    at: [x, y],
    force: [fx, fy],
  } of bolts) {
    worst = Math.max(worst, Math.hypot(fx, fy) / (0.9 * 3.2 * of.d * of.t * of.fu));
    const ways: [number, number, number, number][] = [
      [-fx, x - (most[0] ?? 0), edges[0], of.sg],
      [fx, (most[1] ?? 0) - x, edges[1], of.sg],
      [-fy, y - (most[2] ?? 0), edges[2], of.sp],
      [fy, (most[3] ?? 0) - y, edges[3], of.sp],
    ];
    for (const [force, toOuter, edge, spacing] of ways) {
      if (force <= 0) continue;
      const distance = toOuter > 1e-6 ? spacing - of.hole : edge - of.hole / 2;
      if (!Number.isFinite(distance)) continue;
      worst = Math.max(worst, force / (0.9 * (distance + of.d / 2) * of.t * of.fu));
    }
  }
  return worst;
}

/** The greatest ratio of blocks of a grid under a force along it. `side`: edge distances beside it. */
export function blockRatio(
  force: number,
  of: { t: number; fy: number; fu: number; hole: number },
  along: number,
  across: number,
  [s, g]: readonly [number, number],
  end: number,
  sides: readonly number[],
): number {
  let worst = 0;
  const use = (deep: number, wide: number, lv: number, nv: number, lt: number, nt: number, kbs: number) => {
    const shear = Math.min(0.6 * of.fu * (lv - nv * of.hole), 0.6 * of.fy * lv) * of.t;
    const capacity = 0.75 * (shear + kbs * of.fu * (lt - nt * of.hole) * of.t);
    worst = Math.max(worst, (force * deep * wide) / (along * across) / capacity);
  };
  for (let deep = 1; deep <= along; deep++) {
    const lv = end + (deep - 1) * s;
    for (let wide = 1; wide <= across; wide++) {
      for (const side of sides)
        use(deep, wide, lv, deep - 0.5, side + (wide - 1) * g, wide - 0.5, wide === 1 ? 1 : 0.5);
      if (wide > 1) use(deep, wide, 2 * lv, 2 * deep - 1, (wide - 1) * g, wide - 1, 1);
    }
  }
  return worst;
}

/** Section moment and shear capacities of the tee that a notch of depth dc leaves, by counting strips. */
export function teeByStrips(
  { d, bf, tf, tw, fy }: { d: number; bf: number; tf: number; tw: number; fy: number },
  dc: number,
): { readonly bending: number; readonly shear: number } {
  const strips = 40_000;
  const depth = d - dc;
  const h = depth / strips;
  const width = (y: number) => (y < tf ? bf : tw);
  let [area, first] = [0, 0];
  for (let i = 0; i < strips; i++) {
    const y = (i + 0.5) * h;
    area += width(y) * h;
    first += width(y) * h * y;
  }
  const centroid = first / area;
  let [inertia, statical, above, halfway] = [0, 0, 0, 0];
  for (let i = 0; i < strips; i++) {
    const y = (i + 0.5) * h;
    inertia += width(y) * h * (y - centroid) ** 2;
    if (y > centroid) statical += width(y) * h * (y - centroid);
    if (above < area / 2) {
      above += width(y) * h;
      halfway = y;
    }
  }
  let plastic = 0;
  for (let i = 0; i < strips; i++) plastic += width((i + 0.5) * h) * h * Math.abs((i + 0.5) * h - halfway);
  const dw = depth - tf;
  const vu = 0.6 * fy * dw * tw;
  return {
    bending: 0.9 * fy * Math.min(plastic, (1.5 * inertia) / (depth - centroid)),
    shear: 0.9 * Math.min((2 * vu) / (0.9 + (statical * dw) / inertia), vu),
  };
}

/** Slenderness reduction of a plate strut: Clause 6.3.3 with alpha_b = 0.5. */
export function strutFactor(length: number, t: number, fy: number): number {
  const ln = ((length * Math.sqrt(12)) / t) * Math.sqrt(fy / 250);
  const aa = (2100 * (ln - 13.5)) / (ln * ln - 15.3 * ln + 2050);
  const l = ln + aa * 0.5;
  if (l <= 13.5) return 1;
  const eta = 0.00326 * (l - 13.5);
  const q = (l / 90) ** 2;
  const xi = (q + 1 + eta) / (2 * q);
  return xi * (1 - Math.sqrt(1 - (90 / (xi * l)) ** 2));
}

/** Yield line parameter of an end plate. */
export function yieldLineOf(
  isExtended: boolean,
  { bp, g, pfi, pfo, h0, h1 }: { bp: number; g: number; pfi: number; pfo: number; h0: number; h1: number },
): number {
  const s = Math.sqrt(bp * g) / 2;
  const p = pfi > s ? s : pfi;
  const inside = (bp * h1) / 2 / p + (bp * h1) / 2 / s + (2 * h1 * p + 2 * h1 * s) / g;
  return isExtended ? inside + (bp * h0) / 2 / pfo - bp / 4 : inside;
}
