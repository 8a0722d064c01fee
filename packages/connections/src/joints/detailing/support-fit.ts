import { rootRadiusOf, type SteelSection } from "@kingpost/as4100";
import type { RequirementCheck } from "@kingpost/calc";
import { notchOf } from "../cope/notch.ts";
import type { JointMember, Support } from "../joint.ts";
import { JOINT_REFERENCES } from "../references.ts";
import { requirement } from "./requirements.ts";

/** Clearance of a notch beyond the flange of its support, mm: practice (recalled). */
const NOTCH_CLEARANCE = 10;

const CLEARANCE = [
  `Clearance of a notch beyond the flange of its support: ${NOTCH_CLEARANCE} mm, practice, recalled.`,
];

interface Fit {
  /** From the face of the web of the support to the end of the member, mm. */
  readonly offset: number;
  /** The plate or angles on the web of the support: from the top of the member, and their depth. Units mm. */
  readonly part: { readonly top: number; readonly depth: number };
}

/**
 * The end of a member between the flanges of the beam that supports it: below the upper flange with its fillet, above the lower one, and
 * each notch long enough to clear the flange that it is for.
 *
 * Units    mm, from the top of the support
 * Source   geometry; clearance by practice
 * Checked  src/joints/detailing/support-fit.test.ts
 */
export function supportFitChecks(
  member: JointMember,
  { kind, section, level = 0 }: Support,
  { offset, part }: Fit,
): readonly RequirementCheck[] {
  if (kind !== "beam web" || !section) return [];
  const { top = 0, bottom = 0, length = 0 } = notchOf(member) ?? {};
  const { d } = member.section;
  const flat = flatOf(section);
  const reference = JOINT_REFERENCES.practice;
  const reach = (side: string, isCut: boolean) =>
    isCut
      ? [
          requirement({
            id: `notch-reach-${side}`,
            title: `Length of the ${side} notch past the flange of the support`,
            reference,
            actual: length,
            least: (section.bf - section.tw) / 2 - offset + NOTCH_CLEARANCE,
            assumptions: CLEARANCE,
          }),
        ]
      : [];
  return [
    requirement({
      id: "fit-under-flange",
      title: "Beam end below the upper flange of the support",
      reference,
      actual: level + top,
      least: flat.top,
    }),
    requirement({
      id: "fit-over-flange",
      title: "Beam end above the lower flange of the support",
      reference,
      actual: level + d - bottom,
      most: flat.bottom,
    }),
    ...reach("top", top > 0 && level < flat.top),
    ...reach("bottom", bottom > 0 && level + d > flat.bottom),
    requirement({
      id: "fit-support-top",
      title: "Top of the joint on the flat web of the support",
      reference,
      actual: level + part.top,
      least: flat.top,
    }),
    requirement({
      id: "fit-support-bottom",
      title: "Bottom of the joint on the flat web of the support",
      reference,
      actual: level + part.top + part.depth,
      most: flat.bottom,
    }),
  ];
}

/** The flat part of the web of a section, from its top. Units mm. */
function flatOf(section: SteelSection): { readonly top: number; readonly bottom: number } {
  const flange = section.tf + rootRadiusOf(section);
  return { top: flange, bottom: section.d - flange };
}
