import { CLAUSES } from "./clauses.ts";
import { PHI } from "./constants.ts";
import type { Recorder } from "./record-steps.ts";
import type { SteelSection } from "./steel-section.ts";
import { sectionYield } from "./yield-stress.ts";

/**
 * Nominal section capacity in compression.
 *
 *   Ns = kf An fy      An = Ag: no holes but those that fasteners fill
 *
 * Units    mm2, MPa, out N, unrounded
 * Source   AS 4100 6.2.1
 * Checked  validation/published.test.ts
 */
export function nominalSectionCompression(section: SteelSection, record: Recorder): number {
  const { kf, ag } = section;
  const fy = sectionYield(section, record);
  return record(kf * ag * fy, () => ({
    symbol: "N_s",
    title: "Nominal section capacity in compression",
    clause: CLAUSES.sectionCompression,
    formula: "{k_f} × {A_n} × {f_y}",
    given: { k_f: kf, A_n: [ag, "mm²"], f_y: [fy, "MPa"] },
    unit: "kN",
  }));
}

/**
 * Design section capacity in compression.
 *
 *   phiNs = phi Ns
 *
 * Units    out N, unrounded
 * Source   AS 4100 6.1, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designSectionCompression(section: SteelSection, record: Recorder): number {
  const ns = nominalSectionCompression(section, record);
  return record(PHI * ns, () => ({
    symbol: "φN_s",
    title: "Design section capacity in compression",
    clause: CLAUSES.capacityFactor,
    formula: "{φ} × {N_s}",
    given: { φ: PHI, N_s: [ns, "kN"] },
    unit: "kN",
  }));
}

/** Force distribution factor of a connection that takes every part of the section: AS 4100 7.3.1. */
const KT = 1;

/**
 * Design section capacity in tension.
 *
 *   phiNt = phi min(Ag fy, 0.85 kt An fu)      kt = 1, An = Ag
 *
 * Units    mm2, MPa, out N, unrounded
 * Source   AS 4100 7.2, 7.3.1, Table 3.4
 * Checked  validation/published.test.ts
 */
export function designTension(section: SteelSection, record: Recorder): number {
  const { ag, fu } = section;
  const fy = sectionYield(section, record);
  const yielding = record(ag * fy, () => ({
    symbol: "N_ty",
    title: "Yielding of the gross section",
    clause: CLAUSES.tension,
    formula: "{A_g} × {f_y}",
    given: { A_g: [ag, "mm²"], f_y: [fy, "MPa"] },
    unit: "kN",
  }));
  const fracture = record(0.85 * KT * ag * fu, () => ({
    symbol: "N_ta",
    title: "Fracture of the net section",
    clause: CLAUSES.tension,
    formula: "0.85 × {k_t} × {A_n} × {f_u}",
    given: { k_t: KT, A_n: [ag, "mm²"], f_u: [fu, "MPa"] },
    unit: "kN",
  }));
  return record(PHI * Math.min(yielding, fracture), () => ({
    symbol: "φN_t",
    title: "Design section capacity in tension",
    clause: CLAUSES.capacityFactor,
    formula: "{φ} × min({N_ty}, {N_ta})",
    given: { φ: PHI, N_ty: [yielding, "kN"], N_ta: [fracture, "kN"] },
    unit: "kN",
  }));
}
