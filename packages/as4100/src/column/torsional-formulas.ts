import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { A_G, ALPHA_C, LAMBDA_N, N_S } from "../symbols.ts";

const NOZ = symbol("N_oz", "kN");
const NCZ = symbol("N_cz", "kN");
const A = symbol("a", "mm");

export const TORSIONAL = {
  /** Distance of a flange that is held sideways from the shear centre. */
  distance: formula({
    id: "a",
    title: "Distance of the restrained flange from the shear centre",
    reference: CLAUSES.elasticBuckling,
    result: A,
    symbols: { d: symbol("d", "mm"), tf: symbol("t_f", "mm") },
    is: ({ constant, minus, over }, { d, tf }) => over(minus(d, tf), constant(2)),
  }),
  load: formula({
    id: "n-oz",
    title: "Elastic buckling load in twist about the restraints",
    reference: CLAUSES.elasticBuckling,
    result: NOZ,
    symbols: {
      g: symbol("G", "MPa"),
      j: symbol("J", "mm⁴"),
      e: symbol("E", "MPa"),
      iw: symbol("I_w", "mm⁶"),
      lz: symbol("l_z", "mm"),
      ag: A_G,
      ix: symbol("I_x", "mm⁴"),
      iy: symbol("I_y", "mm⁴"),
      a: A,
    },
    is: ({ pi, plus, times, over, square }, { g, j, e, iw, lz, ag, ix, iy, a }) => {
      const warping = times(square(pi), e, plus(iw, times(iy, square(a))));
      const stiffness = plus(times(g, j), over(warping, square(lz)));
      return over(times(stiffness, ag), plus(ix, iy, times(ag, square(a))));
    },
  }),
  slenderness: formula({
    id: "lambda-n",
    title: "Modified slenderness of the elastic buckling load",
    reference: CLAUSES.slendernessOfLoad,
    result: LAMBDA_N,
    symbols: { ns: N_S, noz: NOZ },
    is: ({ constant, times, sqrt, over }, { ns, noz }) => times(constant(90), sqrt(over(ns, noz))),
  }),
  nominal: formula({
    id: "n-c-z",
    title: "Nominal member capacity in twist",
    reference: CLAUSES.memberCompression,
    result: NCZ,
    symbols: { alphaC: ALPHA_C, ns: N_S },
    is: ({ times }, { alphaC, ns }) => times(alphaC, ns),
  }),
  design: designFormula({
    id: "phi-n-c-z",
    title: "Design member capacity in twist",
    result: symbol("phi N_cz", "kN"),
    nominal: NCZ,
  }),
} as const;
