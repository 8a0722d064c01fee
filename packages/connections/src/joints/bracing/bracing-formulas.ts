import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { JOINT_REFERENCES } from "../references.ts";
import { M, N, N_C, N_P, S_G, S_P } from "../symbols.ts";

/** Spread of 30 degrees on both sides, from the first to the last row, and not past either side of the plate. */
export const SPREAD_WIDTH = formula({
  id: "b-w",
  title: "Width of the plate that the bolts spread to",
  reference: JOINT_REFERENCES.gusset,
  result: symbol("b_w", "mm"),
  symbols: {
    nc: N_C,
    sg: S_G,
    np: N_P,
    sp: S_P,
    near: symbol("a_sp", "mm"),
    far: symbol("a_sp2", "mm"),
  },
  is: ({ constant, plus, minus, times, over, sqrt, min }, { nc, sg, np, sp, near, far }) => {
    const reach = over(times(minus(np, constant(1)), sp), sqrt(constant(3)));
    return plus(times(minus(nc, constant(1)), sg), min(reach, near), min(reach, far));
  },
});

const ANGLE = symbol("theta", "°");

export const STRUT_RATIO = formula({
  id: "r",
  title: "Compression of the plate",
  reference: CLAUSES.memberCompression,
  result: symbol("r"),
  symbols: { n: N, nc: symbol("phi N_c", "kN") },
  is: ({ over }, { n, nc }) => over(n, nc),
});

export const SUPPORT_FORCE = {
  across: formula({
    id: "n-w",
    title: "Force across the weld",
    reference: JOINT_REFERENCES.practice,
    result: symbol("N*_w", "kN"),
    symbols: { n: N, angle: ANGLE },
    is: ({ times, cos }, { n, angle }) => times(n, cos(angle)),
  }),
  along: formula({
    id: "v-along",
    title: "Force along the weld",
    reference: JOINT_REFERENCES.practice,
    result: symbol("V*_w", "kN"),
    symbols: { n: N, angle: ANGLE },
    is: ({ times, sin }, { n, angle }) => times(n, sin(angle)),
  }),
  moment: formula({
    id: "m",
    title: "Moment of the force about the middle of the weld",
    reference: JOINT_REFERENCES.practice,
    result: M,
    symbols: { n: symbol("N*_w", "kN"), e: symbol("e", "mm") },
    is: ({ times }, { n, e }) => times(n, e),
  }),
} as const;
