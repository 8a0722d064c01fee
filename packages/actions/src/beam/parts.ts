import { type Extremes, extremes, type ReferenceLine } from "./extremes.ts";
import { type BeamModel, jointPositions } from "./model.ts";
import { type BeamResponse, valueAt } from "./response.ts";

/** A span between two neighbouring vertical supports, or the overhang beyond the last one. Positions in mm. */
export interface BeamPart {
  readonly kind: "span" | "overhang";
  readonly from: number;
  readonly to: number;
}

/** The spans and overhangs of a beam, from left to right. A joint without a vertical support does not end a span. */
export function beamParts(model: Pick<BeamModel, "spans" | "supports">): readonly BeamPart[] {
  const length = jointPositions(model).at(-1) ?? 0;
  const held = heldPositions(model);
  const ends = [0, ...held.filter((x) => x > 0 && x < length), length];
  return ends.slice(1).map((to, at) => {
    const from = ends[at] ?? 0;
    return { kind: held.includes(from) && held.includes(to) ? "span" : "overhang", from, to };
  });
}

/** Where the beam has a vertical support, from left to right. */
function heldPositions(model: Pick<BeamModel, "spans" | "supports">): readonly number[] {
  const joints = jointPositions(model);
  return model.supports
    .filter(({ vertical }) => vertical !== "free")
    .map(({ joint }) => joints[joint] ?? 0)
    .sort((a, b) => a - b);
}

/**
 * From what a deflection is measured.
 *
 * chord     the line through the supports of the span; of an overhang, the line of the next span extended, so that settlements
 *           are subtracted; of a cantilever with one support, the level of that support
 * tangent   the tangent of the beam at the support of an overhang; of a span, the chord
 * absolute  the unloaded position
 */
export type DeflectionReference = "chord" | "tangent" | "absolute";

/**
 * The extreme deflections of a part, measured from its reference. Units: mm, downward positive.
 *
 * Errors   DomainError 'outside-beam'
 */
export function relativeDeflection(
  response: BeamResponse,
  part: BeamPart,
  reference: DeflectionReference = "chord",
): Extremes {
  return extremes(response, "deflection", part, referenceLine(response, part, reference));
}

/** The line that `relativeDeflection` measures from. */
export function referenceLine(
  response: BeamResponse,
  part: BeamPart,
  reference: DeflectionReference,
): ReferenceLine {
  if (reference === "absolute") return { deflection: 0, slope: 0 };
  if (part.kind === "span") return chord(response, part.from, part.to);
  const { model } = response.beam;
  const parts = beamParts(model);
  const isLeft = !heldPositions(model).includes(part.from);
  const support = isLeft ? part.to : part.from;
  if (reference === "tangent") {
    const slope = valueAt(response, "rotation", support, isLeft ? "left" : "right");
    return { deflection: valueAt(response, "deflection", support) - slope * support, slope };
  }
  const next = parts.find(({ kind, from, to }) => kind === "span" && (isLeft ? from : to) === support);
  if (next) return chord(response, next.from, next.to);
  return { deflection: valueAt(response, "deflection", support), slope: 0 };
}

function chord(response: BeamResponse, from: number, to: number): ReferenceLine {
  const start = valueAt(response, "deflection", from);
  const slope = (valueAt(response, "deflection", to) - start) / (to - from);
  return { deflection: start - slope * from, slope };
}
