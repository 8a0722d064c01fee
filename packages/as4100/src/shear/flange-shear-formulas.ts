import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { designFormula } from "../design-formula.ts";
import { ALPHA_V, F_Y, T_F, T_W } from "../symbols.ts";
import { shearBuckling, webSlenderness } from "./web-shear-formulas.ts";

/**
 * Share of the shear yield capacity of the flanges that counts. Up to half of it shear does not reduce the moment capacity about either
 * axis, so that no interaction is checked; elastic shear stress, 1.5 times the average in a rectangle, would allow 0.83 by Clause 5.11.3.
 *
 * Source   no clause of AS 4100; EN 1993-1-1 6.2.8(2) neglects shear up to half of the plastic shear resistance
 */
export const FLANGE_SHARE = 0.5;

const B_F = symbol("b_f", "mm");
const D_P = symbol("d_p", "mm");
const A_F = symbol("A_f", "mm²");
const V_W = symbol("V_w", "kN");
const V_VY = symbol("V_vy", "kN");

const PANEL = {
  id: "d-p",
  title:
    "Depth of a web as slender as the outstands of the flanges: twice an outstand, which has one free edge",
  reference: CLAUSES.webThickness,
  result: D_P,
  symbols: { bf: B_F, tw: T_W },
} as const;

/** Depth for a flange with an outstand on both sides of the web. */
export const PANEL_OF_I = formula({ ...PANEL, is: ({ minus }, { bf, tw }) => minus(bf, tw) });

/** Depth for a flange with one outstand. */
export const PANEL_OF_CHANNEL = formula({
  ...PANEL,
  is: ({ constant, times, minus }, { bf, tw }) => times(constant(2), minus(bf, tw)),
});

export const FLANGE_SLENDERNESS = webSlenderness("Slenderness of the flanges in shear", {
  dp: D_P,
  t: T_F,
  fy: F_Y,
});

export const FLANGE_COEFFICIENT = shearBuckling("flanges");

export const FLANGE_AREA = formula({
  id: "a-f",
  title: "Area of the two flanges",
  reference: CLAUSES.shearYield,
  result: A_F,
  symbols: { bf: B_F, tf: T_F },
  is: ({ constant, times }, { bf, tf }) => times(constant(2), bf, tf),
});

export const FLANGE_YIELD = formula({
  id: "v-w",
  title: "Nominal shear yield capacity",
  reference: CLAUSES.shearYield,
  result: V_W,
  symbols: { fy: F_Y, af: A_F },
  is: ({ constant, times }, { fy, af }) => times(constant(0.6), fy, af),
});

export const FLANGE_SHEAR = formula({
  id: "v-vy",
  title:
    "Nominal shear capacity along the flanges, half of shear yield, which leaves the moment capacity unreduced",
  reference: CLAUSES.shearUniform,
  result: V_VY,
  symbols: { alphaV: ALPHA_V, vw: V_W },
  is: ({ constant, times }, { alphaV, vw }) => times(constant(FLANGE_SHARE), alphaV, vw),
});

export const DESIGN_FLANGE_SHEAR = designFormula({
  id: "phi-v-vy",
  title: "Design shear capacity along the flanges",
  result: symbol("phi V_vy", "kN"),
  nominal: V_VY,
});
