import { CLAUSES } from "@kingpost/as4100";
import { formula, symbol } from "@kingpost/calc";
import { D, F_Y, PHI_SYMBOL, T_F } from "../../symbols.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { M, N, T_P } from "../symbols.ts";

/** Width of an end plate beyond the flange of the beam that counts, mm. Source AISC Design Guide 4 (recalled). */
const MOST_BESIDE = 25;
/** Length of a row of bolts that no flange stiffens, and the part of a weld that shortens its lever arm. Source EN 1993-1-8 (recalled). */
const ROW_LENGTH = { m: 4, e: 1.25 } as const;
const WELD_SHARE = 0.8;

const N_FT = symbol("N*_ft", "kN");
const N_FC = symbol("N*_fc", "kN");
const Y_P = symbol("Y_p", "mm");
const B_P = symbol("b_p", "mm");
const S = symbol("s", "mm");
const G = symbol("s_g", "mm");
const P_FI = symbol("p_fi", "mm");
const P_FO = symbol("p_fo", "mm");
const H_0 = symbol("h_0", "mm");
const H_1 = symbol("h_1", "mm");
const T_FC = symbol("t_fc", "mm");
const N_T = symbol("N*_t", "kN");
const M_W = symbol("m_w", "mm");
const L_EFF = symbol("l_eff", "mm");

/** The flanges carry the moment as a couple, and half of the axial force each. Compression is positive. */
export const FLANGE_FORCE = {
  tension: formula({
    id: "n-ft",
    title: "Force of the flange in tension",
    reference: JOINT_REFERENCES.practice,
    result: N_FT,
    symbols: { m: M, d: D, tf: T_F, n: N },
    is: ({ constant, minus, over }, { m, d, tf, n }) => minus(over(m, minus(d, tf)), over(n, constant(2))),
  }),
  compression: formula({
    id: "n-fc",
    title: "Force of the flange in compression",
    reference: JOINT_REFERENCES.practice,
    result: N_FC,
    symbols: { m: M, d: D, tf: T_F, n: N },
    is: ({ constant, plus, minus, over }, { m, d, tf, n }) =>
      plus(over(m, minus(d, tf)), over(n, constant(2))),
  }),
} as const;

export const BOLT_PULL = {
  extended: formula({
    id: "n-t",
    title: "Tension of each of four bolts beside the flange, without prying",
    reference: JOINT_REFERENCES.practice,
    result: N_T,
    symbols: { force: N_FT, d: D, tf: T_F, h0: H_0, h1: H_1 },
    is: ({ constant, plus, minus, times, over, max }, { force, d, tf, h0, h1 }) =>
      max(over(force, constant(4)), over(times(force, minus(d, tf)), times(constant(2), plus(h0, h1)))),
  }),
  /** At the lever arm of the row. */
  flush: formula({
    id: "n-t",
    title: "Tension of each of two bolts inside the flange, without prying",
    reference: JOINT_REFERENCES.practice,
    result: N_T,
    symbols: { force: N_FT, d: D, tf: T_F, h1: H_1 },
    is: ({ constant, minus, times, over }, { force, d, tf, h1 }) =>
      over(times(force, minus(d, tf)), times(constant(2), h1)),
  }),
} as const;

/** Distances of rows from the centroid of the flange in compression. */
export const LEVER_ARM = {
  inner: formula({
    id: "h-1",
    title: "Lever arm of the inner row",
    reference: JOINT_REFERENCES.yieldLine,
    result: H_1,
    symbols: { d: D, tf: T_F, pfi: P_FI },
    is: ({ constant, minus, times }, { d, tf, pfi }) => minus(minus(d, times(constant(1.5), tf)), pfi),
  }),
  outer: formula({
    id: "h-0",
    title: "Lever arm of the outer row",
    reference: JOINT_REFERENCES.yieldLine,
    result: H_0,
    symbols: { d: D, tf: T_F, pfo: P_FO },
    is: ({ constant, plus, minus, over }, { d, tf, pfo }) => plus(minus(d, over(tf, constant(2))), pfo),
  }),
} as const;

/** Yield lines of the end plate: AISC, with the capacity factor of AS 4100. */
export const YIELD_LINE = {
  width: formula({
    id: "b-p",
    title: "Width of the plate that counts, not more than 25 mm wider than the flange",
    reference: JOINT_REFERENCES.yieldLine,
    result: B_P,
    symbols: { width: symbol("b", "mm"), bf: symbol("b_f", "mm") },
    is: ({ constant, plus, min }, { width, bf }) => min(width, plus(bf, constant(MOST_BESIDE, "mm"))),
  }),
  s: formula({
    id: "s",
    title: "Reach of the yield line inside the flange",
    reference: JOINT_REFERENCES.yieldLine,
    result: S,
    symbols: { bp: B_P, g: G },
    is: ({ constant, times, over, sqrt }, { bp, g }) => over(sqrt(times(bp, g)), constant(2)),
  }),
  inside: formula({
    id: "p-fi",
    title: "Distance from the flange to the inner row, not more than s",
    reference: JOINT_REFERENCES.yieldLine,
    result: P_FI,
    symbols: { pfi: symbol("p_fi", "mm"), s: S },
    is: ({ min }, { pfi, s }) => min(pfi, s),
  }),
  extended: formula({
    id: "y-p",
    title: "Yield line parameter of the extended end plate",
    reference: JOINT_REFERENCES.yieldLine,
    result: Y_P,
    symbols: { bp: B_P, h1: H_1, pfi: P_FI, s: S, h0: H_0, pfo: P_FO, g: G },
    is: ({ constant, plus, minus, times, over }, { bp, h1, pfi, s, h0, pfo, g }) =>
      plus(
        times(
          over(bp, constant(2)),
          minus(
            plus(times(h1, plus(over(constant(1), pfi), over(constant(1), s))), over(h0, pfo)),
            constant(0.5),
          ),
        ),
        times(over(constant(2), g), times(h1, plus(pfi, s))),
      ),
  }),
  flush: formula({
    id: "y-p",
    title: "Yield line parameter of the flush end plate",
    reference: JOINT_REFERENCES.yieldLine,
    result: Y_P,
    symbols: { bp: B_P, h1: H_1, pfi: P_FI, s: S, g: G },
    is: ({ constant, plus, times, over }, { bp, h1, pfi, s, g }) =>
      plus(
        times(over(bp, constant(2)), times(h1, plus(over(constant(1), pfi), over(constant(1), s)))),
        times(over(constant(2), g), times(h1, plus(pfi, s))),
      ),
  }),
  capacity: formula({
    id: "phi-m-pl",
    title: "Design moment capacity of the plate in bending",
    reference: JOINT_REFERENCES.yieldLine,
    result: symbol("phi M_pl", "kNm"),
    symbols: { phi: PHI_SYMBOL, fy: F_Y, t: T_P, yp: Y_P },
    is: ({ times, square }, { phi, fy, t, yp }) => times(phi, fy, square(t), yp),
  }),
} as const;

export const FLANGE_MOMENT = formula({
  id: "m-f",
  title: "Moment of the flange force",
  reference: JOINT_REFERENCES.practice,
  result: symbol("M*_f", "kNm"),
  symbols: { force: N_FT, d: D, tf: T_F },
  is: ({ minus, times }, { force, d, tf }) => times(force, minus(d, tf)),
});

/** Moment of half of the flange force, in the part of the plate beyond the flange. */
export const HALF_FORCE = formula({
  id: "v",
  title: "Shear force of the extended part of the plate",
  reference: JOINT_REFERENCES.practice,
  result: symbol("V*_p", "kN"),
  symbols: { force: N_FT },
  is: ({ constant, over }, { force }) => over(force, constant(2)),
});

export const FLANGE_FILLETS = formula({
  id: "phi-n-w",
  title: "Design capacity of the fillet welds of a flange",
  reference: CLAUSES.filletWeld,
  result: symbol("phi N_w", "kN"),
  symbols: { bf: symbol("b_f", "mm"), tw: symbol("t_w", "mm"), vw: symbol("phi v_w", "kN/mm") },
  is: ({ constant, minus, times }, { bf, tw, vw }) => times(minus(times(constant(2), bf), tw), vw),
});

export const FLANGE_NOMINAL = formula({
  id: "n-p",
  title: "Nominal capacity of the flange",
  reference: CLAUSES.buttWeld,
  result: symbol("N_p", "kN"),
  symbols: { fy: F_Y, bf: symbol("b_f", "mm"), tf: T_F },
  is: ({ times }, { fy, bf, tf }) => times(fy, bf, tf),
});

export const FLANGE_YIELD = formula({
  id: "phi-n-f",
  title: "Design capacity of the flange",
  reference: CLAUSES.connectionComponents,
  result: symbol("phi N_f", "kN"),
  symbols: { phi: PHI_SYMBOL, fy: F_Y, bf: symbol("b_f", "mm"), tf: T_F },
  is: ({ times }, { phi, fy, bf, tf }) => times(phi, fy, bf, tf),
});

/** Two runs along the clear depth of the web. */
export const WEB_FILLETS = formula({
  id: "phi-v-weld",
  title: "Design capacity of the fillet welds of the web",
  reference: CLAUSES.filletWeld,
  result: symbol("phi V_w", "kN"),
  symbols: { d: D, tf: T_F, vw: symbol("phi v_w", "kN/mm") },
  is: ({ constant, minus, times }, { d, tf, vw }) => times(constant(2), minus(d, times(constant(2), tf)), vw),
});

/** The web of the beam beside the inner row, in the form of EN 1993-1-8 6.2.6.8. */
export const WEB_AT_BOLTS = {
  lever: formula({
    id: "m-w",
    title: "Distance from the bolts to the weld of the web",
    reference: JOINT_REFERENCES.practice,
    result: M_W,
    symbols: { g: G, tw: symbol("t_w", "mm"), leg: symbol("t_ww", "mm") },
    is: ({ constant, minus, times, over }, { g, tw, leg }) =>
      minus(over(minus(g, tw), constant(2)), times(constant(WELD_SHARE), leg)),
  }),
  length: formula({
    id: "l-eff",
    title:
      "Length of web that carries the row: EN 1993-1-8, without the flange, not more than the clear depth",
    reference: JOINT_REFERENCES.practice,
    result: L_EFF,
    symbols: { m: M_W, e: symbol("a_eh", "mm"), d: D, tf: T_F },
    is: ({ constant, pi, plus, minus, times, min }, { m, e, d, tf }) =>
      min(
        times(constant(2), pi, m),
        plus(times(constant(ROW_LENGTH.m), m), times(constant(ROW_LENGTH.e), e)),
        minus(d, times(constant(2), tf)),
      ),
  }),
  row: formula({
    id: "n-row",
    title: "Tension of the inner row, without prying",
    reference: JOINT_REFERENCES.practice,
    result: symbol("N*_r", "kN"),
    symbols: { pull: N_T },
    is: ({ constant, times }, { pull }) => times(constant(2), pull),
  }),
  capacity: formula({
    id: "phi-n-wt",
    title: "Design capacity of the web of the beam in tension",
    reference: CLAUSES.connectionComponents,
    result: symbol("phi N_wt", "kN"),
    symbols: { phi: PHI_SYMBOL, fy: symbol("f_yw", "MPa"), tw: symbol("t_w", "mm"), length: L_EFF },
    is: ({ times }, { phi, fy, tw, length }) => times(phi, fy, tw, length),
  }),
  /** On each of two runs, with the shear force over the clear depth. */
  weld: formula({
    id: "v-w",
    title: "Force of the web welds beside the bolts per unit length",
    reference: CLAUSES.filletWeld,
    result: symbol("v*_w", "kN/mm"),
    symbols: { pull: N_T, length: L_EFF, v: symbol("V*", "kN"), d: D, tf: T_F },
    is: ({ constant, plus, minus, times, over, square, sqrt }, { pull, length, v, d, tf }) =>
      sqrt(
        plus(
          square(over(pull, length)),
          square(over(v, times(constant(2), minus(d, times(constant(2), tf))))),
        ),
      ),
  }),
} as const;

export const PANEL = {
  demand: formula({
    id: "v-p",
    title: "Shear force of the panel",
    reference: CLAUSES.shearYield,
    result: symbol("V*_p", "kN"),
    symbols: { force: symbol("N*_f", "kN"), v: symbol("V*_c", "kN") },
    is: ({ minus, abs }, { force, v }) => abs(minus(force, v)),
  }),
  capacity: formula({
    id: "phi-v-p",
    title: "Design shear capacity of the panel",
    reference: CLAUSES.shearYield,
    result: symbol("phi V_p", "kN"),
    symbols: { phi: PHI_SYMBOL, fy: F_Y, d: symbol("d_c", "mm"), tw: symbol("t_wc", "mm") },
    is: ({ constant, times }, { phi, fy, d, tw }) => times(times(phi, constant(0.6)), fy, d, tw),
  }),
} as const;

/** A flange that is welded to the column flange: AISC, half at an end of the column. */
export const WELDED_FLANGE = formula({
  id: "phi-n-fl",
  title: "Design capacity of the column flange in bending, welded flange",
  reference: JOINT_REFERENCES.columnFlange,
  result: symbol("phi N_fl", "kN"),
  symbols: { phi: PHI_SYMBOL, share: symbol("k_e"), fy: F_Y, t: T_FC },
  is: ({ constant, times, square }, { phi, share, fy, t }) =>
    times(times(phi, share, constant(6.25)), fy, square(t)),
});

/** Width in contact with the flange, and the lever arm of the force there. */
const B_C = symbol("b_c", "mm");
const ARM = symbol("e_s", "mm");

/** Stiffeners behind the flange carry what it does not carry in bending. */
export const STIFFENED_FLANGE = formula({
  id: "phi-n-fs",
  title: "Design capacity of the column flange in bending with its stiffeners",
  reference: JOINT_REFERENCES.columnFlange,
  result: symbol("phi N_fs", "kN"),
  symbols: {
    alone: symbol("phi N_fl", "kN"),
    phi: PHI_SYMBOL,
    sides: symbol("n_s"),
    width: B_C,
    t: symbol("t_s", "mm"),
    fy: symbol("f_ys", "MPa"),
  },
  is: ({ plus, times }, { alone, phi, sides, width, t, fy }) =>
    plus(alone, times(times(phi, sides), width, t, fy)),
});

export const STIFFENER_FORCE = {
  /** Behind bolts in tension. */
  pull: formula({
    id: "f-st",
    title: "Force of the stiffeners behind the bolts, not more than their yield capacity",
    reference: CLAUSES.stiffenerYield,
    result: symbol("F*_s", "kN"),
    symbols: {
      force: N_FT,
      phi: PHI_SYMBOL,
      sides: symbol("n_s"),
      width: B_C,
      t: symbol("t_s", "mm"),
      fy: symbol("f_ys", "MPa"),
    },
    is: ({ times, min }, { force, phi, sides, width, t, fy }) =>
      min(force, times(times(phi, sides), width, t, fy)),
  }),
  share: formula({
    id: "f-st",
    title: "Force of the stiffeners, what the column alone does not carry of the flange",
    reference: CLAUSES.stiffenerYield,
    result: symbol("F*_s", "kN"),
    symbols: { force: symbol("N*_f", "kN"), alone: symbol("phi R_c", "kN") },
    is: ({ constant, minus, max }, { force, alone }) => max(minus(force, alone), constant(0, "N")),
  }),
  weld: formula({
    id: "v-w",
    title: "Force of the stiffener welds per unit length",
    reference: CLAUSES.filletWeld,
    result: symbol("v*_w", "kN/mm"),
    symbols: {
      force: symbol("F*_s", "kN"),
      sides: symbol("n_s"),
      width: B_C,
    },
    is: ({ constant, times, over }, { force, sides, width }) => over(force, times(constant(2), sides, width)),
  }),
} as const;

/** The weld of stiffeners to the web, between the fillets of the column: a line that also carries the moment of the force at their middle. */
export const STIFFENER_WEB_WELD = {
  length: formula({
    id: "l-w",
    title: "Length of the weld to the web, between the fillets of the column",
    reference: CLAUSES.weldGroup,
    result: symbol("l_w", "mm"),
    symbols: { d: D, tf: T_FC, r: symbol("r_1", "mm") },
    is: ({ constant, minus, times, plus }, { d, tf, r }) => minus(d, times(constant(2), plus(tf, r))),
  }),
  arm: formula({
    id: "e-s",
    title: "Distance of the force of a stiffener from the web",
    reference: CLAUSES.weldGroup,
    result: ARM,
    symbols: { outstand: symbol("b_es", "mm"), width: B_C },
    is: ({ constant, minus, over }, { outstand, width }) => minus(outstand, over(width, constant(2))),
  }),
  force: formula({
    id: "v-w-web",
    title: "Greatest force of the welds to the web per unit length",
    reference: CLAUSES.weldGroup,
    result: symbol("v*_w", "kN/mm"),
    symbols: {
      force: symbol("F*_s", "kN"),
      sides: symbol("n_s"),
      arm: ARM,
      length: symbol("l_w", "mm"),
    },
    is: ({ constant, plus, times, over, square, sqrt }, { force, sides, arm, length }) =>
      times(
        over(force, times(constant(2), sides, length)),
        sqrt(plus(constant(1), square(over(times(constant(6), arm), length)))),
      ),
  }),
} as const;
