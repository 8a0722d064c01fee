import { formula, type Reference, type Rule, symbol } from "@kingpost/calc";
import { FOOTING_STATICS } from "../editions.ts";

export const SOIL_PRESSURE: Reference = { ...FOOTING_STATICS, place: "Statics" };

const N = symbol("N'", "kN");
const Q = symbol("q_max", "kPa");
const LENGTHS = { lx: symbol("L_x", "mm"), ly: symbol("L_y", "mm") } as const;
const ECCENTRICITIES = { ex: symbol("e_x", "mm"), ey: symbol("e_y", "mm") } as const;

export const UNDERSIDE_FORCE = formula({
  id: "n-underside",
  title: "Vertical force at the underside",
  reference: SOIL_PRESSURE,
  result: N,
  symbols: { n: symbol("N*", "kN"), weight: symbol("W", "kN"), surcharge: symbol("S", "kN") },
  is: ({ plus }, { n, weight, surcharge }) => plus(n, weight, surcharge),
});

/** About the centre of the plan: the moment of the column, of its eccentric force, of its shear force, and of eccentric weights. */
function undersideMoment(axis: "x" | "y") {
  const along = axis === "x" ? "y" : "x";
  return formula({
    id: `m-${axis}`,
    title: `Moment about ${axis} at the underside`,
    reference: SOIL_PRESSURE,
    result: symbol(`M'_${axis}`, "kNm"),
    symbols: {
      m: symbol(`M*_${axis}`, "kNm"),
      n: symbol("N*", "kN"),
      offset: symbol(`o_${along}`, "mm"),
      v: symbol(`V*_${along}`, "kN"),
      lever: symbol("h", "mm"),
      weight: symbol(`M_W${axis}`, "kNm"),
    },
    is: ({ plus, times }, { m, n, offset, v, lever, weight }) =>
      plus(m, times(n, offset), times(v, lever), weight),
  });
}

export const UNDERSIDE_MOMENT = { x: undersideMoment("x"), y: undersideMoment("y") } as const;

function eccentricity(axis: "x" | "y") {
  return formula({
    id: `e-${axis}`,
    title: `Eccentricity along ${axis}`,
    reference: SOIL_PRESSURE,
    result: symbol(`e_${axis}`, "mm"),
    symbols: { m: symbol(axis === "x" ? "M'_y" : "M'_x", "kNm"), n: N },
    is: ({ over }, { m, n }) => over(m, n),
  });
}

export const ECCENTRICITY = { x: eccentricity("x"), y: eccentricity("y") } as const;

/** The resultant is within the kern. */
export const FULL_CONTACT = formula({
  id: "q-full",
  title: "Greatest soil pressure with full contact",
  reference: SOIL_PRESSURE,
  result: Q,
  symbols: { n: N, ...LENGTHS, ...ECCENTRICITIES },
  is: ({ constant, plus, times, over, abs }, { n, lx, ly, ex, ey }) =>
    times(
      over(n, times(lx, ly)),
      plus(constant(1), over(times(constant(6), abs(ex)), lx), over(times(constant(6), abs(ey)), ly)),
    ),
});

/** Partial contact under a moment about one axis: `l` along the eccentricity, `b` across it. */
export const STRIP_CONTACT = formula({
  id: "q-strip",
  title: "Greatest soil pressure with contact over a part of the length",
  reference: SOIL_PRESSURE,
  result: Q,
  symbols: { n: N, l: symbol("L", "mm"), b: symbol("B", "mm"), e: symbol("e", "mm") },
  is: ({ constant, minus, times, over, abs }, { n, l, b, e }) =>
    over(times(constant(2), n), times(times(constant(3), b), minus(over(l, constant(2)), abs(e)))),
});

/** Contact over a triangle at one corner. */
export const CORNER_CONTACT = formula({
  id: "q-corner",
  title: "Greatest soil pressure with contact over a triangle at a corner",
  reference: SOIL_PRESSURE,
  result: Q,
  symbols: { n: N, ...LENGTHS, ...ECCENTRICITIES },
  is: ({ constant, minus, times, over, abs }, { n, lx, ly, ex, ey }) =>
    over(
      times(constant(3), n),
      times(times(constant(8), minus(over(lx, constant(2)), abs(ex))), minus(over(ly, constant(2)), abs(ey))),
    ),
});

export const PARTIAL_CONTACT: Rule = {
  id: "q-partial",
  title: "Greatest soil pressure with partial contact",
  reference: SOIL_PRESSURE,
  result: Q,
  rule: "plane of pressure without tension that balances N', M'_x and M'_y, by integrals over the polygon of contact",
};

export const EFFECTIVE_AREA = formula({
  id: "a-eff",
  title: "Effective area about the resultant",
  reference: SOIL_PRESSURE,
  result: symbol("A'", "m²"),
  symbols: { ...LENGTHS, ...ECCENTRICITIES },
  is: ({ constant, minus, times, abs }, { lx, ly, ex, ey }) =>
    times(minus(lx, times(constant(2), abs(ex))), minus(ly, times(constant(2), abs(ey)))),
});

export const EFFECTIVE_PRESSURE = formula({
  id: "q-eff",
  title: "Pressure over the effective area",
  reference: SOIL_PRESSURE,
  result: symbol("q_eff", "kPa"),
  symbols: { n: N, area: symbol("A'", "m²") },
  is: ({ over }, { n, area }) => over(n, area),
});
