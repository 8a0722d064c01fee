import {
  isCustomSection,
  type SteelSectionRecord,
} from "@kingpost/sections/custom-section/custom-section-record";
import type { SectionKind, SteelSection } from "./steel-section.ts";
import { publishedWeldLimit } from "./weld-limited-shear.ts";

/**
 * A section of the library, or a custom section, as the capacities take it: the engine's unrounded properties where the published
 * ones are their rounding, and the published ones where they are not.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 */
export function steelSectionOf(record: SteelSectionRecord): SteelSection {
  const { id, name, properties, capacityInputs } = record;
  const weldShear = publishedWeldLimit(id);
  return {
    name,
    kind: kindOfRecord(record),
    ...properties,
    ...capacityInputs,
    rext: properties.r1,
    weldShear,
  };
}

/** What a section is to AS 4100: of a custom I-section, how its flange plates were made too. */
function kindOfRecord(record: SteelSectionRecord): SectionKind {
  const isAsRolled = isCustomSection(record) && record.flangeEdges === "as-rolled";
  return isAsRolled ? "welded-i-as-rolled" : kindOf(record.category);
}

/** What the sections of a family are to AS 4100. */
export function kindOf(category: SteelSectionRecord["category"]): SectionKind {
  switch (category) {
    case "UB":
    case "UC":
      return "rolled-i";
    case "WB":
    case "WC":
    case "CUSTOM-I":
      return "welded-i";
    case "PFC":
      return "channel";
    case "EA":
    case "UA":
    case "CUSTOM-ANGLE":
      return "angle";
    case "CHS":
      return "cold-formed-chs";
    case "RHS":
    case "SHS":
      return "cold-formed-rhs";
    case "CUSTOM-BOX":
      return "welded-box";
  }
}
