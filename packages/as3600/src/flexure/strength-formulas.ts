import { formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D_EFFECTIVE, D_N, D_O, F_C, K_UO, M_U } from "../symbols.ts";

const C_C = symbol("C_c", "kN");
const C_S = symbol("C_s", "kN");
const T_S = symbol("T_s", "kN");

export const SHAPE_FACTOR: Rule = {
  id: "k-shape",
  title: "Factor of α₂ for the shape of the compressed concrete",
  reference: CLAUSES.stressBlock,
  result: symbol("k_a"),
  rule: "1.0; 0.95 for circles; 0.90 where the width reduces from the neutral axis to the compressed face",
};

export const NEUTRAL_AXIS: Rule = {
  id: "d-n",
  title: "Depth of the neutral axis",
  reference: CLAUSES.stressBlock,
  result: D_N,
  rule: "the forces of concrete and bars balance at a strain of 0.003 of the most compressed fibre",
};

export const BLOCK_AREA: Rule = {
  id: "a-block",
  title: "Area of concrete within the depth of the stress block",
  reference: CLAUSES.stressBlock,
  result: symbol("A_c", "mm²"),
  rule: "area of the section within γd_n",
};

export const CONCRETE_FORCE = formula({
  id: "c-c",
  title: "Force of the compressed concrete",
  reference: CLAUSES.stressBlock,
  result: C_C,
  symbols: { shape: symbol("k_a"), alpha2: symbol("alpha_2"), fc: F_C, area: symbol("A_c", "mm²") },
  is: ({ times }, { shape, alpha2, fc, area }) => times(shape, alpha2, fc, area),
});

export const BAR_COMPRESSION: Rule = {
  id: "c-s",
  title: "Force of the compressed bars, less the concrete that they displace",
  reference: CLAUSES.flexure,
  result: C_S,
  rule: "stress of each bar by its strain, up to f_sy",
};

export const BAR_TENSION: Rule = {
  ...BAR_COMPRESSION,
  id: "t-s",
  title: "Force of the bars in tension",
  result: T_S,
};

function lever(of: "concrete" | "compression" | "tension", result: string): Rule {
  const what = { concrete: "concrete", compression: "compressed bars", tension: "bars in tension" }[of];
  return {
    id: `z-${of}`,
    title: `Depth of the resultant of the ${what}`,
    reference: CLAUSES.flexure,
    result: symbol(result, "mm"),
    rule: "below the most compressed fibre",
  };
}

export const DEPTH_OF = {
  concrete: lever("concrete", "d_c"),
  compression: lever("compression", "d_sc"),
  tension: lever("tension", "d"),
} as const;

/** About the most compressed fibre: the forces balance. */
export const ULTIMATE_MOMENT = formula({
  id: "m-u",
  title: "Ultimate strength in bending",
  reference: CLAUSES.flexure,
  result: M_U,
  symbols: {
    ts: T_S,
    d: D_EFFECTIVE,
    cc: C_C,
    dc: symbol("d_c", "mm"),
    cs: C_S,
    dsc: symbol("d_sc", "mm"),
  },
  is: ({ minus, times }, { ts, d, cc, dc, cs, dsc }) =>
    minus(minus(times(ts, d), times(cc, dc)), times(cs, dsc)),
});

export const NEUTRAL_AXIS_RATIO = formula({
  id: "k-uo",
  title: "Neutral axis parameter of the outermost tension bars",
  reference: CLAUSES.ductility,
  result: K_UO,
  symbols: { dn: D_N, dOuter: D_O },
  is: ({ over }, { dn, dOuter }) => over(dn, dOuter),
});

export const DESIGN_MOMENT = formula({
  id: "phi-m-u",
  title: "Design strength in bending",
  reference: CLAUSES.flexure,
  result: symbol("phi M_u", "kNm"),
  symbols: { phi: symbol("phi_b"), mu: M_U },
  is: ({ times }, { phi, mu }) => times(phi, mu),
});
