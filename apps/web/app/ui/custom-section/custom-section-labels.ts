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
  fy: "Yield stress fy, MPa",
  fyw: "Web yield stress fyw, MPa",
  fu: "Tensile strength fu, MPa",
};

/** A field's label with its symbol and its unit. */
export function fieldLabel(field: CustomField, shape: CustomShape): string {
  return field === "b" && shape === "I" ? "Flange width bf, mm" : BOTH[field];
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

/** A description of each shape and of what it ignores. */
export const SHAPE_NOTES: Readonly<Record<CustomShape, string>> = {
  I: "Three plates, doubly symmetric. Fillet welds are ignored.",
  Box: "Four plates with sharp corners, flanges flush with the webs. Fillet welds are ignored.",
  Angle: "One thickness; radii of 0 are sharp corners. Folded plate, with its round heel, is not covered.",
};
