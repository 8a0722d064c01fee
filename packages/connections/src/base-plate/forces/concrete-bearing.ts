import { PHI_BEARING } from "@kingpost/as3600";
import type { Recorder } from "@kingpost/calc";
import type { BasePlate, Pedestal } from "../base.ts";
import { BEARING_CAPACITY, BEARING_STRESS, CONFINEMENT, SUPPORT_SIDE } from "./concrete-bearing-formulas.ts";

/** What concrete bearing depends on. */
export interface ConcreteBearing {
  readonly plate: BasePlate;
  readonly pedestal: Pedestal;
}

/** A loaded rectangle at an edge of the plate. Units mm. */
export interface LoadedArea {
  /** Along the length of the plate. */
  readonly length: number;
  readonly width: number;
}

/** The strength of what the plate bears on: of the concrete, or of the grout where that is less. Units MPa. */
export const bearingStrength = ({ fc, groutFc = fc }: Pick<Pedestal, "fc" | "groutFc">): number =>
  Math.min(fc, groutFc);

/**
 * Design bearing stress of the concrete below the plate, or below a block at its edge.
 *
 *   phi fb = phi min(0.9 f'c sqrt(A2 / A1), 1.8 f'c), sqrt(A2 / A1) <= 2, phi = 0.6
 *
 * Shape    f'c is the strength of the grout where that is less. A2 is similar to A1 and has its centre; sides slope 2 across for 1 down as far as the edges and the depth of the concrete
 * Units    mm, MPa
 * Source   AS 3600:2018 12.6
 * Checked  src/base-plate/forces/concrete-bearing.test.ts
 */
export function designBearingStress(
  { plate, pedestal }: ConcreteBearing,
  block: LoadedArea | undefined,
  record: Recorder,
): number {
  const { length, width } = block ?? plate;
  const { depth } = pedestal;
  // A block reaches an edge of the plate: its distance to the edge of the concrete is that of the plate.
  const edges = { length: (pedestal.length - plate.length) / 2, width: (pedestal.width - plate.width) / 2 };
  const supportLength = record.formula(SUPPORT_SIDE.length, { loaded: length, edge: edges.length, depth });
  const supportWidth = record.formula(SUPPORT_SIDE.width, { loaded: width, edge: edges.width, depth });
  const ratio = record.formula(CONFINEMENT, { length, supportLength, width, supportWidth });
  return record.formula(BEARING_STRESS, { phi: PHI_BEARING, fc: bearingStrength(pedestal), ratio });
}

/** Design bearing capacity under a central force. Units N. Source AS 3600:2018 12.6. */
export function designConcreteBearing(of: ConcreteBearing, record: Recorder): number {
  const fb = designBearingStress(of, undefined, record);
  const { length, width } = of.plate;
  return record.formula(BEARING_CAPACITY, { fb, length, width });
}
