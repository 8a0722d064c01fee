/** What is printed with every design. */
export const SCOPE = {
  assumptions: [
    "Static actions. Compression is positive; the shear force is the end reaction of the beam, positive downwards.",
    "A simple connection supports the beam at the face of the support: bolts and welds carry the moment of the reaction about that face as each check names. A rigid connection carries the moment by a couple of flange forces.",
    "Bolts share the force by a linear analysis about their instantaneous centre (Clause 9.3.1), the same as superposition.",
    "Standard holes; bolts to AS/NZS 1252.1 or AS 1111.1, snug-tight unless the category has tensioning; slip is checked under combinations of service that are entered (or of the load cases, AS/NZS 1170.0 Clause 4.3), or under the share of the design actions that is entered; welds to AS/NZS 1554.1; fabrication, tightening and inspection to AS/NZS 5131.",
    "Design actions are not less than the minimum of Clause 9.1.4, a minimum moment also without the axial force; those of a bolt group, a weld group or a pin by itself, which have no member, are to be entered with it.",
  ],
  exclusions: [
    "End-plate splices; the prying of bolted moment end plates beyond the allowance that is entered.",
    "Fatigue, earthquake detailing, fire, torsion, and actions about the minor axis of the beam.",
    "Bending of the plate of a bolt group across its plane by bolts in tension.",
    "Strength and stiffness of the supporting member beyond the checks that are listed; clearances for erection beyond those that are listed.",
  ],
  toConfirm: [
    "Property class 10.9 by size (availability); yield stress of plates and flat bars by thickness (AS/NZS 3678, AS/NZS 3679.1); clause of the tensions of a bolt group (9.3.2).",
    "Practice: rotation and clearances of simple connections, effective lengths of plates, spread of 30 degrees, usual rows of bolts.",
    "AISC rules with the capacity factors of AS 4100: buckling of notches, reach of prying, column flange, panel and stiffeners.",
  ],
} as const;
