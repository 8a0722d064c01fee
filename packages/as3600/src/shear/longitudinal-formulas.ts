import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { F_SY, M_STAR, N_STAR } from "../symbols.ts";

const PARTS = {
  m: M_STAR,
  z: symbol("z", "mm"),
  n: N_STAR,
  shear: symbol("Delta F_{td.s}", "kN"),
  torsion: symbol("Delta F_{td.t}", "kN"),
} as const;

export const TENSION_SIDE_FORCE = formula({
  id: "t-td",
  title: "Longitudinal force on the tension side",
  reference: CLAUSES.longitudinalForce,
  result: symbol("T_td", "kN"),
  symbols: PARTS,
  is: ({ constant, plus, times, over }, { m, z, n, shear, torsion }) =>
    plus(over(m, z), times(constant(0.5), n), shear, torsion),
});

export const COMPRESSION_SIDE_FORCE = formula({
  id: "t-cd",
  title: "Longitudinal force on the compression side",
  reference: CLAUSES.longitudinalForce,
  result: symbol("T_cd", "kN"),
  symbols: PARTS,
  is: ({ constant, plus, minus, times, over }, { m, z, n, shear, torsion }) =>
    plus(minus(times(constant(0.5), n), over(m, z)), shear, torsion),
});

export const BAR_FORCE = formula({
  id: "phi-a-s-f",
  title: "Design force of the bars, by how far they are developed",
  reference: CLAUSES.longitudinalForce,
  result: symbol("phi A_st f_s", "kN"),
  symbols: { phi: symbol("phi_b"), area: symbol("A_{s.dev}", "mm²"), fsy: F_SY },
  is: ({ times }, { phi, area, fsy }) => times(phi, area, fsy),
});
