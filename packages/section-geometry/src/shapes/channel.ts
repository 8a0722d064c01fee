import type { ChannelDimensions } from "../dimensions.ts";
import { type GrossProperties, massPerMetre } from "../gross-properties.ts";
import { outline, turned } from "../outline.ts";
import { plasticModulus } from "../plastic.ts";
import {
  refuseLargeRadius,
  refuseOverlap,
  refuseThickWall,
  requirePositive,
  requireRadius,
} from "../refuse.ts";
import { central, combine, FILLET_CENTROID, fillet, filletArea, type Moments, rectangle } from "../region.ts";

/**
 * Gross properties of a parallel flange channel, exact with its two root fillets.
 *
 *   ZyL = Iy / xL     ZyR = Iy / (bf - xL)     xo = xL - tw/2 + h^2 b^2 tf / (4 Ix)     h = d - tf, b = bf - tw/2
 *   Iw = h^2 / 4 [Iy + A x^2 (1 - h^2 A / (4 Ix))],  x = xL - tw/2
 *
 * Shape    web on the left, flanges of constant thickness to the right, two equal fillets (r1 = 0: three plates)
 * Units    in mm, out mm2, mm3, mm4, mm6, unrounded
 * Errors   DomainError 'not-finite' | 'non-positive' | 'wall-too-thick' | 'radius-too-large' | 'fillets-overlap'
 * Source   first principles; shear centre and Iw by the thin-wall mid-line
 * Checked  packages/sections/validation/published.test.ts (every row of PFC)
 */
export function channelProperties(dimensions: ChannelDimensions): GrossProperties {
  refuseChannel(dimensions);
  const { d, bf, tf, tw, r1 } = dimensions;
  const { a: ag, yy: ix, xx: iy, centroid } = central(region(dimensions));
  const xL = centroid.x;
  const h = d - tf;
  const b = bf - tw / 2;
  const x = xL - tw / 2;
  const xo = x + (h * h * b * b * tf) / (4 * ix);
  const zyL = iy / xL;
  const zyR = iy / (bf - xL);
  const arm = d / 2 - tf - FILLET_CENTROID * r1;
  return {
    ag,
    ix,
    iy,
    zx: (2 * ix) / d,
    zy: Math.min(zyL, zyR),
    zyL,
    zyR,
    sx: bf * tf * h + (tw * (d - 2 * tf) ** 2) / 4 + 2 * filletArea(r1) * arm,
    sy: plasticY(dimensions, ag, xL),
    rx: Math.sqrt(ix / ag),
    ry: Math.sqrt(iy / ag),
    j: torsionConstant(dimensions),
    iw: ((h * h) / 4) * (iy + ag * x * x * (1 - (h * h * ag) / (4 * ix))),
    mass: massPerMetre(ag),
    centroid: { x: xL, y: 0 },
    shearCentre: { x: xL - xo, y: 0 },
    centroidXL: xL,
    shearCentreX0: xo,
  };
}

function region({ d, bf, tf, tw, r1 }: ChannelDimensions): Moments {
  const y = d / 2 - tf;
  return combine([
    rectangle(0, -d / 2, tw, d / 2),
    rectangle(tw, y, bf, d / 2),
    rectangle(tw, -d / 2, bf, -y),
    fillet({ x: tw, y }, 1, -1, r1),
    fillet({ x: tw, y: -y }, 1, 1, r1),
  ]);
}

/** About the equal-area axis parallel to the web, which may lie in the web or in the flanges. */
function plasticY({ d, bf, tf, tw, r1 }: ChannelDimensions, area: number, xL: number): number {
  const y = d / 2 - tf;
  const path = outline([
    { x: 0, y: -d / 2 },
    { x: bf, y: -d / 2 },
    { x: bf, y: -y },
    { x: tw, y: -y, r: r1 },
    { x: tw, y, r: r1 },
    { x: bf, y },
    { x: bf, y: d / 2 },
    { x: 0, y: d / 2 },
  ]);
  // A quarter turn puts the web's x along -y.
  return plasticModulus(turned(path, { x: xL, y: 0 }, Math.PI / 2), area);
}

/**
 * Torsion constant J of a channel, with the gain of its two junctions and the loss of its two flange ends.
 *
 *   J  = 2/3 bf tf^3 + 1/3 (d - 2tf) tw^3 + 2 a3 D3^4 - 0.420 tf^4
 *   a3 = -0.0908 + 0.2621 tw/tf + 0.1231 r1/tf - 0.0752 tw r1/tf^2 - 0.0945 tw^2/tf^2
 *   D3 = 2 [(3 r1 + tw + tf) - sqrt(2 (2 r1 + tw)(2 r1 + tf))]
 *
 * Shape    the junction terms were fitted to plates like a rolled section's: outside 0.4 tf <= tw <= 2 tf, bf >= 2 tf and
 *          r1 <= 2 tf they are not valid (and can make J negative), and the plain sum of b t^3 / 3 is used instead
 * Units    in mm, out mm4, unrounded
 * Source   El Darwish and Johnston (1965); two flange ends and two outer corners. The 2019 catalogue follows from -0.210 tf^4: 3 to 5 % high
 * Checked  packages/sections/validation/torsion/torsion.test.ts (numerical St Venant solution, 1999 tables); packages/sections/validation/published.test.ts (known errors)
 */
function torsionConstant({ d, bf, tf, tw, r1: r }: ChannelDimensions): number {
  const plain = (2 / 3) * bf * tf ** 3 + ((d - 2 * tf) * tw ** 3) / 3;
  if (tw < 0.4 * tf || tw > 2 * tf || bf < 2 * tf || r > 2 * tf) return plain;
  const a3 =
    -0.0908 +
    (0.2621 * tw) / tf +
    (0.1231 * r) / tf -
    (0.0752 * tw * r) / (tf * tf) -
    (0.0945 * tw * tw) / (tf * tf);
  const d3 = 2 * (3 * r + tw + tf - Math.sqrt(2 * (2 * r + tw) * (2 * r + tf)));
  return plain + 2 * a3 * d3 ** 4 - 0.42 * tf ** 4;
}

function refuseChannel({ d, bf, tf, tw, r1 }: ChannelDimensions): void {
  requirePositive({ d, bf, tf, tw });
  requireRadius("r1", r1);
  refuseThickWall(2 * tf >= d, "Two flanges are thicker than the section is deep.");
  refuseThickWall(tw >= bf, "The web is thicker than the flange is wide.");
  refuseLargeRadius(r1 > bf - tw, "The root radius is larger than the flange outstand.");
  refuseOverlap(2 * r1 > d - 2 * tf, "The two fillets overlap.");
}
