import type { ResidualStress, SectionKind, SteelSection } from "@kingpost/as4100";
import { isCustomSection, type SteelSectionRecord } from "../custom-section/code/custom-section-record.ts";
import { publishedWeldLimit } from "../source/published-weld-limit.ts";
import { dimensionsOf } from "./dimensions.ts";
import { gradeOf } from "./family-grade.ts";

/**
 * The input of the capacities for a section of the library or a custom section: the engine's unrounded properties where the
 * published values are their rounding, and the published values where they are not.
 *
 * Units    mm, mm2, mm3, mm4, mm6, MPa
 */
export function steelSectionOf(record: SteelSectionRecord): SteelSection {
  const known = KNOWN.get(record) ?? sectionOf(record);
  KNOWN.set(record, known);
  return known;
}

const KNOWN = new WeakMap<SteelSectionRecord, SteelSection>();

function sectionOf(record: SteelSectionRecord): SteelSection {
  const { id, name, properties, capacityInputs } = record;
  const weldShear = publishedWeldLimit(id);
  const dimensions = dimensionsOf(record.category, properties);
  return {
    name,
    kind: kindOfRecord(record),
    ...properties,
    ...capacityInputs,
    rext: properties.r1,
    plates: dimensions.shape === "unequal-i" ? undefined : { dimensions, stress: stressOf(record) },
    weldShear,
  };
}

/** The kind of a section in AS 4100; for a custom I-section it depends on the edges of the flange plates too. */
function kindOfRecord(record: SteelSectionRecord): SectionKind {
  const isAsRolled = isCustomSection(record) && record.flangeEdges === "as-rolled";
  return isAsRolled ? "welded-i-as-rolled" : kindOf(record.category);
}

function stressOf(record: SteelSectionRecord): ResidualStress {
  return isCustomSection(record)
    ? record.residualStress
    : gradeOf(record.category, record.standard).residualStress;
}

/** Whether members are designed with sections of a family: for tees, taper flange beams and bars not every check applies. */
export function isForMembers(category: SteelSectionRecord["category"]): boolean {
  return !NOT_FOR_MEMBERS.has(kindOf(category));
}

const NOT_FOR_MEMBERS: ReadonlySet<SectionKind> = new Set([
  "taper-i",
  "tee",
  "solid",
  "welded-channel",
  "unequal-i",
]);

/** The kind of every family in AS 4100. */
export function kindOf(category: SteelSectionRecord["category"]): SectionKind {
  switch (category) {
    case "UB":
    case "UC":
    case "UBP":
      return "rolled-i";
    case "TFB":
      return "taper-i";
    case "BT":
    case "CT":
    case "CUSTOM-TEE":
      return "tee";
    case "RB":
    case "SB":
    case "FL":
    case "CUSTOM-FLAT":
    case "CUSTOM-ROUND":
      return "solid";
    case "WB":
    case "WC":
    case "CUSTOM-I":
      return "welded-i";
    case "CUSTOM-UNEQUAL":
      return "unequal-i";
    case "CUSTOM-CHANNEL":
      return "welded-channel";
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
