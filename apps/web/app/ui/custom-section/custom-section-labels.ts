import type { ResidualStress } from "@kingpost/as4100";
import type { CustomField, CustomShape, CustomSteel, FlangeEdges } from "@kingpost/sections";

const BOTH: Readonly<Record<CustomField, string>> = {
  d: "Depth d, mm",
  b: "Width b, mm",
  tf: "Flange thickness tf, mm",
  tw: "Web thickness tw, mm",
  b1: "Long leg b1, mm",
  b2: "Short leg b2, mm",
  t: "Thickness t, mm",
  r1: "Root radius r1, mm",
  r2: "Toe radius r2, mm",
  bfb: "Bottom flange width bfb, mm",
  tfb: "Bottom flange thickness tfb, mm",
  fy: "Yield stress fy, MPa",
  fyw: "Web yield stress fyw, MPa",
  fu: "Tensile strength fu, MPa",
};

const FLANGED = { b: "Flange width bf, mm" } as const;

/** Labels of a shape that differ from those of the others. */
const OF_SHAPE: Partial<Record<CustomShape, Partial<Record<CustomField, string>>>> = {
  I: FLANGED,
  Unequal: { b: "Top flange width bf, mm", tf: "Top flange thickness tf, mm" },
  Channel: FLANGED,
  Tee: { ...FLANGED, tw: "Stem thickness tw, mm", fyw: "Stem yield stress fyw, MPa" },
  Flat: { d: "Width d, mm" },
  Round: { d: "Diameter d, mm" },
};

/** A field's label with its symbol and its unit. */
export function fieldLabel(field: CustomField, shape: CustomShape): string {
  return OF_SHAPE[shape]?.[field] ?? BOTH[field];
}

export const STEEL_LABELS: Readonly<Record<CustomSteel, string>> = {
  "300": "Grade 300 plate",
  "400": "Grade 400 plate",
  stated: "User-defined strengths",
};

export const STRESS_LABELS: Readonly<Record<ResidualStress, string>> = {
  HW: "Heavily welded",
  LW: "Lightly welded",
  HR: "Hot rolled",
  CF: "Cold formed",
};

export const EDGE_LABELS: Readonly<Record<FlangeEdges, string>> = {
  "flame-cut": "Flame cut",
  "as-rolled": "As rolled",
};

/** The name of a shape above its form. */
export const shapeName = (shape: CustomShape): string => (shape === "Unequal" ? "I, unequal flanges" : shape);

/** A description of each shape and of what it ignores. */
export const SHAPE_NOTES: Readonly<Record<CustomShape, string>> = {
  I: "Three plates, doubly symmetric. Fillet welds are ignored.",
  Box: "Four plates with sharp corners, flanges flush with the webs. Fillet welds are ignored.",
  Unequal: "Welded I with unequal flanges. Welds ignored. Properties and tension capacity only.",
  Channel: "Three plates with flanges of one width. Fillet welds are ignored.",
  Tee: "Flange and stem, without a root radius. The x axis is parallel to the flange. Fillet welds are ignored.",
  Flat: "A solid rectangle on edge, bent about x across its thickness.",
  Round: "A solid round bar.",
  Angle: "One thickness; radii of 0 are sharp corners. Folded plate, with its round heel, is not covered.",
};
