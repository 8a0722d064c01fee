import { boltSizes } from "../bolts/bolt-checks.ts";
import { groupPoints } from "../bolts/bolt-group.ts";
import type { JointBolts, JointMember } from "../joint.ts";
import { webEdges, webPly } from "../member-end.ts";
import type { BoltedPly } from "../plies/bearing.ts";
import type { BlockGroup } from "../plies/block-shear.ts";

/** Bolts through the web of a member. Units mm. */
export interface WebGroup {
  readonly member: JointMember;
  readonly bolts: JointBolts;
  /** From the top of the section to the first row of bolts. */
  readonly topToBolt: number;
  /** From the first line of bolts to the end of the member. */
  readonly memberEdge: number;
}

const edgesOf = ({ member, topToBolt, bolts }: WebGroup) =>
  webEdges(member, { topToBolt, depth: (bolts.rows - 1) * bolts.pitch });

/** The web with its bolts; the end of the member is to the left. */
export function webPlyOf(group: WebGroup): BoltedPly {
  const { bolts, member, memberEdge } = group;
  const x = ((bolts.columns - 1) * bolts.gauge) / 2;
  const y = ((bolts.rows - 1) * bolts.pitch) / 2;
  const { top, bottom } = edgesOf(group);
  return {
    steel: webPly(member.section),
    points: groupPoints(bolts),
    ...boltSizes(bolts),
    edges: {
      left: -x - memberEdge,
      ...(top === undefined ? {} : { top: y + top }),
      ...(bottom === undefined ? {} : { bottom: -y - bottom }),
    },
  };
}

/** A group that pulls along its rows (`v`) or along its columns (`n`). */
export function blockOf(
  bolts: JointBolts,
  direction: "v" | "n",
  of: Pick<BlockGroup, "steel" | "end" | "sides">,
): BlockGroup {
  const rows = { count: bolts.rows, spacing: bolts.pitch };
  const columns = { count: bolts.columns, spacing: bolts.gauge };
  const { hole } = boltSizes(bolts);
  return direction === "v"
    ? { ...of, hole, along: rows, across: columns }
    : { ...of, hole, along: columns, across: rows };
}

/** The web toward a notch, where the reaction pushes the bolts to it. */
export function webBlock(group: WebGroup, v: number): BlockGroup | undefined {
  const { top, bottom } = edgesOf(group);
  const end = v > 0 ? top : bottom;
  if (v === 0 || end === undefined) return undefined;
  const steel = webPly(group.member.section);
  return blockOf(group.bolts, "v", { steel, end, sides: [group.memberEdge] });
}

/** The web toward the end of the member, where tension pulls the bolts to it. */
export function webAxialBlock(group: WebGroup): BlockGroup {
  const { top, bottom } = edgesOf(group);
  const steel = webPly(group.member.section);
  return blockOf(group.bolts, "n", { steel, end: group.memberEdge, sides: [top, bottom] });
}
