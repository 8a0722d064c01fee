import type { MemberLayout } from "@kingpost/as4100";
import type { Check } from "@kingpost/calc";
import type { Analysis } from "../beam/analysis/analysis.ts";
import type { SectionChange } from "../beam/span-sections.ts";
import type { SteelBeamInputs } from "./form/inputs.ts";
import type { BeamSection } from "./sections/span-sections.ts";
import type { MemberPart, MemberSegments } from "./strength/member-check.ts";

export interface BeamResults {
  /** In the plane of the web, or of a section on its side along its flanges. */
  readonly analysis: Analysis;
  readonly bentAbout: SteelBeamInputs["bentAbout"];
  /** None of a member that does not buckle laterally. */
  readonly parts: readonly MemberPart[];
  /** The segments of every combination; undefined of a member that does not buckle laterally. */
  readonly segments: MemberSegments | undefined;
  /** That of the beam first. */
  readonly sections: readonly BeamSection[];
  readonly changes: readonly SectionChange[];
  readonly layout: MemberLayout;
  /** The analysis along the flanges, of a beam that is bent about both axes. */
  readonly sideways?: Analysis;
}

export interface Designed extends BeamResults {
  readonly checks: readonly Check[];
}

/** The design of a beam that is bent about x. */
export interface MajorDesigned extends Designed {
  readonly segments: MemberSegments;
}
