import type { PropertyName } from "@kingpost/sections";

/** The parameters of a link to the contact form that carry what is reported: names, never a text of their own. */
export const REPORT = { section: "report", property: "property" } as const;

/** A link to the contact form with the section, and the property if one is chosen, filled in. */
export function reportLink(id: string, property: PropertyName | undefined): string {
  const query = new URLSearchParams({ [REPORT.section]: id });
  if (property !== undefined) query.set(REPORT.property, property);
  return `/?${query}#contact`;
}
