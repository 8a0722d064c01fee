import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D, T_F } from "../symbols.ts";

const FLANGE_FORCE = symbol("N*_f", "kN");

export const CRITICAL_FLANGE_FORCE = formula({
  id: "flange-force",
  title: "Greatest force in the critical flange",
  reference: CLAUSES.restraintForce,
  result: FLANGE_FORCE,
  symbols: { m: symbol("M*", "kNm"), d: D, tf: T_F },
  is: ({ over, minus }, { m, d, tf }) => over(m, minus(d, tf)),
});

/** Force of one restraint that holds `n` parallel members. */
export const LATERAL_FORCE = formula({
  id: "restraint-force",
  title: "Design force of the lateral restraint",
  reference: CLAUSES.restraintForce,
  result: symbol("N*_r", "kN"),
  symbols: { n: symbol("n"), force: FLANGE_FORCE },
  is: ({ constant, times, plus, minus }, { n, force }) =>
    times(plus(constant(0.025), times(constant(0.0125), minus(n, constant(1)))), force),
});
