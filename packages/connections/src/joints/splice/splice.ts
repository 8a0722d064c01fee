import type { FilletWeld, SteelSection } from "@kingpost/as4100";
import type { CutEdge, JointBolt, JointBolts, PlateSteel } from "../joint.ts";
import type { FlangeWeld } from "../moment/moment-joint.ts";

/** Where a splice is, for its minimum actions. Units mm. */
export interface SplicePlace {
  /** Full contact in compression. */
  readonly isFullContact: boolean;
  /** Whether the member bends under any combination: each of its combinations then has the minimum moment. */
  readonly bends?: boolean | undefined;
  /** Between lateral supports: their distance, with the amplification factor of the moment; undefined: at a lateral support. */
  readonly between?: { readonly length: number; readonly delta: number } | undefined;
}

/** Plates bolted to the flanges and the web of an I-section, alike on both sides of the joint. Units mm. */
export interface BoltedSplice {
  readonly section: SteelSection;
  readonly place: SplicePlace;
  /** Gap between the ends of the members. */
  readonly gap: number;
  readonly flange: {
    readonly bolt: JointBolt;
    /** Rows of two bolts on each side of the joint, along the member. */
    readonly rows: number;
    readonly pitch: number;
    /** Across the flange. */
    readonly gauge: number;
    /** From the outer bolts to the end of the plate, and from the first bolts to the end of the member. */
    readonly edgePlate: number;
    readonly edgeMember: number;
    readonly plate: PlateSteel;
    /** Width of the plate on the outer face. */
    readonly width: number;
  };
  readonly web: {
    /** Rows along the depth; columns on each side of the joint. */
    readonly bolts: JointBolts;
    readonly edgeV: number;
    readonly edgeH: number;
    /** From the first column to the end of the member. */
    readonly edgeMember: number;
    readonly plate: PlateSteel;
    /** Plates on one or both faces of the web. */
    readonly plates: 1 | 2;
  };
  /** Whether the flanges carry all of the moment and the axial force. */
  readonly isAllInFlanges: boolean;
  readonly cut: CutEdge;
}

/** Ends that are welded together. Units mm. */
export interface WeldedSplice {
  readonly section: SteelSection;
  readonly place: SplicePlace;
  readonly flangeWeld: FlangeWeld;
  readonly webWeld:
    | { readonly by: "butt"; readonly category: "SP" | "GP" }
    | ({ readonly by: "fillet" } & FilletWeld);
}
