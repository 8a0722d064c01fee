import type { BoltGrade, BoltSize, FilletWeld, SteelSection } from "@kingpost/as4100";
import type { Anchorage } from "../anchors/anchor.ts";

/** The axis of the section about which a base bends: x along the width of the plate, y along its length. */
export type BaseAxis = "x" | "y";

/** A rectangular plate with the column at its centre. Units mm, MPa. */
export interface BasePlate {
  /** Along the depth of the section. */
  readonly length: number;
  /** Along the width of the section. */
  readonly width: number;
  readonly thickness: number;
  readonly fy: number;
}

/** The concrete below, with the plate at its centre. Units mm, MPa. */
export interface Pedestal {
  /** Along the length of the plate. */
  readonly length: number;
  readonly width: number;
  readonly depth: number;
  /** f'c. */
  readonly fc: number;
  /** Strength of the grout, which bears in its place where it is less; undefined without grout or where it is not known. */
  readonly groutFc?: number | undefined;
}

/** From the centre of the plate: `x` along its width, `y` along its length. Units mm. */
export interface BoltPosition {
  readonly x: number;
  readonly y: number;
}

/** Holding-down bolts, symmetric about both axes of the plate. Units mm. */
export interface Anchors {
  readonly size: BoltSize;
  readonly grade: BoltGrade;
  readonly positions: readonly BoltPosition[];
  /** Effective embedment h_ef. */
  readonly embedment: number;
  /** Diameter of the holes in the plate. */
  readonly hole: number;
  /** Whether plate washers are welded to the plate, so that every bolt carries shear. */
  readonly hasWeldedWashers: boolean;
}

/** A plate welded below the base plate, across the direction of the shear force. Units mm, MPa. */
export interface ShearKey {
  readonly width: number;
  /** From the underside of the base plate, the grout included. */
  readonly height: number;
  readonly thickness: number;
  readonly fy: number;
}

/** How shear is carried: by friction alone where that is enough, otherwise by `other` alone. */
export interface ShearTransfer {
  /** Coefficient of friction; undefined: friction is not used. */
  readonly friction: number | undefined;
  readonly other: "anchors" | ShearKey | undefined;
}

/**
 * How bolts carry shear through a bed of grout.
 *
 * confined   the grout holds the bolts: no bending where it is thin, or less shear capacity; its strength in MPa
 * washer     0.8 of the shear capacity, and bending between the grout and welded plate washers
 * lever      bending with a free lever arm to the concrete; the plate cannot rotate, or can
 */
export type GroutMethod =
  | { readonly by: "confined"; readonly strength: number }
  | { readonly by: "washer" }
  | { readonly by: "lever"; readonly isHeld: boolean };

/** Anchors to EN 1992-4. */
export interface BaseAnchorage {
  readonly of: Anchorage;
  /** What the user accepts as the basis: EN 1992-4 for cast-in bolts, or the number of the assessment of post-installed anchors. */
  readonly basis: string | undefined;
  /** Strength of the grout, MPa; 0 unknown. */
  readonly groutStrength: number;
  /** Whether the plate cannot rotate where bolts have a lever arm. */
  readonly isHeld: boolean;
}

/** A base plate in all its parts. Units mm, MPa. */
export interface BaseDesign {
  readonly section: SteelSection;
  readonly plate: BasePlate;
  readonly pedestal: Pedestal;
  readonly anchors: Anchors;
  readonly weld: FilletWeld;
  readonly shear: ShearTransfer;
  /** From the centre of the plate to the line of the axial force, along x: to the centroid of a channel. */
  readonly axialOffset?: number | undefined;
  /** Thickness of the grout. */
  readonly grout: number;
  readonly groutMethod: GroutMethod;
  /** Whether the end of the column is prepared for full contact, so that compression needs no weld. */
  readonly hasFullContact: boolean;
  /** Whether the overhangs of the plate are measured from the faces of the section: less than to the lines of bending. */
  readonly isFromFaces: boolean;
  /** Whether the confinement of the concrete is that of the bearing block; otherwise that of the whole plate: conservative. */
  readonly isBlockConfined: boolean;
  /** Factor of the bolt tension for prying: 1.0, 1.2 for bolts that do not stretch. */
  readonly prying: number;
  /** Undefined: the DG07 cone alone. */
  readonly anchorage?: BaseAnchorage | undefined;
}

/** Design actions at the underside of the column. Units N, Nmm; compression positive. */
export interface BaseActions {
  readonly n: number;
  readonly mx: number;
  readonly my: number;
  /** Along the width and along the length of the plate. */
  readonly vx: number;
  readonly vy: number;
}

/** Why a base has no equilibrium: the actions exceed what bearing can carry. */
export interface BearingExhausted {
  readonly kind: "exhausted";
  readonly reason: string;
}

/** The forces between plate, concrete and bolts. Units mm, N, MPa. */
export interface BaseForces {
  readonly kind: "bearing" | "bearing-and-tension" | "tension";
  /** The axis of the larger moment. */
  readonly axis: BaseAxis;
  /** Towards the compressed edge along the axis of the plate: +1 or -1. */
  readonly side: 1 | -1;
  /** Length of the bearing block from the compressed edge, in the direction of bending; 0 without bearing. */
  readonly blockLength: number;
  /** Width of the block across it, which a moment about the other axis reduces. */
  readonly blockWidth: number;
  /** Uniform pressure on the block. */
  readonly pressure: number;
  readonly compression: number;
  /** The sum of the bolt tensions, without prying. */
  readonly tension: number;
  /** Tension of each bolt, in the order of their positions, without prying. */
  readonly boltTensions: readonly number[];
}
