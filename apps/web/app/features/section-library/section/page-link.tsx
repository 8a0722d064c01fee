import { isCustomSection, type SteelSectionRecord } from "@kingpost/sections";
import { sizePath } from "../section-pages/addresses.ts";

/** The way to the page of a size, with both grades side by side. */
export function PageLink({ record }: { readonly record: SteelSectionRecord }) {
  if (isCustomSection(record)) return null;
  return (
    <p className="px-4 pb-3 text-13" data-print="hide">
      <a href={sizePath(record.name)}>Page of {record.name}, with both grades side by side</a>
    </p>
  );
}
