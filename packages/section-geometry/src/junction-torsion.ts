/** A flange and the web that meets its middle, with a fillet r1 on both sides, mm. */
interface Junction {
  readonly bf: number;
  readonly tf: number;
  readonly tw: number;
  readonly r1: number;
}

/**
 * What a flange adds to the torsion constant beyond b t^3 / 3: the gain of its junction with the web and the loss of its
 * two ends.
 *
 *   a1 D1^4 - 0.210 tf^4
 *   a1 = -0.042 + 0.2204 tw/tf + 0.1355 r1/tf - 0.0865 tw r1/tf^2 - 0.0725 tw^2/tf^2
 *   D1 = ((tf + r1)^2 + tw (r1 + tw/4)) / (2 r1 + tf)
 *
 * Shape    fitted to plates like a rolled section's: outside tw <= 2 tf, bf >= 2 tf and r1 <= 2 tf it is not valid (and can
 *          make J negative), and 0 is returned, which leaves the plain sum of b t^3 / 3
 * Units    in mm, out mm4, unrounded
 * Source   El Darwish and Johnston (1965)
 * Checked  packages/sections/validation/published.test.ts (every row of UB, UC, WB, WC)
 */
export function junctionTorsion({ bf, tf, tw, r1: r }: Junction): number {
  if (tw > 2 * tf || bf < 2 * tf || r > 2 * tf) return 0;
  const a1 =
    -0.042 +
    (0.2204 * tw) / tf +
    (0.1355 * r) / tf -
    (0.0865 * tw * r) / (tf * tf) -
    (0.0725 * tw * tw) / (tf * tf);
  const d1 = ((tf + r) ** 2 + tw * (r + tw / 4)) / (2 * r + tf);
  return a1 * d1 ** 4 - 0.21 * tf ** 4;
}
