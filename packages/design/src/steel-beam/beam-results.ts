import type { MemberLayout } from "@kingpost/as4100";
import type { Analysis } from "./analysis.ts";
import type { MemberPart, MemberSegments } from "./member-check.ts";
import type { BeamSection, SectionChange } from "./span-sections.ts";

export interface BeamResults {
  readonly analysis: Analysis;
  readonly parts: readonly MemberPart[];
  /** Of every combination. */
  readonly segments: MemberSegments;
  /** That of the beam first. */
  readonly sections: readonly BeamSection[];
  readonly changes: readonly SectionChange[];
  readonly layout: MemberLayout;
}
