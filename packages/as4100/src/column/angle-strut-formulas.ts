import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { ALPHA_C, F_Y, K_F, LAMBDA_N, M_SX, N_S, T } from "../symbols.ts";

const reference = CLAUSES.angleStrut;

const L = symbol("l", "mm");
const R_H = symbol("r_h", "mm");
const N_CH = symbol("N_ch", "kN");
const PHI_N_CH = symbol("phi N_ch", "kN");
const E = symbol("e", "mm");
const C_H = symbol("c_h", "mm");
const M_H = symbol("M*_h", "kNm");
const M_O = symbol("M_o", "kNm");
const M_BX = symbol("M_bx", "kNm");
const PHI_M_BX = symbol("phi M_bx", "kNm");
const ALPHA_S = symbol("alpha_s");
const ALPHA = symbol("alpha", "°");
const N = symbol("N*", "kN");

/** About the axis parallel to the leg that is loaded. */
export const RADIUS_H = formula({
  id: "r-h",
  title: "Radius of gyration about the axis parallel to the loaded leg",
  reference,
  result: R_H,
  symbols: { ih: symbol("I_h", "mm⁴"), ag: symbol("A_g", "mm²") },
  is: ({ over, sqrt }, { ih, ag }) => sqrt(over(ih, ag)),
});

export const SLENDERNESS_H = formula({
  id: "lambda-n",
  title: "Modified compression member slenderness about the loaded leg",
  reference: CLAUSES.memberCompression,
  result: LAMBDA_N,
  symbols: { l: L, r: R_H, kf: K_F, fy: F_Y },
  is: ({ times, over, sqrt, constant }, { l, r, kf, fy }) =>
    times(over(l, r), sqrt(kf), sqrt(over(fy, constant(250, "MPa")))),
});

export const CAPACITY_H = formula({
  id: "n-ch",
  title: "Nominal member capacity about the loaded leg",
  reference: CLAUSES.memberCompression,
  result: N_CH,
  symbols: { alphaC: ALPHA_C, ns: N_S },
  is: ({ times }, { alphaC, ns }) => times(alphaC, ns),
});

export const DESIGN_CAPACITY_H = designFormula({
  id: "phi-n-ch",
  title: "Design member capacity about the loaded leg",
  result: PHI_N_CH,
  nominal: N_CH,
});

const ECCENTRICITY_PARTS = {
  id: "e",
  title: "Eccentricity of the force from the centroid, across the loaded leg",
  reference,
  result: E,
} as const;

export const STRUT_ECCENTRICITY = {
  same: formula({
    ...ECCENTRICITY_PARTS,
    symbols: { centroid: C_H, t: T },
    is: ({ constant, minus, over }, { centroid, t }) => minus(centroid, over(t, constant(2))),
  }),
  opposite: formula({
    ...ECCENTRICITY_PARTS,
    symbols: { centroid: symbol("e_c", "mm"), tension: symbol("e_t", "mm") },
    is: ({ plus }, { centroid, tension }) => plus(centroid, tension),
  }),
  /** To the middle of the gusset: more than to the middle of the leg. */
  gusset: formula({
    ...ECCENTRICITY_PARTS,
    symbols: { centroid: C_H, gusset: symbol("t_g", "mm") },
    is: ({ constant, plus, over }, { centroid, gusset }) => plus(centroid, over(gusset, constant(2))),
  }),
} as const;

export const STRUT_MOMENT = formula({
  id: "m-h",
  title: "Design moment about the axis parallel to the loaded leg",
  reference,
  result: M_H,
  symbols: { n: N, e: E },
  is: ({ times }, { n, e }) => times(n, e),
});

/** The reference buckling moment of an equal angle, in N mm. */
export const EQUAL_LEG_REFERENCE_MOMENT = formula({
  id: "m-o",
  title: "Reference buckling moment of an equal angle",
  reference,
  result: M_O,
  symbols: { t: T, l: L, fy: F_Y, ms: M_SX },
  is: ({ constant, times, over }, { t, l, fy, ms }) =>
    times(over(times(constant(525), t), l), over(constant(250, "MPa"), fy), ms),
});

/** The reference buckling moment of an unequal angle, in N mm, without warping. */
export const UNEQUAL_LEG_REFERENCE_MOMENT = formula({
  id: "m-o",
  title: "Reference buckling moment of an unequal angle",
  reference: CLAUSES.lateralBuckling,
  result: M_O,
  symbols: {
    e: symbol("E", "MPa"),
    iy: symbol("I_y", "mm⁴"),
    l: L,
    g: symbol("G", "MPa"),
    j: symbol("J", "mm⁴"),
  },
  is: ({ pi, times, over, sqrt, square }, { e, iy, l, g, j }) =>
    sqrt(times(over(times(square(pi), e, iy), square(l)), times(g, j))),
});

/** With equal moments at both ends: alpha_m = 1. */
export const STRUT_MEMBER_MOMENT = formula({
  id: "m-bx",
  title: "Nominal member moment capacity, \u03b1_m = 1",
  reference,
  result: M_BX,
  symbols: { alphaS: ALPHA_S, ms: M_SX },
  is: ({ times, min }, { alphaS, ms }) => min(times(alphaS, ms), ms),
});

/** A strut short enough: Mb = Ms. */
export const STOCKY_STRUT: Rule = {
  id: "m-bx",
  title: "Nominal member moment capacity",
  reference,
  result: M_BX,
  rule: "l / t not more than (210 + 175 \u03b2_m) (250 / f_y), \u03b2_m = \u22121",
};

export const DESIGN_STRUT_MOMENT = designFormula({
  id: "phi-m-bx",
  title: "Design member moment capacity",
  result: PHI_M_BX,
  nominal: M_BX,
});

export const STRUT_INTERACTION = formula({
  id: "interaction",
  title: "Angle loaded through one leg",
  reference,
  result: symbol("r"),
  symbols: { n: N, nch: PHI_N_CH, mh: M_H, mbx: PHI_M_BX, angle: ALPHA },
  is: ({ plus, times, over, cos }, { n, nch, mh, mbx, angle }) =>
    plus(over(n, nch), over(mh, times(mbx, cos(angle)))),
});

export const STRUT_SECTION = formula({
  id: "section-interaction",
  title: "Axial force with bending about both principal axes, section",
  reference: CLAUSES.biaxialSection,
  result: symbol("r"),
  symbols: {
    n: N,
    ns: symbol("phi N_s", "kN"),
    mh: M_H,
    angle: ALPHA,
    msx: symbol("phi M_sx", "kNm"),
    msy: symbol("phi M_sy", "kNm"),
  },
  is: ({ plus, times, over, cos, sin }, { n, ns, mh, angle, msx, msy }) =>
    plus(over(n, ns), over(times(mh, cos(angle)), msx), over(times(mh, sin(angle)), msy)),
});
