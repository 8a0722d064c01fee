import type { Mesh } from "./mesh.ts";
import type { BeamModel } from "./model.ts";

/** Where the unknowns and the equations of a node are in the system; -1 where it has none. */
export interface NodeUnknowns {
  readonly deflection: number;
  readonly reaction: number;
  /** Left and right of a hinge; elsewhere the same. */
  readonly rotationLeft: number;
  readonly rotationRight: number;
  readonly couple: number;
  readonly forceRow: number;
  readonly momentRow: number;
  readonly hingeRow: number;
  readonly springRow: number;
  readonly rotationSpringRow: number;
  /** The deflection is known: zero, or the settlement. */
  readonly isHeld: boolean;
}

/** Unknowns and equations of a member; the unknowns are shear and moment at its left end. */
export interface MemberUnknowns {
  readonly shear: number;
  readonly moment: number;
  readonly rotationRow: number;
  readonly deflectionRow: number;
}

export interface Unknowns {
  readonly size: number;
  readonly nodes: readonly NodeUnknowns[];
  readonly members: readonly MemberUnknowns[];
}

/** Numbers unknowns and equations from left to right, so that the entries of the system are near its diagonal. */
export function numberUnknowns({ supports }: BeamModel, { nodes, members }: Mesh): Unknowns {
  let [unknown, row] = [0, 0];
  const nodeUnknowns: NodeUnknowns[] = [];
  const memberUnknowns: MemberUnknowns[] = [];
  for (const [index, { isHinge, support }] of nodes.entries()) {
    const { vertical, rotation } = (support === undefined ? undefined : supports[support]) ?? {
      vertical: "free",
      rotation: "free",
    };
    const deflection = vertical === "rigid" ? -1 : unknown++;
    const reaction = vertical === "free" ? -1 : unknown++;
    const rotationLeft = rotation === "rigid" ? -1 : unknown++;
    const couple = rotation === "free" ? -1 : unknown++;
    nodeUnknowns.push({
      deflection,
      reaction,
      rotationLeft,
      rotationRight: isHinge ? unknown++ : rotationLeft,
      couple,
      forceRow: row++,
      momentRow: row++,
      hingeRow: isHinge ? row++ : -1,
      springRow: typeof vertical === "number" ? row++ : -1,
      rotationSpringRow: typeof rotation === "number" ? row++ : -1,
      isHeld: vertical === "rigid",
    });
    if (index >= members.length) continue;
    memberUnknowns.push({
      shear: unknown++,
      moment: unknown++,
      rotationRow: row++,
      deflectionRow: row++,
    });
  }
  return { size: unknown, nodes: nodeUnknowns, members: memberUnknowns };
}
