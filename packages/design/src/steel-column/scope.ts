/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Compression is positive, tension negative. End moments have the signs of the moment diagram: equal signs bend the column in single curvature.",
    "The user states whether the frame is braced or sways, the effective length factors, and what amplifies the sway of a frame: of all combinations the most severe. Until then the frame is the column alone.",
    "First-order moments are amplified (Clause 4.4.2), or the moments are those of a second-order analysis.",
    "The column is straight and prismatic, a section to AS/NZS 3679 or AS/NZS 1163 or a custom section. Member imperfections are covered by α_b.",
    "The out-of-plane capacity of compact I-sections without loads between restraints is the greater of both rules of Clause 8.4.4.1.",
    "An end or a restraint that holds one flange only (L) restrains a segment between cross-sections that are F or P. At an end it counts as unrestrained (U), which is on the safe side.",
    "In bending about x the top is held sideways and against twist, also where the frame sways about y; a column that is free at the top about y is held there by nothing (Tables 5.6.2 and 5.6.3).",
    "Transverse loads act at the shear centre on a column that is simply supported for them, and bend it to the side of positive end moments. The greatest moments about both axes act together on the section.",
    "β_m is that of the end moments of a part between restraints, −1 where loads act in it, or the user's.",
    "Between restraints about y, each part has the effective length factor of the column about y. In in-plane bending the length of a part is between restraints, with k_e = 1.0, or less of a braced column.",
    "Reactions of simply connected beams act at least 100 mm from the face of the column (Clause 4.3.4). The user states the share of their moments in this storey; at the next floor they are zero. Imposed reactions at opposite faces act together, and with those of one face left out; of the arrangements that another member passes on, each acts. More than 27 of them at once are changed one at a time.",
    "An angle that is joined by one leg is a web member of a truss, braced at both ends, with two bolts or more or a weld at each (Clause 8.4.6 with Amendment 1). Its end moments are N* e, in single curvature.",
    "Holes are filled by fasteners, except those of the net area in tension.",
    "Shear along the flanges of I-sections and channels: half of their shear yield capacity, up to which it reduces no moment capacity.",
    "The shear force is amplified as the moments are. Of circular sections both shear forces act together.",
  ],
  exclusions: [
    "Serviceability, self-weight (enter it with the axial force), notional forces, deflections.",
    "Torsion, connections, base plate, splices, fatigue, fire and earthquake detailing.",
  ],
  toConfirm: [
    "Angles joined by one leg: α_m = 1 for equal end moments, the force in the middle of a gusset of its own, the smaller modulus about the minor axis; of unequal legs the reference moment of Clause 5.6.1.",
    "Buckling of channels with twist: 0.85 of the capacity for the elastic load, α_b = 0.5 (approximate; AS/NZS 4600 covers it).",
    "Towards an end that is not restrained sideways (L or U), a moment counts on to the restrained end (derived from Table 5.6.2).",
    "Twice the length in twist of a channel beside an end that is not restrained against twist (derived).",
    "Effective length factor 1.0 of in-plane bending of sway members, whose moments are amplified (Clause 8.4.2.2).",
    "Shear along flanges, for which AS 4100 has no clause: half of shear yield (derived), buckling as of a web twice as deep as the outstand (ratio of the limits of Clause 5.10.1).",
    "Effective length factors of ideal members (Figure 4.6.3.2), and the equations of the charts (Figure 4.6.3.3).",
  ],
} as const;
