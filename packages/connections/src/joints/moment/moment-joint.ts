import type { FilletWeld, LoadBearingStiffener, SteelSection } from "@kingpost/as4100";
import type { CutEdge, JointBolt, JointMember, PlateSteel } from "../joint.ts";

/** Stiffeners of the column beside the flanges of the beam, with the fillet welds to its flange. */
export interface ColumnStiffener extends LoadBearingStiffener {
  readonly weld: FilletWeld;
}

/** The column that a beam is connected to rigidly, at its flange. Units N, mm. */
export interface MomentColumn {
  readonly section: SteelSection | undefined;
  readonly isElsewhere: boolean;
  /** From the beam to the end of the column; undefined: far away. */
  readonly endDistance?: number | undefined;
  readonly stiffener?: ColumnStiffener | undefined;
  /** Shear force of the column that acts against the flange forces in the panel, and its axial force. */
  readonly shear: number;
  readonly axial: number;
  /** Yield line parameter of the column flange at bolts in tension, mm, of the engineer; undefined: not covered. */
  readonly yieldLine?: number | undefined;
}

/** Complete penetration butt welds, or fillet welds on both faces. */
export type FlangeWeld =
  | { readonly by: "butt"; readonly category: "SP" | "GP" }
  | ({ readonly by: "fillet" } & FilletWeld);

/** A plate on the end of a beam that is bolted to a column, alike at both flanges of the beam. Units mm. */
export interface MomentEndPlate {
  readonly member: JointMember;
  readonly column: MomentColumn;
  /** Extended: one row of two bolts on each side of each flange; flush: one row inside each flange. */
  readonly form: "extended" | "flush";
  readonly bolt: JointBolt;
  readonly gauge: number;
  /** From a bolt to the face of the flange: inside and outside. */
  readonly inside: number;
  readonly outside: number;
  /** From the outer bolts to the end and the side of the plate. */
  readonly edgeV: number;
  readonly edgeH: number;
  readonly plate: PlateSteel;
  /** Share of its tension that prying adds to a bolt: 0.25. */
  readonly prying: number;
  readonly flangeWeld: FlangeWeld;
  readonly webWeld: FilletWeld;
  readonly cut: CutEdge;
}

/** A beam that is welded to the flange of a column. Units mm. */
export interface WeldedMoment {
  readonly member: JointMember;
  readonly column: MomentColumn;
  readonly flangeWeld: FlangeWeld;
  readonly webWeld: FilletWeld;
}
