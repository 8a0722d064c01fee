import { type Formula, formula, type Rule, type SymbolDefinition, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { ALPHA_B, ALPHA_C, B_S, D_1, F_Y, F_YW, LAMBDA_N, T, T_F, T_W } from "../symbols.ts";

const B_BF = symbol("b_bf", "mm");
const B_B = symbol("b_b", "mm");
const D_5 = symbol("d_5", "mm");
const R_EXT = symbol("r_ext", "mm");
const L_E_OVER_R = symbol("l_e/r");
const ALPHA_P = symbol("alpha_p");
const ALPHA_PM = symbol("alpha_pm");
const K_S = symbol("k_s");
const K_V = symbol("k_v");

const R_BY = symbol("R_by", "kN");
const R_BB = symbol("R_bb", "kN");
/** Per millimetre of the bearing width. */
const R_BY_PER_MM = symbol("R_by/b", "kN/mm");
const R_BB_PER_MM = symbol("R_bb/b", "kN/mm");

function yieldOf(result: SymbolDefinition) {
  return { id: "r-by", title: "Nominal bearing yield capacity", reference: CLAUSES.bearingYield, result };
}

function bucklingOf(result: SymbolDefinition) {
  return {
    id: "r-bb",
    title: "Nominal bearing buckling capacity",
    reference: CLAUSES.bearingBuckling,
    result,
  };
}

function width(id: string, title: string, result: SymbolDefinition) {
  return { id, title, reference: CLAUSES.bearingWidth, result };
}

function slendernessRatio(plates: "web, both flanges restrained" | "web, one flange restrained" | "walls") {
  return {
    id: "l-e-r",
    title: `Slenderness ratio of the ${plates}`,
    reference: CLAUSES.bearingBuckling,
    result: L_E_OVER_R,
  };
}

function modifiedSlenderness(fy: SymbolDefinition) {
  return formula({
    id: "lambda-n",
    title: "Modified compression member slenderness",
    reference: CLAUSES.memberCompression,
    result: LAMBDA_N,
    symbols: { ratio: L_E_OVER_R, fy },
    is: ({ constant, times, over, sqrt }, { ratio, fy: stress }) =>
      times(ratio, sqrt(over(stress, constant(250, "MPa")))),
  });
}

/** Section constant of a web as a strut. */
export const WEB_SECTION_CONSTANT: Rule = {
  id: "alpha-b",
  title: "Compression member section constant",
  reference: CLAUSES.bearingBuckling,
  result: ALPHA_B,
  rule: "α_b of a web in bearing",
};

/** Dispersion 1 : 2.5 through the flange. */
function flangeDispersion(slopes: 2.5 | 5) {
  return formula({
    ...width("b-bf", "Bearing width at the flange-to-web junction", B_BF),
    symbols: { bs: B_S, tf: T_F },
    is: ({ constant, plus, times }, { bs, tf }) => plus(bs, times(constant(slopes), tf)),
  });
}

/** The same, and 1 : 1 through the web to mid-depth. */
const WEB_WIDTH = {
  ...width("b-b", "Bearing width at mid-depth of the web", B_B),
  symbols: { bs: B_S, tf: T_F, d1: D_1 },
} as const;

/** Distance from the bearing to the end of the member, which truncates the dispersion. */
const B_O = symbol("b_o", "mm");
/** To the other end. */
const B_O_FAR = symbol("b_{o,2}", "mm");

function webSlenderness(flanges: "both" | "one", factor: 2.5 | 5) {
  const plates = flanges === "both" ? "web, both flanges restrained" : "web, one flange restrained";
  return formula({
    ...slendernessRatio(plates),
    symbols: { d1: D_1, t: T_W },
    is: ({ constant, times, over }, { d1, t }) => over(times(constant(factor), d1), t),
  });
}

/** The web of an I-section or a channel. */
export const PLATE_BEARING = {
  yieldWidth: { interior: flangeDispersion(5), end: flangeDispersion(2.5) },
  yieldWidthNearEnd: formula({
    ...width("b-bf", "Bearing width at the flange-to-web junction", B_BF),
    symbols: { bs: B_S, tf: T_F, bo: B_O },
    is: ({ constant, plus, times, min }, { bs, tf, bo }) => {
      const flange = times(constant(2.5), tf);
      return plus(bs, flange, min(flange, bo));
    },
  }),
  yieldWidthBetweenEnds: formula({
    ...width("b-bf", "Bearing width at the flange-to-web junction", B_BF),
    symbols: { bs: B_S, tf: T_F, bo: B_O, far: B_O_FAR },
    is: ({ constant, plus, times, min }, { bs, tf, bo, far }) => {
      const flange = times(constant(2.5), tf);
      return plus(bs, min(flange, bo), min(flange, far));
    },
  }),
  yieldPerMm: formula({
    ...yieldOf(R_BY_PER_MM),
    symbols: { t: T_W, fy: F_YW },
    is: ({ constant, times }, { t, fy }) => times(constant(1.25), times(t, fy)),
  }),
  yielding: formula({
    ...yieldOf(R_BY),
    symbols: { b: B_BF, t: T_W, fy: F_YW },
    is: ({ constant, times }, { b, t, fy }) => times(constant(1.25), times(b, t, fy)),
  }),
  slenderness: { 1: webSlenderness("one", 5), 2: webSlenderness("both", 2.5) },
  modifiedSlenderness: modifiedSlenderness(F_YW),
  bucklingWidth: {
    interior: formula({
      ...WEB_WIDTH,
      is: ({ constant, plus, times }, { bs, tf, d1 }) => plus(bs, times(constant(5), tf), d1),
    }),
    end: formula({
      ...WEB_WIDTH,
      is: ({ constant, plus, times, over }, { bs, tf, d1 }) =>
        plus(bs, times(constant(2.5), tf), over(d1, constant(2))),
    }),
  },
  bucklingWidthNearEnd: formula({
    ...WEB_WIDTH,
    symbols: { bs: B_S, tf: T_F, d1: D_1, bo: B_O },
    is: ({ constant, plus, times, over, min }, { bs, tf, d1, bo }) => {
      const flange = times(constant(2.5), tf);
      const web = over(d1, constant(2));
      const towardsEnd = min(plus(flange, web), bo);
      return plus(bs, flange, web, towardsEnd);
    },
  }),
  bucklingWidthBetweenEnds: formula({
    ...WEB_WIDTH,
    symbols: { bs: B_S, tf: T_F, d1: D_1, bo: B_O, far: B_O_FAR },
    is: ({ constant, plus, times, over, min }, { bs, tf, d1, bo, far }) => {
      const dispersion = plus(times(constant(2.5), tf), over(d1, constant(2)));
      return plus(bs, min(dispersion, bo), min(dispersion, far));
    },
  }),
  bucklingPerMm: formula({
    ...bucklingOf(R_BB_PER_MM),
    symbols: { alphaC: ALPHA_C, t: T_W, fy: F_YW },
    is: ({ times }, { alphaC, t, fy }) => times(alphaC, t, fy),
  }),
  buckling: formula({
    ...bucklingOf(R_BB),
    symbols: { alphaC: ALPHA_C, b: B_B, t: T_W, fy: F_YW },
    is: ({ times }, { alphaC, b, t, fy }) => times(alphaC, b, t, fy),
  }),
} as const;

const WALL_WIDTH = {
  ...width("b-b", "Bearing width of the walls", B_B),
  symbols: { bs: B_S, rext: R_EXT, d5: D_5 },
} as const;

function wallSlenderness(factor: 3.5 | 3.8) {
  return formula({
    ...slendernessRatio("walls"),
    symbols: { d5: D_5, t: T },
    is: ({ constant, times, over }, { d5, t }) => over(times(constant(factor), d5), t),
  });
}

/** The two walls of a rectangular hollow section. */
export const HOLLOW_BEARING = {
  width: {
    interior: formula({
      ...WALL_WIDTH,
      is: ({ constant, plus, times }, { bs, rext, d5 }) => plus(bs, plus(times(constant(5), rext), d5)),
    }),
    end: formula({
      ...WALL_WIDTH,
      is: ({ constant, plus, times, over }, { bs, rext, d5 }) =>
        plus(bs, plus(times(constant(2.5), rext), over(d5, constant(2)))),
    }),
  },
  yieldPerMm: formula({
    ...yieldOf(R_BY_PER_MM),
    symbols: { alphaP: ALPHA_P, t: T, fy: F_Y },
    is: ({ constant, times }, { alphaP, t, fy }) => times(alphaP, times(constant(2), t, fy)),
  }),
  yielding: formula({
    ...yieldOf(R_BY),
    symbols: { alphaP: ALPHA_P, b: B_B, t: T, fy: F_Y },
    is: ({ constant, times }, { alphaP, b, t, fy }) => times(alphaP, times(constant(2), b, t, fy)),
  }),
  slenderness: { interior: wallSlenderness(3.5), end: wallSlenderness(3.8) },
  modifiedSlenderness: modifiedSlenderness(F_Y),
  bucklingPerMm: formula({
    ...bucklingOf(R_BB_PER_MM),
    symbols: { alphaC: ALPHA_C, t: T, fy: F_Y },
    is: ({ constant, times }, { alphaC, t, fy }) => times(alphaC, constant(2), t, fy),
  }),
  buckling: formula({
    ...bucklingOf(R_BB),
    symbols: { alphaC: ALPHA_C, b: B_B, t: T, fy: F_Y },
    is: ({ constant, times }, { alphaC, b, t, fy }) => times(times(alphaC, constant(2)), b, t, fy),
  }),
} as const;

export const RADIUS_RATIO = formula({
  id: "k-s",
  title: "Ratio of the corner radius",
  reference: CLAUSES.bearingYield,
  result: K_S,
  symbols: { rext: R_EXT, t: T },
  is: ({ constant, minus, over, times }, { rext, t }) =>
    minus(over(times(constant(2), rext), t), constant(1)),
});

export const DEPTH_RATIO = formula({
  id: "k-v",
  title: "Ratio of the flat wall depth to its thickness",
  reference: CLAUSES.bearingYield,
  result: K_V,
  symbols: { d5: D_5, t: T },
  is: ({ over }, { d5, t }) => over(d5, t),
});

export const WALL_COEFFICIENT = formula({
  id: "alpha-pm",
  title: "Coefficient of the reduction factor",
  reference: CLAUSES.bearingYield,
  result: ALPHA_PM,
  symbols: { ks: K_S, kv: K_V },
  is: ({ constant, plus, over }, { ks, kv }) => plus(over(constant(1), ks), over(constant(0.5), kv)),
});

export const INTERIOR_REDUCTION = formula({
  id: "alpha-p",
  title: "Reduction factor for bearing away from the ends",
  reference: CLAUSES.bearingYield,
  result: ALPHA_P,
  symbols: { ks: K_S, kv: K_V, alphaPm: ALPHA_PM },
  is: ({ constant, plus, minus, times, over, square }, { ks, kv, alphaPm }) => {
    const rest = minus(constant(1), square(alphaPm));
    const ends = over(times(rest, constant(0.25)), square(kv));
    const corners = minus(plus(constant(1), over(ks, kv)), ends);
    return times(over(constant(0.5), ks), plus(constant(1), times(rest, corners)));
  },
});

export const END_REDUCTION = formula({
  id: "alpha-p",
  title: "Reduction factor for bearing at the end of a member",
  reference: CLAUSES.bearingYield,
  result: ALPHA_P,
  symbols: { ks: K_S },
  is: ({ constant, plus, minus, sqrt, square }, { ks }) => minus(sqrt(plus(constant(2), square(ks))), ks),
});

function design(notation: string, nominal: SymbolDefinition): Formula<"phi" | "nominal"> {
  return designFormula({
    id: "phi-r-b",
    title: "Design bearing capacity of the web",
    result: symbol(notation, nominal.unit),
    nominal,
  });
}

/** Design capacities for a bearing away from the ends, at an end, and per millimetre of the bearing width. */
export const DESIGN_BEARING = {
  yielding: {
    interior: design("phi R_by", R_BY),
    end: design("phi R_by", R_BY),
    perMm: design("phi R_by/b", R_BY_PER_MM),
  },
  buckling: {
    interior: design("phi R_bb", R_BB),
    end: design("phi R_bb", R_BB),
    perMm: design("phi R_bb/b", R_BB_PER_MM),
  },
} as const;
