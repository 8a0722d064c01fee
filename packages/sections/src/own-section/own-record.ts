import { CATEGORY_NAMES, type SectionProperties, type SectionRecord } from "../record.ts";

/** The families of sections of a person's own dimensions. No section of the catalogue is in one of them. */
export const OWN_CATEGORIES = ["OWN-I", "OWN-BOX", "OWN-ANGLE"] as const;
export type OwnCategory = (typeof OWN_CATEGORIES)[number];

/**
 * A section of a person's own dimensions, in the shape of a catalogue record: the same properties under the same names.
 * Its category, its standard and its id (`own:...`) are none of the catalogue's, so that the compiler and a reader can
 * tell the two apart.
 */
export interface OwnRecord extends Omit<SectionRecord, "category" | "standard" | "properties"> {
  readonly category: OwnCategory;
  readonly standard: "Own";
  /** Nobody stocks it: `availability` does not apply; nor do the strengths in another grade, which are 0. */
  readonly properties: Omit<SectionProperties, "availability"> & { readonly availability: "" };
}

/** Whatever section a screen can show. */
export type AnyRecord = SectionRecord | OwnRecord;

export type AnyProperties = AnyRecord["properties"];

/** Whether a record is a person's own section. */
export function isOwn(record: AnyRecord): record is OwnRecord {
  return record.standard === "Own";
}

/** What a section's family is called, its own or of the catalogue. */
export const FAMILY_NAMES: Readonly<Record<AnyRecord["category"], string>> = {
  ...CATEGORY_NAMES,
  "OWN-I": "Own welded I-section",
  "OWN-BOX": "Own welded box",
  "OWN-ANGLE": "Own angle",
};
