import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_ST, B_EF, B_W, D_EFFECTIVE, E_C, E_S, F_C, F_CT_F } from "../symbols.ts";
import { I_CR, M_S } from "./elastic-formulas.ts";

const P_W = symbol("p_w");
const P_CW = symbol("p_cw");
const SIGMA_CS = symbol("sigma_cs", "MPa");
const M_CR = symbol("M_cr", "kNm");
const I = symbol("I", "mm⁴");
const I_EF = symbol("I_ef", "mm⁴");
const I_EF_MAX = symbol("I_{ef.max}", "mm⁴");
const K_CS = symbol("k_cs");
const K_1 = symbol("k_1");
const deflection = CLAUSES.deflection;

function webRatio(id: string, title: string, result: typeof P_W, area: string) {
  return formula({
    id,
    title,
    reference: deflection,
    result,
    symbols: { area: symbol(area, "mm²"), bw: B_W, d: D_EFFECTIVE },
    is: ({ times, over }, { area: as, bw, d }) => over(as, times(bw, d)),
  });
}

export const TENSION_RATIO = webRatio("p-w", "Web reinforcement ratio in tension", P_W, "A_st");
export const COMPRESSION_RATIO = webRatio("p-cw", "Web reinforcement ratio in compression", P_CW, "A_sc");

export const SHRINKAGE_STRESS = formula({
  id: "sigma-cs",
  title: "Stress of restrained shrinkage at the tension face",
  reference: deflection,
  result: SIGMA_CS,
  symbols: { pw: P_W, pcw: P_CW, es: E_S, shrinkage: symbol("epsilon_cs") },
  is: ({ constant, plus, minus, times, over, max }, { pw, pcw, es, shrinkage }) =>
    max(
      constant(0, "MPa"),
      times(
        over(
          minus(times(constant(2.5), pw), times(constant(0.8), pcw)),
          plus(constant(1), times(constant(50), pw)),
        ),
        es,
        shrinkage,
      ),
    ),
});

export const CRACKING_MOMENT = formula({
  id: "m-cr",
  title: "Cracking moment",
  reference: deflection,
  result: M_CR,
  symbols: { z: symbol("Z", "mm³"), tension: F_CT_F, sigma: SIGMA_CS },
  is: ({ constant, minus, times, max }, { z, tension, sigma }) =>
    max(constant(0, "kNm"), times(z, minus(tension, sigma))),
});

export const GROSS_MOMENT: Rule = {
  id: "i",
  title: "Second moment of area of the gross section",
  reference: deflection,
  result: I,
  rule: "gross concrete section",
};

/** Reinforcement ratio from which the effective second moment may be the gross one. Source AS 3600 8.5.3.1. */
const REINFORCED = 0.005;

export const LARGEST_MOMENT = formula({
  id: "i-ef-max",
  title: "Largest effective second moment of area",
  reference: deflection,
  result: I_EF_MAX,
  symbols: { ast: A_ST, b: symbol("b", "mm"), d: D_EFFECTIVE, i: I },
  is: ({ constant, times, over, when, isLess }, { ast, b, d, i }) =>
    when(isLess(over(ast, times(b, d)), constant(REINFORCED)), times(constant(0.6), i), i),
});

export const EFFECTIVE_MOMENT = formula({
  id: "i-ef",
  title: "Effective second moment of area",
  reference: deflection,
  result: I_EF,
  symbols: { icr: I_CR, i: I, mcr: M_CR, ms: M_S, most: I_EF_MAX },
  is: ({ constant, minus, times, over, square, min }, { icr, i, mcr, ms, most }) =>
    min(over(icr, minus(constant(1), times(minus(constant(1), over(icr, i)), square(over(mcr, ms))))), most),
});

export const UNCRACKED_MOMENT: Rule = {
  id: "i-ef",
  title: "Effective second moment of area",
  reference: deflection,
  result: I_EF,
  rule: "the largest value where M*_s is not more than M_cr",
};

/** Weighted mean of the middle and the ends of a span. */
function mean(middle: number, left: number, right: number) {
  return formula({
    id: "i-ef-mean",
    title: "Effective second moment of area of the span",
    reference: deflection,
    result: I_EF,
    symbols: {
      middle: symbol("I_efM", "mm⁴"),
      left: symbol("I_efL", "mm⁴"),
      right: symbol("I_efR", "mm⁴"),
    },
    is: ({ constant, plus, times }, values) =>
      plus(
        times(constant(middle), values.middle),
        times(constant(left), values.left),
        times(constant(right), values.right),
      ),
  });
}

export const SPAN_MOMENT = {
  simple: mean(1, 0, 0),
  left: mean(0.5, 0.5, 0),
  right: mean(0.5, 0, 0.5),
  both: mean(0.5, 0.25, 0.25),
} as const;

export const LONG_TERM_FACTOR = formula({
  id: "k-cs",
  title: "Long-term deflection factor",
  reference: CLAUSES.longTerm,
  result: K_CS,
  symbols: { asc: symbol("A_sc", "mm²"), ast: A_ST },
  is: ({ constant, minus, times, over, max }, { asc, ast }) =>
    max(constant(0.8), minus(constant(2), over(times(constant(1.2), asc), ast))),
});

const SUSTAINED = symbol("Delta_{s.sus}", "mm");
const SHORT = symbol("Delta_s", "mm");

export const TOTAL_DEFLECTION = formula({
  id: "delta-total",
  title: "Total deflection",
  reference: CLAUSES.longTerm,
  result: symbol("Delta_tot", "mm"),
  symbols: { short: SHORT, kcs: K_CS, sustained: SUSTAINED },
  is: ({ plus, times }, { short, kcs, sustained }) => plus(short, times(kcs, sustained)),
});

export const INCREMENTAL_DEFLECTION = formula({
  id: "delta-incremental",
  title: "Incremental deflection, after the permanent action acts",
  reference: CLAUSES.longTerm,
  result: symbol("Delta_inc", "mm"),
  symbols: { short: SHORT, permanent: symbol("Delta_{s.G}", "mm"), kcs: K_CS, sustained: SUSTAINED },
  is: ({ plus, minus, times }, { short, permanent, kcs, sustained }) =>
    plus(minus(short, permanent), times(kcs, sustained)),
});

const SIMPLIFIED = { fc: F_C, p: symbol("p"), beta: symbol("beta") } as const;

/** Ief over bef d3. A strength in MPa is a number in these empirical formulas. */
export const SIMPLIFIED_STIFFNESS = formula({
  id: "k-1",
  title: "Simplified effective second moment of area over b_ef d³",
  reference: deflection,
  result: K_1,
  symbols: SIMPLIFIED,
  is: ({ constant, plus, minus, times, over, power, min, when, isAtMost }, { fc, p, beta }) => {
    const strength = over(fc, constant(1, "MPa"));
    const root = power(strength, over(constant(1), constant(3)));
    const flange = power(beta, over(constant(2), constant(3)));
    return when(
      isAtMost(over(times(constant(0.001), root), flange), p),
      min(
        plus(times(minus(constant(5), times(constant(0.04), strength)), p), constant(0.002)),
        over(constant(0.1), flange),
      ),
      min(
        minus(over(times(constant(0.055), root), flange), times(constant(50), p)),
        over(constant(0.06), flange),
      ),
    );
  },
});

const LOADS = {
  kcs: K_CS,
  g: symbol("g", "kN/m"),
  q: symbol("q", "kN/m"),
  psiS: symbol("psi_s"),
  psiL: symbol("psi_l"),
} as const;

export const TOTAL_LOAD = formula({
  id: "f-d-ef",
  title: "Effective design load for the total deflection",
  reference: CLAUSES.deemedDeflection,
  result: symbol("F_{d.ef}", "kN/m"),
  symbols: LOADS,
  is: ({ constant, plus, times }, { kcs, g, q, psiS, psiL }) =>
    plus(times(plus(constant(1), kcs), g), times(plus(psiS, times(kcs, psiL)), q)),
});

export const INCREMENTAL_LOAD = formula({
  id: "f-d-ef",
  title: "Effective design load for the incremental deflection",
  reference: CLAUSES.deemedDeflection,
  result: symbol("F_{d.ef}", "kN/m"),
  symbols: LOADS,
  is: ({ plus, times }, { kcs, g, q, psiS, psiL }) =>
    plus(times(kcs, g), times(plus(psiS, times(kcs, psiL)), q)),
});

export const SPAN_TO_DEPTH = formula({
  id: "lef-d",
  title: "Largest ratio of effective span to depth",
  reference: CLAUSES.deemedDeflection,
  result: symbol("r_d"),
  symbols: {
    k1: K_1,
    limit: symbol("r_Delta"),
    bef: B_EF,
    ec: E_C,
    k2: symbol("k_2"),
    load: symbol("F_{d.ef}", "kN/m"),
  },
  is: ({ constant, times, over, power }, { k1, limit, bef, ec, k2, load }) =>
    power(over(times(times(k1, limit), bef, ec), times(k2, load)), over(constant(1), constant(3))),
});

function slenderLimit(what: string, part: number, most: number) {
  return formula({
    id: "l-l-max",
    title: `Largest distance between lateral restraints of a ${what}`,
    reference: CLAUSES.slenderBeam,
    result: symbol("L_{l.max}", "mm"),
    symbols: { bef: B_EF, depth: symbol("D", "mm") },
    is: ({ constant, times, over, min }, { bef, depth }) =>
      times(min(over(times(constant(part), bef), depth), constant(most)), bef),
  });
}

export const SLENDER_LIMIT = {
  span: slenderLimit("span", 180, 60),
  cantilever: slenderLimit("cantilever", 100, 25),
} as const;
