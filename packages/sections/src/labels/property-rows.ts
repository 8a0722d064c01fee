import { mathText } from "@kingpost/calc";
import type { SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import type { PropertyName, PropertyNote } from "../record/record.ts";
import {
  AREA,
  DIMENSION,
  INERTIA,
  LENGTH,
  MODULUS,
  type PropertyGroup,
  type PropertyRow,
  type RowsOf,
  row,
  STRESS,
  TEXT,
  THICKNESS,
  TORSION,
  WARPING,
} from "./property-row.ts";

type Shape =
  | "i"
  | "taper-i"
  | "tee"
  | "unequal-i"
  | "channel"
  | "equal-angle"
  | "angle"
  | "chs"
  | "rhs"
  | "box"
  | "round"
  | "square"
  | "flat";

/** Families of one shape have the same rows with the same names. */
export const SHAPES: Readonly<Record<SteelSectionRecord["category"], Shape>> = {
  WB: "i",
  WC: "i",
  UB: "i",
  UC: "i",
  PFC: "channel",
  EA: "equal-angle",
  UA: "angle",
  CHS: "chs",
  RHS: "rhs",
  SHS: "rhs",
  TFB: "taper-i",
  UBP: "i",
  BT: "tee",
  CT: "tee",
  RB: "round",
  SB: "square",
  FL: "flat",
  "CUSTOM-I": "i",
  "CUSTOM-BOX": "box",
  "CUSTOM-ANGLE": "angle",
  "CUSTOM-UNEQUAL": "unequal-i",
  "CUSTOM-CHANNEL": "channel",
  "CUSTOM-TEE": "tee",
  "CUSTOM-FLAT": "flat",
  "CUSTOM-ROUND": "round",
};

const STEEL: readonly PropertyRow[] = [
  row("fabrication", undefined, "Fabrication", TEXT),
  row("availability", undefined, "Availability", TEXT),
  row("fy", "f_y", "Yield stress", STRESS),
  row("fyw", "f_yw", "Yield stress of the web", STRESS),
  row("fu", "f_u", "Tensile strength", STRESS),
  row("fyHighStrength", "f_y", "Yield stress in Aust350", STRESS),
  row("fywHighStrength", "f_yw", "Yield stress of the web in Aust350", STRESS),
  row("fuHighStrength", "f_u", "Tensile strength in Aust350", STRESS),
];

const D1 = row("d1", "d_1", "Clear web depth", DIMENSION);
const R1 = row("r1", "r_1", "Root radius", THICKNESS);

const FLANGED: readonly PropertyRow[] = [
  row("d", "d", "Depth", DIMENSION),
  row("bf", "b_f", "Flange width", DIMENSION),
  row("tf", "t_f", "Flange thickness", THICKNESS),
  row("tw", "t_w", "Web thickness", THICKNESS),
  R1,
  D1,
];

const angleDimensions = (upright: string, level: string): readonly PropertyRow[] => [
  row("d", "b_1", upright, DIMENSION),
  row("bf", "b_2", level, DIMENSION),
  row("tf", "t", "Leg thickness, actual", THICKNESS),
  R1,
  row("r2", "r_2", "Toe radius", THICKNESS),
];

const DIMENSIONS: Readonly<Record<Shape, readonly PropertyRow[]>> = {
  i: FLANGED,
  "taper-i": [
    row("d", "d", "Depth", DIMENSION),
    row("bf", "b_f", "Flange width", DIMENSION),
    row("tf", "t_f", "Flange thickness at the middle of the outstand", THICKNESS),
    row("tw", "t_w", "Web thickness", THICKNESS),
    R1,
    row("r2", "r_2", "Toe radius", THICKNESS),
    D1,
  ],
  tee: [
    row("d", "d", "Depth", DIMENSION),
    row("bf", "b_f", "Flange width", DIMENSION),
    row("tf", "t_f", "Flange thickness", THICKNESS),
    row("tw", "t_w", "Stem thickness", THICKNESS),
    R1,
  ],
  "unequal-i": [
    row("d", "d", "Depth", DIMENSION),
    row("bf", "b_f", "Width of the top flange", DIMENSION),
    row("tf", "t_f", "Thickness of the top flange", THICKNESS),
    row("bfb", "b_fb", "Width of the bottom flange", DIMENSION),
    row("tfb", "t_fb", "Thickness of the bottom flange", THICKNESS),
    row("tw", "t_w", "Web thickness", THICKNESS),
    D1,
  ],
  round: [row("d", "d", "Diameter", DIMENSION)],
  square: [row("d", "d", "Side", DIMENSION)],
  flat: [row("d", "d", "Width", DIMENSION), row("bf", "t", "Thickness", DIMENSION)],
  channel: FLANGED,
  "equal-angle": angleDimensions("Leg", "Leg"),
  angle: angleDimensions("Long leg", "Short leg"),
  // A tube has no corner, so it has no root radius.
  chs: [row("d", "d_o", "Outside diameter", DIMENSION), row("tf", "t", "Wall thickness", THICKNESS)],
  rhs: [
    row("d", "d", "Depth", DIMENSION),
    row("bf", "b", "Width", DIMENSION),
    row("tf", "t", "Wall thickness", THICKNESS),
    row("r1", "r_1", "Outside corner radius", THICKNESS),
    row("d1", "d_1", "Clear depth between the walls", DIMENSION),
  ],
  box: [
    row("d", "d", "Depth", DIMENSION),
    row("bf", "b", "Width", DIMENSION),
    row("tf", "t_f", "Flange thickness", THICKNESS),
    row("tw", "t_w", "Web thickness", THICKNESS),
    D1,
  ],
};

const MASS: readonly PropertyRow[] = [
  row("mass", undefined, "Mass", { unit: "kg/m", exponent: 0, format: "figures" }),
  row("ag", "A_g", "Gross area", AREA),
];

const ABOUT_X: readonly PropertyRow[] = [
  row("ix", "I_x", "Second moment of area", INERTIA),
  row("zx", "Z_x", "Elastic modulus", MODULUS),
  row("sx", "S_x", "Plastic modulus", MODULUS),
  row("rx", "r_x", "Radius of gyration", LENGTH),
  row("zex", "Z_ex", "Effective modulus", MODULUS),
];

const ABOUT_X_TEE: readonly PropertyRow[] = [
  row("zxTop", "Z_xF", "Elastic modulus at the face of the flange", MODULUS),
  row("zxBottom", "Z_xS", "Elastic modulus at the end of the stem", MODULUS),
  row("yTop", "y_c", "Centroid from the face of the flange", LENGTH),
];

const ABOUT_X_ANGLE: readonly PropertyRow[] = [
  row("zexA", "Z_ex", "Effective modulus, load A", MODULUS),
  row("zexC", "Z_ex", "Effective modulus, load C", MODULUS),
];

const ABOUT_X_UNEQUAL: readonly PropertyRow[] = [
  row("zxTop", "Z_xT", "Elastic modulus at the top face", MODULUS),
  row("zxBottom", "Z_xB", "Elastic modulus at the bottom face", MODULUS),
  row("yTop", "y_c", "Centroid from the top face", LENGTH),
];

const ABOUT_X_BEYOND: Partial<Record<Shape, readonly PropertyRow[]>> = {
  tee: ABOUT_X_TEE,
  "unequal-i": ABOUT_X_UNEQUAL,
  "equal-angle": ABOUT_X_ANGLE,
  angle: ABOUT_X_ANGLE,
};

const ABOUT_Y: readonly PropertyRow[] = [
  row("iy", "I_y", "Second moment of area", INERTIA),
  row("zy", "Z_y", "Elastic modulus", MODULUS),
  row("sy", "S_y", "Plastic modulus", MODULUS),
  row("ry", "r_y", "Radius of gyration", LENGTH),
  row("zey", "Z_ey", "Effective modulus", MODULUS),
];

const ABOUT_Y_ANGLE: readonly PropertyRow[] = [
  row("zy3", "Z_y3", "Elastic modulus at the toe", MODULUS),
  row("zy5", "Z_y5", "Elastic modulus at the heel", MODULUS),
  row("zeyB", "Z_ey", "Effective modulus, load B", MODULUS),
  row("zeyD", "Z_ey", "Effective modulus, load D", MODULUS),
  row("x5", "x_5", "Distance of the heel from the y-axis", LENGTH),
  row("y5", "y_5", "Distance of the heel from the x-axis", LENGTH),
  row("tanAlpha", "tan α", "Slope of the principal axes", { exponent: 0, format: "three-decimals" }),
];

const ABOUT_Y_BEYOND: Readonly<Record<Shape, readonly PropertyRow[]>> = {
  i: [],
  channel: [
    row("zyL", "Z_yL", "Elastic modulus at the web", MODULUS),
    row("zyR", "Z_yR", "Elastic modulus at the flange tips", MODULUS),
    row("zeyL", "Z_eyL", "Effective modulus, web in compression", MODULUS),
    row("zeyR", "Z_eyR", "Effective modulus, flange tips in compression", MODULUS),
    row("zey300", "Z_ey", "Effective modulus, Grade 300", MODULUS),
    row("zey350", "Z_ey", "Effective modulus, Grade 350", MODULUS),
    row("centroidXL", "x_L", "Centroid from the back of the web", LENGTH),
    row("shearCentreX0", "x_o", "Centroid to shear centre", LENGTH),
  ],
  "taper-i": [],
  tee: [],
  "unequal-i": [],
  round: [],
  square: [],
  flat: [],
  "equal-angle": ABOUT_Y_ANGLE,
  angle: ABOUT_Y_ANGLE,
  chs: [],
  rhs: [],
  box: [],
};

const legs = (upright: string, level: string): PropertyGroup => ({
  title: "About the n- and p-axes",
  rows: [
    row("in", "I_n", "Second moment of area", INERTIA),
    row("ip", "I_p", "Second moment of area", INERTIA),
    row("inp", "I_np", "Product second moment of area", INERTIA),
    row("nL", "n_L", `Centroid from the back of the ${upright}`, LENGTH),
    row("pB", "p_B", `Centroid from the back of the ${level}`, LENGTH),
    row("pT", "p_T", `Centroid from the tip of the ${upright}`, LENGTH),
  ],
});

const LEGS: Partial<Record<Shape, PropertyGroup>> = {
  "equal-angle": legs("leg", "leg"),
  angle: legs("long leg", "short leg"),
};

const DESIGN: readonly PropertyRow[] = [
  row("kf", "k_f", "Form factor", { exponent: 0, format: "two-decimals" }),
  row("compactness", undefined, "Compactness", TEXT),
  row("compactnessX", undefined, "Compactness about x", TEXT),
  row("compactnessY", undefined, "Compactness about y", TEXT),
];

const DESIGN_CHANNEL: readonly PropertyRow[] = [
  row("compactnessYL", undefined, "Compactness about y, web in compression", TEXT),
  row("compactnessYR", undefined, "Compactness about y, tips in compression", TEXT),
];

function torsion(shape: Shape): readonly PropertyRow[] {
  const j = row("j", "J", "Torsion constant", TORSION);
  if (shape === "chs" || shape === "rhs" || shape === "box")
    return [j, row("c", "C", "Torsion modulus", MODULUS)];
  return shape === "i" || shape === "taper-i" || shape === "unequal-i" || shape === "channel"
    ? [j, row("iw", "I_w", "Warping constant", WARPING)]
    : [j];
}

/** Rows that apply only where flange and web are different plates. */
const WEB_ONLY: ReadonlySet<PropertyName> = new Set(["fyw", "fywHighStrength"]);
/** A custom section is of one steel, and has no availability. */
const CATALOGUE_ONLY: ReadonlySet<PropertyName> = new Set([
  "availability",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
  "zey300",
  "zey350",
]);
/** On the Aust350 tab these repeat the record's own strengths. */
const OTHER_GRADE: ReadonlySet<PropertyName> = new Set([
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
]);

function steelRows(shape: Shape, standard: SteelSectionRecord["standard"]): readonly PropertyRow[] {
  const hasWeb =
    shape === "i" ||
    shape === "taper-i" ||
    shape === "unequal-i" ||
    shape === "tee" ||
    shape === "channel" ||
    shape === "box";
  if (standard === "Custom") {
    return STEEL.filter(
      ({ property }) => !CATALOGUE_ONLY.has(property) && (hasWeb || !WEB_ONLY.has(property)),
    );
  }
  return STEEL.filter(
    ({ property }) =>
      (hasWeb || !WEB_ONLY.has(property)) && (standard === "Aust300" || !OTHER_GRADE.has(property)),
  );
}

/** The rows of a section's table, in groups. Every property that the specification names and the family has is among them. */
export function propertyGroups({ category, standard }: RowsOf): readonly PropertyGroup[] {
  const shape = SHAPES[category];
  const aboutLegs = LEGS[shape];
  return [
    { title: "Dimensions", rows: [...DIMENSIONS[shape], ...MASS] },
    { title: "About the x-axis", rows: [...ABOUT_X, ...(ABOUT_X_BEYOND[shape] ?? [])] },
    {
      title: "About the y-axis",
      rows: [...ABOUT_Y, ...ABOUT_Y_BEYOND[shape]].filter(
        ({ property }) => standard !== "Custom" || !CATALOGUE_ONLY.has(property),
      ),
    },
    ...(aboutLegs ? [aboutLegs] : []),
    { title: "Torsion", rows: torsion(shape) },
    { title: "Design to AS 4100", rows: shape === "channel" ? [...DESIGN, ...DESIGN_CHANNEL] : DESIGN },
    { title: "Steel", rows: steelRows(shape, standard) },
  ];
}

/** The row of a section's table that shows a property, if it has one. */
export function findRow(of: RowsOf, property: string | undefined): PropertyRow | undefined {
  return propertyGroups(of)
    .flatMap((group) => group.rows)
    .find((row) => row.property === property);
}

const SECTION_CONSTANT = {
  symbol: mathText("alpha_b"),
  label: "Compression member section constant",
} as const satisfies Partial<PropertyRow>;

/** The symbol and label over a note, if the section's table has the value. */
export function notedRow(
  of: RowsOf,
  property: PropertyNote["property"],
): Pick<PropertyRow, "symbol" | "label"> | undefined {
  return property === "alphaB" ? SECTION_CONSTANT : findRow(of, property);
}
