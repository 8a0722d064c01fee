import { CLAUSES } from "@kingpost/as4100";
import { formula, type Operations, symbol } from "@kingpost/calc";
import { F_Y, PHI_SYMBOL, T_F } from "../../symbols.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { M } from "../symbols.ts";

const D_W = symbol("d_w", "mm");
const T_W = symbol("t_w", "mm");
const B_F = symbol("b_f", "mm");
const D = symbol("d", "mm");
const Y_C = symbol("y_c", "mm");
const I_X = symbol("I_x", "mm⁴");
const Z_X = symbol("Z_x", "mm³");
const S_X = symbol("S_x", "mm³");
const Z_E = symbol("Z_e", "mm³");
const Q_C = symbol("Q_c", "mm³");
const D_C = symbol("d_c", "mm");
const L_C = symbol("L_c", "mm");
const H_O = symbol("h_o", "mm");
const F_CR = symbol("f_cr", "MPa");
const F_YW = symbol("f_yw", "MPa");
const F = symbol("f");
const K = symbol("k");
const PHI_M = symbol("phi M_s", "kNm");
const PHI_V = symbol("phi V_w", "kN");

const ofNotch = { reference: JOINT_REFERENCES.notch } as const;

export const NOTCH_DEPTH = {
  single: formula({
    ...ofNotch,
    id: "d-w",
    title: "Depth of the web beside the notch",
    result: D_W,
    symbols: { d: D, tf: T_F, dc: D_C },
    is: ({ minus }, { d, tf, dc }) => minus(minus(d, tf), dc),
  }),
  double: formula({
    ...ofNotch,
    id: "d-w",
    title: "Depth of the web between the notches",
    result: D_W,
    symbols: { d: D, top: symbol("d_ct", "mm"), bottom: symbol("d_cb", "mm") },
    is: ({ minus }, { d, top, bottom }) => minus(minus(d, top), bottom),
  }),
} as const;

const TEE = { bf: B_F, tf: T_F, tw: T_W, dw: D_W };

/** The tee that a notch leaves: one flange and a web, without fillets. */
export const TEE_SECTION = {
  centroid: formula({
    ...ofNotch,
    id: "y-c",
    title: "Centroid of the tee from its flange",
    result: Y_C,
    symbols: TEE,
    is: ({ constant, plus, times, over, square }, { bf, tf, tw, dw }) =>
      over(
        plus(over(times(bf, square(tf)), constant(2)), times(tw, dw, plus(tf, over(dw, constant(2))))),
        plus(times(bf, tf), times(tw, dw)),
      ),
  }),
  inertia: formula({
    ...ofNotch,
    id: "i-x",
    title: "Second moment of area of the tee",
    result: I_X,
    symbols: { ...TEE, yc: Y_C },
    is: ({ constant, plus, minus, times, over, square, power }, { bf, tf, tw, dw, yc }) =>
      plus(
        over(times(bf, power(tf, constant(3))), constant(12)),
        times(bf, tf, square(minus(yc, over(tf, constant(2))))),
        over(times(tw, power(dw, constant(3))), constant(12)),
        times(tw, dw, square(minus(plus(tf, over(dw, constant(2))), yc))),
      ),
  }),
  elastic: formula({
    ...ofNotch,
    id: "z-x",
    title: "Elastic section modulus of the tee",
    result: Z_X,
    symbols: { ix: I_X, tf: T_F, dw: D_W, yc: Y_C },
    is: ({ plus, minus, over }, { ix, tf, dw, yc }) => over(ix, minus(plus(tf, dw), yc)),
  }),
  axis: formula({
    ...ofNotch,
    id: "y-p",
    title: "Plastic neutral axis from the flange",
    result: symbol("y_p", "mm"),
    symbols: TEE,
    is: (of, values) => plasticAxis(of, values),
  }),
  plastic: formula({
    ...ofNotch,
    id: "s-x",
    title: "Plastic section modulus of the tee",
    result: S_X,
    symbols: { ...TEE, yp: symbol("y_p", "mm") },
    is: ({ constant, plus, minus, times, over, square, isAtMost, when }, { bf, tf, tw, dw, yp }) =>
      when(
        isAtMost(yp, tf),
        plus(
          over(times(bf, plus(square(yp), square(minus(tf, yp)))), constant(2)),
          times(tw, dw, minus(plus(tf, over(dw, constant(2))), yp)),
        ),
        plus(
          times(bf, tf, minus(yp, over(tf, constant(2)))),
          over(times(tw, plus(square(minus(yp, tf)), square(minus(plus(tf, dw), yp)))), constant(2)),
        ),
      ),
  }),
  effective: formula({
    ...ofNotch,
    id: "z-e",
    title: "Effective section modulus of the tee",
    result: Z_E,
    symbols: { s: S_X, z: Z_X },
    is: ({ constant, times, min }, { s, z }) => min(s, times(constant(1.5), z)),
  }),
  first: formula({
    ...ofNotch,
    id: "q-c",
    title: "First moment of area of the web beyond the neutral axis",
    result: Q_C,
    symbols: { tw: T_W, tf: T_F, dw: D_W, yc: Y_C },
    is: ({ constant, plus, minus, times, over, square }, { tw, tf, dw, yc }) =>
      over(times(tw, square(minus(plus(tf, dw), yc))), constant(2)),
  }),
} as const;

/** Half of the area on each side. */
function plasticAxis<T, C>(
  { constant, plus, minus, times, over, isAtMost, when }: Operations<T, C>,
  { bf, tf, tw, dw }: Readonly<Record<keyof typeof TEE, T>>,
): T {
  return when(
    isAtMost(times(tw, dw), times(bf, tf)),
    over(plus(times(bf, tf), times(tw, dw)), times(constant(2), bf)),
    plus(tf, over(minus(times(tw, dw), times(bf, tf)), times(constant(2), tw))),
  );
}

const BENDING = { id: "phi-m-s", result: PHI_M, reference: JOINT_REFERENCES.notch } as const;

export const NOTCH_BENDING = {
  single: formula({
    ...BENDING,
    title: "Design section moment capacity at the notch",
    symbols: { phi: PHI_SYMBOL, fy: F_Y, ze: Z_E },
    is: ({ times }, { phi, fy, ze }) => times(phi, fy, ze),
  }),
  double: formula({
    ...BENDING,
    title: "Design section moment capacity between the notches",
    symbols: { phi: PHI_SYMBOL, fy: F_Y, tw: T_W, dw: D_W },
    is: ({ constant, times, over, square }, { phi, fy, tw, dw }) =>
      times(phi, fy, over(times(tw, square(dw)), constant(4))),
  }),
} as const;

const SHEAR = { id: "phi-v-w", result: PHI_V } as const;

export const NOTCH_SHEAR = {
  yield: formula({
    id: "v-u",
    title: "Nominal shear capacity of the web, uniform stress",
    reference: CLAUSES.shearYield,
    result: symbol("V_u", "kN"),
    symbols: { fy: F_YW, dw: D_W, tw: T_W },
    is: ({ constant, times }, { fy, dw, tw }) => times(times(constant(0.6), fy), dw, tw),
  }),
  single: formula({
    ...SHEAR,
    reference: CLAUSES.shearNonUniform,
    title: "Design shear capacity of the web beside the notch",
    symbols: { phi: PHI_SYMBOL, vu: symbol("V_u", "kN"), qc: Q_C, dw: D_W, ix: I_X },
    is: ({ constant, plus, times, over, min }, { phi, vu, qc, dw, ix }) =>
      times(phi, min(over(times(constant(2), vu), plus(constant(0.9), over(times(qc, dw), ix))), vu)),
  }),
  double: formula({
    ...SHEAR,
    reference: CLAUSES.connectionComponents,
    title: "Design shear capacity of the web between the notches",
    symbols: { phi: PHI_SYMBOL, fy: F_YW, tw: T_W, dw: D_W },
    is: ({ constant, times }, { phi, fy, tw, dw }) => times(times(phi, constant(0.5)), fy, tw, dw),
  }),
} as const;

export const NOTCH_MOMENT = formula({
  id: "m",
  title: "Moment at the end of the notch",
  reference: JOINT_REFERENCES.notch,
  result: M,
  symbols: { v: symbol("V*", "kN"), length: L_C, offset: symbol("e_c", "mm") },
  is: ({ plus, times }, { v, length, offset }) => times(v, plus(length, offset)),
});

const ofBuckling = { reference: JOINT_REFERENCES.notchBuckling } as const;

/** Local buckling of a notched web (AISC, recalled). */
export const NOTCH_BUCKLING = {
  height: formula({
    ...ofBuckling,
    id: "h-o",
    title: "Depth of the notched section",
    result: H_O,
    symbols: { d: D, dc: D_C },
    is: ({ minus }, { d, dc }) => minus(d, dc),
  }),
  f: formula({
    ...ofBuckling,
    id: "f",
    title: "Adjustment factor of the plate buckling model",
    result: F,
    symbols: { c: L_C, d: D },
    is: ({ constant, plus, times, over, isAtMost, when }, { c, d }) =>
      when(isAtMost(c, d), over(times(constant(2), c), d), plus(constant(1), over(c, d))),
  }),
  k: formula({
    ...ofBuckling,
    id: "k",
    title: "Plate buckling coefficient",
    result: K,
    symbols: { ho: H_O, c: L_C },
    is: ({ constant, times, over, power, isAtMost, when }, { ho, c }) =>
      when(
        isAtMost(c, ho),
        times(constant(2.2), power(over(ho, c), constant(1.65))),
        times(constant(2.2), over(ho, c)),
      ),
  }),
  /** pi² E / (12 (1 - nu²)) with nu = 0.3. */
  single: formula({
    ...ofBuckling,
    id: "f-cr",
    title: "Buckling stress of the notched web",
    result: F_CR,
    symbols: { e: symbol("E", "MPa"), tw: T_W, ho: H_O, f: F, k: K },
    is: ({ constant, pi, times, over, square }, { e, tw, ho, f, k }) =>
      times(over(times(square(pi), e), constant(10.92)), square(over(tw, ho)), f, k),
  }),
  fd: formula({
    ...ofBuckling,
    id: "f-d",
    title: "Adjustment factor of a doubly notched web",
    result: symbol("f_d"),
    symbols: { dc: D_C, d: D },
    is: ({ constant, minus, times, over }, { dc, d }) =>
      minus(constant(3.5), times(constant(7.5), over(dc, d))),
  }),
  double: formula({
    ...ofBuckling,
    id: "f-cr",
    title: "Buckling stress of the doubly notched web",
    result: F_CR,
    symbols: { e: symbol("E", "MPa"), tw: T_W, c: L_C, ho: H_O, fd: symbol("f_d") },
    is: ({ constant, pi, times, over, square }, { e, tw, c, ho, fd }) =>
      times(times(constant(0.62), pi, e), over(square(tw), times(c, ho)), fd),
  }),
  rectangle: formula({
    ...ofBuckling,
    id: "z-x",
    title: "Elastic section modulus of the web between the notches",
    result: Z_X,
    symbols: { tw: T_W, ho: H_O },
    is: ({ constant, times, over, square }, { tw, ho }) => over(times(tw, square(ho)), constant(6)),
  }),
  capacity: formula({
    ...ofBuckling,
    id: "phi-m-b",
    title: "Design moment capacity of the notch for local buckling",
    result: symbol("phi M_b", "kNm"),
    symbols: { phi: PHI_SYMBOL, fcr: F_CR, fy: F_Y, z: Z_X },
    is: ({ times, min }, { phi, fcr, fy, z }) => times(phi, min(fcr, fy), z),
  }),
} as const;
