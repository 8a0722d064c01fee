import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { F_C, F_SYF, PHI, SPACING } from "../symbols.ts";

const BETA_H = symbol("beta_h");
const F_CV = symbol("f_cv", "MPa");
const D_OM = symbol("d_om", "mm");
const U = symbol("u", "mm");
const V_UO = symbol("V_uo", "kN");
const V_U_MIN = symbol("V_{u.min}", "kN");

export const PERIMETER: Rule = {
  id: "u",
  title: "Length of the critical shear perimeter",
  reference: CLAUSES.punching,
  result: U,
  rule: "at d_om/2 from the loaded area, the shortest that is within the slab",
};

export const SHAPE_RATIO = formula({
  id: "beta-h",
  title: "Longer over shorter side of the loaded area",
  reference: CLAUSES.punching,
  result: BETA_H,
  symbols: { longer: symbol("Y", "mm"), shorter: symbol("X", "mm") },
  is: ({ over }, { longer, shorter }) => over(longer, shorter),
});

export const PUNCHING_STRESS = formula({
  id: "f-cv",
  title: "Punching shear strength of the concrete",
  reference: CLAUSES.punching,
  result: F_CV,
  symbols: { betaH: BETA_H, fc: F_C },
  is: ({ constant, plus, times, over, sqrt, min }, { betaH, fc }) =>
    min(
      times(constant(0.17, "MPa^0.5"), plus(constant(1), over(constant(2), betaH)), sqrt(fc)),
      times(constant(0.34, "MPa^0.5"), sqrt(fc)),
    ),
});

export const PUNCHING_STRENGTH = formula({
  id: "v-uo",
  title: "Ultimate punching strength without moment",
  reference: CLAUSES.punching,
  result: V_UO,
  symbols: { u: U, dom: D_OM, fcv: F_CV, sigma: symbol("sigma_cp", "MPa") },
  is: ({ constant, plus, times }, { u, dom, fcv, sigma }) =>
    times(u, dom, plus(fcv, times(constant(0.3), sigma))),
});

/** With minimum closed fitments in the torsion strips. */
export const MINIMUM_FITMENT_STRENGTH = formula({
  id: "v-u-min",
  title: "Ultimate punching strength with minimum closed fitments, without moment",
  reference: CLAUSES.punchingMoment,
  result: V_U_MIN,
  symbols: { vuo: V_UO },
  is: ({ constant, times }, { vuo }) => times(constant(1.2), vuo),
});

export const LEAST_FITMENTS = formula({
  id: "asw-s-min",
  title: "Minimum closed fitments of a torsion strip, per length",
  reference: CLAUSES.punchingMoment,
  result: symbol("a_{sw.min}", "mm"),
  symbols: { y1: symbol("y_1", "mm"), fsyf: F_SYF },
  is: ({ constant, times, over }, { y1, fsyf }) => over(times(constant(0.2, "MPa"), y1), fsyf),
});

export const MORE_FITMENT_STRENGTH = formula({
  id: "v-u",
  title: "Ultimate punching strength with closed fitments, without moment",
  reference: CLAUSES.punchingMoment,
  result: symbol("V_{u.f}", "kN"),
  symbols: {
    least: V_U_MIN,
    asw: symbol("A_sw", "mm²"),
    s: SPACING,
    per: symbol("a_{sw.min}", "mm"),
    x: symbol("x", "mm"),
    y: symbol("y", "mm"),
  },
  is: ({ constant, times, over, sqrt, min }, { least, asw, s, per, x, y }) =>
    min(times(least, sqrt(over(over(asw, s), per))), times(constant(3), least, sqrt(over(x, y)))),
});

export const DESIGN_PUNCHING = formula({
  id: "phi-v-u",
  title: "Design punching strength without moment",
  reference: CLAUSES.punching,
  result: symbol("phi V_u", "kN"),
  symbols: { phi: PHI, vu: symbol("V_u", "kN") },
  is: ({ times }, { phi, vu }) => times(phi, vu),
});

function momentShear(id: string, title: string, part: 8 | 2) {
  return formula({
    id,
    title,
    reference: CLAUSES.punchingMoment,
    result: symbol("Delta V*", "kN"),
    symbols: { u: U, m: symbol("M*_v", "kNm"), a: symbol("a", "mm"), arm: symbol("z_v", "mm") },
    is: ({ constant, times, over }, { u, m, a, arm }) => over(times(u, m), times(constant(part), a, arm)),
  });
}

/** As a shear that is added, so that it stays regular where V* vanishes. The arm is d_om, or a with fitments. */
export const MOMENT_SHEAR = {
  plain: momentShear("delta-v", "Shear that the transferred moment adds", 8),
  fitments: momentShear("delta-v", "Shear that the transferred moment adds, with closed fitments", 2),
} as const;

export const PUNCHING_DEMAND = formula({
  id: "v-star",
  title: "Punching shear with the shear of both transferred moments",
  reference: CLAUSES.punchingMoment,
  result: symbol("V*_m", "kN"),
  symbols: {
    v: symbol("V*", "kN"),
    x: symbol("Delta V*_x", "kN"),
    y: symbol("Delta V*_y", "kN"),
  },
  is: ({ plus }, { v, x, y }) => plus(v, x, y),
});
