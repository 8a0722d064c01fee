import { formula, type Recorder, SILENT, symbol } from "@kingpost/calc";
import { CLAUSES } from "../clauses.ts";
import { uniaxialTensileStrength } from "../materials/index.ts";
import { F_C, F_CT, F_SY, PHI } from "../symbols.ts";

/** Capacity factor of shear without fitments (Table 2.2.2). */
const PHI_PLANE = 0.7;

/** Coefficients of a plane in shear (Table 8.4.3): of friction, and of what the concrete carries. Recalled: docs/recalled-clauses.md. */
export interface PlaneSurface {
  readonly mu: number;
  readonly kco: number;
}
export const MONOLITHIC: PlaneSurface = { mu: 0.9, kco: 0.5 };
/** A construction joint whose surface is trowelled or tamped. */
export const TAMPED: PlaneSurface = { mu: 0.6, kco: 0.2 };

const MOST = symbol("phi tau_{u.max}", "MPa");

const PLANE_LIMIT = formula({
  id: "phi-tau-u-max",
  title: "Most of the design shear strength of a plane",
  reference: CLAUSES.planeStrength,
  result: MOST,
  symbols: { phi: PHI, fc: F_C },
  is: ({ constant, times, min }, { phi, fc }) =>
    times(phi, min(times(constant(0.2), fc), constant(10, "MPa"))),
});

const SYMBOLS = {
  phi: PHI,
  mu: symbol("mu"),
  as: symbol("A_sf", "mm²"),
  fsy: F_SY,
  area: symbol("s b_f", "mm²"),
  kco: symbol("k_co"),
  fct: F_CT,
  most: MOST,
} as const;

const STRENGTH = {
  id: "phi-tau-u",
  title: "Design shear strength of the plane",
  reference: CLAUSES.planeStrength,
  result: symbol("phi tau_u", "MPa"),
} as const;

const PLANE_STRENGTH = formula({
  ...STRENGTH,
  symbols: SYMBOLS,
  is: ({ plus, times, over, min }, { phi, mu, as, fsy, area, kco, fct, most }) =>
    min(times(phi, plus(over(times(mu, as, fsy), area), times(kco, fct))), most),
});

const PRESSED_STRENGTH = formula({
  ...STRENGTH,
  symbols: { ...SYMBOLS, permanent: symbol("s g_p", "kN") },
  is: ({ plus, times, over, min }, { phi, mu, as, fsy, permanent, area, kco, fct, most }) =>
    min(times(phi, plus(over(times(mu, plus(times(as, fsy), permanent)), area), times(kco, fct))), most),
});

/** A plane in shear with the bars that cross it. Units mm2, MPa. */
export interface ShearPlane {
  readonly surface: PlaneSurface;
  readonly fc: number;
  readonly area: number;
  readonly as: number;
  readonly fsy: number;
  /** Permanent force that presses on the plane, N: the clause counts no other (g_p). */
  readonly permanent?: number;
}

/** The most of the design shear strength, whatever bars cross the plane. Units MPa. Source AS 3600 8.4.3. */
export const planeLimit = (fc: number, record: Recorder): number =>
  record.formula(PLANE_LIMIT, { phi: PHI_PLANE, fc });

/**
 * Design shear strength of a plane by the friction of the bars across it and of permanent force, and what its concrete carries.
 *
 *   tau_u = mu (Asf fsy / (s bf) + gp / bf) + kco f'ct <= 0.2 f'c, 10 MPa
 *
 * Units    MPa
 * Source   AS 3600 8.4.3, Table 8.4.3
 * Checked  packages/design/src/concrete-beam/flange.test.ts, src/shear/column-joint.test.ts
 */
export function planeStrength(plane: ShearPlane, record: Recorder): number {
  const { surface, fc, area, as, fsy, permanent = 0 } = plane;
  const fct = uniaxialTensileStrength(fc, record);
  const most = planeLimit(fc, record);
  const values = { phi: PHI_PLANE, ...surface, as, fsy, area, fct, most };
  return permanent > 0
    ? record.formula(PRESSED_STRENGTH, { ...values, permanent })
    : record.formula(PLANE_STRENGTH, values);
}

/** The bars that a stress needs beside what the plane has. Units mm2. */
export function barsAcross(of: ShearPlane, stress: number): number {
  const missing = Math.max(0, stress - planeStrength(of, SILENT));
  return (missing * of.area) / (PHI_PLANE * of.surface.mu * of.fsy);
}
