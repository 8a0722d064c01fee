import { jointsOf, supportsOf } from "../../beam/form/inputs.ts";
import { beamInputs } from "../form/beam-inputs.ts";
import type { ConcreteBeamInputs } from "../form/fields.ts";

/** A support with its width, mm from the left end of the beam. */
export interface SupportPlace {
  /** Among the supports, from 0 at the left. */
  readonly at: number;
  readonly joint: number;
  readonly kind: "pinned" | "roller" | "fixed";
  readonly x: number;
  /** The faces: outside of it the beam is free to bend. */
  readonly left: number;
  readonly right: number;
  /** Whether the beam goes on at both sides. */
  readonly isInterior: boolean;
}

export function supportPlaces(inputs: ConcreteBeamInputs): readonly SupportPlace[] {
  const joints = jointsOf(inputs);
  const half = inputs.supportWidth / 2;
  const last = joints.length - 1;
  return supportsOf(beamInputs(inputs)).map(({ joint, kind }, at) => {
    const x = joints[joint] ?? 0;
    const isInterior = joint > 0 && joint < last;
    return { at, joint, kind, x, left: x - half, right: x + half, isInterior };
  });
}

/** The ends of the concrete, mm: half of a support beyond its centre. */
export function concreteEnds(inputs: ConcreteBeamInputs): readonly [left: number, right: number] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const half = inputs.supportWidth / 2;
  const isFree = inputs.spans.at(-1)?.end === "free";
  return [inputs.leftSupport === "free" ? 0 : -half, isFree ? length : length + half];
}
