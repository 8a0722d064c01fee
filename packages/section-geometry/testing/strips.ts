import type { Dimensions, TaperISectionDimensions } from "../src/dimensions.ts";

/** Steel along a horizontal line: stretches from left to right. */
type Stretches = readonly (readonly [left: number, right: number])[];

/** Properties by numerical summation, about the axes of the drawing frame through the centroid. */
export interface StripSums {
  readonly a: number;
  readonly x: number;
  readonly y: number;
  /** Second moments about the centroid: of y (In), of x (Ip), and of both. */
  readonly yy: number;
  readonly xx: number;
  readonly xy: number;
  /** Plastic modulus about the equal-area axis at an angle to x, radians. */
  plasticAt(angle: number): number;
}

/** In each zone between two changes of the outline. */
const STRIPS = 400;

/** Cuts a shape into thin horizontal strips and adds them up: slow, and independent of the engine. */
export function sumStrips(shape: Dimensions): StripSums {
  const levels = levelsOf(shape);
  const strips: { y: number; left: number; right: number; h: number }[] = [];
  levels.slice(1).forEach((high, zone) => {
    const low = levels[zone] ?? high;
    // Finer towards both ends of a zone, where a fillet or a tube starts with an upright tangent.
    for (let i = 0; i < STRIPS; i++) {
      const at = ((i + 0.5) * Math.PI) / STRIPS;
      const y = (low + high) / 2 - ((high - low) / 2) * Math.cos(at);
      const h = (((high - low) / 2) * Math.sin(at) * Math.PI) / STRIPS;
      for (const [left, right] of stretchesAt(shape, y)) if (right > left) strips.push({ y, left, right, h });
    }
  });
  let a = 0;
  let x = 0;
  let y = 0;
  for (const s of strips) {
    a += (s.right - s.left) * s.h;
    x += ((s.right ** 2 - s.left ** 2) / 2) * s.h;
    y += s.y * (s.right - s.left) * s.h;
  }
  x /= a;
  y /= a;
  let [xx, yy, xy] = [0, 0, 0];
  for (const s of strips) {
    xx += (((s.right - x) ** 3 - (s.left - x) ** 3) / 3) * s.h;
    yy += (s.y - y) ** 2 * (s.right - s.left) * s.h;
    xy += (s.y - y) * (((s.right - x) ** 2 - (s.left - x) ** 2) / 2) * s.h;
  }
  const plasticAt = (angle: number): number => {
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    // Height of a point above the turned axis, at both ends of every strip.
    const ends = strips.map((s) => {
      const area = (s.right - s.left) * s.h;
      return [s.y * cos - s.left * sin, s.y * cos - s.right * sin, area] as const;
    });
    const above = (c: number) => ends.reduce((sum, [p, q, area]) => sum + share(p - c, q - c) * area, 0);
    let lowest = Math.min(...ends.map(([p, q]) => Math.min(p, q)));
    let highest = Math.max(...ends.map(([p, q]) => Math.max(p, q)));
    for (let step = 0; step < 50; step++) {
      const c = (lowest + highest) / 2;
      if (above(c) > a / 2) lowest = c;
      else highest = c;
    }
    return ends.reduce((sum, [p, q, area]) => sum + meanDistance(p - lowest, q - lowest) * area, 0);
  };
  return { a, x, y, xx, yy, xy, plasticAt };
}

/** How much of a stretch from height p to height q lies above zero. */
function share(p: number, q: number): number {
  const [least, most] = [Math.min(p, q), Math.max(p, q)];
  if (least >= 0) return 1;
  return most <= 0 ? 0 : most / (most - least);
}

/** Mean of |height| along a stretch from p to q. */
function meanDistance(p: number, q: number): number {
  if (p * q >= 0) return (Math.abs(p) + Math.abs(q)) / 2;
  return (p * p + q * q) / (2 * Math.abs(p - q));
}

/** Heights at which the outline changes, from the lowest to the highest. */
function levelsOf(s: Dimensions): readonly number[] {
  switch (s.shape) {
    case "i-section":
    case "channel":
      return mirrored([s.d / 2, s.d / 2 - s.tf, s.d / 2 - s.tf - s.r1]);
    case "chs":
      return mirrored([s.d / 2, s.d / 2 - s.t]);
    case "rhs":
      return mirrored([s.d / 2, s.d / 2 - s.t, s.d / 2 - s.r1, s.d / 2 - Math.max(s.t, s.r1)]);
    case "box":
      return mirrored([s.d / 2, s.d / 2 - s.tf]);
    case "tee":
      return [-s.d / 2, s.d / 2 - s.tf - s.r1, s.d / 2 - s.tf, s.d / 2];
    case "unequal-i":
      return [-s.d / 2, -s.d / 2 + s.tfb, s.d / 2 - s.tf, s.d / 2];
    case "taper-i": {
      const { root, toe } = taperedFace(s);
      return mirrored([s.d / 2, toe.flat, toe.end, root.start, root.end].sort((p, q) => p - q));
    }
    case "round":
    case "flat":
      return [-s.d / 2, s.d / 2];
    case "angle":
      return [0, s.t - s.r2, s.t, s.t + s.r1, s.b1 - s.r2, s.b1].sort((p, q) => p - q);
  }
}

const TAPER = (8 * Math.PI) / 180;

/**
 * The inner face of a tapered flange, as heights above mid-depth: where the toe's arc leaves the upright tip and reaches
 * the sloping face, and where the root's arc leaves that face and reaches the web; with the centres of the arcs.
 */
function taperedFace({ d, bf, tf, tw, r1, r2 }: TaperISectionDimensions) {
  const [cos, tan] = [Math.cos(TAPER), Math.tan(TAPER)];
  /** Height of the sloping face at a distance x from the y axis. */
  const face = (x: number) => d / 2 - tf + (x - (bf + tw) / 4) * tan;
  const toeX = bf / 2 - r2;
  // A circle inside the flange that touches the face is r / cos above it; one outside is as much below.
  const toe = { x: toeX, y: face(toeX) + r2 / cos };
  const rootX = tw / 2 + r1;
  const root = { x: rootX, y: face(rootX) - r1 / cos };
  return {
    toe: { ...toe, flat: toe.y, end: toe.y - r2 * cos },
    root: { ...root, start: root.y + r1 * cos, end: root.y },
  };
}

function taperedHalfWidth(s: TaperISectionDimensions, height: number): number {
  const { toe, root } = taperedFace(s);
  if (height >= toe.flat) return s.bf / 2;
  if (height >= toe.end) return toe.x + Math.sqrt(s.r2 ** 2 - (toe.y - height) ** 2);
  if (height >= root.start) return (s.bf + s.tw) / 4 + (height - s.d / 2 + s.tf) / Math.tan(TAPER);
  if (height >= root.end) return root.x - Math.sqrt(s.r1 ** 2 - (height - root.y) ** 2);
  return s.tw / 2;
}

function mirrored(heights: readonly number[]): number[] {
  return [...heights, ...heights.map((height) => -height)].sort((p, q) => p - q);
}

/** How far a fillet of radius r still reaches at the distance `away` from the plate it springs from. */
function reach(r: number, away: number): number {
  return away < r ? r - Math.sqrt(r * r - (r - away) ** 2) : 0;
}

function stretchesAt(s: Dimensions, y: number): Stretches {
  switch (s.shape) {
    case "i-section":
    case "channel": {
      const below = s.d / 2 - s.tf - Math.abs(y);
      if (s.shape === "channel") return [[0, below < 0 ? s.bf : s.tw + reach(s.r1, below)]];
      const half = below < 0 ? s.bf / 2 : s.tw / 2 + reach(s.r1, below);
      return [[-half, half]];
    }
    case "tee": {
      const below = s.d / 2 - s.tf - y;
      const half = below < 0 ? s.bf / 2 : s.tw / 2 + reach(s.r1, below);
      return [[-half, half]];
    }
    case "unequal-i": {
      const half = y > s.d / 2 - s.tf ? s.bf / 2 : y < -s.d / 2 + s.tfb ? s.bfb / 2 : s.tw / 2;
      return [[-half, half]];
    }
    case "taper-i": {
      const half = taperedHalfWidth(s, Math.abs(y));
      return [[-half, half]];
    }
    case "round": {
      const half = Math.sqrt(Math.max(0, (s.d / 2) ** 2 - y * y));
      return [[-half, half]];
    }
    case "flat":
      return [[-s.t / 2, s.t / 2]];
    case "angle": {
      if (y < s.t) return [[0, s.b2 - reach(s.r2, s.t - y)]];
      const fromTop = s.b1 - y;
      const toe = fromTop < s.r2 ? s.r2 - Math.sqrt(s.r2 ** 2 - (s.r2 - fromTop) ** 2) : 0;
      return [[0, s.t + reach(s.r1, y - s.t) - toe]];
    }
    case "chs": {
      const chord = (r: number) => (Math.abs(y) < r ? Math.sqrt(r * r - y * y) : 0);
      return around(chord(s.d / 2), chord(s.d / 2 - s.t));
    }
    case "box":
      return around(s.b / 2, Math.abs(y) < s.d / 2 - s.tf ? s.b / 2 - s.tw : 0);
    case "rhs": {
      const half = (b: number, d: number, r: number) =>
        Math.abs(y) < d / 2 ? b / 2 - reach(r, d / 2 - Math.abs(y)) : 0;
      return around(half(s.b, s.d, s.r1), half(s.b - 2 * s.t, s.d - 2 * s.t, Math.max(0, s.r1 - s.t)));
    }
  }
}

/** A ring's two stretches: from the outer to the inner edge on both sides. */
function around(outer: number, inner: number): Stretches {
  return [
    [-outer, -inner],
    [inner, outer],
  ];
}
