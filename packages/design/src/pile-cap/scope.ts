/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "The cap is rigid, and its piles are equal, vertical and pinned at their heads. The soil below the cap carries nothing.",
    "Beside actions that are entered factored, the weight of cap and soil has a factor of 1.35 where it loads and 0.9 where it relieves. It loads the piles as it loads the cap, unless it is deducted.",
    "Positions: as drawn with the whole group moved by the tolerance each way, and each pile alone; or as built. The cap, its truss and its sections are checked in each of them.",
    "The truss has a node at a quarter point of the column for each pile, over the pile where that is nearer. The lever arm is 0.85d unless it is refined. Under a column moment the nodes at the resultant are checked too.",
    "A tie has the greater force of its two ends, with the shear forces of its piles, which share the shear force equally and the torsion by their distances.",
    "Bars count in a tie within the width of the pile and half of the depth on each side of it. They have no laps and are Class N.",
    "A circular column is a square of the same area, but for punching. The plan of the cap is a rectangle.",
    "Bars of three piles run from pile to pile, in three layers where they cross; in bending each counts by the square of its cosine.",
    "The minimum of bars each way is that of footings (Clause 21.3.1).",
  ],
  exclusions: [
    "Group effects, settlement and negative friction are of the geotechnical engineer. The structural and lateral design of the piles, raking piles and pressure of the soil below the cap are not covered.",
    "Combined caps, piled rafts, openings, steps in the cap, buoyancy, lifting, fire and earthquake detailing (Section 14).",
    "The strut-and-tie model is a lower bound: it needs its bars anchored as drawn.",
  ],
  toConfirm: [
    "Position tolerance of 75 mm, spacing of 2.5 diameters, clause numbers and φ_gb of AS 2159.",
    "The share of a pile beyond a section in shear and punching.",
    "Clause numbers of Sections 7 and 12, and the stresses and spacings of Clause 12.7.",
    "Least strength of concrete of the exposure classifications (Clause 4.4).",
  ],
} as const;
