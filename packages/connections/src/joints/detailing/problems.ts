import { boltSizes } from "../bolts/bolt-checks.ts";
import { notchOf } from "../cope/notch.ts";
import type { JointBolts, JointMember } from "../joint.ts";

/** Why a joint has no design: `code` for programs, `message` for users. */
export interface JointProblem {
  readonly code: string;
  readonly message: string;
}

export const problem = (code: string, message: string): JointProblem => ({ code, message });

/** Bolts whose holes overlap. */
export function boltProblems(bolts: JointBolts): readonly JointProblem[] {
  const { hole } = boltSizes(bolts);
  return [
    ...(bolts.rows > 1 && bolts.pitch <= hole
      ? [problem("pitch", "The holes of two rows overlap: increase the pitch.")]
      : []),
    ...(bolts.columns > 1 && bolts.gauge <= hole
      ? [problem("gauge", "The holes of two columns overlap: increase the gauge.")]
      : []),
  ];
}

/** Holes that reach over the edge of a part. */
export function holeProblems(
  bolts: JointBolts,
  edges: readonly { readonly code: string; readonly part: string; readonly distance: number | undefined }[],
): readonly JointProblem[] {
  const { hole } = boltSizes(bolts);
  return edges.flatMap(({ code, part, distance }) =>
    distance !== undefined && distance <= hole / 2
      ? [problem(code, `A bolt hole is not inside the ${part}: increase the edge distance.`)]
      : [],
  );
}

/** A member that cannot be connected by its web, and notches that leave no web. */
export function memberProblems(member: JointMember): readonly JointProblem[] {
  const { kind, d, tf, name } = member.section;
  const hasWeb =
    kind === "rolled-i" || kind === "welded-i" || kind === "welded-i-as-rolled" || kind === "channel";
  const notch = notchOf(member);
  return [
    ...(hasWeb
      ? []
      : [
          problem(
            "member",
            `${name} is not covered: a joint to the web is for I-sections and channels with parallel flanges.`,
          ),
        ]),
    ...(notch && d - notch.top - notch.bottom <= tf
      ? [problem("notch", "The notches leave no web: make them shallower.")]
      : []),
  ];
}
