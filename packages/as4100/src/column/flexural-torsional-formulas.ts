import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { A_G, ALPHA_C, LAMBDA_N, N_S } from "../symbols.ts";

const R_0 = symbol("r_0", "mm");
const X_0 = symbol("x_0", "mm");
const NOX = symbol("N_ox", "kN");
const NOZ = symbol("N_oz", "kN");
const NOXZ = symbol("N_oxz", "kN");
const BETA = symbol("beta");
const E_MODULUS = symbol("E", "MPa");
const NC = symbol("N_c", "kN");
const reference = CLAUSES.memberCompression;

/** Factor of the capacity by this route. Recalled. */
export const ROUTE_FACTOR = 0.85;

export const POLAR_RADIUS = formula({
  id: "r-0",
  title: "Polar radius of gyration about the shear centre",
  reference,
  result: R_0,
  symbols: { ix: symbol("I_x", "mm⁴"), iy: symbol("I_y", "mm⁴"), ag: A_G, x0: X_0 },
  is: ({ sqrt, plus, over, square }, { ix, iy, ag, x0 }) => sqrt(plus(over(plus(ix, iy), ag), square(x0))),
});

export const TORSIONAL_BUCKLING = formula({
  id: "n-oz",
  title: "Elastic torsional buckling load",
  reference: CLAUSES.elasticBuckling,
  result: NOZ,
  symbols: {
    g: symbol("G", "MPa"),
    j: symbol("J", "mm⁴"),
    e: E_MODULUS,
    iw: symbol("I_w", "mm⁶"),
    lz: symbol("l_z", "mm"),
    r0: R_0,
  },
  is: ({ plus, times, over, square, pi }, { g, j, e, iw, lz, r0 }) =>
    over(plus(times(g, j), over(times(square(pi), e, iw), square(lz))), square(r0)),
});

export const MAJOR_BUCKLING = formula({
  id: "n-ox",
  title: "Elastic flexural buckling load about x",
  reference: CLAUSES.elasticBuckling,
  result: NOX,
  symbols: { e: E_MODULUS, ix: symbol("I_x", "mm⁴"), le: symbol("l_ex", "mm") },
  is: ({ pi, times, over, square }, { e, ix, le }) => over(times(square(pi), e, ix), square(le)),
});

export const SHEAR_CENTRE_FACTOR = formula({
  id: "beta",
  title: "Factor of the shear centre",
  reference: CLAUSES.elasticBuckling,
  result: BETA,
  symbols: { x0: X_0, r0: R_0 },
  is: ({ constant, minus, square, over }, { x0, r0 }) => minus(constant(1), square(over(x0, r0))),
});

export const FLEXURAL_TORSIONAL_BUCKLING = formula({
  id: "n-oxz",
  title: "Elastic flexural-torsional buckling load",
  reference: CLAUSES.elasticBuckling,
  result: NOXZ,
  symbols: { nox: NOX, noz: NOZ, beta: BETA },
  is: ({ constant, plus, minus, times, over, square, sqrt }, { nox, noz, beta }) => {
    const sum = plus(nox, noz);
    const root = sqrt(minus(square(sum), times(constant(4), beta, nox, noz)));
    return over(minus(sum, root), times(constant(2), beta));
  },
});

export const SLENDERNESS_OF_LOAD = formula({
  id: "lambda-n",
  title: "Modified slenderness of the elastic buckling load",
  reference: CLAUSES.slendernessOfLoad,
  result: LAMBDA_N,
  symbols: { ns: N_S, noxz: NOXZ },
  is: ({ constant, times, sqrt, over }, { ns, noxz }) => times(constant(90), sqrt(over(ns, noxz))),
});

export const ALPHA_B_OF_ROUTE: Rule = {
  id: "alpha-b",
  title: "Compression member section constant",
  reference,
  result: symbol("alpha_b"),
  rule: "as of other sections, approximate",
};

export const NOMINAL_BY_ROUTE = formula({
  id: "n-c-xz",
  title: "Nominal member capacity, approximate",
  reference,
  result: NC,
  symbols: { alphaC: ALPHA_C, ns: N_S },
  is: ({ constant, times }, { alphaC, ns }) => times(constant(ROUTE_FACTOR), alphaC, ns),
});

export const DESIGN_BY_ROUTE = designFormula({
  id: "phi-n-c-xz",
  title: "Design member capacity, approximate",
  result: symbol("phi N_c", "kN"),
  nominal: NC,
});
