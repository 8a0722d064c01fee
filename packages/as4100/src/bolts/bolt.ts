import type { Recorder } from "@kingpost/calc";
import {
  BOLT_INTERACTION,
  BOLT_SHEAR,
  BOLT_TENSION,
  CORE_AREA,
  PHI_BOLT,
  PRYING,
  TENSILE_STRESS_AREA,
} from "./bolt-formulas.ts";
import { type BoltClass, type BoltSize, boltDimensions, boltStrengths } from "./bolt-table.ts";

export interface Bolt {
  readonly size: BoltSize;
  readonly grade: BoltClass;
}

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
