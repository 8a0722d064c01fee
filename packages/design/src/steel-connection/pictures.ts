// Lines in a box of 48 by 32: the support on the left, the beam on the right.

const COLUMN = "M4 1V31M8 1V31";
const beam = (x: number) => `M46 5H${x}V27H46M${x} 7.5H46M${x} 24.5H46`;
const bolt = (x: number, y: number) => `M${x - 1.5} ${y}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`;
const boltsAt = (x: number, ...ys: readonly number[]) => ys.map((y) => bolt(x, y)).join("");
const through = (from: number, to: number, ...ys: readonly number[]) =>
  ys.map((y) => `M${from} ${y}H${to}`).join("");

/** Small drawings of the types, as SVG path data. */
export const PICTURES = {
  "web-side-plate": `${COLUMN}${beam(12)}M8 10H24V22H8${boltsAt(19, 13, 19)}`,
  "flexible-end-plate": `${COLUMN}${beam(11)}M8 10H11V22H8Z${through(2, 14, 13, 19)}`,
  "angle-cleat": `${COLUMN}${beam(12)}M8 10H22V22H8M11 10V22${boltsAt(18, 13, 19)}${through(2, 14, 13, 19)}`,
  "bolt-group": `M12 3H36V29H12Z${boltsAt(19, 8, 16, 24)}${boltsAt(29, 8, 16, 24)}`,
  "weld-group":
    "M10 8H40V24H10M10 5V27M14 8v3m4-3v3m4-3v3m4-3v3m4-3v3m4-3v3M14 24v-3m4 3v-3m4 3v-3m4 3v-3m4 3v-3m4 3v-3",
  pin: `M2 12H27M2 20H27M27 12a4 4 0 1 1 0 8M46 9H24M46 23H24M24 9a7 7 0 0 0 0 14${bolt(25, 16)}`,
} as const;
