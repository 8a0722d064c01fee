import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import {
  A_ST,
  B_V,
  D_EFFECTIVE,
  D_OVERALL,
  D_V,
  E_C,
  E_S,
  EPSILON_X,
  F_C,
  F_SYF,
  M_STAR,
  N_STAR,
  PHI,
  SPACING,
  THETA_V,
  V_STAR,
} from "../symbols.ts";

const ROOT = symbol("f_v", "MPa");
const K_V = symbol("k_v");
const K_DG = symbol("k_dg");
const V_UC = symbol("V_uc", "kN");
const V_US = symbol("V_us", "kN");
const V_U_MAX = symbol("V_{u.max}", "kN");
const ALPHA_V = symbol("alpha_v", "°");
const A_SV = symbol("A_sv", "mm²");

export const SHEAR_DEPTH = formula({
  id: "d-v",
  title: "Effective shear depth",
  reference: CLAUSES.generalShear,
  result: D_V,
  symbols: { depth: D_OVERALL, d: D_EFFECTIVE },
  is: ({ constant, times, max }, { depth, d }) => max(times(constant(0.72), depth), times(constant(0.9), d)),
});

export const ROOT_STRENGTH = formula({
  id: "f-v",
  title: "√f'c in shear, at most 8.0 MPa",
  reference: CLAUSES.generalShear,
  result: ROOT,
  symbols: { fc: F_C },
  is: ({ constant, times, sqrt, min }, { fc }) =>
    min(constant(8, "MPa"), times(constant(1, "MPa^0.5"), sqrt(fc))),
});

export const EQUIVALENT_SHEAR = formula({
  id: "v-eq",
  title: "Equivalent shear of shear and torsion in the strain",
  reference: CLAUSES.generalShear,
  result: symbol("V_eq", "kN"),
  symbols: { v: V_STAR, t: symbol("T*", "kNm"), uh: symbol("u_h", "mm"), ao: symbol("A_o", "mm²") },
  is: ({ constant, plus, times, over, square, sqrt }, { v, t, uh, ao }) =>
    sqrt(plus(square(v), square(over(times(constant(0.9), t, uh), times(constant(2), ao))))),
});

const TENSION_SIDE = {
  m: M_STAR,
  v: symbol("V_eq", "kN"),
  n: N_STAR,
  dv: D_V,
} as const;

export const STRAIN_FORCE = formula({
  id: "f-x",
  title: "Force that strains the tension side: bending, at least V*d_v, shear and half of the axial tension",
  reference: CLAUSES.generalShear,
  result: symbol("F_x", "kN"),
  symbols: TENSION_SIDE,
  is: ({ constant, plus, times, over, max }, { m, v, n, dv }) =>
    plus(over(max(m, times(v, dv)), dv), v, times(constant(0.5), n)),
});

/** Largest strain of cracked concrete, and where axial tension cracks the compressed face. Source AS 3600 8.2.4.2. */
const LARGEST_STRAIN = { bending: 3e-3, tension: 6e-3 } as const;
/** Least strain of a compressed member. Source AS 3600 8.2.4.2. */
const LEAST_STRAIN = -0.2e-3;

/** Strain at mid-depth where an axial tension cracks both faces, over that of one cracked face. Recalled: docs/recalled-clauses.md. */
const CRACKED_THROUGH = 2;

function strainInTension(limit: "bending" | "tension") {
  return formula({
    id: "epsilon-x",
    title: "Longitudinal strain at mid-depth",
    reference: CLAUSES.generalShear,
    result: EPSILON_X,
    symbols: { force: symbol("F_x", "kN"), es: E_S, ast: A_ST },
    is: ({ constant, times, over, min }, { force, es, ast }) =>
      min(constant(LARGEST_STRAIN[limit]), over(force, times(constant(2), es, ast))),
  });
}

export const STRAIN_TENSION = {
  bending: strainInTension("bending"),
  tension: strainInTension("tension"),
} as const;

export const STRAIN_CRACKED_THROUGH = formula({
  id: "epsilon-x",
  title: "Longitudinal strain at mid-depth, doubled: both faces are cracked",
  reference: CLAUSES.generalShear,
  result: EPSILON_X,
  symbols: { force: symbol("F_x", "kN"), es: E_S, ast: A_ST },
  is: ({ constant, times, over, min }, { force, es, ast }) =>
    min(
      constant(LARGEST_STRAIN.tension),
      times(constant(CRACKED_THROUGH), over(force, times(constant(2), es, ast))),
    ),
});

export const STRAIN_COMPRESSION = formula({
  id: "epsilon-x",
  title: "Longitudinal strain at mid-depth, uncracked",
  reference: CLAUSES.generalShear,
  result: EPSILON_X,
  symbols: {
    force: symbol("F_x", "kN"),
    es: E_S,
    ast: A_ST,
    ec: E_C,
    act: symbol("A_ct", "mm²"),
  },
  is: ({ constant, plus, times, over, max }, { force, es, ast, ec, act }) =>
    max(constant(LEAST_STRAIN), over(force, times(constant(2), plus(times(es, ast), times(ec, act))))),
});

export const STRAIN_UNREINFORCED: Rule = {
  id: "epsilon-x",
  title: "Longitudinal strain at mid-depth",
  reference: CLAUSES.generalShear,
  result: EPSILON_X,
  rule: "the largest value without bars in tension",
};

export { LARGEST_STRAIN };

export const STRUT_ANGLE = formula({
  id: "theta-v",
  title: "Angle of the concrete compression strut",
  reference: CLAUSES.generalShear,
  result: THETA_V,
  symbols: { strain: EPSILON_X },
  is: ({ constant, plus, times, over, pi }, { strain }) =>
    times(plus(constant(29), times(constant(7000), strain)), over(pi, constant(180))),
});

export const STRUT_ANGLE_SIMPLIFIED: Rule = {
  id: "theta-v",
  title: "Angle of the concrete compression strut",
  reference: CLAUSES.simplifiedShear,
  result: THETA_V,
  rule: "36° in the simplified method",
};

export const K_V_FITMENTS = formula({
  id: "k-v",
  title: "Factor of the concrete in shear, with minimum fitments",
  reference: CLAUSES.generalShear,
  result: K_V,
  symbols: { strain: EPSILON_X },
  is: ({ constant, plus, times, over }, { strain }) =>
    over(constant(0.4), plus(constant(1), times(constant(1500), strain))),
});

export const AGGREGATE_FACTOR = formula({
  id: "k-dg",
  title: "Factor of the aggregate size",
  reference: CLAUSES.generalShear,
  result: K_DG,
  symbols: { dg: symbol("d_g", "mm") },
  is: ({ constant, plus, over, max }, { dg }) =>
    max(constant(0.8), over(constant(32, "mm"), plus(constant(16, "mm"), dg))),
});

export const AGGREGATE_FACTOR_RULE: Rule = {
  id: "k-dg",
  title: "Factor of the aggregate size",
  reference: CLAUSES.generalShear,
  result: K_DG,
  rule: "2.0 for f'c above 65 MPa and lightweight concrete",
};

export const K_V_PLAIN = formula({
  id: "k-v",
  title: "Factor of the concrete in shear, without minimum fitments",
  reference: CLAUSES.generalShear,
  result: K_V,
  symbols: { strain: EPSILON_X, kdg: K_DG, dv: D_V },
  is: ({ constant, plus, times, over }, { strain, kdg, dv }) =>
    times(
      over(constant(0.4), plus(constant(1), times(constant(1500), strain))),
      over(constant(1300, "mm"), plus(constant(1000, "mm"), times(kdg, dv))),
    ),
});

export const K_V_SIMPLIFIED_FITMENTS: Rule = {
  id: "k-v",
  title: "Factor of the concrete in shear",
  reference: CLAUSES.simplifiedShear,
  result: K_V,
  rule: "0.15 with minimum fitments",
};

export const K_V_SIMPLIFIED_PLAIN = formula({
  id: "k-v",
  title: "Factor of the concrete in shear, without minimum fitments",
  reference: CLAUSES.simplifiedShear,
  result: K_V,
  symbols: { dv: D_V, cap: symbol("k_{v.max}") },
  is: ({ constant, plus, times, over, min }, { dv, cap }) =>
    min(cap, over(constant(200, "mm"), plus(constant(1000, "mm"), times(constant(1.3), dv)))),
});

export const CONCRETE_SHEAR = formula({
  id: "v-uc",
  title: "Contribution of the concrete",
  reference: CLAUSES.shear,
  result: V_UC,
  symbols: { kv: K_V, bv: B_V, dv: D_V, root: ROOT },
  is: ({ times }, { kv, bv, dv, root }) => times(kv, bv, dv, root),
});

export const FITMENT_SHEAR = formula({
  id: "v-us",
  title: "Contribution of the fitments",
  reference: CLAUSES.shearReinforcement,
  result: V_US,
  symbols: { asv: A_SV, fsyf: F_SYF, dv: D_V, s: SPACING, alpha: ALPHA_V, theta: THETA_V },
  is: ({ plus, times, over, sin, cos }, { asv, fsyf, dv, s, alpha, theta }) =>
    times(over(times(asv, fsyf, dv), s), plus(times(sin(alpha), over(cos(theta), sin(theta))), cos(alpha))),
});

export const CRUSHING_SHEAR = formula({
  id: "v-u-max",
  title: "Strength limited by crushing of the web",
  reference: CLAUSES.webCrushing,
  result: V_U_MAX,
  symbols: { fc: F_C, bv: B_V, dv: D_V, theta: THETA_V, alpha: ALPHA_V },
  is: ({ constant, plus, times, over, square, sin, cos }, { fc, bv, dv, theta, alpha }) => {
    const cotTheta = over(cos(theta), sin(theta));
    const cotAlpha = over(cos(alpha), sin(alpha));
    return times(
      constant(0.55),
      over(
        times(times(constant(0.9), fc), bv, dv, plus(cotTheta, cotAlpha)),
        plus(constant(1), square(cotTheta)),
      ),
    );
  },
});

export const DESIGN_CRUSHING = formula({
  id: "phi-v-u-max",
  title: "Design strength limited by crushing of the web",
  reference: CLAUSES.webCrushing,
  result: symbol("phi V_{u.max}", "kN"),
  symbols: { phi: symbol("phi_c"), max: V_U_MAX },
  is: ({ times }, { phi, max }) => times(phi, max),
});

export const DESIGN_SHEAR = formula({
  id: "phi-v-u",
  title: "Design shear strength",
  reference: CLAUSES.shear,
  result: symbol("phi V_u", "kN"),
  symbols: { phi: PHI, vuc: V_UC, vus: V_US, crushing: symbol("phi V_{u.max}", "kN") },
  is: ({ plus, times, min }, { phi, vuc, vus, crushing }) => min(times(phi, plus(vuc, vus)), crushing),
});

/** Where loads in both senses crack the faces, the concrete carries none of the shear. */
export const REVERSED_SHEAR = formula({
  id: "phi-v-us",
  title: "Design shear strength of the fitments alone",
  reference: CLAUSES.reversedShear,
  result: symbol("phi V_us", "kN"),
  symbols: { phi: PHI, vus: V_US, crushing: symbol("phi V_{u.max}", "kN") },
  is: ({ times, min }, { phi, vus, crushing }) => min(times(phi, vus), crushing),
});

export const NO_FITMENT_SHEAR: Rule = {
  id: "v-us",
  title: "Contribution of the fitments",
  reference: CLAUSES.shearReinforcement,
  result: V_US,
  rule: "fitments less than the minimum are not counted",
};

export const MINIMUM_FITMENTS = formula({
  id: "asv-min",
  title: "Minimum shear reinforcement at the spacing",
  reference: CLAUSES.minimumShear,
  result: symbol("A_{sv.min}", "mm²"),
  symbols: { root: ROOT, bv: B_V, fsyf: F_SYF, s: SPACING },
  is: ({ constant, times, over }, { root, bv, fsyf, s }) =>
    over(times(times(constant(0.08), root), bv, s), fsyf),
});

export const DEPTH_FACTOR = formula({
  id: "k-s",
  title: "Factor of the depth for shear without fitments",
  reference: CLAUSES.shearFitmentsRequired,
  result: symbol("k_s"),
  symbols: { depth: D_OVERALL },
  is: ({ constant, minus, over, min, max }, { depth }) =>
    max(constant(0.5), min(constant(1), over(minus(constant(1000, "mm"), depth), constant(700, "mm")))),
});

export const PLAIN_LIMIT = formula({
  id: "ks-phi-v-uc",
  title: "Shear up to which no fitments are needed",
  reference: CLAUSES.shearFitmentsRequired,
  result: symbol("k_s phi V_uc", "kN"),
  symbols: { ks: symbol("k_s"), phi: PHI, vuc: V_UC },
  is: ({ times }, { ks, phi, vuc }) => times(ks, phi, vuc),
});

export const SHEAR_TENSION = formula({
  id: "delta-f-td-s",
  title: "Additional longitudinal tension of shear",
  reference: CLAUSES.longitudinalShear,
  result: symbol("Delta F_{td.s}", "kN"),
  symbols: { v: V_STAR, phi: PHI, vuc: V_UC, theta: THETA_V },
  is: ({ constant, plus, times, over, min, sin, cos }, { v, phi, vuc, theta }) =>
    times(min(v, times(constant(0.5), plus(v, times(phi, vuc)))), over(cos(theta), sin(theta))),
});
