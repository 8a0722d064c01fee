/** Installation factor of cast-in anchors, and of all anchors in shear. Source EN 1992-4:2018 Table 4.1. */
export const CAST_IN = 1;
