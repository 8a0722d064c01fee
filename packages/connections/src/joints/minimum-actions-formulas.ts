import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { M, N, V } from "./symbols.ts";

const MINIMUM = { reference: CLAUSES.minimumActions } as const;
const SHARE = symbol("k_m");

export const MINIMUM_SHEAR = formula({
  ...MINIMUM,
  id: "v-min",
  title: "Minimum design shear force of a simple joint",
  result: symbol("V*_min", "kN"),
  symbols: { vv: symbol("phi V_v", "kN") },
  is: ({ constant, times, min }, { vv }) => min(times(constant(0.15), vv), constant(40_000, "N")),
});

export const MINIMUM_AXIAL = formula({
  ...MINIMUM,
  id: "n-min",
  title: "Minimum design axial force",
  result: symbol("N*_min", "kN"),
  symbols: { share: SHARE, n: symbol("phi N", "kN") },
  is: ({ times }, { share, n }) => times(share, n),
});

export const MINIMUM_MOMENT = formula({
  ...MINIMUM,
  id: "m-min",
  title: "Minimum design bending moment",
  result: symbol("M*_min", "kNm"),
  symbols: { share: SHARE, m: symbol("phi M", "kNm") },
  is: ({ times }, { share, m }) => times(share, m),
});

/** Moment of a splice in compression between lateral supports: an eccentricity of ls / 1000. */
export const SPLICE_MOMENT = formula({
  ...MINIMUM,
  id: "m-splice",
  title: "Moment of a splice in compression between lateral supports",
  result: M,
  symbols: { delta: symbol("delta"), n: N, ls: symbol("l_s", "mm") },
  is: ({ constant, times, over }, { delta, n, ls }) => times(delta, n, over(ls, constant(1000))),
});

export const GREATER = {
  shear: formula({
    ...MINIMUM,
    id: "v",
    title: "Design shear force, not less than the minimum",
    result: V,
    symbols: { v: symbol("V*_e", "kN"), min: symbol("V*_min", "kN") },
    is: ({ max, abs }, { v, min }) => max(abs(v), min),
  }),
  axial: formula({
    ...MINIMUM,
    id: "n",
    title: "Design axial force, not less than the minimum",
    result: N,
    symbols: { n: symbol("N*_e", "kN"), min: symbol("N*_min", "kN") },
    is: ({ max, abs }, { n, min }) => max(abs(n), min),
  }),
  moment: formula({
    ...MINIMUM,
    id: "m",
    title: "Design bending moment, not less than the minimum",
    result: M,
    symbols: { m: symbol("M*_e", "kNm"), min: symbol("M*_min", "kNm") },
    is: ({ max, abs }, { m, min }) => max(abs(m), min),
  }),
} as const;
