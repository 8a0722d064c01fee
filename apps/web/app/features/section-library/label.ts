import type { SteelSectionRecord } from "@kingpost/sections/custom-section/custom-section-record";

/** A section's name with what tells it from its twins: the tab of a catalogue section, or that it is a person's own. */
export function labelOf({ name, standard }: Pick<SteelSectionRecord, "name" | "standard">): string {
  return `${name} ${standard === "Custom" ? "(custom)" : standard}`;
}
