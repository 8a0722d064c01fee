/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Static actions. Compression is positive; the shear force is the end reaction of the beam, positive downwards.",
    "The beam is simply supported at the face of the support. The bolts, or the weld, carry the moment of the reaction about that face as each check names.",
    "Bolts share the force by a linear analysis about their instantaneous centre (Clause 9.3.1), the same as superposition.",
    "Standard holes; bolts to AS/NZS 1252.1 or AS 1111.1, snug-tight unless the category has tensioning; welds to AS/NZS 1554.1; fabrication and erection to AS/NZS 5131.",
    "Design actions are not less than the minimum of Clause 9.1.4.",
    "Methods of the checks are those of AS 4100 where they name its clause, otherwise the practice that they name.",
  ],
  exclusions: [
    "Fatigue, earthquake detailing, fire, torsion, and actions about the minor axis of the beam.",
    "Strength and stiffness of the supporting member beyond the checks that are listed; bolts or welds that a connection on the other side of the support shares.",
    "Inspection of welds and tightening of bolts: AS/NZS 5131 and the drawings.",
  ],
  toConfirm: [] as readonly string[],
} as const;
