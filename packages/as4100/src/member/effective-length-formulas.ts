import { type Formula, formula, type Rule, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { D_1, L_E, T_F, T_W } from "../symbols.ts";

const L = symbol("l", "mm");
const K_T = symbol("k_t");
const K_L = symbol("k_l");
const K_R = symbol("k_r");

const TWIST = {
  id: "k-t",
  title: "Twist restraint factor",
  reference: CLAUSES.twistFactor,
  result: K_T,
} as const;

export type TwistFormula = Formula<"d1" | "l" | "tf" | "tw">;

function twist(ends: 1 | 2, webs: 1 | 2): TwistFormula {
  return formula({
    ...TWIST,
    symbols: { d1: D_1, l: L, tf: T_F, tw: T_W },
    is: ({ constant, plus, times, over, power }, { d1, l, tf, tw }) => {
      const flexibility = times(over(d1, l), power(over(tf, times(constant(2), tw)), constant(3)));
      const oneWeb = ends === 1 ? flexibility : times(constant(2), flexibility);
      return plus(constant(1), webs === 1 ? oneWeb : over(oneWeb, constant(2)));
    },
  });
}

/** By the number of partially restrained ends, and of webs. */
export const PARTIAL_TWIST = {
  one: { one: twist(1, 1), two: twist(1, 2) },
  two: { one: twist(2, 1), two: twist(2, 2) },
} as const;

export const FULL_TWIST: Rule = { ...TWIST, rule: "1.0 where no end is P" };

export const LOAD_HEIGHT: Rule = {
  id: "k-l",
  title: "Load height factor",
  reference: CLAUSES.loadHeightFactor,
  result: K_L,
  rule: "by the position of the loads and the restraints of the ends",
};

export const ROTATION: Rule = {
  id: "k-r",
  title: "Lateral rotation restraint factor",
  reference: CLAUSES.rotationFactor,
  result: K_R,
  rule: "by the number of ends restrained against rotation about the minor axis",
};

export const EFFECTIVE_LENGTH = formula({
  id: "l-e",
  title: "Effective length",
  reference: CLAUSES.effectiveLength,
  result: L_E,
  symbols: { kt: K_T, kl: K_L, kr: K_R, l: L },
  is: ({ times }, { kt, kl, kr, l }) => times(kt, kl, kr, l),
});
