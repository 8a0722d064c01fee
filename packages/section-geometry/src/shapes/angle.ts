import type { AngleDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { extent, outline, type Segment, turned } from "../outline.ts";
import { outlineMoments } from "../outline-moments.ts";
import { plasticModulus } from "../plastic.ts";
import {
  refuseLargeRadius,
  refuseOverlap,
  refuseThickWall,
  requirePositive,
  requireRadius,
} from "../refuse.ts";
import { central } from "../region.ts";

/**
 * Gross properties of an equal or unequal angle about its principal axes, exact with root fillet and toe radii.
 *
 *   tan 2a = -2 Inp / (In - Ip)     Ix, Iy = (In + Ip) / 2 ± sqrt([(In - Ip) / 2]^2 + Inp^2)
 *   Zx = Ix / greatest |y|     Zy5 = Iy / x5 (heel)     Zy3 = Iy / x3 (toes, on their radius)
 *
 * Shape    heel at the lower left, long leg b1 upright, short leg b2 to the right, one thickness t; a toe radius r2 on the
 *          inside of each leg; n parallel to b2, p parallel to b1, both through the centroid; a from n to x
 * Units    in mm, out mm2, mm3, mm4, unrounded. Shear centre where the mid-lines of the legs meet
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'radius-too-large' | 'fillets-overlap'
 * Source   first principles; point numbers of the mill catalogues
 * Checked  packages/sections/validation/published.test.ts (every row of EA and UA)
 */
export function angleProperties(dimensions: AngleDimensions): GrossProperties {
  refuseAngle(dimensions);
  const { b1, t } = dimensions;
  const path = angleOutline(dimensions);
  const { a: ag, yy: iN, xx: iP, xy: inp, centroid } = central(outlineMoments(path));
  const alpha = Math.atan2(-2 * inp, iN - iP) / 2;
  const mean = (iN + iP) / 2;
  const radius = Math.hypot((iN - iP) / 2, inp);
  const ix = mean + radius;
  const iy = mean - radius;

  const aboutX = turned(path, centroid, alpha);
  // Rotated by a quarter turn: the former x direction is now vertical.
  const aboutY = turned(path, centroid, alpha - Math.PI / 2);
  const [bottom, top] = extent(aboutX);
  const [heel, toe] = extent(aboutY);
  const x5 = centroid.x * Math.cos(alpha) + centroid.y * Math.sin(alpha);
  const y5 = Math.abs(centroid.y * Math.cos(alpha) - centroid.x * Math.sin(alpha));
  const zy3 = iy / toe;
  const zy5 = iy / -heel;
  return {
    ag,
    ix,
    iy,
    zx: ix / Math.max(top, -bottom),
    zy: Math.min(zy3, zy5),
    zy3,
    zy5,
    sx: plasticModulus(aboutX, ag),
    sy: plasticModulus(aboutY, ag),
    rx: Math.sqrt(ix / ag),
    ry: Math.sqrt(iy / ag),
    j: torsionConstant(dimensions),
    iw: 0,
    mass: massPerMetre(ag),
    centroid,
    shearCentre: { x: t / 2, y: t / 2 },
    in: iN,
    ip: iP,
    inp,
    nL: centroid.x,
    pB: centroid.y,
    pT: b1 - centroid.y,
    x5,
    y5,
    tanAlpha: Math.tan(alpha),
  };
}

/**
 * The outline, anticlockwise from the heel. A toe radius larger than the leg thickness (75x75x5EA: 5 on 4.6) stops at the
 * outer face and leaves the leg short of b by r2 - sqrt(r2^2 - (r2 - t)^2), 0.016 mm there.
 */
function angleOutline({ b1, b2, t, r1, r2 }: AngleDimensions): Segment[] {
  if (r2 <= t) {
    return outline([
      { x: 0, y: 0 },
      { x: b2, y: 0 },
      { x: b2, y: t, r: r2 },
      { x: t, y: t, r: r1 },
      { x: t, y: b1, r: r2 },
      { x: 0, y: b1 },
    ]);
  }
  const start = Math.asin((r2 - t) / r2);
  const reach = r2 * Math.cos(start) - r2;
  const root: Segment[] =
    r1 === 0
      ? []
      : [{ kind: "arc", centre: { x: t + r1, y: t + r1 }, r: r1, from: 1.5 * Math.PI, to: Math.PI }];
  return [
    { kind: "line", from: { x: 0, y: 0 }, to: { x: b2 + reach, y: 0 } },
    { kind: "arc", centre: { x: b2 - r2, y: t - r2 }, r: r2, from: start, to: Math.PI / 2 },
    { kind: "line", from: { x: b2 - r2, y: t }, to: { x: t + r1, y: t } },
    ...root,
    { kind: "line", from: { x: t, y: t + r1 }, to: { x: t, y: b1 - r2 } },
    { kind: "arc", centre: { x: t - r2, y: b1 - r2 }, r: r2, from: 0, to: Math.PI / 2 - start },
    { kind: "line", from: { x: 0, y: b1 + reach }, to: { x: 0, y: 0 } },
  ];
}

/**
 * Torsion constant J of an angle, with the gain of its one junction and the loss of its two leg ends.
 *
 *   J = 1/3 (b1 + b2 - t) t^3 + a D^4 - 0.315 t^4
 *   a = 0.0768 + 0.0479 r1/t     D = 2 [(3 r1 + 2t) - sqrt(2) (2 r1 + t)]
 *
 * Shape    r1 <= 2 t, as every rolled angle has; beyond that the junction term is not valid and the plain sum of
 *          b t^3 / 3 is used instead
 * Units    in mm, out mm4, unrounded
 * Source   El Darwish and Johnston (1965), as the mill catalogues use it
 * Checked  packages/sections/validation/published.test.ts (every row of EA and UA)
 */
function torsionConstant({ b1, b2, t, r1 }: AngleDimensions): number {
  const plain = ((b1 + b2 - t) * t ** 3) / 3;
  if (r1 > 2 * t) return plain;
  const a = 0.0768 + (0.0479 * r1) / t;
  const d = 2 * (3 * r1 + 2 * t - Math.SQRT2 * (2 * r1 + t));
  return plain + a * d ** 4 - 0.315 * t ** 4;
}

function refuseAngle({ b1, b2, t, r1, r2 }: AngleDimensions): void {
  requirePositive({ b1, b2, t });
  requireRadius("r1", r1);
  requireRadius("r2", r2);
  const shorter = Math.min(b1, b2);
  refuseThickWall(t >= shorter, "The leg is thicker than it is long.");
  refuseLargeRadius(r2 > 2 * t, "The toe radius is larger than twice the leg thickness.");
  refuseLargeRadius(r1 > shorter - t, "The root radius is larger than the leg.");
  refuseOverlap(t + r1 + r2 > shorter, "The root fillet and a toe radius overlap.");
}
