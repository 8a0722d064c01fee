import { formula, symbol } from "@kingpost/calc";
import { PHI_SYMBOL } from "../../symbols.ts";
import { BASE_REFERENCES } from "../references.ts";

export const PHI_CONE = 0.7;

const H_EF = symbol("h_ef", "mm");
const A_N = symbol("A_N", "mm²");
const A_NO = symbol("A_No", "mm²");
const SIDES = { x: symbol("b_x", "mm"), y: symbol("b_y", "mm") } as const;

/** The outer bolts with half a cone on both sides, as far as the edges of the concrete. */
function coneSide(axis: "x" | "y") {
  return formula({
    id: `cone-${axis}`,
    title: "Side of the cones at the surface",
    reference: BASE_REFERENCES.anchorage,
    result: SIDES[axis],
    symbols: {
      spacing: symbol(`s_${axis}`, "mm"),
      depth: H_EF,
      from: symbol("c_1", "mm"),
      to: symbol("c_2", "mm"),
    },
    is: ({ constant, plus, times, min }, { spacing, depth, from, to }) => {
      const half = times(constant(1.5), depth);
      return plus(spacing, min(half, from), min(half, to));
    },
  });
}

export const CONE_SIDE = { x: coneSide("x"), y: coneSide("y") } as const;

/** What the cones leave out between them at the far face of the concrete. */
function coneGap(axis: "x" | "y") {
  return formula({
    id: `gap-${axis}`,
    title: "Side that the cones leave out at the far face",
    reference: BASE_REFERENCES.anchorage,
    result: symbol(`${axis}_0`, "mm"),
    symbols: { spacing: symbol(`s_${axis}`, "mm"), concrete: symbol("t_c", "mm"), depth: H_EF },
    is: ({ constant, minus, times, max }, { spacing, concrete, depth }) =>
      max(minus(spacing, times(constant(3), minus(concrete, depth))), constant(0, "mm")),
  });
}

export const CONE_GAP = { x: coneGap("x"), y: coneGap("y") } as const;

export const SINGLE_CONE = formula({
  id: "a-no",
  title: "Area of a single cone at the surface",
  reference: BASE_REFERENCES.anchorage,
  result: A_NO,
  symbols: { depth: H_EF },
  is: ({ constant, times, square }, { depth }) => times(constant(9), square(depth)),
});

export const CONE_AREA = formula({
  id: "a-n",
  title: "Area of the cones at the surface",
  reference: BASE_REFERENCES.anchorage,
  result: A_N,
  symbols: {
    x: SIDES.x,
    y: SIDES.y,
    gapX: symbol("x_0", "mm"),
    gapY: symbol("y_0", "mm"),
    count: symbol("n_t"),
    single: A_NO,
  },
  is: ({ minus, times, min }, { x, y, gapX, gapY, count, single }) =>
    min(minus(times(x, y), times(gapX, gapY)), times(count, single)),
});

function cone(alpha: number, beta: number) {
  return formula({
    id: "phi-n-cone",
    title: "Design capacity of the concrete cone (DG07 cone, not AS 5216)",
    reference: BASE_REFERENCES.anchorage,
    result: symbol("phi N_cone", "kN"),
    symbols: {
      phi: PHI_SYMBOL,
      fc: symbol("f'_c", "MPa"),
      depth: H_EF,
      area: A_N,
      single: A_NO,
    },
    is: ({ constant, times, over, sqrt, power }, { phi, fc, depth, area, single }) => {
      const strength = times(constant(alpha, "N"), sqrt(over(fc, constant(1, "MPa"))));
      const ofDepth = power(over(depth, constant(1, "mm")), constant(beta));
      return times(phi, strength, ofDepth, over(area, single));
    },
  });
}

/** By the embedment: less than 280 mm, and to 635 mm. */
export const CONE = { shallow: cone(10.1, 1.5), deep: cone(3.9, 1.67) } as const;

/** As if every bolt had the greatest tension. */
export const CONE_DEMAND = formula({
  id: "n-g",
  title: "Tension of the bolt group",
  reference: BASE_REFERENCES.anchorage,
  result: symbol("N*_g", "kN"),
  symbols: { count: symbol("n_t"), n: symbol("N*_tf", "kN") },
  is: ({ times }, { count, n }) => times(count, n),
});
