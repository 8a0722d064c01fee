import type { AnyRecord } from "@kingpost/sections/own-section/own-record";
import type { SectionKind, SteelSection } from "./steel-section.ts";

/**
 * A record of the section library, or of a person's own section, as the capacities take it: its properties and its steel, as
 * printed where a table prints them.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 */
export function steelSectionOf({ name, category, properties }: AnyRecord): SteelSection {
  return { name, kind: kindOf(category), ...properties };
}

/** What the sections of a family are to AS 4100. */
export function kindOf(category: AnyRecord["category"]): SectionKind {
  switch (category) {
    case "UB":
    case "UC":
      return "rolled-i";
    case "WB":
    case "WC":
    case "OWN-I":
      return "welded-i";
    case "PFC":
      return "channel";
    case "EA":
    case "UA":
    case "OWN-ANGLE":
      return "angle";
    case "CHS":
      return "cold-formed-chs";
    case "RHS":
    case "SHS":
      return "cold-formed-rhs";
    case "OWN-BOX":
      return "welded-box";
  }
}
