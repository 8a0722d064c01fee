import type { NotCovered } from "@kingpost/calc";

const REASONS = {
  angleShear:
    "Shear of an angle is not covered: AS 4100 Clause 5.11 applies to webs, and the part of a leg that carries shear depends on how the angle is loaded and connected.",
  unequalFlanges:
    "Not implemented for unequal flanges. AS 4100 covers them; this product has their properties and their capacity in tension only.",
  teeShear:
    "Shear of a tee is not covered: AS 4100 Clause 5.11 applies to webs supported along both edges, and a stem has a free edge.",
  solidShear: "Shear of a solid bar is not covered: AS 4100 Clause 5.11 applies to webs and hollow sections.",
  teeBuckling:
    "Lateral buckling of a tee is not covered: the reference buckling moment of a section with unequal flanges depends on its direction (AS 4100 Clause 5.6.1.2).",
  teeTwist:
    "Buckling of a tee about y is not covered: it twists as it buckles (AS 4100 Clause 6.3.3, AS/NZS 4600).",
  solidBuckling:
    "Lateral buckling of a flat on edge is not covered: AS 4100 Clause 5.6 applies to sections with flanges.",
  flangeShear:
    "Shear along the flanges is not covered: AS 4100 Clause 5.11 applies to webs, and there are no published values to validate against.",
  thinWeb:
    "Not covered: the web is thinner than AS 4100 Clause 5.10.1 allows without stiffeners, and stiffened webs are not covered.",
  thinStiffenedWeb:
    "Not covered: the web is thinner than AS 4100 Clause 5.10.4 allows with transverse stiffeners at this spacing.",
  thinFlange:
    "Not covered: the flanges are more slender than AS 4100 Clause 5.10.1 allows plates with a free edge.",
  thinWall:
    "Not covered: the walls along the force are thinner than AS 4100 Clause 5.10.1 allows without stiffeners, and stiffened walls are not covered.",
  bearing:
    "Web bearing is not covered for this shape: AS 4100 Clause 5.13 applies to I-sections, channels and rectangular hollow sections.",
  stiffener:
    "Stiffeners of this shape are not covered: AS 4100 Clauses 5.14 and 5.15 are applied to I-sections and channels, with stiffeners up to three depths apart.",
  torsion: "Torsion is not covered: the torsion modulus C of the section is not known.",
  angleCombined:
    "Bending of an angle with an axial force is not covered: AS 4100 Clause 8.4.6 depends on how its ends are connected.",
  channelBuckling:
    "Flexural-torsional buckling of a channel in compression is not covered (AS 4100 Clause 6.3.3, AS/NZS 4600).",
  angleBuckling:
    "Lateral buckling of an angle is not covered: loads seldom act in a principal plane, so the moment capacity depends on the loading and the restraints (AS 4100 Clauses 5.6.1.3 and 5.7) as well as the length.",
} as const;

/** A capacity that the section has but that the product does not cover. */
export function notCovered(reason: keyof typeof REASONS): NotCovered {
  return { kind: "not-covered", reason: REASONS[reason] };
}

/** A capacity that nothing is left of: the axial force alone fails its own check. */
export const NO_AXIAL_RESERVE: NotCovered = {
  kind: "not-applicable",
  reason: "The axial force alone is not less than its design capacity, which is a check of its own.",
  isExhausted: true,
};

/** A direction that the section's family does not have. */
export function notApplicable(family: string): NotCovered {
  return { kind: "not-applicable", reason: `This direction applies only to ${family}.` };
}
