import { standardReferences } from "@kingpost/calc";

/** The edition of the standard that the clause numbers refer to. */
export const EDITION = "AS 4100:2020 (with Amendment 1, 2021)";

const { clause, table } = standardReferences("AS 4100", EDITION);

/**
 * The clauses and tables that the derivations cite. The numbers are those of the 2020 edition, taken from design references and a
 * published register (see VALIDATION.md). The alpha_b tables are (A) and (B) in 2020, (1) and (2) in 1998.
 */
export const CLAUSES = {
  capacityFactor: table("3.4"),
  yieldStress: clause("2.1.1"),
  sectionMoment: clause("5.2.1"),
  bendingSlenderness: clause("5.2.2"),
  bendingLimits: table("5.2"),
  compactModulus: clause("5.2.3"),
  nonCompactModulus: clause("5.2.4"),
  slenderModulus: clause("5.2.5"),
  memberMoment: clause("5.1"),
  lateralBuckling: clause("5.6.1.1"),
  lateralBucklingHollow: clause("5.6.1.4"),
  momentFactor: clause("5.6.1.1"),
  momentFactors: table("5.6.1"),
  momentFactorsOneEnd: table("5.6.2"),
  segmentMoment: clause("5.3.3"),
  effectiveLength: clause("5.6.3"),
  twistFactor: table("5.6.3(1)"),
  loadHeightFactor: table("5.6.3(2)"),
  rotationFactor: table("5.6.3(3)"),
  restraintForce: clause("5.4.3.1"),
  biaxialSection: clause("8.3.4"),
  biaxialMember: clause("8.4.5"),
  shearUniform: clause("5.11.2"),
  shearNonUniform: clause("5.11.3"),
  shearYield: clause("5.11.4"),
  shearBuckling: clause("5.11.5.1"),
  stiffenedShearBuckling: clause("5.11.5.2"),
  webThickness: clause("5.10.1"),
  stiffenedWebThickness: clause("5.10.4"),
  shearBending: clause("5.12.3"),
  formFactor: clause("6.2.2"),
  compressionSlenderness: clause("6.2.3"),
  effectiveWidth: clause("6.2.4"),
  sectionCompression: clause("6.2.1"),
  memberCompression: clause("6.3.3"),
  alphaBFullyEffective: table("6.3.3(A)"),
  alphaBSlender: table("6.3.3(B)"),
  tension: clause("7.2"),
  fullLateralRestraint: clause("5.3.2.4"),
  bearingWidth: clause("5.13.1"),
  bearingYield: clause("5.13.3"),
  bearingBuckling: clause("5.13.4"),
  bearingWithBending: clause("5.13.5"),
  stiffenerYield: clause("5.14.1"),
  stiffenerBuckling: clause("5.14.2"),
  stiffenerOutstand: clause("5.14.3"),
  torsionalEndRestraint: clause("5.14.5"),
  intermediateArea: clause("5.15.3"),
  intermediateStiffness: clause("5.15.5"),
  filletWeld: clause("9.6.3.10"),
} as const;
