import type { CapacityUnit } from "@kingpost/as4100";
import { type MathText, mathText, plainSymbol } from "@kingpost/calc";
import {
  CATEGORIES,
  CUSTOM_CATEGORIES,
  type PropertyName,
  type PropertyNote,
  type SteelSectionRecord,
} from "@kingpost/sections";

type RowsOf = Pick<SteelSectionRecord, "category" | "standard">;

/** How a row writes its value: a property in table figures, a dimension as given, a fixed number of decimals, or text. */
export type RowFormat =
  | "figures"
  | "as-given"
  | "whole"
  | "one-decimal"
  | "two-decimals"
  | "three-decimals"
  | "text";

export interface PropertyRow {
  readonly property: PropertyName;
  /** Symbol of AS 4100 or of the mill tables. */
  readonly symbol?: MathText | undefined;
  readonly label: string;
  /** Unit of the record's value. */
  readonly unit?: "mm" | "mm2" | "mm3" | "mm4" | "mm6" | "MPa" | "kg/m" | CapacityUnit | undefined;
  /** Power of ten of the unit on screen: 6 reads "x10^6 mm4". */
  readonly exponent: 0 | 3 | 6 | 9;
  readonly format: RowFormat;
}

export interface PropertyGroup {
  readonly title: string;
  readonly rows: readonly PropertyRow[];
}

type RowShape = Pick<PropertyRow, "unit" | "exponent" | "format">;

const TEXT = { exponent: 0, format: "text" } as const satisfies RowShape;
const STRESS = { unit: "MPa", exponent: 0, format: "whole" } as const satisfies RowShape;
const LENGTH = { unit: "mm", exponent: 0, format: "figures" } as const satisfies RowShape;
const DIMENSION = { unit: "mm", exponent: 0, format: "as-given" } as const satisfies RowShape;
const THICKNESS = { unit: "mm", exponent: 0, format: "one-decimal" } as const satisfies RowShape;
const AREA = { unit: "mm2", exponent: 0, format: "figures" } as const satisfies RowShape;
const MODULUS = { unit: "mm3", exponent: 3, format: "figures" } as const satisfies RowShape;
const INERTIA = { unit: "mm4", exponent: 6, format: "figures" } as const satisfies RowShape;
const TORSION = { unit: "mm4", exponent: 3, format: "figures" } as const satisfies RowShape;
const WARPING = { unit: "mm6", exponent: 9, format: "figures" } as const satisfies RowShape;

/** `Zex`: the symbol on one line, its subscript not lowered; empty where there is none. */
export function symbolText({ symbol }: Pick<PropertyRow, "symbol">): string {
  return symbol ? plainSymbol(symbol) : "";
}

function row(
  property: PropertyName,
  symbol: string | undefined,
  label: string,
  shape: RowShape,
): PropertyRow {
  return { property, symbol: symbol === undefined ? undefined : mathText(symbol), label, ...shape };
}

type Shape = "i" | "channel" | "equal-angle" | "angle" | "chs" | "rhs" | "box";

const SHAPES: Readonly<Record<SteelSectionRecord["category"], Shape>> = {
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
  "CUSTOM-I": "i",
  "CUSTOM-BOX": "box",
  "CUSTOM-ANGLE": "angle",
};

/** The order of the families, custom sections last. */
const ORDER: readonly SteelSectionRecord["category"][] = [...CATEGORIES, ...CUSTOM_CATEGORIES];

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

const ABOUT_X_ANGLE: readonly PropertyRow[] = [
  row("zexA", "Z_ex", "Effective modulus, load A", MODULUS),
  row("zexC", "Z_ex", "Effective modulus, load C", MODULUS),
];

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
  return shape === "angle" || shape === "equal-angle"
    ? [j]
    : [j, row("iw", "I_w", "Warping constant", WARPING)];
}

/** Rows that apply only where flange and web are different plates. */
const WEB_ONLY: ReadonlySet<PropertyName> = new Set(["fyw", "fywHighStrength"]);
/** A custom section is of one steel, and has no availability. */
const CATALOGUE_ONLY: ReadonlySet<PropertyName> = new Set([
  "availability",
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
]);
/** On the Aust350 tab these repeat the record's own strengths. */
const OTHER_GRADE: ReadonlySet<PropertyName> = new Set([
  "fyHighStrength",
  "fywHighStrength",
  "fuHighStrength",
]);

function steelRows(shape: Shape, standard: SteelSectionRecord["standard"]): readonly PropertyRow[] {
  const hasWeb = shape === "i" || shape === "channel" || shape === "box";
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
    { title: "About the x-axis", rows: aboutLegs ? [...ABOUT_X, ...ABOUT_X_ANGLE] : ABOUT_X },
    { title: "About the y-axis", rows: [...ABOUT_Y, ...ABOUT_Y_BEYOND[shape]] },
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

/** Words that hold for every family, for a row that families name differently. */
const SHARED_LABELS: Partial<Record<PropertyName, string>> = {
  d: "Depth, leg or diameter",
  bf: "Width, leg or diameter",
  tf: "Thickness of flange, leg or wall",
  tw: "Thickness of web, leg or wall",
  r1: "Root or outside corner radius",
  d1: "Clear depth of the web or between the walls",
  nL: "Centroid from the back of the leg b1",
  pB: "Centroid from the back of the leg b2",
  pT: "Centroid from the tip of the leg b1",
};

/** A row whose label, and symbol if any, apply to every shape that has it. */
function sharedRow(shapes: readonly RowsOf[], row: PropertyRow): PropertyRow {
  const others = shapes.flatMap((one) => findRow(one, row.property) ?? []);
  const isOfAll = others.length === shapes.length;
  const hasOneLabel = others.every(({ label }) => label === row.label);
  const hasOneSymbol = others.every((other) => symbolText(other) === symbolText(row));
  const words = SHARED_LABELS[row.property];
  if (words === undefined || (isOfAll && hasOneLabel && hasOneSymbol)) return row;
  return { ...row, label: words, symbol: hasOneSymbol ? row.symbol : undefined };
}

/**
 * The rows of several sections in one table: each property once, in the order of the families whatever the order of the
 * sections, with words that fit all of them.
 */
export function mergedGroups(sections: readonly RowsOf[]): readonly PropertyGroup[] {
  const inOrder = sections.toSorted((a, b) => ORDER.indexOf(a.category) - ORDER.indexOf(b.category));
  const shapes = [...new Map(sections.map((one) => [SHAPES[one.category], one])).values()];
  const merged = new Map<string, Map<PropertyName, PropertyRow>>();
  for (const group of inOrder.flatMap(propertyGroups)) {
    const rows = merged.get(group.title) ?? new Map<PropertyName, PropertyRow>();
    merged.set(group.title, rows);
    for (const row of group.rows) {
      if (!rows.has(row.property)) rows.set(row.property, sharedRow(shapes, row));
    }
  }
  return [...merged].map(([title, rows]) => ({ title, rows: [...rows.values()] }));
}
