import type { SteelSectionRecord } from "@kingpost/sections";

/** A section's unique label: its name with the tab of a catalogue section, or `Custom`. */
export function labelOf({ name, standard }: Pick<SteelSectionRecord, "name" | "standard">): string {
  return `${name} ${standard === "Custom" ? "(custom)" : standard}`;
}
