import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";
import type { SectionKind, SteelSection } from "./steel-section.ts";

/**
 * A record of the section library, or of a custom section, as the capacities take it: its properties and its steel, as
 * printed where a table prints them.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 */
export function steelSectionOf({ name, category, properties }: SteelSectionRecord): SteelSection {
  return { name, kind: kindOf(category), ...properties };
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
