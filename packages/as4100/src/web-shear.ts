import { CLAUSES } from "./clauses.ts";
import { PHI } from "./constants.ts";
import type { Recorder } from "./record-steps.ts";

/** The plates that carry a shear force. */
export interface Webs {
  /** Clear depth of a web between the flanges, mm. */
  readonly clear: number;
  /** Depth of the area that carries the shear: the full depth of a rolled section, the clear depth of a welded one, mm. */
  readonly effective: number;
  readonly t: number;
  readonly count: 1 | 2;
  readonly fy: number;
  /** Name of the plates: the sides of a hollow section are walls. */
  readonly name: "web" | "wall";
  /** Symbols of the clear depth, of the effective depth, of the thickness and of the yield stress. */
  readonly symbols: readonly [clear: string, effective: string, t: string, fy: string];
}

/** Slenderness from which an unstiffened web buckles in shear: AS 4100 5.11.2. */
export const SHEAR_LIMIT = 82;

/** Slenderness beyond which a web with flanges on both sides needs stiffeners: AS 4100 5.10.1. */
export const STIFFENED_LIMIT = 180;

/** Whether webs may be unstiffened: tw >= (d1 / 180) sqrt(fy / 250). Source AS 4100 5.10.1. */
export function mayBeUnstiffened({ clear, t, fy }: Webs): boolean {
  return slendernessOf(clear, t, fy) <= STIFFENED_LIMIT;
}

function slendernessOf(clear: number, t: number, fy: number): number {
  return (clear / t) * Math.sqrt(fy / 250);
}

/**
 * Nominal shear capacity of unstiffened webs under uniform shear stress.
 *
 *   Vu = alpha_v Vw,  Vw = 0.6 fy Aw,  alpha_v = (82 / lambda_w)^2 <= 1,  lambda_w = (dp / tw) sqrt(fy / 250)
 *
 * Units    mm, MPa, out N, unrounded
 * Source   AS 4100 5.11.2, 5.11.4, 5.11.5.1
 * Checked  validation/published.test.ts
 */
export function uniformShear(webs: Webs, record: Recorder): number {
  const { clear, effective, t, count, fy, name, symbols } = webs;
  const [dp, depth, tw, yieldStress] = symbols;
  const lambda = record(slendernessOf(clear, t, fy), () => ({
    symbol: "λ_w",
    title: `Slenderness of the ${name}`,
    clause: CLAUSES.shearUniform,
    formula: `({${dp}} / {${tw}}) × √({${yieldStress}} / 250 MPa)`,
    given: { [dp]: [clear, "mm"], [tw]: [t, "mm"], [yieldStress]: [fy, "MPa"] },
  }));
  const alphaV = record(Math.min(1, (SHEAR_LIMIT / lambda) ** 2), () => ({
    symbol: "α_v",
    title: `Shear buckling coefficient of the ${name}`,
    clause: CLAUSES.shearBuckling,
    formula: "min(1, (82 / {λ_w})²)",
    given: { λ_w: lambda },
  }));
  const aw = record(count * effective * t, () => ({
    symbol: "A_w",
    title: count === 1 ? `Area of the ${name}` : `Area of the two ${name}s`,
    clause: CLAUSES.shearYield,
    formula: `${count === 1 ? "" : "2 × "}{${depth}} × {${tw}}`,
    given: { [depth]: [effective, "mm"], [tw]: [t, "mm"] },
    unit: "mm²",
  }));
  const vw = record(0.6 * fy * aw, () => ({
    symbol: "V_w",
    title: "Nominal shear yield capacity",
    clause: CLAUSES.shearYield,
    formula: `0.6 × {${yieldStress}} × {A_w}`,
    given: { [yieldStress]: [fy, "MPa"], A_w: [aw, "mm²"] },
    unit: "kN",
  }));
  return record(alphaV * vw, () => ({
    symbol: "V_u",
    title: "Nominal shear capacity under uniform shear stress",
    clause: CLAUSES.shearUniform,
    formula: "{α_v} × {V_w}",
    given: { α_v: alphaV, V_w: [vw, "kN"] },
    unit: "kN",
  }));
}

/**
 * Nominal shear capacity of the same webs under non-uniform shear stress.
 *
 *   Vv = 2 Vu / (0.9 + fvm / fva) <= Vu      fvm / fva: greatest to average shear stress, elastic
 *
 * Units    N, out N, unrounded
 * Source   AS 4100 5.11.3
 * Checked  validation/published.test.ts (RHS and SHS)
 */
export function nonUniformShear(vu: number, stressRatio: number, record: Recorder): number {
  return record(vu * Math.min(1, 2 / (0.9 + stressRatio)), () => ({
    symbol: "V_v",
    title: "Nominal shear capacity under non-uniform shear stress",
    clause: CLAUSES.shearNonUniform,
    formula: "min({V_u}, 2 × {V_u} / (0.9 + {f_vm/f_va}))",
    given: { V_u: [vu, "kN"], "f_vm/f_va": stressRatio },
    unit: "kN",
  }));
}

/** phiVv = phi Vv. Source AS 4100 5.11.1, Table 3.4. */
export function designShear(vv: number, nominal: string, design: string, record: Recorder): number {
  return record(PHI * vv, () => ({
    symbol: design,
    title: "Design shear capacity",
    clause: CLAUSES.capacityFactor,
    formula: `{φ} × {${nominal}}`,
    given: { φ: PHI, [nominal]: [vv, "kN"] },
    unit: "kN",
  }));
}
