/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Design actions are those of a first-order analysis, where no second-order analysis is declared; moments are magnified to Clause 10.4.",
    "Plane sections remain plane; perfect bond; the rectangular stress block of Clause 8.1.3, with 0.95 of its stress in circles and 0.90 where the compressed concrete narrows. Displaced concrete is deducted.",
    "Moments are at least 0.05D N*, about each axis in turn with the actual moment about the other (Clause 10.1.2).",
    "Between the squash load and decompression (zero strain at the face) the strength is a straight line.",
    "Class N bars and fitments. Fitments are closed and anchored by hooks of 135 degrees or welds; helices and circular fitments restrain every bar.",
    "Shear is at least the slope of the moment between the ends, and acts with the magnified moment. Shear along both axes is added by squares.",
    "Special regions of concrete above 50 MPa (Clause 10.7.3) are the whole column where the axial force alone makes them, or where the design moment is not that of an end. Shear counts the wider spacing of fitments.",
    "Where loads act between the ends, the greatest moment along the column is entered as that of an end, and the greatest shear force as that of the column.",
    "The longitudinal force of shear is carried by the bars of each side where the moment is least (Clause 8.2.8); where it is greatest they carry bending.",
    "Joints at the ends are trowelled or tamped, and the bars of the column, or as many starter bars, cross them. Of the axial force, 0.9 of the permanent part presses on them: none of combinations that are entered, which do not show it (Clause 8.4.3).",
    "A circular column is checked in both positions of its bars, one turned by half of the angle between them.",
    "Self-weight acts with the permanent load of actions by load case, over the longer unsupported length; the column is checked with the axial forces of both ends. The axial force of a combination that is entered includes it.",
    "Creep counts by the share of permanent axial force, 1.0 unless entered.",
  ],
  exclusions: [
    "Ductile detailing for earthquake (Section 14), joints with beams (Clause 10.7.4.5), laps and splices (Clause 10.7.5), transmission of forces through floors (Clause 10.8).",
    "Joints that fewer starter bars than the bars of the column cross, or with weaker concrete beyond (Clause 8.4), fire, torsion, walls, hollow and composite columns.",
  ],
  toConfirm: [
    "Effective length factors of ideal members, and the equations of the charts (Figure 10.5.3).",
    "The zero case of the creep factor (Clause 10.4.4).",
    "Single curvature beside loads between the ends in the limit of a short column, as k_m = 1.0 has it (Clauses 10.3.1, 10.4.2; interpretation).",
    "Shear where combinations crack both faces of an end (Clause 8.2.4.5), and the cover of bars by their diameter (Clause 4.10.2).",
    "The strain in shear where an axial tension cracks both faces, which is doubled (Clause 8.2.4.2).",
    "Shear depth 0.72D of a circle (Clause 8.2.1.9).",
    "Coefficients and capacity factor of shear through the joints at the ends (Clause 8.4.3).",
    "Least strength of concrete of the exposure classifications (Clause 4.4).",
  ],
} as const;
