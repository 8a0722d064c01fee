import type { MemberLayout, SteelSection } from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Analysis } from "./analysis.ts";
import type { BeamInputs } from "./beam-inputs.ts";
import type { MemberPart, MemberSegments } from "./member-check.ts";

/** A beam with one section. */
export interface Designed {
  readonly analysis: Analysis;
  /** None of a member that does not buckle laterally. */
  readonly parts: readonly MemberPart[];
  readonly section: SteelSection;
  readonly layout: MemberLayout;
  readonly bentAbout: BeamInputs["bentAbout"];
  readonly checks: readonly Check[];
  /** Of a beam that is bent about both axes. */
  readonly sideways?: Analysis;
}

/** Bent about x, with the segments of every combination. */
export interface MajorDesigned extends Designed {
  readonly segments: MemberSegments;
}
