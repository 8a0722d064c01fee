import type { ResidualStress } from "@kingpost/as4100";

export const CUSTOM_SHAPES = ["I", "Box", "Angle", "Unequal", "Channel", "Tee", "Flat", "Round"] as const;
export type CustomShape = (typeof CUSTOM_SHAPES)[number];
/** The shapes that the design modules take. */
export const MEMBER_SHAPES = ["I", "Box", "Angle"] as const satisfies readonly CustomShape[];

/** Dimensions and strengths that the user types; the shape and the steel determine which of them apply. */
export type CustomField =
  | "d"
  | "b"
  | "tf"
  | "tw"
  | "b1"
  | "b2"
  | "t"
  | "r1"
  | "r2"
  | "bfb"
  | "tfb"
  | "fy"
  | "fyw"
  | "fu";

/** Where the strengths come from: the rule of AS/NZS 3679.2 for plate of a grade, or the user. */
export const CUSTOM_STEELS = ["300", "400", "stated"] as const;
export type CustomSteel = (typeof CUSTOM_STEELS)[number];

/** The form of a custom section as typed, valid or not. The text of the other shapes is kept but not read. */
export interface TypedCustomSection {
  readonly shape: CustomShape;
  readonly steel: CustomSteel;
  readonly stress: ResidualStress;
  /** Read for a welded I-section only. */
  readonly edges: FlangeEdges;
  readonly text: Readonly<Record<CustomField, string>>;
}

/** The dimensions of a shape, in the order of its name. */
export const DIMENSION_FIELDS: Readonly<Record<CustomShape, readonly CustomField[]>> = {
  I: ["d", "b", "tf", "tw"],
  Box: ["d", "b", "tf", "tw"],
  Angle: ["b1", "b2", "t", "r1", "r2"],
  Unequal: ["d", "b", "tf", "bfb", "tfb", "tw"],
  Channel: ["d", "b", "tf", "tw"],
  Tee: ["d", "b", "tf", "tw"],
  Flat: ["d", "t"],
  Round: ["d"],
};

/** The strengths of a shape: an angle, a flat and a round have one thickness and so one yield stress. */
export const STRENGTH_FIELDS: Readonly<Record<CustomShape, readonly CustomField[]>> = {
  I: ["fy", "fyw", "fu"],
  Box: ["fy", "fyw", "fu"],
  Angle: ["fy", "fu"],
  Unequal: ["fy", "fyw", "fu"],
  Channel: ["fy", "fyw", "fu"],
  Tee: ["fy", "fyw", "fu"],
  Flat: ["fy", "fu"],
  Round: ["fy", "fu"],
};

/** Where the strengths of a shape can come from: no plate grade has round bars. */
export const STEELS: Readonly<Record<CustomShape, readonly CustomSteel[]>> = {
  I: CUSTOM_STEELS,
  Box: CUSTOM_STEELS,
  Angle: CUSTOM_STEELS,
  Unequal: CUSTOM_STEELS,
  Channel: CUSTOM_STEELS,
  Tee: CUSTOM_STEELS,
  Flat: CUSTOM_STEELS,
  Round: ["stated"],
};

/**
 * Residual stresses that a shape can have, the most cautious and usual first: heavily welded, lightly welded, and hot
 * rolled for an angle, a tee cut from a rolled section and a bar. Folded plate has round corners, which no shape here has.
 *
 * Source   AS 4100 Table 5.2; welded members with residual compression under 40 MPa may be taken as LW
 */
export const STRESS_CLASSES: Readonly<Record<CustomShape, readonly ResidualStress[]>> = {
  I: ["HW", "LW"],
  Box: ["HW", "LW"],
  Angle: ["HW", "LW", "HR"],
  Unequal: ["HW", "LW"],
  Channel: ["HW", "LW"],
  Tee: ["HW", "LW", "HR"],
  Flat: ["HR"],
  Round: ["HR"],
};

/** Edges of the flange plates: they determine alpha_b of a welded I-section (AS 4100 Table 6.3.3). */
export const FLANGE_EDGES = ["flame-cut", "as-rolled"] as const;
export type FlangeEdges = (typeof FLANGE_EDGES)[number];

/** Initial values of the form: a valid section of each shape. */
export const START: TypedCustomSection = {
  shape: "I",
  steel: "300",
  stress: "HW",
  edges: "flame-cut",
  text: {
    d: "500",
    b: "200",
    tf: "16",
    tw: "10",
    b1: "150",
    b2: "100",
    t: "10",
    r1: "0",
    r2: "0",
    bfb: "150",
    tfb: "12",
    fy: "300",
    fyw: "300",
    fu: "430",
  },
};

/** The fields that apply to a shape and a steel. */
export function fieldsOf({
  shape,
  steel,
}: Pick<TypedCustomSection, "shape" | "steel">): readonly CustomField[] {
  return steel === "stated"
    ? [...DIMENSION_FIELDS[shape], ...STRENGTH_FIELDS[shape]]
    : DIMENSION_FIELDS[shape];
}
