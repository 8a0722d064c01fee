import { formula, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { B_EF, B_W, D_EFFECTIVE, D_OVERALL, F_CT_F, F_SY } from "../symbols.ts";

const ALPHA_B = symbol("alpha_b");
const SPAN = symbol("a", "mm");

export const MINIMUM_MOMENT = formula({
  id: "m-uo-min",
  title: "Minimum strength in bending",
  reference: CLAUSES.minimumStrength,
  result: symbol("M_{uo.min}", "kNm"),
  symbols: { z: symbol("Z", "mm³"), tension: F_CT_F },
  is: ({ constant, times }, { z, tension }) => times(constant(1.2), z, tension),
});

const T_SECTION = {
  bef: B_EF,
  bw: B_W,
  ds: symbol("D_s", "mm"),
  depth: D_OVERALL,
} as const;

/** By which part is in tension: 0.20 + (bef/bw - 1)(slope Ds/D - less) and the least power of bef/bw. */
function tensionFactor(title: string, slope: number, less: number, power: readonly [number, number]) {
  return formula({
    id: "alpha-b",
    title,
    reference: CLAUSES.minimumStrength,
    result: ALPHA_B,
    symbols: T_SECTION,
    is: ({ constant, plus, minus, times, over, power: raised, max }, { bef, bw, ds, depth }) => {
      const ratio = over(bef, bw);
      return max(
        plus(
          constant(0.2),
          times(minus(ratio, constant(1)), minus(times(constant(slope), over(ds, depth)), constant(less))),
        ),
        times(constant(0.2), raised(ratio, over(constant(power[0]), constant(power[1])))),
      );
    },
  });
}

export const TENSION_FACTOR = {
  web: tensionFactor("Factor of a flanged section with the web in tension", 0.4, 0.18, [1, 4]),
  flange: tensionFactor("Factor of a flanged section with the flange in tension", 0.25, 0.08, [2, 3]),
} as const;

export const MINIMUM_STEEL = formula({
  id: "ast-min",
  title: "Area of tension bars that is deemed to give the minimum strength",
  reference: CLAUSES.minimumStrength,
  result: symbol("A_{st.min}", "mm²"),
  symbols: { alphaB: ALPHA_B, depth: D_OVERALL, d: D_EFFECTIVE, tension: F_CT_F, fsy: F_SY, bw: B_W },
  is: ({ times, over, square }, { alphaB, depth, d, tension, fsy, bw }) =>
    times(times(alphaB, square(over(depth, d))), over(tension, fsy), bw, d),
});

export const RECTANGULAR_FACTOR = {
  id: "alpha-b",
  title: "Factor of a rectangular section",
  reference: CLAUSES.minimumStrength,
  result: ALPHA_B,
  rule: "0.20",
} as const;

export const SECTION_MODULUS = {
  id: "z",
  title: "Section modulus of the uncracked section at the tension face",
  reference: CLAUSES.minimumStrength,
  result: symbol("Z", "mm³"),
  rule: "gross or transformed section",
} as const;

export const FLANGE_OVERHANG = formula({
  id: "b-o",
  title: "Effective overhang of the flange on one side",
  reference: CLAUSES.effectiveFlange,
  result: symbol("b_o", "mm"),
  symbols: { a: SPAN, clear: symbol("s_w", "mm"), provided: symbol("b_p", "mm") },
  is: ({ constant, times, min }, { a, clear, provided }) =>
    min(times(constant(0.1), a), times(constant(0.5), clear), provided),
});

export const MOMENT_SPAN = formula({
  id: "a",
  title: "Distance between points of zero moment",
  reference: CLAUSES.effectiveFlange,
  result: SPAN,
  symbols: { factor: symbol("c_a"), span: symbol("L", "mm") },
  is: ({ times }, { factor, span }) => times(factor, span),
});

export const FLANGE_WIDTH = formula({
  id: "b-ef",
  title: "Effective width of the flange",
  reference: CLAUSES.effectiveFlange,
  result: B_EF,
  symbols: { bw: B_W, left: symbol("b_o1", "mm"), right: symbol("b_o2", "mm") },
  is: ({ plus }, { bw, left, right }) => plus(bw, left, right),
});
