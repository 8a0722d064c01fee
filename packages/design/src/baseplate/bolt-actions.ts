import { type BaseActions, type BoltForces, boltForces } from "@kingpost/connections";
import type { BaseplateResults } from "./design.ts";

/** What each bolt is designed for: anchors have the tension of linear strains, but for the cone of ASI Design Guide 7. */
export const boltActions = (
  { base, inputs }: Pick<BaseplateResults, "base" | "inputs">,
  onPlate: BaseActions,
): readonly BoltForces[] =>
  boltForces(base, onPlate, inputs.anchorMethod === "cone" ? "block" : "linear") ?? [];
