import { formula, symbol } from "@kingpost/calc";
import { F_Y, PHI_SYMBOL } from "../../symbols.ts";
import { BASE_REFERENCES } from "../references.ts";

/** Friction of a base and the cap of the concrete. */
export const PHI_FRICTION = 0.7;

const A_C = symbol("A_c", "mm²");
const F_P = symbol("f_p", "MPa");
const V = symbol("V*", "kN");
const W = symbol("W", "mm");
const H = symbol("H", "mm");
const G = symbol("t_g", "mm");
const T = symbol("t", "mm");
const M = symbol("M*", "kNm");

export const FRICTION = formula({
  id: "phi-v-mu",
  title: "Design shear capacity of friction",
  reference: BASE_REFERENCES.anchorage,
  result: symbol("phi V_mu", "kN"),
  symbols: {
    phi: PHI_SYMBOL,
    mu: symbol("mu"),
    n: symbol("N*", "kN"),
    fc: symbol("f'_c", "MPa"),
    area: A_C,
  },
  is: ({ constant, times, min }, { phi, mu, n, fc, area }) =>
    times(phi, min(times(mu, n), times(min(times(constant(0.2), fc), constant(5.5, "MPa")), area))),
});

const CONTACT = { id: "a-c", reference: BASE_REFERENCES.anchorage, result: A_C } as const;

/** The concrete that friction acts on. */
export const CONTACT_AREA = {
  plate: formula({
    ...CONTACT,
    title: "Area of the concrete that resists sliding: below the whole plate",
    symbols: { length: symbol("L", "mm"), width: symbol("B", "mm") },
    is: ({ times }, { length, width }) => times(length, width),
  }),
  /** The part of the bearing block that the axial force needs: what the tension of bolts adds is not counted. */
  block: formula({
    ...CONTACT,
    title: "Area of the concrete that resists sliding: of the bearing block, for the axial force",
    symbols: { n: symbol("N*", "kN"), pressure: F_P },
    is: ({ over }, { n, pressure }) => over(n, pressure),
  }),
} as const;

export const ANCHOR_SHEAR = formula({
  id: "phi-v-a",
  title: "Design shear capacity of the bolts that carry shear",
  reference: BASE_REFERENCES.anchorShear,
  result: symbol("phi V_a", "kN"),
  symbols: { count: symbol("n_v"), vf: symbol("phi V_f", "kN") },
  is: ({ times }, { count, vf }) => times(count, vf),
});

/** On the face of the key below the grout, without confinement. */
export const KEY_BEARING = formula({
  id: "phi-v-k",
  title: "Design bearing capacity of the concrete at the shear key",
  reference: BASE_REFERENCES.concreteBearing,
  result: symbol("phi V_k", "kN"),
  symbols: { phi: PHI_SYMBOL, fc: symbol("f'_c", "MPa"), width: W, height: H, grout: G },
  is: ({ constant, times, minus }, { phi, fc, width, height, grout }) =>
    times(times(phi, constant(0.9), fc), width, minus(height, grout)),
});

export const KEY_MOMENT = formula({
  id: "m",
  title: "Shear key bending at the base plate",
  reference: BASE_REFERENCES.shearKey,
  result: M,
  symbols: { v: V, height: H, grout: G },
  is: ({ constant, plus, minus, times, over }, { v, height, grout }) =>
    times(v, plus(grout, over(minus(height, grout), constant(2)))),
});

export const KEY_THICKNESS = formula({
  id: "t",
  title: "Required thickness of the shear key",
  reference: BASE_REFERENCES.shearKey,
  result: T,
  symbols: { m: M, phi: PHI_SYMBOL, fy: F_Y, width: W },
  is: ({ constant, times, over, sqrt }, { m, phi, fy, width }) =>
    sqrt(over(times(constant(4), m), times(phi, fy, width))),
});

/** Two lines of weld, on the faces of the key. */
export const KEY_WELD_FORCE = formula({
  id: "v-w",
  title: "Force on the welds of the shear key per unit length",
  reference: BASE_REFERENCES.shearKey,
  result: symbol("v*_w", "kN/mm"),
  symbols: { v: V, m: M, width: W, t: T },
  is: ({ constant, plus, times, over, square, sqrt }, { v, m, width, t }) =>
    sqrt(plus(square(over(v, times(constant(2), width))), square(over(m, times(width, t))))),
});
