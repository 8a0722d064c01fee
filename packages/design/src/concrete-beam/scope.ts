/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Elastic first-order analysis with the uncracked stiffness of the gross section. Moments for strength are redistributed where that is entered (Clause 6.2.7); serviceability and reactions by load case stay elastic.",
    "Plane sections remain plane; perfect bond; the rectangular stress block of Clause 8.1.3. No prestress, and no axial force in a beam with spans.",
    "The beam is prismatic. The flange has the effective width of the span with the least (Clause 8.8.2); slabs are entered as loads.",
    "Every bar develops its stress in proportion to its length beyond a section, over the development length of Clause 13.1.2. A length of less than 12d_b (6d_b with a cog) develops nothing. Along a piece of the beam the least of it counts. Bars of 0 to 0 run to the ends of the beam, half of the width of a support beyond its centre.",
    "Bars at built-in ends are anchored beyond them. Their anchorage is designed elsewhere.",
    "Loads act on the top of the beam. Where other beams support it, hanging bars carry its whole reaction. Supports have one width, symmetric about their centres.",
    "The longitudinal force of shear is carried by the bars at each section (Clause 8.2.8); bars are not extended beyond that.",
    "Within 0.72D of a free end a load goes into the bars by a strut: bending is checked from there.",
    "Fitments are closed, of Class N bars and at right angles to the beam.",
    "Deflections are those of the beam with the effective stiffness of each span (Clause 8.5.3.1), worked once with the moments of the uncracked beam; long-term parts with k_cs (Clause 8.5.3.2).",
    "Torsion is that which is entered, the same at every section.",
    "One section: the bars are developed there, and an axial force acts at the plastic centroid, with its moment about it.",
  ],
  exclusions: [
    "Openings, steps and tapers, hanging bars for loads at the soffit (Clause 8.2.6), bars of the slab for its own bending across the web.",
    "Bearing of the beam on its supports (Clause 12.6), laps, the anchorage of fitments, ductile detailing for earthquake (Section 14), fire, vibration, fatigue and restraint of shrinkage.",
  ],
  toConfirm: [
    "Least strength of concrete of the exposure classifications (Clause 4.4).",
    "What half of a support is measured from in Clause 6.2.3.",
    "Bars that end in a tension zone (Clause 8.3.1.4), shear where loads crack both faces (Clause 8.2.4.5), and the cover of bars by their diameter (Clause 4.10.2).",
    "Limits of redistribution, and the sections whose k_u counts (Clause 6.2.7.2).",
    "Coefficients and capacity factor of shear between web and flange (Clause 8.4.3).",
    "The strain in shear where an axial tension cracks both faces, which is doubled (Clause 8.2.4.2).",
    "The number of the clause by which fitments run on for D (Clause 8.3.2.3).",
    "Capacity factor of hanging bars at supporting beams (Clause 8.2.6).",
    "Covers one grade lower and the range of concrete strengths (Clauses 4.3.2, 1.1.2).",
  ],
} as const;
