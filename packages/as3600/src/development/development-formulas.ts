import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { A_S, D_B, F_C, F_SY } from "../symbols.ts";

const K_1 = symbol("k_1");
const K_2 = symbol("k_2");
const K_3 = symbol("k_3");
const K_4 = symbol("k_4");
const K_5 = symbol("k_5");
const C_D = symbol("c_d", "mm");
const L_TB = symbol("L_{sy.tb}", "mm");
const L_T = symbol("L_{sy.t}", "mm");
const LAMBDA = symbol("lambda");
const tension = CLAUSES.developmentTension;
const refined = CLAUSES.developmentRefined;

export const BAR_POSITION: Rule = {
  id: "k-1",
  title: "Factor of the position of the bar",
  reference: tension,
  result: K_1,
  rule: "1.3 for a horizontal bar with more than 300 mm of concrete cast below it, otherwise 1.0",
};

export const DIAMETER_FACTOR = formula({
  id: "k-2",
  title: "Factor of the bar diameter",
  reference: tension,
  result: K_2,
  symbols: { db: D_B },
  is: ({ constant, minus, over }, { db }) => over(minus(constant(132, "mm"), db), constant(100, "mm")),
});

export const CONFINEMENT_FACTOR = formula({
  id: "k-3",
  title: "Factor of cover and spacing",
  reference: tension,
  result: K_3,
  symbols: { cd: C_D, db: D_B },
  is: ({ constant, minus, times, over, min, max }, { cd, db }) =>
    max(constant(0.7), min(constant(1), minus(constant(1), over(times(constant(0.15), minus(cd, db)), db)))),
});

export const FORMULA_LENGTH = formula({
  id: "l-sy-tf",
  title: "Basic development length by the formula",
  reference: tension,
  result: symbol("L_f", "mm"),
  symbols: { k1: K_1, k2: K_2, k3: K_3, fsy: F_SY, db: D_B, fc: F_C },
  is: ({ constant, times, over, sqrt }, { k1, k2, k3, fsy, db, fc }) =>
    over(times(times(constant(0.5), k1, k3), fsy, db), times(k2, times(constant(1, "MPa^0.5"), sqrt(fc)))),
});

export const LEAST_LENGTH = formula({
  id: "l-sy-min",
  title: "Least basic development length",
  reference: tension,
  result: symbol("L_min", "mm"),
  symbols: { k1: K_1, fsy: F_SY, db: D_B },
  is: ({ constant, times, over }, { k1, fsy, db }) =>
    over(times(times(constant(0.058), k1), fsy, db), constant(1, "MPa")),
});

export const COATING: Rule = {
  id: "k-c",
  title: "Factor of coating, lightweight concrete and slip forms",
  reference: tension,
  result: symbol("k_c"),
  rule: "1.5 epoxy coated, 1.3 structural lightweight, 1.3 slip-formed",
};

export const BUNDLE: Rule = {
  id: "k-b",
  title: "Factor of bundled bars",
  reference: CLAUSES.bundles,
  result: symbol("k_b"),
  rule: "1.20 for three bars, 1.33 for four",
};

/** The least length is that of the formula before coating and bundles. */
export const BASIC_LENGTH = formula({
  id: "l-sy-tb",
  title: "Basic development length in tension",
  reference: tension,
  result: L_TB,
  symbols: {
    formula: symbol("L_f", "mm"),
    least: symbol("L_min", "mm"),
    coating: symbol("k_c"),
    bundle: symbol("k_b"),
  },
  is: ({ times, max }, { formula: length, least, coating, bundle }) =>
    times(max(length, least), coating, bundle),
});

export const TRANSVERSE_K = formula({
  id: "k-transverse",
  title: "Factor of transverse bars between the bars and the tension face",
  reference: refined,
  result: symbol("K"),
  symbols: { nf: symbol("n_f"), nbs: symbol("n_bs") },
  is: ({ constant, plus, times, over, min }, { nf, nbs }) =>
    min(constant(0.1), times(constant(0.05), plus(constant(1), over(nf, nbs)))),
});

export const TRANSVERSE_RATIO = formula({
  id: "lambda",
  title: "Transverse bars beyond the minimum over the area of the bar",
  reference: refined,
  result: LAMBDA,
  symbols: { atr: symbol("A_tr", "mm²"), least: symbol("A_{tr.min}", "mm²"), as: A_S },
  is: ({ constant, minus, over, max }, { atr, least, as }) => max(constant(0), over(minus(atr, least), as)),
});

export const TRANSVERSE_FACTOR = formula({
  id: "k-4",
  title: "Factor of the transverse bars",
  reference: refined,
  result: K_4,
  symbols: { k: symbol("K"), lambda: LAMBDA },
  is: ({ constant, minus, times, min, max }, { k, lambda }) =>
    max(constant(0.7), min(constant(1), minus(constant(1), times(k, lambda)))),
});

export const PRESSURE_FACTOR = formula({
  id: "k-5",
  title: "Factor of the transverse pressure",
  reference: refined,
  result: K_5,
  symbols: { pressure: symbol("rho_p", "MPa") },
  is: ({ constant, minus, times, over, min, max }, { pressure }) =>
    max(
      constant(0.7),
      min(constant(1), minus(constant(1), over(times(constant(0.04), pressure), constant(1, "MPa")))),
    ),
});

/** k3 k4 k5 is not less than 0.7. */
export const REFINED_LENGTH = formula({
  id: "l-sy-t",
  title: "Development length in tension",
  reference: refined,
  result: L_T,
  symbols: { k3: K_3, k4: K_4, k5: K_5, basic: L_TB },
  is: ({ constant, times, over, max }, { k3, k4, k5, basic }) =>
    times(max(times(k4, k5), over(constant(0.7), k3)), basic),
});

export const LENGTH_OF_STRESS = formula({
  id: "l-st",
  title: "Development length of a lower stress",
  reference: CLAUSES.developmentStress,
  result: symbol("L_st", "mm"),
  symbols: { stress: symbol("sigma_st", "MPa"), fsy: F_SY, length: L_T, db: D_B },
  is: ({ constant, times, over, max }, { stress, fsy, length, db }) =>
    max(times(over(stress, fsy), length), times(constant(12), db)),
});

export const HOOK_LENGTH = formula({
  id: "l-hook",
  title: "Development length with a standard hook or cog, to the outside of the bend",
  reference: CLAUSES.hooks,
  result: symbol("L_hook", "mm"),
  symbols: { length: L_T },
  is: ({ constant, times }, { length }) => times(constant(0.5), length),
});

/** Between area ratios of 4 and 10, linear. */
export const HEAD_LENGTH = formula({
  id: "l-sy-hb",
  title: "Development length of a headed bar",
  reference: CLAUSES.heads,
  result: symbol("L_{sy.hb}", "mm"),
  symbols: { length: L_T, db: D_B, ratio: symbol("r_h") },
  is: ({ constant, plus, minus, times, over, min }, { length, db, ratio }) => {
    const half = times(constant(0.5), length);
    const part = over(minus(min(ratio, constant(10)), constant(4)), constant(6));
    return plus(half, times(part, minus(times(constant(6), db), half)));
  },
});

export const COMPRESSION_BASIC = formula({
  id: "l-sy-cb",
  title: "Basic development length in compression",
  reference: CLAUSES.developmentCompression,
  result: symbol("L_{sy.cb}", "mm"),
  symbols: { fsy: F_SY, db: D_B, fc: F_C },
  is: ({ constant, times, over, sqrt, max }, { fsy, db, fc }) =>
    max(
      over(times(constant(0.22), fsy, db), times(constant(1, "MPa^0.5"), sqrt(fc))),
      over(times(constant(0.0435), fsy, db), constant(1, "MPa")),
      constant(200, "mm"),
    ),
});

export const COMPRESSION_FACTOR: Rule = {
  id: "k-6",
  title: "Factor of the transverse bars in compression",
  reference: CLAUSES.developmentCompression,
  result: symbol("k_6"),
  rule: "0.75 with at least three transverse bars outside the bar and A_tr/s ≥ A_s/600, otherwise 1.0",
};

export const COMPRESSION_LENGTH = formula({
  id: "l-sy-c",
  title: "Development length in compression",
  reference: CLAUSES.developmentCompression,
  result: symbol("L_{sy.c}", "mm"),
  symbols: { k6: symbol("k_6"), basic: symbol("L_{sy.cb}", "mm"), bundle: symbol("k_b") },
  is: ({ times }, { k6, basic, bundle }) => times(k6, basic, bundle),
});

export const COMPRESSION_OF_STRESS = formula({
  id: "l-sc",
  title: "Development length of a lower compressive stress",
  reference: CLAUSES.developmentCompression,
  result: symbol("L_sc", "mm"),
  symbols: { stress: symbol("sigma_sc", "MPa"), fsy: F_SY, length: symbol("L_{sy.c}", "mm") },
  is: ({ constant, times, over, max }, { stress, fsy, length }) =>
    max(times(over(stress, fsy), length), constant(200, "mm")),
});

export const SPLICE_FACTOR: Rule = {
  id: "k-7",
  title: "Factor of the splice",
  reference: CLAUSES.lapTension,
  result: symbol("k_7"),
  rule: "1.0 with twice the required bars and half of them or less spliced, otherwise 1.25",
};

/** The least length is not multiplied by k7. */
export const LAP_TENSION = formula({
  id: "l-sy-t-lap",
  title: "Lap length in tension",
  reference: CLAUSES.lapTension,
  result: symbol("L_{sy.t.lap}", "mm"),
  symbols: { k7: symbol("k_7"), length: symbol("L_t", "mm"), least: symbol("L_min", "mm") },
  is: ({ times, max }, { k7, length, least }) => max(times(k7, length), least),
});

export const LAP_TENSION_NARROW = formula({
  id: "l-sy-t-lap",
  title: "Lap length in tension in a narrow element",
  reference: CLAUSES.lapTension,
  result: symbol("L_{sy.t.lap}", "mm"),
  symbols: {
    k7: symbol("k_7"),
    length: symbol("L_t", "mm"),
    least: symbol("L_min", "mm"),
    gap: symbol("s_b", "mm"),
  },
  is: ({ constant, plus, times, max }, { k7, length, least, gap }) =>
    max(times(k7, length), least, plus(length, times(constant(1.5), gap))),
});

export const LAP_COMPRESSION = formula({
  id: "l-sy-c-lap",
  title: "Lap length in compression",
  reference: CLAUSES.lapCompression,
  result: symbol("L_{sy.c.lap}", "mm"),
  symbols: { factor: symbol("c_f"), length: symbol("L_{sy.c}", "mm"), db: D_B },
  is: ({ constant, times, max }, { factor, length, db }) =>
    times(factor, max(length, times(constant(40), db), constant(300, "mm"))),
});

export const LAP_CONFINEMENT: Rule = {
  id: "c-f",
  title: "Factor of fitments over a lap in compression",
  reference: CLAUSES.lapCompression,
  result: symbol("c_f"),
  rule: "0.8 with at least three sets of fitments and A_tr/s ≥ A_b/1000, or a helix of three turns and A_tr/s ≥ nA_b/6000; otherwise 1.0",
};
