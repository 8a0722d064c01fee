import type { Recorder } from "@kingpost/calc";
import type { Anchors } from "./base.ts";
import {
  BOLT_BENDING,
  BOLT_INTERACTION,
  BOLT_SHEAR,
  BOLT_TENSION,
  CORE_AREA,
  PHI_BOLT,
  PRYING,
  SHARED_SHEAR,
  TENSILE_STRESS_AREA,
} from "./bolt-formulas.ts";
import { boltDimensions, boltStrengths, standardHole } from "./bolt-table.ts";

type Bolt = Pick<Anchors, "size" | "grade">;

/** Bolts in large holes that carry shear where their washers are not welded: two happen to bear. */
export const BEARING_BOLTS = 2;

/** Design tension capacity of a bolt: phi As fuf, phi = 0.8. Units N. Source AS 4100 9.2.2.2. */
export function designBoltTension({ size, grade }: Bolt, record: Recorder): number {
  const { diameter: d, pitch: p } = boltDimensions(size);
  const area = record.formula(TENSILE_STRESS_AREA, { d, p });
  return record.formula(BOLT_TENSION, { phi: PHI_BOLT, area, fuf: boltStrengths(size, grade).fuf });
}

/** Design shear capacity of a bolt with threads in the shear plane: phi 0.62 fuf Ac. Units N. Source AS 4100 9.2.2.1. */
export function designBoltShear({ size, grade }: Bolt, record: Recorder): number {
  const { diameter: d, pitch: p } = boltDimensions(size);
  const area = record.formula(CORE_AREA, { d, p });
  return record.formula(BOLT_SHEAR, { phi: PHI_BOLT, fuf: boltStrengths(size, grade).fuf, area });
}

/** Tension of a bolt with prying. Units N. */
export function boltTensionWithPrying(tension: number, prying: number, record: Recorder): number {
  return record.formula(PRYING, { factor: prying, tension });
}

/** The bolts that carry shear: all with welded plate washers or in standard holes, otherwise two. */
export function boltsInShear({ positions, size, hole, hasWeldedWashers }: Anchors): number {
  if (hasWeldedWashers || hole <= standardHole(size)) return positions.length;
  return Math.min(BEARING_BOLTS, positions.length);
}

/** Shear force of each bolt that carries shear. Units N. */
export function boltShearForce(anchors: Anchors, v: number, record: Recorder): number {
  return record.formula(SHARED_SHEAR, { v, count: boltsInShear(anchors) });
}

/** Actions of one bolt, magnitudes. Units N. */
export interface BoltActions {
  /** With prying. */
  readonly tension: number;
  readonly shear: number;
}

/** Shear and tension of a bolt, which must not exceed 1: (V* / phiVf)^2 + (N* / phiNtf)^2. Source AS 4100 9.2.2.3. */
export function boltInteraction(bolt: Bolt, { tension, shear }: BoltActions, record: Recorder): number {
  const vf = designBoltShear(bolt, record);
  const ntf = designBoltTension(bolt, record);
  return record.formula(BOLT_INTERACTION, { v: shear, vf, n: tension, ntf });
}

/**
 * Bending of a bolt through the grout, with its tension, which must not exceed 1.
 *
 *   M* / phiMf + N* / phiNtf      M* = V* (tg + t / 2), phiMf = phi fyf dc^3 / 6, phi = 0.8
 *
 * Shape    a cantilever from the concrete to the middle of the plate
 * Units    N, mm
 * Source   recalled: docs/recalled-clauses.md
 * Checked  src/baseplate/bolt.test.ts
 */
export function boltBending(
  { size, grade }: Bolt,
  { tension, shear }: BoltActions,
  { grout, t }: { readonly grout: number; readonly t: number },
  record: Recorder,
): number {
  const { diameter, pitch: p } = boltDimensions(size);
  const m = record.formula(BOLT_BENDING.moment, { v: shear, grout, t });
  const d = record.formula(BOLT_BENDING.diameter, { d: diameter, p });
  const { fyf } = boltStrengths(size, grade);
  const mf = record.formula(BOLT_BENDING.capacity, { phi: PHI_BOLT, fyf, d });
  const ntf = designBoltTension({ size, grade }, record);
  return record.formula(BOLT_BENDING.interaction, { m, mf, n: tension, ntf });
}
