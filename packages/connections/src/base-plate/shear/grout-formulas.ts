import { BOLT_SYMBOLS } from "@kingpost/as4100";
import { formula, type Rule, symbol } from "@kingpost/calc";
import { PHI_SYMBOL } from "../../symbols.ts";
import { BASE_REFERENCES } from "../references.ts";

const M_F = symbol("M*_f", "kNm");
const PHI_M_F = symbol("phi M_f", "kNm");
const D_C = symbol("d_c", "mm");
const D_S = symbol("d_s", "mm");
const T = symbol("t", "mm");
const T_G = symbol("t_g", "mm");
const K_G = symbol("k_g");

const GROUT_FACTOR = {
  id: "k-g",
  title: "Factor of the shear capacity of bolts through grout",
  result: K_G,
} as const;

/** 0.8 of the shear capacity of bolts with a built-up grout pad. Source ACI 318-19 17.7.1.2.1, recalled. */
export const FACTOR_OF_GROUT: Rule = {
  ...GROUT_FACTOR,
  reference: BASE_REFERENCES.groutPad,
  rule: "bolts through a bed of grout",
};

export const CONFINED_FACTOR = formula({
  ...GROUT_FACTOR,
  reference: BASE_REFERENCES.confinedGrout,
  symbols: { grout: T_G },
  is: ({ constant, minus, over }, { grout }) => minus(constant(1), over(grout, constant(100, "mm"))),
});

export const SHEAR_THROUGH_GROUT = formula({
  id: "phi-v-f-g",
  title: "Design shear capacity of a bolt through the grout",
  reference: BASE_REFERENCES.groutPad,
  result: symbol("phi V_fg", "kN"),
  symbols: { factor: K_G, vf: BOLT_SYMBOLS.shearCapacity },
  is: ({ times }, { factor, vf }) => times(factor, vf),
});

/** Between the top of the grout and the middle of a welded washer, in reverse curvature. */
export const BENDING_TO_WASHER = {
  moment: formula({
    id: "m-f",
    title: "Bending of a bolt between the grout and its washer",
    reference: BASE_REFERENCES.anchorShear,
    result: M_F,
    symbols: { v: BOLT_SYMBOLS.shear, t: T, washer: symbol("t_w", "mm") },
    is: ({ constant, plus, times, over }, { v, t, washer }) =>
      over(times(v, plus(t, over(washer, constant(2)))), constant(2)),
  }),
  diameter: formula({
    id: "d-c",
    title: "Core diameter of the bolt",
    reference: BASE_REFERENCES.anchorShear,
    result: D_C,
    symbols: { d: BOLT_SYMBOLS.diameter, p: BOLT_SYMBOLS.pitch },
    is: ({ constant, minus, times }, { d, p }) => minus(d, times(constant(1.22687), p)),
  }),
  /** On the plastic modulus of the core. */
  capacity: formula({
    id: "phi-m-f",
    title: "Design moment capacity of a bolt",
    reference: BASE_REFERENCES.anchorShear,
    result: PHI_M_F,
    symbols: { phi: PHI_SYMBOL, fyf: symbol("f_yf", "MPa"), d: D_C },
    is: ({ constant, times, over, power }, { phi, fyf, d }) =>
      times(phi, fyf, over(power(d, constant(3)), constant(6))),
  }),
} as const;

/** From half a diameter below the concrete to the middle of the plate. */
export const BENDING_OF_LEVER = {
  moment: formula({
    id: "m-f",
    title: "Bending of a bolt with a free lever arm",
    reference: BASE_REFERENCES.leverArm,
    result: M_F,
    symbols: { v: BOLT_SYMBOLS.shear, d: BOLT_SYMBOLS.diameter, grout: T_G, t: T, held: symbol("alpha_M") },
    is: ({ constant, plus, times, over }, { v, d, grout, t, held }) =>
      over(times(v, plus(over(d, constant(2)), grout, over(t, constant(2)))), held),
  }),
  diameter: formula({
    id: "d-s",
    title: "Diameter of the tensile stress area",
    reference: BASE_REFERENCES.leverArm,
    result: D_S,
    symbols: { area: BOLT_SYMBOLS.stressArea },
    is: ({ constant, pi, times, over, sqrt }, { area }) => sqrt(over(times(constant(4), area), pi)),
  }),
  /** 1.2 of the elastic modulus. */
  capacity: formula({
    id: "phi-m-f",
    title: "Design moment capacity of a bolt",
    reference: BASE_REFERENCES.leverArm,
    result: PHI_M_F,
    symbols: { phi: PHI_SYMBOL, d: D_S, fuf: BOLT_SYMBOLS.fuf },
    is: ({ constant, pi, times, over, power }, { phi, d, fuf }) =>
      times(phi, constant(1.2), over(times(pi, power(d, constant(3))), constant(32)), fuf),
  }),
  tension: formula({
    id: "phi-n-tf",
    title: "Design tension capacity of a bolt beside its bending",
    reference: BASE_REFERENCES.leverArm,
    result: BOLT_SYMBOLS.tensionCapacity,
    symbols: { phi: PHI_SYMBOL, area: BOLT_SYMBOLS.stressArea, fuf: BOLT_SYMBOLS.fuf },
    is: ({ times }, { phi, area, fuf }) => times(phi, area, fuf),
  }),
} as const;

export const BENDING_INTERACTION = formula({
  id: "interaction",
  title: "Bending and tension of a bolt",
  reference: BASE_REFERENCES.anchorShear,
  result: symbol("r"),
  symbols: { m: M_F, mf: PHI_M_F, n: BOLT_SYMBOLS.tension, ntf: BOLT_SYMBOLS.tensionCapacity },
  is: ({ plus, over }, { m, mf, n, ntf }) => plus(over(m, mf), over(n, ntf)),
});
