import { DomainError } from "@kingpost/calc/domain-error";
import { freeMovement } from "./mechanism.ts";
import {
  BEAM_LIMITS,
  type BeamLoad,
  type BeamModel,
  isSamePoint,
  jointPositions,
  positionText,
  SAME_POINT,
} from "./model.ts";

/** The row that a problem belongs to: `loads` of a case, or a list of the model. Without an index it is of the whole list. */
export interface BeamPlace {
  readonly list: "spans" | "supports" | "hinges" | "loads";
  readonly index?: number;
  /** Index of the load case. */
  readonly loadCase?: number;
  readonly field?: string;
}

/** Why a beam cannot be analysed: a code for programs, a sentence for users, the row to mark. */
export interface BeamProblem {
  readonly code: string;
  readonly message: string;
  readonly place: BeamPlace;
}

/** Ends an analysis: the first of `beamProblems`. */
export class BeamError extends DomainError {
  readonly place: BeamPlace;

  constructor({ code, message, place }: BeamProblem) {
    super(code, message);
    this.name = "BeamError";
    this.place = place;
  }
}

/**
 * Everything that prevents the analysis, in the order of the rows; empty where the beam can be analysed.
 *
 * Codes    not-finite, non-positive, too-many, no-spans, no-joint, same-joint, settlement-without-support, outside-beam,
 *          hinge-at-end, same-hinge, fixed-at-hinge, couple-at-hinge, no-length, mechanism
 */
export function beamProblems(
  model: BeamModel,
  cases: readonly (readonly BeamLoad[])[],
): readonly BeamProblem[] {
  const ofSpans = spanProblems(model);
  // Positions have no meaning before the spans have lengths.
  if (ofSpans.length > 0) return ofSpans;
  const ofParts = [...supportProblems(model), ...hingeProblems(model)];
  const ofLoads = cases.flatMap((loads, loadCase) =>
    loads.flatMap((load, index) => loadProblems(model, load, { list: "loads", loadCase, index })),
  );
  const count = cases.reduce((sum, loads) => sum + loads.length, 0);
  const tooMany =
    count > BEAM_LIMITS.loads
      ? [problem("too-many", `A beam has at most ${BEAM_LIMITS.loads} loads.`, { list: "loads" })]
      : [];
  const movement = ofParts.length === 0 ? freeMovement(model) : undefined;
  const mechanism = movement ? [problem("mechanism", movement, { list: "supports" })] : [];
  return [...ofParts, ...mechanism, ...ofLoads, ...tooMany];
}

function problem(code: string, message: string, place: BeamPlace): BeamProblem {
  return { code, message, place };
}

/** The first of `values` that is not a finite number, by its field. */
function notFinite(values: Readonly<Record<string, unknown>>, place: BeamPlace): BeamProblem[] {
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== "number" || Number.isFinite(value)) continue;
    return [problem("not-finite", `The ${field} is not a number.`, { ...place, field })];
  }
  return [];
}

function spanProblems({ spans }: BeamModel): BeamProblem[] {
  if (spans.length === 0) return [problem("no-spans", "The beam has no span.", { list: "spans" })];
  if (spans.length > BEAM_LIMITS.spans) {
    return [problem("too-many", `A beam has at most ${BEAM_LIMITS.spans} spans.`, { list: "spans" })];
  }
  return spans.flatMap(({ length, stiffness }, index) => {
    const place = { list: "spans", index } as const;
    const unusable = notFinite({ length, stiffness }, place);
    if (unusable.length > 0) return unusable;
    if (length <= SAME_POINT) {
      return [
        problem("non-positive", "The length must be greater than zero.", { ...place, field: "length" }),
      ];
    }
    if (stiffness > 0) return [];
    return [
      problem("non-positive", "The stiffness EI must be greater than zero.", {
        ...place,
        field: "stiffness",
      }),
    ];
  });
}

function supportProblems({ spans, supports, hinges = [] }: BeamModel): BeamProblem[] {
  const positions = jointPositions({ spans });
  return supports.flatMap(({ joint, vertical, rotation }, index) => {
    const place = { list: "supports", index } as const;
    const x = positions[joint];
    if (x === undefined) {
      return [problem("no-joint", `The beam has no joint ${joint}.`, { ...place, field: "joint" })];
    }
    if (supports.findIndex((other) => other.joint === joint) < index) {
      return [
        problem("same-joint", `There are two supports at ${positionText(x)}.`, { ...place, field: "joint" }),
      ];
    }
    if (rotation !== "free" && hinges.some((hinge) => isSamePoint(hinge, x))) {
      const message = `The support at ${positionText(x)} restrains rotation where the beam has a hinge.`;
      return [problem("fixed-at-hinge", message, { ...place, field: "rotation" })];
    }
    return Object.entries({ vertical, rotation }).flatMap(([field, restraint]) => {
      if (typeof restraint !== "number") return [];
      const unusable = notFinite({ [`${field} spring stiffness`]: restraint }, { ...place, field });
      if (unusable.length > 0)
        return [problem("not-finite", unusable[0]?.message ?? "", { ...place, field })];
      if (restraint > 0) return [];
      return [
        problem("non-positive", "The spring stiffness must be greater than zero.", { ...place, field }),
      ];
    });
  });
}

function hingeProblems({ spans, hinges = [] }: BeamModel): BeamProblem[] {
  if (hinges.length > BEAM_LIMITS.hinges) {
    return [problem("too-many", `A beam has at most ${BEAM_LIMITS.hinges} hinges.`, { list: "hinges" })];
  }
  const length = jointPositions({ spans }).at(-1) ?? 0;
  return hinges.flatMap((x, index) => {
    const place = { list: "hinges", index } as const;
    const outside = outsideProblems({ position: x }, length, place, "hinge");
    if (outside.length > 0) return outside;
    if (isSamePoint(x, 0) || isSamePoint(x, length)) {
      const message = `A hinge at the end of the beam (${positionText(x)}) has no effect. Change the support instead.`;
      return [problem("hinge-at-end", message, place)];
    }
    if (hinges.findIndex((other) => isSamePoint(other, x)) < index) {
      return [problem("same-hinge", `There are two hinges at ${positionText(x)}.`, place)];
    }
    return [];
  });
}

function outsideProblems(
  positions: Readonly<Record<string, number>>,
  length: number,
  place: BeamPlace,
  what: string,
): BeamProblem[] {
  const unusable = notFinite(positions, place);
  if (unusable.length > 0) return unusable;
  for (const [field, x] of Object.entries(positions)) {
    if (x >= -SAME_POINT && x <= length + SAME_POINT) continue;
    const message = `The ${what} at ${positionText(x)} is outside the beam, which ends at ${positionText(length)}.`;
    return [problem("outside-beam", message, { ...place, field })];
  }
  return [];
}

function loadProblems(model: BeamModel, load: BeamLoad, place: BeamPlace): BeamProblem[] {
  const positions = jointPositions(model);
  const length = positions.at(-1) ?? 0;
  if (load.kind === "settlement") {
    const { joint, distance } = load;
    const support = model.supports.find((one) => one.joint === joint);
    if (support && support.vertical !== "free") return notFinite({ distance }, place);
    const x = positions[joint];
    const where = x === undefined ? `Joint ${joint}` : `The joint at ${positionText(x)}`;
    const message = `${where} has no vertical support that can settle.`;
    return [problem("settlement-without-support", message, { ...place, field: "joint" })];
  }
  if (load.kind === "distributed") {
    const { from, to, start, end } = load;
    const unusable = [
      ...outsideProblems({ from, to }, length, place, "load"),
      ...notFinite({ start, end }, place),
    ];
    if (unusable.length > 0) return unusable;
    if (to - from > SAME_POINT) return [];
    const message =
      to < from
        ? `The load ends at ${positionText(to)}, before its start at ${positionText(from)}.`
        : `The load at ${positionText(from)} has no length.`;
    return [problem("no-length", message, { ...place, field: "to" })];
  }
  const { x } = load;
  const unusable = [
    ...outsideProblems({ x }, length, place, load.kind === "point" ? "load" : "couple"),
    ...notFinite(load.kind === "point" ? { force: load.force } : { moment: load.moment }, place),
  ];
  if (unusable.length > 0) return unusable;
  if (load.kind === "couple" && (model.hinges ?? []).some((hinge) => isSamePoint(hinge, x))) {
    const message = `The couple at ${positionText(x)} is at a hinge. Move it to one side of the hinge.`;
    return [problem("couple-at-hinge", message, { ...place, field: "x" })];
  }
  return [];
}
