/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Elastic first-order analysis. Deflections from bending only, measured from the line through the supports.",
    "Loads act through the shear centre and are static.",
    "On a slope, permanent, imposed, snow and earthquake loads are vertical and wind acts at right angles to the slope. Sideways loads act along the flanges through the shear centre.",
    "Sideways, the beam is supported as in the plane of its web. Restraints of a flange carry sideways loads only where chosen, and are then rigid supports.",
    "Biaxial bending: moments of one cross-section and combination for the section, the greatest of each segment about each axis for the member. Shear, shear with bending, bearing and deflection are checked in each direction by itself, except the resultant shear of circular sections.",
    "The member is straight and prismatic, a section to AS/NZS 3679 or AS/NZS 1163 or a custom section, bent about the chosen axis.",
    "The steel has the strengths of its grade, where no own values are stated. They are those of the chosen section, not of candidates.",
    "Restraint is classified as shown. Restraining members and connections are designed elsewhere.",
    "The moment modification factor is that of the moments of each segment, or of Table 5.6.2 towards a free end, where no other is chosen.",
    "Superimposed permanent load acts with G, also where it holds down: leave it out where it may be absent.",
    "Under continuous restraint of one flange only, a segment whose other flange is in compression ends at supports and at restraints of that flange, not where the moment changes its sign.",
    "A settlement acts or does not act. Springs act in both directions. With vertical springs, deflections are measured from the unloaded beam.",
    "No web bearing at built-in supports, and none at any support where the stiff bearing is 0.",
    "At bearings both flanges count as restrained where the restraint is full, otherwise one.",
    "Precamber reduces the deflections under G with Q by no more than the deflection under G, and no other deflections.",
    "Supports restrain rotation about the minor axis only where this is chosen; it counts in segments with ends FF, FP and PP (Table 5.6.3(3)).",
    "Load-bearing stiffeners are flat plates, fitted to the loaded flange. Their welds are designed elsewhere.",
    "Intermediate stiffeners carry no loads. Without a tension field and without the restraint of the web by the flanges: the factors are 1.0.",
  ],
  exclusions: [
    "Welds of stiffeners, end posts, holes, notches, torsion (also of loads that do not act through the shear centre), shear along the flanges of I-sections and channels, fatigue, fire, earthquake detailing and vibration.",
  ],
  toConfirm: [
    "Load height factor 1.0 of loads that act away from the shear centre (Table 5.6.3(2)).",
    "Two laterally restrained flanges prevent twist, so that the cross-section is fully restrained (Clause 5.4.2).",
    "The least value of Table 5.6.2 towards a free end where several kinds of load act.",
    "Combination factor 0.6 of a concentrated action on a floor with wind or snow (AS/NZS 1170.0 Table 4.1).",
    "Torsional end restraint by stiffeners (Clause 5.14.5): the load F* is that of the heavier span beside the support, and l_e the distance to the nearest restraint.",
    "Letters of the rules of AS/NZS 1170.0 Clause 4.2.2, and the number 5.13.1 of the clause of bearing widths.",
  ],
} as const;
