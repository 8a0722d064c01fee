import { CATEGORY_NAMES, type SectionProperties, type SectionRecord } from "../record.ts";
import type { FlangeEdges } from "./fields.ts";

/** The families of custom sections. No section of the catalogue is in one of them. */
export const CUSTOM_CATEGORIES = ["CUSTOM-I", "CUSTOM-BOX", "CUSTOM-ANGLE"] as const;
export type CustomCategory = (typeof CUSTOM_CATEGORIES)[number];

/**
 * A custom section, in the shape of a catalogue record: the same properties under the same names.
 * Its category, its standard and its id (`own:...`) are none of the catalogue's, so that the compiler and a reader can
 * tell the two apart.
 */
export interface CustomSectionRecord extends Omit<SectionRecord, "category" | "standard" | "properties"> {
  readonly category: CustomCategory;
  /** Edges of the flange plates of a welded I-section; undefined for another shape. */
  readonly flangeEdges: FlangeEdges | undefined;
  readonly standard: "Custom";
  /** Nobody stocks it: `availability` does not apply; nor do the strengths in another grade, which are 0. */
  readonly properties: Omit<SectionProperties, "availability"> & { readonly availability: "" };
}

/** Whatever section a screen can show. */
export type SteelSectionRecord = SectionRecord | CustomSectionRecord;

export type SteelSectionProperties = SteelSectionRecord["properties"];

/** Whether a record is a custom section. */
export function isCustomSection(record: SteelSectionRecord): record is CustomSectionRecord {
  return record.standard === "Custom";
}

/** What a section's family is called, its own or of the catalogue. */
export const FAMILY_NAMES: Readonly<Record<SteelSectionRecord["category"], string>> = {
  ...CATEGORY_NAMES,
  "CUSTOM-I": "Custom welded I-section",
  "CUSTOM-BOX": "Custom welded box",
  "CUSTOM-ANGLE": "Custom angle",
};
