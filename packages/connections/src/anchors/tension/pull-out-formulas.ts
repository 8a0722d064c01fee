import { formula, type Rule, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "../references.ts";
import { A_H, D_ANCHOR, F_C, PHI } from "../symbols.ts";

const reference = ANCHOR_REFERENCES.pullOut;
const B_H = symbol("b_h", "mm");
const N_P = symbol("N_{Rk,p}", "kN");

export const HEAD_WIDTH = formula({
  id: "b-h",
  title: "Width of the head that counts",
  reference,
  result: B_H,
  symbols: { size: symbol("s", "mm"), thickness: symbol("t_h", "mm"), d: D_ANCHOR },
  is: ({ constant, plus, times, min }, { size, thickness, d }) =>
    min(size, plus(times(constant(6), thickness), d)),
});

const HEAD_AREA_PARTS = {
  id: "a-h",
  title: "Bearing area of the head",
  reference,
  result: A_H,
  symbols: { width: B_H, d: D_ANCHOR },
} as const;

export const HEAD_AREA = {
  hexagon: formula({
    ...HEAD_AREA_PARTS,
    is: ({ constant, pi, minus, times, over, square, sqrt }, { width, d }) =>
      minus(
        times(over(sqrt(constant(3)), constant(2)), square(width)),
        over(times(pi, square(d)), constant(4)),
      ),
  }),
  round: formula({
    ...HEAD_AREA_PARTS,
    is: ({ constant, pi, minus, times, over, square }, { width, d }) =>
      times(over(pi, constant(4)), minus(square(width), square(d))),
  }),
  square: formula({
    ...HEAD_AREA_PARTS,
    is: ({ constant, pi, minus, times, over, square }, { width, d }) =>
      minus(square(width), over(times(pi, square(d)), constant(4))),
  }),
} as const;

export const PULL_OUT = formula({
  id: "n-rk-p",
  title: "Characteristic pull-out resistance of a head",
  reference,
  result: N_P,
  symbols: { k2: symbol("k_2"), area: A_H, fc: F_C },
  is: ({ times }, { k2, area, fc }) => times(k2, area, fc),
});

export const PULL_OUT_OF_PRODUCT: Rule = {
  id: "n-rk-p",
  title: "Characteristic pull-out resistance of an anchor",
  reference,
  result: N_P,
  rule: "assessment of the anchor",
};

export const DESIGN_PULL_OUT = formula({
  id: "phi-n-rk-p",
  title: "Design pull-out capacity",
  reference,
  result: symbol("phi N_{Rk,p}", "kN"),
  symbols: { phi: PHI, n: N_P },
  is: ({ times }, { phi, n }) => times(phi, n),
});
