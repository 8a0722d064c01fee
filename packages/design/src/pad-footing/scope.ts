/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "The footing is rigid. The soil pressure is a plane without tension; its values are those of the geotechnical engineer.",
    "x is to the right and y upwards in plan. N acts down; M_x compresses the +y edge and M_y the +x edge; V_x and V_y push towards +x and +y at the top of the pedestal or footing.",
    "The weights of footing and soil are permanent action. Water carries what is below its level: permanent action of its own, with 1.0 beside weights that a factor reduces, and in stability with the factor of permanent action that destabilises, against 0.9 of the weights. A design with water is also checked without it. The surcharge is imposed action and never stabilises.",
    "Combinations that are entered have 1.5 of the surcharge, and where it matters are also checked without it and with 0.9 of the weights.",
    "Working combinations for the allowable pressure: G + Q, G, and with wind, snow and earthquake at their working value G + ψQ, G and 0.9G (practice).",
    "Stability (AS/NZS 1170.0 Clause 4.2.1): overturning about each edge, uplift and sliding, each by itself. The force and the moments of a row stabilise or destabilise each by itself.",
    "What pulls on the column or lifts the footing for stability, with 0.9 of the permanent action, is designed for in the footing and its starter bars too.",
    "Bending begins at the face of concrete, midway between the centre and the face of masonry, and midway between the face of a steel column and the edge of its plate. A circular column is a square of the same area in bending and one-way shear.",
    "The bars are uniform over the width. Class N bars. Bending is that of the whole width.",
    "A footing that lifts off the soil, or that its column pulls up, is covered with top bars alone.",
    "Cracks are controlled by the spacing of bars, because footings are buried (practice); where uplift or a moment counts on top bars, by their stress under service actions too.",
    "Where a concrete column with a moment meets the footing, its section with the starter bars carries both, in the weaker concrete of the two. It is not magnified for slenderness.",
    "Punching: every perimeter within the plan, interior, at edges and at corners, with the moment that the column transfers. The pressure inside the perimeter relieves the force and not the moment.",
    "One-way shear by the general and the simplified method, at d_v from the column and where it is greatest beyond; the smaller counts unless one is chosen.",
  ],
  exclusions: [
    "Settlement, bearing theory, slopes, groups, swelling soil, aggressive ground.",
    "Combined and strap footings, shear fitments in the footing, holding-down bolts, transfer of the shear forces between column and footing, fire, earthquake detailing.",
    "The column and its base plate, apart from bearing on the footing and the starter bars where they meet; the laps of the starter bars.",
  ],
  toConfirm: [
    "Greatest spacing of bars in footings, 2D and 300 mm.",
    "Tension of shear in the bars towards the edge, as of beams (Clauses 8.2.7, 9.1.3).",
    "Slope of the supporting area of bearing, 2 across for 1 down (Clause 12.6).",
    "Characteristic crack widths by exposure classification, 0.2, 0.3 and 0.4 mm (Clause 8.6.1).",
    "Reduction factors of soil, 0.35 to 0.65.",
    "Sub-clauses of plain concrete (Section 20); the top of a footing without top bars as plain concrete (interpretation).",
    "Punching with moments about both axes: their shears are added (interpretation).",
    "k_s = 1.0 for footings where a local shear failure does not cause collapse (Clause 8.2.1.6; interpretation).",
  ],
} as const;
