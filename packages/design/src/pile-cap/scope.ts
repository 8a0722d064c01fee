/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "The cap is rigid, its piles are equal, vertical and pinned at their heads, and the soil below it carries nothing. The plan is a rectangle; a circular column is a square of the same area, but for punching.",
    "Beside factored actions that are entered, the weight of cap and soil has a factor of 1.35 where it loads and 0.9 where it relieves. Deducted, it loads only the top of the cap.",
    "Stability of actions by load case (AS/NZS 1170.0 Clause 4.2.1): 0.9 of each permanent row that presses on the column, a pile, or the piles beyond a face of the column holds them down. The pull counts in piles, top bars, one-way shear and punching. Combinations that are entered cover it if they include it.",
    "Piles whose critical perimeters overlap also punch together. Weight that hangs on a column or piles in tension punches and shears the cap too. Beyond a section, piles in tension and in compression do not relieve each other. Top bars develop from the inner face of a pile that pulls.",
    "Positions: as built, or as drawn with the group and each pile moved by the tolerance each way. Piles, truss and sections are checked in each.",
    "Shear forces act at the top of the cap or pedestal, shared equally by the piles; torsion by their distances. Where their sense is not known, the worse counts.",
    "The truss has a node at a quarter point of the column for each pile, over the pile where that is nearer; where those do not balance, nodes that do are checked too. The node at the column is compressed evenly about its resultant; each strut has an equal part of it. Its lever arm is 0.85d unless it is refined.",
    "Service actions are a ratio of the design actions (0.85 covers G + ψsQ beside 1.35G and 1.2G + 1.5Q), or combinations of service with W_s, S_s and E_s (AS/NZS 1170.0 Clause 4.3).",
    "Bars across the struts are even mats each way between the ties and the nodes, or an area that is entered. Bars between the bands are not counted in any strength.",
    "A tie has the greater force of its two ends. Bars count within the width of the pile and half of the depth on each side of it; they are Class N without laps. From pile to pile they cross in three layers, and count in bending by the square of their cosine.",
  ],
  exclusions: [
    "Group effects, settlement and negative friction, which are of the geotechnical engineer; structural and lateral design of the piles, raking piles, pressure of the soil below the cap.",
    "Starter bars for shear from column to cap (Clause 8.4): a row names them where concrete and 0.9 of the permanent force, which load cases show, do not carry it. Combined caps, piled rafts, openings, steps in the cap, buoyancy, lifting, fire and earthquake detailing (Section 14).",
    "The strut-and-tie model is a lower bound: it needs its bars anchored as drawn.",
  ],
  toConfirm: [
    "Position tolerance of 75 mm, spacing of 2.5 diameters, clause numbers and φ_gb of AS 2159.",
    "The share of a pile beyond a section in shear and punching; the common perimeter of piles.",
    "Clause numbers of Sections 7 and 12, and the stresses and spacings of Clause 12.7.",
    "Coefficients and capacity factor of shear from column to cap (Clause 8.4.3).",
    "Cover of bars by their diameter (Clause 4.10.2).",
    "Least strength of concrete of the exposure classifications (Clause 4.4).",
  ],
} as const;
