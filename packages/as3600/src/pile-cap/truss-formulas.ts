import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D_EFFECTIVE, F_C, PHI_ST, THETA } from "../symbols.ts";

const Z = symbol("z", "mm");
const H = symbol("h", "mm");
const A_N = symbol("a_n", "mm");
const R = symbol("R*", "kN");
const A_P = symbol("A_p", "mm²");
const A_C = symbol("A_c", "mm²");
const COLUMN = symbol("A_col", "mm²");
const NODES = symbol("n");
const statics = CLAUSES.trussAngle;

export const LEVER_ARM = formula({
  id: "z",
  title: "Lever arm of the truss",
  reference: statics,
  result: Z,
  symbols: { d: D_EFFECTIVE },
  is: ({ constant, times }, { d }) => times(constant(0.85), d),
});

export const NODE_DEPTH = formula({
  id: "a-n",
  title: "Depth of the nodes below the column",
  reference: statics,
  result: A_N,
  symbols: { force: symbol("Sigma H*", "kN"), phi: PHI_ST, fc: F_C, width: symbol("c", "mm") },
  is: ({ constant, times, over }, { force, phi, fc, width }) =>
    over(force, times(phi, times(constant(0.9), fc), width)),
});

export const REFINED_ARM = formula({
  id: "z",
  title: "Lever arm of the truss, refined",
  reference: statics,
  result: Z,
  symbols: { d: D_EFFECTIVE, an: A_N },
  is: ({ constant, minus, times, over, min }, { d, an }) =>
    min(minus(d, over(an, constant(2))), times(constant(0.9), d)),
});

export const PLAN_DISTANCE = formula({
  id: "h",
  title: "Distance in plan between the pile and its node below the column",
  reference: statics,
  result: H,
  symbols: { hx: symbol("h_x", "mm"), hy: symbol("h_y", "mm") },
  is: ({ plus, square, sqrt }, { hx, hy }) => sqrt(plus(square(hx), square(hy))),
});

export const ANGLE: Rule = {
  id: "theta",
  title: "Angle of the strut to the horizontal",
  reference: statics,
  result: THETA,
  rule: "tan θ = z/h",
};

export const THRUST = formula({
  id: "thrust",
  title: "Horizontal force of the strut along the tie",
  reference: statics,
  result: symbol("H*", "kN"),
  symbols: { r: R, h: H, z: Z },
  is: ({ times, over }, { r, h, z }) => over(times(r, h), z),
});

export const TIE_FORCE: Rule = {
  id: "t-star",
  title: "Force in the tie",
  reference: CLAUSES.tie,
  result: symbol("T*", "kN"),
  rule: "the greater of its two ends, with the shear forces of the piles",
};

/** `area` over `width` is the mean width of the pile across the strut. */
export const PILE_END_AREA = formula({
  id: "a-c",
  title: "Area of the strut at the pile",
  reference: CLAUSES.strut,
  result: A_C,
  symbols: { area: A_P, width: symbol("D_p", "mm"), ab: symbol("a_b", "mm"), theta: THETA },
  is: ({ constant, plus, times, over, sin, cos }, { area, width, ab, theta }) =>
    times(over(area, width), plus(times(width, sin(theta)), times(constant(2), ab, cos(theta)))),
});

export const COLUMN_SHARE = formula({
  id: "a-share",
  title: "Area of the column for one strut",
  reference: CLAUSES.strut,
  result: symbol("A_1", "mm²"),
  symbols: { area: COLUMN, count: NODES },
  is: ({ over }, { area, count }) => over(area, count),
});

/** Area of the column in uniform compression about its resultant. */
export const COLUMN_BLOCK: Rule = {
  id: "a-block",
  title: "Area of the column about its resultant",
  reference: CLAUSES.strut,
  result: symbol("A_b", "mm²"),
  rule: "(c_x - 2e_x)(c_y - 2e_y)",
};

export const BLOCK_SHARE = formula({
  id: "a-share",
  title: "Area of the column for one strut, by its share of the reactions",
  reference: CLAUSES.strut,
  result: symbol("A_1", "mm²"),
  symbols: { block: symbol("A_b", "mm²"), r: R, sum: symbol("Sigma R*", "kN") },
  is: ({ times, over }, { block, r, sum }) => times(block, over(r, sum)),
});

export const COLUMN_END_AREA = formula({
  id: "a-c",
  title: "Area of the strut at the column",
  reference: CLAUSES.strut,
  result: A_C,
  symbols: { share: symbol("A_1", "mm²"), an: A_N, theta: THETA },
  is: ({ plus, times, sqrt, sin, cos }, { share, an, theta }) =>
    plus(times(share, sin(theta)), times(sqrt(share), an, cos(theta))),
});

export const FACE_STRESS = formula({
  id: "f-n",
  title: "Stress on the face of the node",
  reference: CLAUSES.node,
  result: symbol("f_n", "MPa"),
  symbols: { r: R, area: symbol("A_n", "mm²") },
  is: ({ over }, { r, area }) => over(r, area),
});

export const STRUT_WIDTH = formula({
  id: "d-c",
  title: "Width of the strut at the pile",
  reference: CLAUSES.bursting,
  result: symbol("d_c", "mm"),
  symbols: { width: symbol("D_p", "mm"), ab: symbol("a_b", "mm"), theta: THETA },
  is: ({ constant, plus, times, sin, cos }, { width, ab, theta }) =>
    plus(times(width, sin(theta)), times(constant(2), ab, cos(theta))),
});

export const TIE_STRESS = formula({
  id: "sigma-st",
  title: "Stress of the bars at the inner face of the node",
  reference: CLAUSES.tieAnchorage,
  result: symbol("sigma_st", "MPa"),
  symbols: { t: symbol("T*", "kN"), as: symbol("A_s", "mm²") },
  is: ({ over }, { t, as }) => over(t, as),
});

export const SERVICE_STRESS = formula({
  id: "sigma-service",
  title: "Stress of the bars under service actions",
  reference: CLAUSES.nonFlexuralCracks,
  result: symbol("sigma_scr", "MPa"),
  symbols: { ratio: symbol("r_s"), stress: symbol("sigma_st", "MPa") },
  is: ({ times }, { ratio, stress }) => times(ratio, stress),
});

export const SERVICE_FORCE = formula({
  id: "c-s",
  title: "Force in the strut under service actions",
  reference: CLAUSES.bursting,
  result: symbol("C*", "kN"),
  symbols: { ratio: symbol("r_s"), c: symbol("C*", "kN") },
  is: ({ times }, { ratio, c }) => times(ratio, c),
});

/** Mats across a strut. */
const BARS_ACROSS = symbol("n_b");
const MATS = symbol("n_l");

export const BARS_WITHIN: Rule = {
  id: "n-b",
  title: "Bars of a mat within the width of the strut",
  reference: CLAUSES.bursting,
  result: BARS_ACROSS,
  rule: "whole bars within the least width of the strut",
};

export const MATS_WITHIN: Rule = {
  id: "n-l",
  title: "Mats within the bursting zone",
  reference: CLAUSES.bursting,
  result: MATS,
  rule: "even between the ties and the nodes, within l_b about the middle of the strut",
};

export const MATS_ACROSS = formula({
  id: "a-across",
  title: "Bars across the strut",
  reference: CLAUSES.bursting,
  result: symbol("Sigma A_s sin gamma", "mm²"),
  symbols: { mats: MATS, bars: BARS_ACROSS, area: symbol("A_b", "mm²"), theta: THETA },
  is: ({ times, sin }, { mats, bars, area, theta }) => times(mats, bars, area, sin(theta)),
});
