import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { D, T_F } from "../../symbols.ts";

const N = symbol("N*", "kN");
const MX = symbol("M*_x", "kNm");
const MY = symbol("M*_y", "kNm");
const LW = symbol("l_w", "mm");
const B_F = symbol("b_f", "mm");
const VZ = symbol("v*_z", "kN/mm");
const VS = symbol("v*_s", "kN/mm");

const NORMAL = {
  id: "v-z",
  title: "Force across the weld per unit length",
  reference: CLAUSES.filletWeld,
  result: VZ,
} as const;

/** Force across the weld of a flange or wall: of the couple, and its share of the axial force; positive pulls the plate. */
export const WALL_FORCE = {
  /** With the moment along the wall, which its own length balances: of the flanges of open sections. */
  flange: formula({
    ...NORMAL,
    symbols: { mx: MX, d: D, tf: T_F, share: symbol("N*_f", "kN"), lw: LW, my: MY, bf: B_F },
    is: ({ constant, plus, minus, times, over }, { mx, d, tf, share, lw, my, bf }) =>
      plus(over(plus(over(mx, minus(d, tf)), share), lw), over(times(constant(3), my), times(lw, bf))),
  }),
  wall: formula({
    ...NORMAL,
    symbols: { m: symbol("M*", "kNm"), d: D, t: T_F, share: symbol("N*_f", "kN"), lw: LW },
    is: ({ plus, minus, over }, { m, d, t, share, lw }) => over(plus(over(m, minus(d, t)), share), lw),
  }),
  web: formula({
    ...NORMAL,
    symbols: { share: symbol("N*_w", "kN"), lw: LW },
    is: ({ over }, { share, lw }) => over(share, lw),
  }),
  ring: formula({
    ...NORMAL,
    symbols: { m: symbol("M*", "kNm"), d: D, n: N },
    is: ({ constant, pi, plus, times, over, square }, { m, d, n }) =>
      plus(over(times(constant(4), m), times(pi, square(d))), over(n, times(pi, d))),
  }),
} as const;

const shareOf = (id: string, title: string, result: ReturnType<typeof symbol>) =>
  formula({
    id,
    title,
    reference: CLAUSES.filletWeld,
    result,
    symbols: { n: N, part: symbol("A_p", "mm²"), ag: symbol("A_g", "mm²") },
    is: ({ times, over }, { n, part, ag }) => times(n, over(part, ag)),
  });

export const AXIAL_SHARE = {
  flange: shareOf("n-f", "Axial force of the flange or wall that the weld carries", symbol("N*_f", "kN")),
  web: shareOf("n-w", "Axial force of the web that the weld carries", symbol("N*_w", "kN")),
} as const;

const ALONG = {
  id: "v-s",
  title: "Shear along the weld per unit length",
  reference: CLAUSES.filletWeld,
  result: VS,
} as const;

export const WELD_SHEAR = {
  straight: formula({
    ...ALONG,
    symbols: { v: symbol("V*", "kN"), lw: LW },
    is: ({ over }, { v, lw }) => over(v, lw),
  }),
  /** Greatest of a ring. */
  ring: formula({
    ...ALONG,
    symbols: { v: symbol("V*", "kN"), d: D },
    is: ({ constant, pi, times, over }, { v, d }) => over(times(constant(2), v), times(pi, d)),
  }),
} as const;

/** The tension of a bolt at 45 degrees to the section, on the weld beside it alone. */
export const WELD_AT_BOLT = formula({
  id: "v-bolt",
  title: "Force on the weld beside the bolt per unit length",
  reference: CLAUSES.filletWeld,
  result: symbol("v*", "kN/mm"),
  symbols: { n: symbol("N*_tf", "kN"), width: symbol("b_eff", "mm") },
  is: ({ over }, { n, width }) => over(n, width),
});

export const WELD_RESULTANT = formula({
  id: "v-w",
  title: "Resultant force on the weld per unit length",
  reference: CLAUSES.filletWeld,
  result: symbol("v*_w", "kN/mm"),
  symbols: { across: VZ, along: VS },
  is: ({ plus, square, sqrt }, { across, along }) => sqrt(plus(square(across), square(along))),
});
