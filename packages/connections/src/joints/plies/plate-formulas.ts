import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { F_Y, PHI_SYMBOL } from "../../symbols.ts";
import { D_H, D_I, E_SYMBOL, F_U, M, N, T } from "../symbols.ts";

/** AS 4100 Table 3.4: components, and block shear. */
export const PHI_COMPONENT = 0.9;
export const PHI_BLOCK = 0.75;

const A_G = symbol("A_g", "mm²");
const A_N = symbol("A_n", "mm²");
const A_GV = symbol("A_gv", "mm²");
const A_NV = symbol("A_nv", "mm²");
const A_NT = symbol("A_nt", "mm²");
const L_V = symbol("l_v", "mm");
const L_T = symbol("l_t", "mm");
const K_BS = symbol("k_bs");
const R_BS = symbol("R_bs", "kN");

export const PLATE_SHEAR = formula({
  id: "phi-v-v",
  title: "Design capacity of the plate in shear",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi V_v", "kN"),
  symbols: { phi: PHI_SYMBOL, fy: F_Y, d: D_I, t: T },
  is: ({ constant, times }, { phi, fy, d, t }) => times(times(phi, constant(0.5)), fy, d, t),
});

export const PLATE_BENDING = formula({
  id: "phi-m-s",
  title: "Design capacity of the plate in bending in its plane",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi M_s", "kNm"),
  symbols: { phi: PHI_SYMBOL, fy: F_Y, t: T, d: D_I },
  is: ({ constant, times, over, square }, { phi, fy, t, d }) =>
    times(phi, fy, over(times(t, square(d)), constant(4))),
});

const PHI_M_S = symbol("phi M_s", "kNm");
const M_O = symbol("M_o", "kNm");

/** Lateral buckling of a plate that a force bends in its plane at its free end: a flat has no warping constant. */
export const PLATE_LATERAL = {
  reference: formula({
    id: "m-o",
    title: "Reference buckling moment of the plate",
    reference: CLAUSES.lateralBucklingHollow,
    result: M_O,
    symbols: { e: symbol("E", "MPa"), g: symbol("G", "MPa"), d: D_I, t: T, l: symbol("l", "mm") },
    is: ({ constant, pi, times, over, sqrt, power }, { e, g, d, t, l }) =>
      over(times(pi, sqrt(times(e, g)), d, power(t, constant(3))), times(constant(6), l)),
  }),
  capacity: formula({
    id: "phi-m-b",
    title: "Design capacity of the plate in lateral buckling, \u03b1_m = 1.25",
    reference: CLAUSES.lateralBuckling,
    result: symbol("phi M_b", "kNm"),
    symbols: { ms: PHI_M_S, phi: PHI_SYMBOL, mo: M_O },
    is: ({ constant, plus, minus, times, over, square, sqrt, min }, { ms, phi, mo }) => {
      const ratio = over(ms, times(phi, mo));
      const alphaS = times(constant(0.6), minus(sqrt(plus(square(ratio), constant(3))), ratio));
      return min(times(constant(1.25), alphaS, ms), ms);
    },
  }),
} as const;

/** Across its plane, over a width. */
export const PLATE_BENDING_ACROSS = formula({
  id: "phi-m-s",
  title: "Design capacity of the plate in bending across its plane",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi M_s", "kNm"),
  symbols: { phi: PHI_SYMBOL, fy: F_Y, b: symbol("b", "mm"), t: T },
  is: ({ constant, times, over, square }, { phi, fy, b, t }) =>
    times(phi, fy, over(times(b, square(t)), constant(4))),
});

export const ECCENTRIC_MOMENT = formula({
  id: "m",
  title: "Moment of the reaction",
  reference: CLAUSES.eccentricity,
  result: M,
  symbols: { v: symbol("V*", "kN"), e: E_SYMBOL },
  is: ({ times }, { v, e }) => times(v, e),
});

export const GROSS_AREA = formula({
  id: "a-g",
  title: "Gross area",
  reference: CLAUSES.connectionComponents,
  result: A_G,
  symbols: { d: D_I, t: T },
  is: ({ times }, { d, t }) => times(d, t),
});

export const NET_OF_HOLES = formula({
  id: "a-n",
  title: "Net area",
  reference: CLAUSES.fastenerHoles,
  result: A_N,
  symbols: { ag: A_G, count: symbol("n_h"), dh: D_H, t: T },
  is: ({ minus, times }, { ag, count, dh, t }) => minus(ag, times(count, dh, t)),
});

/** Deduction of a zigzag line of holes, less s²t / (4 sg) for each of its steps. */
export const STAGGERED_DEDUCTION = formula({
  id: "a-d",
  title: "Deduction of a staggered line of holes",
  reference: CLAUSES.fastenerHoles,
  result: symbol("A_d", "mm²"),
  symbols: {
    count: symbol("n_h"),
    dh: D_H,
    t: T,
    steps: symbol("n_s"),
    s: symbol("s_p", "mm"),
    g: symbol("s_g", "mm"),
  },
  is: ({ constant, minus, times, over, square }, { count, dh, t, steps, s, g }) =>
    minus(times(count, dh, t), over(times(steps, square(s), t), times(constant(4), g))),
});

export const NET_AFTER_DEDUCTION = formula({
  id: "a-n",
  title: "Net area",
  reference: CLAUSES.fastenerHoles,
  result: A_N,
  symbols: { ag: A_G, deduction: symbol("A_d", "mm²") },
  is: ({ minus }, { ag, deduction }) => minus(ag, deduction),
});

export const PLATE_TENSION = formula({
  id: "phi-n-t",
  title: "Design capacity of the plate in tension",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi N_t", "kN"),
  symbols: { phi: PHI_SYMBOL, fy: F_Y, ag: A_G, kt: symbol("k_t"), fu: F_U, an: A_N },
  is: ({ constant, times, min }, { phi, fy, ag, kt, fu, an }) =>
    times(phi, min(times(fy, ag), times(times(constant(0.85), kt), fu, an))),
});

export const NET_LENGTHS = {
  shear: formula({
    id: "a-nv",
    title: "Net area in shear",
    reference: CLAUSES.connectionComponents,
    result: A_NV,
    symbols: { lv: L_V, holes: symbol("n_h"), dh: D_H, t: T },
    is: ({ minus, times }, { lv, holes, dh, t }) => times(minus(lv, times(holes, dh)), t),
  }),
  gross: formula({
    id: "a-gv",
    title: "Gross area in shear",
    reference: CLAUSES.connectionComponents,
    result: A_GV,
    symbols: { lv: L_V, t: T },
    is: ({ times }, { lv, t }) => times(lv, t),
  }),
  tension: formula({
    id: "a-nt",
    title: "Net area in tension",
    reference: CLAUSES.connectionComponents,
    result: A_NT,
    symbols: { lt: L_T, holes: symbol("n_h"), dh: D_H, t: T },
    is: ({ minus, times }, { lt, holes, dh, t }) => times(minus(lt, times(holes, dh)), t),
  }),
} as const;

export const BLOCK_SHEAR = formula({
  id: "r-bs",
  title: "Nominal capacity in block shear",
  reference: CLAUSES.connectionComponents,
  result: R_BS,
  symbols: { fu: F_U, anv: A_NV, fy: F_Y, agv: A_GV, kbs: K_BS, ant: A_NT },
  is: ({ constant, plus, times, min }, { fu, anv, fy, agv, kbs, ant }) =>
    plus(min(times(constant(0.6), fu, anv), times(constant(0.6), fy, agv)), times(kbs, fu, ant)),
});

export const DESIGN_BLOCK_SHEAR = formula({
  id: "phi-r-bs",
  title: "Design capacity in block shear",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi R_bs", "kN"),
  symbols: { phi: PHI_SYMBOL, rbs: R_BS },
  is: ({ times }, { phi, rbs }) => times(phi, rbs),
});

/** The part of a force that the bolts in a block carry. */
export const BLOCK_SHARE = formula({
  id: "v-block",
  title: "Force of the bolts in the block",
  reference: CLAUSES.connectionComponents,
  result: symbol("V*_b", "kN"),
  symbols: { force: symbol("V*", "kN"), inside: symbol("n_b"), count: symbol("n") },
  is: ({ times, over }, { force, inside, count }) => times(force, over(inside, count)),
});

/** Linear, on the safe side of a plastic section. */
export const COMPONENT_INTERACTION = formula({
  id: "r",
  title: "Axial force with bending and shear of the plate",
  reference: CLAUSES.connectionComponents,
  result: symbol("r"),
  symbols: {
    n: N,
    nt: symbol("phi N", "kN"),
    m: M,
    ms: symbol("phi M_s", "kNm"),
    v: symbol("V*", "kN"),
    vv: symbol("phi V_v", "kN"),
  },
  is: ({ plus, over, square }, { n, nt, m, ms, v, vv }) =>
    plus(over(n, nt), over(m, ms), square(over(v, vv))),
});

/** A plate that is lapped on one face of another part: the force passes from the middle of one to the middle of the other. */
export const LAP = {
  moment: formula({
    id: "m-l",
    title: "Moment of the lap across the plate",
    reference: CLAUSES.eccentricity,
    result: symbol("M*_l", "kNm"),
    symbols: { n: N, t: T, other: symbol("t_o", "mm") },
    is: ({ constant, plus, times, over }, { n, t, other }) => times(n, over(plus(t, other), constant(2))),
  }),
  interaction: formula({
    id: "r-l",
    title: "With the bending of the lap",
    reference: CLAUSES.connectionComponents,
    result: symbol("r_l"),
    symbols: { r: symbol("r"), m: symbol("M*_l", "kNm"), ms: symbol("phi M_s", "kNm") },
    is: ({ plus, over }, { r, m, ms }) => plus(r, over(m, ms)),
  }),
} as const;

/** A plate as a strut that bends across its plane. */
export const PLATE_STRUT = {
  slenderness: formula({
    id: "lambda-n",
    title: "Modified slenderness of the plate",
    reference: CLAUSES.slendernessOfLoad,
    result: symbol("lambda_n"),
    symbols: { k: symbol("k_e"), length: symbol("L", "mm"), t: T, fy: F_Y },
    is: ({ constant, times, over, sqrt }, { k, length, t, fy }) =>
      times(over(times(k, length, sqrt(constant(12))), t), sqrt(over(fy, constant(250, "MPa")))),
  }),
  capacity: formula({
    id: "phi-n-c",
    title: "Design capacity of the plate in compression",
    reference: CLAUSES.memberCompression,
    result: symbol("phi N_c", "kN"),
    symbols: { phi: PHI_SYMBOL, alphaC: symbol("alpha_c"), fy: F_Y, ag: A_G },
    is: ({ times }, { phi, alphaC, fy, ag }) => times(phi, alphaC, fy, ag),
  }),
  bending: formula({
    id: "phi-m-c",
    title: "Design capacity of the plates in bending, with buckling of the half in compression",
    reference: CLAUSES.memberCompression,
    result: symbol("phi M_c", "kNm"),
    symbols: { alphaC: symbol("alpha_c"), ms: PHI_M_S },
    is: ({ times }, { alphaC, ms }) => times(alphaC, ms),
  }),
} as const;

/** Bending with high shear, as of a web: Clause 5.12.3. */
export const SHEAR_WITH_BENDING = formula({
  id: "phi-v-vm",
  title: "Design capacity in shear with bending",
  reference: CLAUSES.shearBending,
  result: symbol("phi V_vm", "kN"),
  symbols: { vv: symbol("phi V_v", "kN"), m: M, ms: symbol("phi M_s", "kNm") },
  is: ({ constant, minus, times, over, min, max }, { vv, m, ms }) =>
    times(vv, max(min(minus(constant(2.2), over(times(constant(1.6), m), ms)), constant(1)), constant(0))),
});

export const SUM_OF_RATIOS = formula({
  id: "r",
  title: "Sum of the ratios of both forces",
  reference: CLAUSES.connectionComponents,
  result: symbol("r"),
  symbols: {
    v: symbol("V*", "kN"),
    vr: symbol("phi R_v", "kN"),
    n: N,
    nr: symbol("phi R_n", "kN"),
  },
  is: ({ plus, over }, { v, vr, n, nr }) => plus(over(v, vr), over(n, nr)),
});
