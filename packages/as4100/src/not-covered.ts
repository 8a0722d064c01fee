import type { NotCovered } from "./capacity.ts";

const REASONS = {
  angleShear:
    "Shear of an angle is not given: the rules of AS 4100 Clause 5.11 are for webs, and how much of a leg carries shear depends on how the angle is loaded and connected.",
  flangeShear:
    "Shear along the flanges is not given: the rules of AS 4100 Clause 5.11 are for webs, and the printed tables give no value to check one against.",
  thinWeb:
    "Not covered: the web is thinner than AS 4100 Clause 5.10.1 allows without stiffeners, and stiffened webs are not covered.",
  thinWall:
    "Not covered: the walls along the force are thinner than AS 4100 Clause 5.10.1 allows without stiffeners, and stiffened walls are not covered.",
  bearing:
    "Web bearing is not covered for this shape: the rules of AS 4100 Clause 5.13 are for I-sections, channels and rectangular hollow sections.",
  torsion: "Torsion is not covered: the torsion modulus C of the section is not known.",
  angleBuckling:
    "Lateral buckling of an angle is not given: loads on an angle seldom act in a principal plane, so that its moment capacity depends on how it is loaded and held (AS 4100 Clauses 5.6.1.3 and 5.7), not on a length alone.",
} as const;

/** A capacity that the section has but that we give no number for. */
export function notCovered(reason: keyof typeof REASONS): NotCovered {
  return { kind: "not-covered", reason: REASONS[reason] };
}

/** A direction that the section's family does not have. */
export function notApplicable(family: string): NotCovered {
  return { kind: "not-applicable", reason: `This direction belongs to ${family}.` };
}
