/** Capacity factor of concrete failures of cast-in anchors, of edges and of pry-out: 1/1.5. */
export const GAMMA_C = 1.5;
/** Installation factor of cast-in anchors, and in shear. */
export const CAST_IN = 1;
