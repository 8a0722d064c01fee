import { formula, symbol } from "@kingpost/calc";
import { ANCHOR_REFERENCES } from "./references.ts";

const reference = ANCHOR_REFERENCES.combined;
const BETA = { n: symbol("beta_N"), v: symbol("beta_V") } as const;
const R = symbol("r");

export const UTILISATION = {
  tension: formula({
    id: "beta-n",
    title: "Greatest utilisation of the concrete in tension",
    reference,
    result: BETA.n,
    symbols: { demand: symbol("N*", "kN"), capacity: symbol("phi N_Rk", "kN") },
    is: ({ over }, { demand, capacity }) => over(demand, capacity),
  }),
  shear: formula({
    id: "beta-v",
    title: "Greatest utilisation of the concrete in shear",
    reference,
    result: BETA.v,
    symbols: { demand: symbol("V*", "kN"), capacity: symbol("phi V_Rk", "kN") },
    is: ({ over }, { demand, capacity }) => over(demand, capacity),
  }),
} as const;

export const STEEL_INTERACTION = formula({
  id: "interaction",
  title: "Tension with shear of the steel",
  reference,
  result: R,
  symbols: {
    n: symbol("N*", "kN"),
    tension: symbol("phi N_{Rk,s}", "kN"),
    v: symbol("V*", "kN"),
    shear: symbol("phi V_{Rk,s}", "kN"),
  },
  is: ({ plus, over, square }, { n, tension, v, shear }) =>
    plus(square(over(n, tension)), square(over(v, shear))),
});

export const CONCRETE_INTERACTION = {
  power: formula({
    id: "interaction",
    title: "Tension with shear of the concrete",
    reference,
    result: R,
    symbols: BETA,
    is: ({ constant, plus, power }, { n, v }) => plus(power(n, constant(1.5)), power(v, constant(1.5))),
  }),
  /** Against 1.2. */
  line: formula({
    id: "interaction",
    title: "Tension with shear of the concrete, as a line of 1.2",
    reference,
    result: R,
    symbols: BETA,
    is: ({ constant, plus, over }, { n, v }) => over(plus(n, v), constant(1.2)),
  }),
} as const;
