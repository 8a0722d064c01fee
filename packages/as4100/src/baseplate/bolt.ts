import type { Recorder } from "@kingpost/calc";
import type { Anchors } from "./base.ts";
import {
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

export type Bolt = Pick<Anchors, "size" | "grade">;

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
export function boltInteraction(
  bolt: Bolt,
  { tension, shear }: BoltActions,
  record: Recorder,
  shearCapacity: (record: Recorder) => number = (of) => designBoltShear(bolt, of),
): number {
  const vf = shearCapacity(record);
  const ntf = designBoltTension(bolt, record);
  return record.formula(BOLT_INTERACTION, { v: shear, vf, n: tension, ntf });
}
