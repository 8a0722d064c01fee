import type { ResidualStress } from "@kingpost/as4100";
import { CATEGORY_NAMES, type SectionProperties, type SectionRecord } from "../../record/record.ts";
import type { FlangeEdges } from "./fields.ts";

/** The families of custom sections. No section of the catalogue is in one of them. */
export const CUSTOM_CATEGORIES = [
  "CUSTOM-I",
  "CUSTOM-BOX",
  "CUSTOM-ANGLE",
  "CUSTOM-UNEQUAL",
  "CUSTOM-CHANNEL",
  "CUSTOM-TEE",
  "CUSTOM-FLAT",
  "CUSTOM-ROUND",
] as const;
export type CustomCategory = (typeof CUSTOM_CATEGORIES)[number];

/**
 * A custom section, in the shape of a catalogue record: the same properties under the same names.
 * Its category, standard and id (`own:...`) do not occur in the catalogue, so the compiler and the reader can
 * distinguish the two.
 */
export interface CustomSectionRecord extends Omit<SectionRecord, "category" | "standard" | "properties"> {
  readonly category: CustomCategory;
  /** Edges of the flange plates of a welded I-section; undefined for another shape. */
  readonly flangeEdges: FlangeEdges | undefined;
  /** Residual stresses from manufacture. */
  readonly residualStress: ResidualStress;
  readonly standard: "Custom";
  /** A custom section is not stocked: `availability` does not apply; nor do the strengths in another grade, which are 0. */
  readonly properties: Omit<SectionProperties, "availability"> & { readonly availability: "" };
}

/** Any section that a screen can show. */
export type SteelSectionRecord = SectionRecord | CustomSectionRecord;

export type SteelSectionProperties = SteelSectionRecord["properties"];

/** Whether a record is a custom section. */
export function isCustomSection(record: SteelSectionRecord): record is CustomSectionRecord {
  return record.standard === "Custom";
}

/** Name of a section's family, custom or in the catalogue. */
export const FAMILY_NAMES: Readonly<Record<SteelSectionRecord["category"], string>> = {
  ...CATEGORY_NAMES,
  "CUSTOM-I": "Custom welded I-section",
  "CUSTOM-BOX": "Custom welded box",
  "CUSTOM-ANGLE": "Custom angle",
  "CUSTOM-UNEQUAL": "Custom welded I-section with unequal flanges",
  "CUSTOM-CHANNEL": "Custom welded channel",
  "CUSTOM-TEE": "Custom tee",
  "CUSTOM-FLAT": "Custom flat",
  "CUSTOM-ROUND": "Custom round",
};
