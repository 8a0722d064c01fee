import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D_EFFECTIVE, D_OVERALL, F_CT_F, F_SY, M_STAR, V_STAR } from "../symbols.ts";

export const FACE_MOMENT: Rule = {
  id: "m-star",
  title: "Moment at the face of the column",
  reference: CLAUSES.flexure,
  result: M_STAR,
  rule: "sum of the reactions of the piles of one sense beyond the face times their distance from it",
};

export const TOP_MOMENT: Rule = {
  id: "m-top",
  title: "Moment at the face of the column, top bars in tension",
  reference: CLAUSES.flexure,
  result: M_STAR,
  rule: "the weight of cap and soil beyond the face, with the moment of the piles that pull there, or less that of the piles that press",
};

export const FACE_TERM = formula({
  id: "m-i",
  title: "Moment of one pile at the face of the column",
  reference: CLAUSES.flexure,
  result: symbol("M_i", "kNm"),
  symbols: { r: symbol("R*", "kN"), arm: symbol("a_i", "mm") },
  is: ({ times }, { r, arm }) => times(r, arm),
});

export const TWO_WAY_STEEL = formula({
  id: "ast-min",
  title: "Minimum area of bars in each direction",
  reference: CLAUSES.footingMinimum,
  result: symbol("A_{st.min}", "mm²"),
  symbols: { depth: D_OVERALL, d: D_EFFECTIVE, tension: F_CT_F, fsy: F_SY, b: symbol("b", "mm") },
  is: ({ constant, times, over, square }, { depth, d, tension, fsy, b }) =>
    times(times(constant(0.19), square(over(depth, d))), over(tension, fsy), b, d),
});

/** The share of a pile beyond a section: all where its centre is half a pile outside, none half a pile inside. */
export const SHEAR_SUM: Rule = {
  id: "v-star",
  title: "Reactions of the piles beyond the section",
  reference: CLAUSES.shear,
  result: V_STAR,
  rule: "a pile counts by its share beyond the section, linear between half a pile inside and outside",
};
