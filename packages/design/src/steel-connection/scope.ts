/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Static actions. Compression is positive; the shear force is the end reaction of the beam, positive downwards.",
    "A simple connection supports the beam at the face of the support: bolts and welds carry the moment of the reaction about that face as each check names. A rigid connection carries the moment by a couple of flange forces.",
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
  toConfirm: [
    "Yield stress of plates and flat bars by thickness (AS/NZS 3678, AS/NZS 3679.1); clause of the elastic tensions of a bolt group (9.3.2).",
    "Rotation of simple connections: depth and thickness of the plate, weld leg for the plate to yield first; clearances for tightening (practice).",
    "Local buckling of notches, its limits and the reach of prying (AISC Manual with the capacity factors of AS 4100).",
    "Effective lengths of side plates and cover plates in compression, and the spread of 30 degrees in a cleat (practice).",
    "Column flange, panel and stiffeners of rigid connections: the rules of AISC 360 with the capacity factors of AS 4100; clearance of bolts to a flange (practice).",
    "Usual rows of bolts: one fewer than fit in the flat part of the web; hole of a pin 1 mm larger than the pin (practice).",
  ],
} as const;
