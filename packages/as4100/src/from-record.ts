import type { Category, SectionRecord } from "@kingpost/sections/record";
import type { SectionKind, SteelSection } from "./steel-section.ts";

/**
 * A record of the section library as the capacities take it: its properties and its steel, as printed where a table prints
 * them.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 */
export function steelSectionOf({ name, category, properties }: SectionRecord): SteelSection {
  return { name, kind: kindOf(category), ...properties };
}

function kindOf(category: Category): SectionKind {
  switch (category) {
    case "UB":
    case "UC":
      return "rolled-i";
    case "WB":
    case "WC":
      return "welded-i";
    case "PFC":
      return "channel";
    case "EA":
    case "UA":
      return "angle";
    case "CHS":
      return "cold-formed-chs";
    case "RHS":
    case "SHS":
      return "cold-formed-rhs";
  }
}
