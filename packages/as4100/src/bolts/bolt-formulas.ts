import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { PHI_SYMBOL } from "../symbols.ts";

/** AS 4100 Table 3.4: bolts in shear and tension. */
export const PHI_BOLT = 0.8;

const D_F = symbol("d_f", "mm");
const P = symbol("p", "mm");
const A_S = symbol("A_s", "mm²");
const A_C = symbol("A_c", "mm²");
const F_UF = symbol("f_uf", "MPa");
const PHI_N_TF = symbol("phi N_tf", "kN");
const PHI_V_F = symbol("phi V_f", "kN");
const N_TF = symbol("N*_tf", "kN");
const V_F = symbol("V*_f", "kN");

/** The symbols of a bolt, for formulas that take one further. */
export const BOLT_SYMBOLS = {
  diameter: D_F,
  pitch: P,
  stressArea: A_S,
  fuf: F_UF,
  tensionCapacity: PHI_N_TF,
  shearCapacity: PHI_V_F,
  tension: N_TF,
  shear: V_F,
} as const;

/** The deduction from the diameter, in pitches. Source AS 1275. */
function boltArea(id: string, title: string, result: typeof A_S, pitches: number) {
  return formula({
    id,
    title,
    reference: id === "a-s" ? CLAUSES.boltTension : CLAUSES.boltShear,
    result,
    symbols: { d: D_F, p: P },
    is: ({ constant, pi, minus, times, over, square }, { d, p }) =>
      times(over(pi, constant(4)), square(minus(d, times(constant(pitches), p)))),
  });
}

export const TENSILE_STRESS_AREA = boltArea("a-s", "Tensile stress area", A_S, 0.9382);
export const CORE_AREA = boltArea("a-c", "Core area, at the root of the threads", A_C, 1.22687);

export const BOLT_TENSION = formula({
  id: "phi-n-tf",
  title: "Design tension capacity of a bolt",
  reference: CLAUSES.boltTension,
  result: PHI_N_TF,
  symbols: { phi: PHI_SYMBOL, area: A_S, fuf: F_UF },
  is: ({ times }, { phi, area, fuf }) => times(phi, area, fuf),
});

export const BOLT_SHEAR = formula({
  id: "phi-v-f",
  title: "Design shear capacity of a bolt, threads in the shear plane",
  reference: CLAUSES.boltShear,
  result: PHI_V_F,
  symbols: { phi: PHI_SYMBOL, fuf: F_UF, area: A_C },
  is: ({ constant, times }, { phi, fuf, area }) => times(phi, constant(0.62), fuf, area),
});

export const PRYING = formula({
  id: "n-tf",
  title: "Design tension of a bolt with prying",
  reference: CLAUSES.boltTension,
  result: N_TF,
  symbols: { factor: symbol("k_p"), tension: symbol("N*_t", "kN") },
  is: ({ times }, { factor, tension }) => times(factor, tension),
});

export const BOLT_INTERACTION = formula({
  id: "interaction",
  title: "Shear and tension of a bolt",
  reference: CLAUSES.boltInteraction,
  result: symbol("r"),
  symbols: { v: V_F, vf: PHI_V_F, n: N_TF, ntf: PHI_N_TF },
  is: ({ plus, over, square }, { v, vf, n, ntf }) => plus(square(over(v, vf)), square(over(n, ntf))),
});
