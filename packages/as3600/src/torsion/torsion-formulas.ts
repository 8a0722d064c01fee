import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { B_V, D_V, F_C, F_SYF, PHI, SPACING, T_STAR, THETA_V, V_STAR } from "../symbols.ts";

const A_CP = symbol("A_cp", "mm²");
const A_O = symbol("A_o", "mm²");
const A_OH = symbol("A_oh", "mm²");
const A_SW = symbol("A_sw", "mm²");
const T_CR = symbol("T_cr", "kNm");
const T_US = symbol("T_us", "kNm");
const U_H = symbol("u_h", "mm");

export const CRACKING_TORQUE = formula({
  id: "t-cr",
  title: "Torsion at cracking",
  reference: CLAUSES.torsionConsidered,
  result: T_CR,
  symbols: { fc: F_C, acp: A_CP, uc: symbol("u_c", "mm"), sigma: symbol("sigma_cp", "MPa") },
  is: ({ constant, plus, times, over, square, sqrt }, { fc, acp, uc, sigma }) => {
    const cracking = times(constant(0.33, "MPa^0.5"), sqrt(fc));
    return times(cracking, over(square(acp), uc), sqrt(plus(constant(1), over(sigma, cracking))));
  },
});

export const TORSION_LIMIT = formula({
  id: "phi-t-cr",
  title: "Torsion up to which it is not considered",
  reference: CLAUSES.torsionConsidered,
  result: symbol("phi T_{cr.min}", "kNm"),
  symbols: { phi: PHI, tcr: T_CR },
  is: ({ constant, times }, { phi, tcr }) => times(constant(0.25), phi, tcr),
});

export const TUBE_AREA = formula({
  id: "a-o",
  title: "Area enclosed by the shear flow",
  reference: CLAUSES.torsion,
  result: A_O,
  symbols: { aoh: A_OH },
  is: ({ constant, times }, { aoh }) => times(constant(0.85), aoh),
});

export const TORSION_STRENGTH = formula({
  id: "t-us",
  title: "Torsional strength of the closed fitments",
  reference: CLAUSES.torsion,
  result: T_US,
  symbols: { ao: A_O, asw: A_SW, s: SPACING, fsyf: F_SYF, theta: THETA_V },
  is: ({ constant, times, over, sin, cos }, { ao, asw, s, fsyf, theta }) =>
    times(times(constant(2), ao), over(asw, s), fsyf, over(cos(theta), sin(theta))),
});

export const DESIGN_TORSION = formula({
  id: "phi-t-us",
  title: "Design torsional strength",
  reference: CLAUSES.torsion,
  result: symbol("phi T_us", "kNm"),
  symbols: { phi: PHI, tus: T_US },
  is: ({ times }, { phi, tus }) => times(phi, tus),
});

export const MINIMUM_TORSION_STEEL = formula({
  id: "asw-min",
  title: "Leg of closed fitments that carries a quarter of the torsion at cracking",
  reference: CLAUSES.minimumTorsion,
  result: symbol("A_{sw.min}", "mm²"),
  symbols: { tcr: T_CR, s: SPACING, ao: A_O, fsyf: F_SYF, theta: THETA_V },
  is: ({ constant, times, over, sin, cos }, { tcr, s, ao, fsyf, theta }) =>
    over(times(constant(0.25), tcr, s), times(constant(2), ao, fsyf, over(cos(theta), sin(theta)))),
});

export const CRUSHING_STRESS = formula({
  id: "tau",
  title: "Shear stress of shear and torsion in the web",
  reference: CLAUSES.webCrushing,
  result: symbol("tau*", "MPa"),
  symbols: { v: V_STAR, t: T_STAR, bv: B_V, dv: D_V, uh: U_H, aoh: A_OH },
  is: ({ constant, plus, times, over, square, sqrt }, { v, t, bv, dv, uh, aoh }) =>
    sqrt(plus(square(over(v, times(bv, dv))), square(over(times(t, uh), times(constant(1.7), square(aoh)))))),
});

export const CRUSHING_LIMIT = formula({
  id: "phi-tau-max",
  title: "Shear stress limited by crushing of the web",
  reference: CLAUSES.webCrushing,
  result: symbol("phi tau_max", "MPa"),
  symbols: { crushing: symbol("phi V_{u.max}", "kN"), bv: B_V, dv: D_V },
  is: ({ times, over }, { crushing, bv, dv }) => over(crushing, times(bv, dv)),
});

export const OUTER_LEG = formula({
  id: "asw-required",
  title: "Area per spacing of an outer leg for shear and torsion",
  reference: CLAUSES.torsion,
  result: symbol("a_req", "mm"),
  symbols: { shear: symbol("a_v", "mm"), torsion: symbol("a_w", "mm") },
  is: ({ constant, plus, over }, { shear, torsion }) => plus(over(shear, constant(2)), torsion),
});

export const TORSION_TENSION = formula({
  id: "delta-f-td-t",
  title: "Additional longitudinal tension of torsion",
  reference: CLAUSES.longitudinalShear,
  result: symbol("Delta F_{td.t}", "kN"),
  symbols: { t: T_STAR, uh: U_H, theta: THETA_V, ao: A_O },
  is: ({ constant, times, over, sin, cos }, { t, uh, theta, ao }) =>
    times(
      constant(0.5),
      over(times(t, times(constant(0.92), uh)), times(constant(2), ao)),
      over(cos(theta), sin(theta)),
    ),
});
