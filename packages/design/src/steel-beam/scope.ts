/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Elastic first-order analysis. Deflections from bending only.",
    "Loads act through the shear centre and are static.",
    "The member is straight and prismatic, a section to AS/NZS 3679 or AS/NZS 1163 or a custom section.",
    "The beam is simply supported with full restraint (F) at both supports and none between: l_e = L.",
    "Connections and restraining members are designed elsewhere.",
  ],
  exclusions: [
    "Web bearing (AS 4100 Clause 5.13), torsion, fatigue, fire, earthquake detailing and vibration.",
  ],
} as const;
