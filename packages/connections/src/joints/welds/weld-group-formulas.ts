import { CLAUSES } from "@kingpost/as4100";
import { formula, type Rule, symbol } from "@kingpost/calc";

const L_W = symbol("l_w", "mm");
const I_WP = symbol("I_wp", "mm³");
const I_WX = symbol("I_wx", "mm³");
const I_WY = symbol("I_wy", "mm³");
const I_WXY = symbol("I_wxy", "mm³");
const X = symbol("x", "mm");
const Y = symbol("y", "mm");
const V_X = symbol("v*_x", "kN/mm");
const V_Y = symbol("v*_y", "kN/mm");
const V_Z = symbol("v*_z", "kN/mm");
const V_W = symbol("v*_w", "kN/mm");

/** Properties of throats as lines about their centroid. */
export const WELD_GROUP: Readonly<Record<"length" | "iwp" | "iwx" | "iwy" | "iwxy", Rule>> = {
  length: {
    id: "l-w",
    title: "Length of the weld group",
    reference: CLAUSES.weldGroup,
    result: L_W,
    rule: "all runs",
  },
  iwp: {
    id: "i-wp",
    title: "Polar second moment of the weld group, for a throat of unit width",
    reference: CLAUSES.weldGroup,
    result: I_WP,
    rule: "about the centroid",
  },
  iwx: {
    id: "i-wx",
    title: "Second moment of the weld group about its x-axis, for a throat of unit width",
    reference: CLAUSES.weldGroup,
    result: I_WX,
    rule: "about the centroid",
  },
  iwy: {
    id: "i-wy",
    title: "Second moment of the weld group about its y-axis, for a throat of unit width",
    reference: CLAUSES.weldGroup,
    result: I_WY,
    rule: "about the centroid",
  },
  iwxy: {
    id: "i-wxy",
    title: "Product moment of the weld group, for a throat of unit width",
    reference: CLAUSES.weldGroup,
    result: I_WXY,
    rule: "about the centroid: its axes are not principal",
  },
};

export const WELD_FORCE = {
  x: formula({
    id: "v-x",
    title: "Horizontal force per unit length",
    reference: CLAUSES.weldGroup,
    result: V_X,
    symbols: { force: symbol("F*_x", "kN"), length: L_W, m: symbol("M*_z", "kNm"), y: Y, iwp: I_WP },
    is: ({ minus, times, over }, { force, length, m, y, iwp }) =>
      minus(over(force, length), over(times(m, y), iwp)),
  }),
  y: formula({
    id: "v-y",
    title: "Vertical force per unit length",
    reference: CLAUSES.weldGroup,
    result: V_Y,
    symbols: { force: symbol("F*_y", "kN"), length: L_W, m: symbol("M*_z", "kNm"), x: X, iwp: I_WP },
    is: ({ plus, times, over }, { force, length, m, x, iwp }) =>
      plus(over(force, length), over(times(m, x), iwp)),
  }),
  z: formula({
    id: "v-z",
    title: "Force across the group per unit length",
    reference: CLAUSES.weldGroup,
    result: V_Z,
    symbols: {
      force: symbol("F*_z", "kN"),
      length: L_W,
      mx: symbol("M*_x", "kNm"),
      y: Y,
      iwx: I_WX,
      my: symbol("M*_y", "kNm"),
      x: X,
      iwy: I_WY,
    },
    is: ({ plus, minus, times, over }, { force, length, mx, y, iwx, my, x, iwy }) =>
      minus(plus(over(force, length), over(times(mx, y), iwx)), over(times(my, x), iwy)),
  }),
  /** Force across a group whose axes are not principal: unsymmetrical bending. */
  skew: formula({
    id: "v-z",
    title: "Force across the group per unit length, unsymmetrical bending",
    reference: CLAUSES.weldGroup,
    result: V_Z,
    symbols: {
      force: symbol("F*_z", "kN"),
      length: L_W,
      mx: symbol("M*_x", "kNm"),
      y: Y,
      iwx: I_WX,
      my: symbol("M*_y", "kNm"),
      x: X,
      iwy: I_WY,
      iwxy: I_WXY,
    },
    is: ({ plus, minus, times, over, square }, { force, length, mx, y, iwx, my, x, iwy, iwxy }) =>
      plus(
        over(force, length),
        over(
          minus(
            times(plus(times(mx, iwy), times(my, iwxy)), y),
            times(plus(times(my, iwx), times(mx, iwxy)), x),
          ),
          minus(times(iwx, iwy), square(iwxy)),
        ),
      ),
  }),
  resultant: formula({
    id: "v-w",
    title: "Resultant force per unit length",
    reference: CLAUSES.weldGroup,
    result: V_W,
    symbols: { x: V_X, y: V_Y, z: V_Z },
    is: ({ plus, square, sqrt }, { x, y, z }) => sqrt(plus(square(x), square(y), square(z))),
  }),
} as const;
