import type { FrameSections } from "./frame-sections.ts";
import { along, at, box, type Point, steps } from "./line.ts";

/** The bay: between setting-out lines, m; floor at zero. */
export const SPAN = 24;
export const EAVES = 6.5;
export const PITCH = 7.5;
/** Along the rafter from the column's face: a tenth of the span. */
const HAUNCH = SPAN / 10;
const APEX_HAUNCH = 1.3;
const PURLIN = 0.2;
const FLANGE = 0.075;
const FOOTING = { half: 0.95, top: -0.2, bottom: -0.95 };

const angle = (PITCH * Math.PI) / 180;
export const SLOPE = Math.tan(angle);
const knee = at(0, EAVES);
export const APEX = at(SPAN / 2, EAVES + (SPAN / 2) * SLOPE);
const rafterLength = Math.hypot(APEX.x, APEX.y - EAVES);

/** The height of a line parallel to the rafter, `offset` from its axis. */
export const roofAt = (x: number, offset: number): number => EAVES + x * SLOPE + offset / Math.cos(angle);

export const mirrored = ({ x, y }: Point): Point => at(SPAN - x, y);

type Lines = readonly (readonly Point[])[];

/** One half of the frame; the other is its mirror image. */
export interface HalfFrame {
  readonly column: Lines;
  readonly rafter: Lines;
  readonly plates: Lines;
  readonly secondary: Lines;
  readonly sheeting: Lines;
}

export function halfFrame({ column, rafter }: FrameSections): HalfFrame {
  const face = column.d / 2000;
  const depth = rafter.d / 1000;
  const half = depth / 2;
  const base = FOOTING.top + 0.06;
  const haunchFoot = roofAt(face, -half - depth * 0.95);
  const haunchEnd = face + HAUNCH;
  const apexFoot = roofAt(APEX.x, -half) - 0.26;
  return {
    column: [
      [
        at(face, roofAt(face, half)),
        at(face, base),
        at(-face, base),
        at(-face, roofAt(-face, half)),
        at(face, roofAt(face, half)),
      ],
    ],
    rafter: [
      [at(face, roofAt(face, half)), at(APEX.x, roofAt(APEX.x, half))],
      [
        at(face, haunchFoot),
        at(haunchEnd, roofAt(haunchEnd, -half)),
        at(APEX.x - APEX_HAUNCH, roofAt(APEX.x - APEX_HAUNCH, -half)),
        at(APEX.x, apexFoot),
      ],
    ],
    plates: [
      [at(face, roofAt(face, -half)), at(haunchEnd, roofAt(haunchEnd, -half))],
      [at(APEX.x - APEX_HAUNCH, roofAt(APEX.x - APEX_HAUNCH, -half)), at(APEX.x, roofAt(APEX.x, -half))],
      [at(face + 0.04, haunchFoot), at(face + 0.04, roofAt(face, half))],
      [at(APEX.x - 0.04, apexFoot - 0.03), at(APEX.x - 0.04, roofAt(APEX.x, half))],
      [at(-face, haunchFoot), at(face, haunchFoot)],
      [at(haunchEnd, roofAt(haunchEnd, -half)), at(haunchEnd, roofAt(haunchEnd, half))],
    ],
    secondary: [...purlins(half), ...girts(face), eavesStrut(face, half)],
    sheeting: [sheetLine(face, half), gutter(face, half)],
  };
}

/** Z-purlins at 1200 centres from the ridge down, square to the roof: top flange uphill. */
function purlins(half: number): Lines {
  const foot = half + 0.015;
  return steps(10, rafterLength - 0.25, -1.2).map((s) => [
    along(knee, APEX, s - FLANGE, foot),
    along(knee, APEX, s, foot),
    along(knee, APEX, s, foot + PURLIN),
    along(knee, APEX, s + FLANGE, foot + PURLIN),
  ]);
}

/** C-girts outside the column, toes down so that they hold no dust. */
function girts(face: number): Lines {
  const outer = -face - PURLIN - 0.015;
  return [0.35, 1.7, 3.05, 4.4, 5.6].map((y) => [
    at(outer, y - FLANGE),
    at(outer, y),
    at(-face - 0.015, y),
    at(-face - 0.015, y - FLANGE),
  ]);
}

/** The C at the corner that takes the last sheet of roof and wall. */
function eavesStrut(face: number, half: number): readonly Point[] {
  const outer = -face - PURLIN - 0.015;
  const top = (x: number) => roofAt(x, half + 0.015 + PURLIN);
  return [
    at(outer + 0.1, top(outer + 0.1) - 0.25),
    at(outer, top(outer) - 0.25),
    at(outer, top(outer)),
    at(outer + 0.1, top(outer + 0.1)),
  ];
}

function sheetLine(face: number, half: number): readonly Point[] {
  const wall = -face - PURLIN - 0.06;
  const offset = half + PURLIN + 0.06;
  return [at(APEX.x, roofAt(APEX.x, offset)), at(wall - 0.08, roofAt(wall - 0.08, offset))];
}

function gutter(face: number, half: number): readonly Point[] {
  const wall = -face - PURLIN - 0.06;
  const top = roofAt(wall, half + PURLIN + 0.06);
  return [
    at(wall, 0.05),
    at(wall, top - 0.06),
    at(wall, top - 0.24),
    at(wall - 0.17, top - 0.24),
    at(wall - 0.17, top - 0.02),
  ];
}

/** Pad, base plate, grout and two hold-down bolts under the column on the line x = 0. */
export const footing = {
  pad: box(-FOOTING.half, FOOTING.bottom, FOOTING.half, FOOTING.top),
  plate: box(-0.29, FOOTING.top + 0.03, 0.29, FOOTING.top + 0.06),
  bolts: [-0.12, 0.12].map((x) => [
    at(x, FOOTING.top + 0.14),
    at(x, FOOTING.top - 0.5),
    at(x + Math.sign(x) * 0.1, FOOTING.top - 0.5),
  ]),
  hatch: steps(13, -FOOTING.half - 0.6, 0.2).flatMap((x) => {
    const y = FOOTING.bottom;
    const height = FOOTING.top - y;
    const from = Math.max(0, -FOOTING.half - x);
    const to = Math.min(height, FOOTING.half - x);
    return to > from ? [[at(x + from, y + from), at(x + to, y + to)]] : [];
  }),
};
