import { formula, type Rule, symbol } from "@kingpost/calc";
import { SOIL_PRESSURE } from "./pressure-formulas.ts";

/** A gross pressure: with a net one the soil that was there may act again. */
export const ALLOWABLE_PRESSURE = formula({
  id: "q-allowable",
  title: "Allowable gross pressure",
  reference: SOIL_PRESSURE,
  result: symbol("q_all", "kPa"),
  symbols: { qa: symbol("q_a", "kPa"), factor: symbol("k_q"), removed: symbol("q_0", "kPa") },
  is: ({ plus, times }, { qa, factor, removed }) => plus(times(factor, qa), removed),
});

export const REMOVED_PRESSURE = formula({
  id: "q-removed",
  title: "Pressure of the soil above the underside, before it was removed",
  reference: SOIL_PRESSURE,
  result: symbol("q_0", "kPa"),
  symbols: {
    gamma: symbol("gamma_s", "kN/m³"),
    ds: symbol("d_s", "mm"),
    depth: symbol("D", "mm"),
    water: symbol("u", "kPa"),
  },
  is: ({ plus, minus, times }, { gamma, ds, depth, water }) => minus(times(gamma, plus(ds, depth)), water),
});

export const ULTIMATE_PRESSURE = formula({
  id: "q-ultimate",
  title: "Design bearing pressure",
  reference: SOIL_PRESSURE,
  result: symbol("phi_g q_u", "kPa"),
  symbols: { phi: symbol("phi_g"), qu: symbol("q_u", "kPa") },
  is: ({ times }, { phi, qu }) => times(phi, qu),
});

export const SLIDING_RESISTANCE = formula({
  id: "h-sliding",
  title: "Design resistance to sliding",
  reference: SOIL_PRESSURE,
  result: symbol("phi H", "kN"),
  symbols: {
    phi: symbol("phi_sl"),
    mu: symbol("mu"),
    n: symbol("N'", "kN"),
    adhesion: symbol("c_a", "kPa"),
    area: symbol("A_c", "m²"),
    passive: symbol("phi_p P_p", "kN"),
  },
  is: ({ plus, times }, { phi, mu, n, adhesion, area, passive }) =>
    plus(times(phi, plus(times(mu, n), times(adhesion, area))), passive),
});

export const PASSIVE_FORCE = formula({
  id: "p-passive",
  title: "Design passive pressure on the edge of the footing",
  reference: SOIL_PRESSURE,
  result: symbol("phi_p P_p", "kN"),
  symbols: {
    phi: symbol("phi_p"),
    kp: symbol("K_p"),
    gamma: symbol("gamma_s", "kN/m³"),
    ds: symbol("d_s", "mm"),
    depth: symbol("D", "mm"),
    b: symbol("B", "mm"),
  },
  is: ({ constant, plus, minus, times, square }, { phi, kp, gamma, ds, depth, b }) =>
    times(times(constant(0.5), phi, kp, gamma), minus(square(plus(ds, depth)), square(ds)), b),
});

export const DOWN_PRESSURE: Rule = {
  id: "q-down",
  title: "Factored weight of footing, soil and surcharge on each area",
  reference: SOIL_PRESSURE,
  result: symbol("w*", "kPa"),
  rule: "acts down on the whole plan",
};

export const SECTION_MOMENT: Rule = {
  id: "m-section",
  title: "Design moment at the critical section",
  reference: SOIL_PRESSURE,
  result: symbol("M*", "kNm"),
  rule: "moment of the net pressure on the part of the plan beyond the section",
};

export const SECTION_SHEAR: Rule = {
  id: "v-section",
  title: "Design shear force at the critical section",
  reference: SOIL_PRESSURE,
  result: symbol("V*", "kN"),
  rule: "net pressure on the part of the plan beyond the section",
};

export const PUNCHING_FORCE: Rule = {
  id: "v-punching",
  title: "Design punching force",
  reference: SOIL_PRESSURE,
  result: symbol("V*", "kN"),
  rule: "net pressure on the plan outside the perimeter",
};
