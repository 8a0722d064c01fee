import {
  type BoltActions,
  type BoltGrade,
  boltDimensions,
  boltStrengths,
  designBoltShear,
  designBoltTension,
  PHI_BOLT,
  TENSILE_STRESS_AREA,
} from "@kingpost/as4100";
import type { Capacity, NotCovered, Recorder } from "@kingpost/calc";
import { anchorHole } from "../anchor-hole.ts";
import type { BaseActions, BaseDesign, GroutMethod } from "../base.ts";
import {
  BENDING_INTERACTION,
  BENDING_OF_LEVER,
  BENDING_TO_WASHER,
  CONFINED_FACTOR,
  FACTOR_OF_GROUT,
  SHEAR_THROUGH_GROUT,
} from "./grout-formulas.ts";

/** What a method is called beside its check. */
export const GROUT_METHODS = {
  confined: "confined grout, EN 1992-4",
  washer: "grout factor 0.8 and welded washers, ACI 318 and AISC Design Guide 1",
  lever: "free lever arm, EN 1992-4",
} as const satisfies Readonly<Record<GroutMethod["by"], string>>;

/** Source ACI 318-19 17.7.1.2.1, recalled: docs/recalled-clauses.md. */
const GROUT_FACTOR = 0.8;

/** Source EN 1992-4 6.2.2.3(1): thickness in diameters, strength in MPa. */
const THIN_GROUT = { diameters: 0.5, strength: 30 } as const;
/** Source EN 1992-4 6.2.2.3(2): mm, and in diameters. */
const THICK_GROUT = { most: 40, diameters: 5 } as const;

const WASHER = 6;

/** Whether the grout confines the bolts without a factor, with one, or why it does not. */
export function confinement(
  { anchors, grout, pedestal }: Pick<BaseDesign, "anchors" | "grout" | "pedestal">,
  strength: number,
  { n, mx, my, vx, vy }: BaseActions,
): "thin" | "thick" | NotCovered {
  const { diameter } = boltDimensions(anchors.size);
  if (grout === 0) return "thin";
  if (strength < Math.max(THIN_GROUT.strength, pedestal.fc)) {
    return notConfined("the grout must be at least as strong as the concrete, and have 30 MPa");
  }
  if (grout <= THIN_GROUT.diameters * diameter) return "thin";
  if (grout > THICK_GROUT.most || grout > THICK_GROUT.diameters * diameter) {
    return notConfined("the grout must be at most 40 mm and five bolt diameters thick");
  }
  const rows = (along: "x" | "y") => new Set(anchors.positions.map((bolt) => bolt[along])).size;
  if ((vx !== 0 && rows("x") < 2) || (vy !== 0 && rows("y") < 2)) {
    return notConfined("two bolts at least must be along the shear force");
  }
  if (n < 0 || mx !== 0 || my !== 0) return notConfined("no tension or moment may act on the plate");
  return "thick";
}

const notConfined = (condition: string): NotCovered => ({
  kind: "not-covered",
  reason: `For confinement by grout thicker than half a bolt diameter ${condition} (EN 1992-4 6.2.2.3). Choose another method of bolts through grout.`,
});

/**
 * Design shear capacity of a bolt through the grout: phi Vf with a factor of the method. Units N.
 *
 * Source   ACI 318-19 17.7.1.2.1; EN 1992-4 7.2.2.3.1(3)
 * Checked  src/base-plate/shear/grout.test.ts
 */
export function designShearThroughGrout(base: BaseDesign, actions: BaseActions, record: Recorder): number {
  const { anchors, grout, groutMethod: method } = base;
  const vf = designBoltShear(anchors, record);
  if (grout === 0 || method.by === "lever") return vf;
  if (method.by === "washer") {
    const factor = record.rule(FACTOR_OF_GROUT, GROUT_FACTOR, "ACI 318");
    return record.formula(SHEAR_THROUGH_GROUT, { factor, vf });
  }
  if (confinement(base, method.strength, actions) === "thin") return vf;
  // Where the conditions are not met, the check of bending is not covered.
  const factor = record.formula(CONFINED_FACTOR, { grout: Math.min(grout, THICK_GROUT.most) });
  return record.formula(SHEAR_THROUGH_GROUT, { factor, vf });
}

/**
 * Bending of a bolt through the grout with its tension, which must not exceed 1, or why it is not bent.
 *
 *   M* / phiMf + N* / phiNtf
 *   washer   M* = V* (t + tw / 2) / 2, phiMf = 0.8 fyf dc^3 / 6
 *   lever    M* = V* (df / 2 + tg + t / 2) / alpha_M, phiMf = phi 1.2 (pi ds^3 / 32) fuf
 *
 * Units    N, mm
 * Source   AISC Design Guide 1, 3.5.3, as reported; EN 1992-4 6.2.2.3 and 7.2.2.3.2
 * Checked  src/base-plate/shear/grout.test.ts
 */
export function bendingThroughGrout(
  base: BaseDesign,
  actions: BaseActions,
  { tension, shear }: BoltActions,
  record: Recorder,
): Capacity {
  const { anchors, grout, plate, groutMethod: method } = base;
  const { size, grade } = anchors;
  const { diameter: d, pitch: p } = boltDimensions(size);
  switch (method.by) {
    case "confined": {
      const found = confinement(base, method.strength, actions);
      return typeof found === "string" ? CONFINED : found;
    }
    case "washer": {
      if (!anchors.hasWeldedWashers) return NO_WASHERS;
      const washer = anchorHole(size)?.washerThickness ?? WASHER;
      const m = record.formula(BENDING_TO_WASHER.moment, { v: shear, t: plate.thickness, washer });
      const core = record.formula(BENDING_TO_WASHER.diameter, { d, p });
      const { fyf } = boltStrengths(size, grade);
      const mf = record.formula(BENDING_TO_WASHER.capacity, { phi: PHI_BOLT, fyf, d: core });
      const ntf = designBoltTension({ size, grade }, record);
      return record.formula(BENDING_INTERACTION, { m, mf, n: tension, ntf });
    }
    case "lever": {
      const held = method.isHeld ? HELD : 1;
      const m = record.formula(BENDING_OF_LEVER.moment, { v: shear, d, grout, t: plate.thickness, held });
      const area = record.formula(TENSILE_STRESS_AREA, { d, p });
      const stress = record.formula(BENDING_OF_LEVER.diameter, { area });
      const { fuf, bending, tension: phi } = CLASSES[grade];
      const mf = record.formula(BENDING_OF_LEVER.capacity, { phi: bending, d: stress, fuf });
      const ntf = record.formula(BENDING_OF_LEVER.tension, { phi, area, fuf });
      return record.formula(BENDING_INTERACTION, { m, mf, n: tension, ntf });
    }
  }
}

/** alpha_M of a plate that cannot rotate. Source EN 1992-4 6.2.2.3(3). */
const HELD = 2;

/** f_uk and the capacity factors of shear and of tension. Source EN 1992-4 Table 4.1, of property classes 4.6 and 8.8. */
const CLASSES: Readonly<
  Record<BoltGrade, { readonly fuf: number; readonly bending: number; readonly tension: number }>
> = {
  "4.6": { fuf: 400, bending: 0.6, tension: 0.5 },
  "8.8": { fuf: 800, bending: 0.8, tension: 1 / 1.5 },
};

const CONFINED: NotCovered = { kind: "not-applicable", reason: "The grout confines the bolts: no bending." };
const NO_WASHERS: NotCovered = {
  kind: "not-applicable",
  reason: "Without welded plate washers the plate bears on the bolts at the grout.",
};
