import type { AnyRecord } from "@kingpost/sections/own-section/own-record";

/** A section's name with what tells it from its twins: the tab of a catalogue section, or that it is a person's own. */
export function labelOf({ name, standard }: Pick<AnyRecord, "name" | "standard">): string {
  return `${name} ${standard === "Own" ? "(own)" : standard}`;
}
