/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Elastic first-order analysis. Deflections from bending only, measured from the line through the supports.",
    "Loads act through the shear centre and are static.",
    "The member is straight and prismatic, a section to AS/NZS 3679 or AS/NZS 1163 or a custom section, bent about its x axis.",
    "Restraint is classified as shown. Restraining members and connections are designed elsewhere.",
    "The moment modification factor is that of the moments of each segment, or of Table 5.6.2 towards a free end, where no other is chosen.",
    "A settlement acts or does not act. Springs act in both directions.",
    "At bearings both flanges count as restrained where the restraint is full, otherwise one.",
  ],
  exclusions: [
    "Stiffeners, holes, notches, torsion, bending about y, fatigue, fire, earthquake detailing and vibration.",
  ],
} as const;
