import type { BoltCategory, BoltSize, SteelSection } from "@kingpost/as4100";
import type { Check, CheckNames } from "@kingpost/calc";

/** The actions at a joint under one combination. Units N, Nmm. */
export interface JointActions {
  /** End reaction of the supported member; positive: the support pushes it up. */
  readonly v: number;
  /** Axial force, compression positive. */
  readonly n: number;
  /** Moment; positive: tension in the top flange at the joint. 0 at a simple joint. */
  readonly m: number;
  /** Actions of the serviceability limit state, for slip. */
  readonly service?: { readonly v: number; readonly n: number; readonly m?: number } | undefined;
}

/** The steel of a plate, a leg or a web. Units mm, MPa. */
export interface PlateSteel {
  readonly t: number;
  readonly fy: number;
  readonly fu: number;
}

export interface JointBolt {
  readonly size: BoltSize;
  readonly category: BoltCategory;
  /** Threads in the shear plane (N) or not (X). */
  readonly threads: "N" | "X";
  /** Slip factor and hole factor of category TF. */
  readonly slip?: { readonly mu: number; readonly kh: number } | undefined;
}

/** Bolts in rows and columns. Units mm. */
export interface JointBolts extends JointBolt {
  /** Along the depth of the member. */
  readonly rows: number;
  readonly columns: number;
  /** Between rows. */
  readonly pitch: number;
  /** Between columns; not used with one column. */
  readonly gauge: number;
}

/** How the edges of plates are cut: the least edge distance depends on it. */
export type CutEdge = "sheared" | "machine cut" | "rolled";

/** A notch at the end of a member: depth from the top and from the bottom of the section, and length. Units mm. */
export interface Notch {
  readonly top: number;
  readonly bottom: number;
  readonly length: number;
  /** Whether the compression flange is restrained laterally at the notch, so that the notch does not buckle. */
  readonly isRestrained: boolean;
}

export interface JointMember {
  readonly section: SteelSection;
  readonly notch?: Notch | undefined;
}

/** What the member is connected to. */
export interface Support {
  readonly kind: "column flange" | "column web" | "beam web" | "rigid";
  /** Section of a support that is not rigid. */
  readonly section?: SteelSection | undefined;
  /** From the top of a supporting beam down to the top of the member, mm; 0 where it is left out. */
  readonly level?: number | undefined;
  /** Reaction of a member on the other side of the web of the support, which shares it and its bolts, N; 0 where it is left out. */
  readonly otherReaction?: number | undefined;
  /** Whether another designer checks the support. */
  readonly isElsewhere: boolean;
}

/** The check of one combination of actions. */
export type JointCheck<Joint> = (joint: Joint, actions: JointActions, names: CheckNames) => Check;

/** A check of a type of joint, in the order of the report. */
export interface JointRow<Joint> {
  /** Stable: links and candidates know a check by it. */
  readonly id: string;
  readonly title: string;
  /** The part of the joint that it is of. */
  readonly topic: string;
  readonly check: JointCheck<Joint>;
}

/** One row of a list of checks. */
export const jointRow = <Joint>(
  id: string,
  title: string,
  topic: string,
  check: JointCheck<Joint>,
): JointRow<Joint> => ({ id, title, topic, check });
