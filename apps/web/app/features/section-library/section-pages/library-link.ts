import type { SectionRecord } from "@kingpost/sections";

/** The library with a section of the catalogue on view. */
export const libraryLink = ({ id }: Pick<SectionRecord, "id">, more = "") =>
  `/section-library-preview?section=${encodeURIComponent(id)}${more}`;
