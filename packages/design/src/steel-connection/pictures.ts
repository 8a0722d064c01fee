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
  "moment-end-plate": `${COLUMN}M8 2H11V30H8Z${beam(11)}${through(2, 14, 4, 9.5, 22.5, 28)}`,
  "welded-moment": `${COLUMN}${beam(8)}M8 5l4 -3M8 27l4 3M8 10l3 2M8 22l3 -2`,
  "bolted-splice": `M2 6H46M2 26H46M23 6V26M25 6V26M12 4H36V6M12 28H36V26M15 11H33V21H15Z${boltsAt(19, 13.5, 18.5)}${boltsAt(29, 13.5, 18.5)}`,
  "welded-splice": "M2 6H46M2 26H46M2 8.5H46M2 23.5H46M24 6V26M21 4l3 2l3 -2M21 28l3 -2l3 2",
  "bracing-cleat": `M4 1V31M4 6H12L34 20L26 30L4 18M20 16L44 30M26 9L46 21${boltsAt(25, 18)}${boltsAt(31, 21.5)}`,
  "bolt-group": `M12 3H36V29H12Z${boltsAt(19, 8, 16, 24)}${boltsAt(29, 8, 16, 24)}`,
  "weld-group":
    "M10 8H40V24H10M10 5V27M14 8v3m4-3v3m4-3v3m4-3v3m4-3v3m4-3v3M14 24v-3m4 3v-3m4 3v-3m4 3v-3m4 3v-3m4 3v-3",
  pin: `M2 12H27M2 20H27M27 12a4 4 0 1 1 0 8M46 9H24M46 23H24M24 9a7 7 0 0 0 0 14${bolt(25, 16)}`,
} as const;
