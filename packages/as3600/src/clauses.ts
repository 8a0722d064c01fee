import { standardReferences } from "@kingpost/calc";
import { AS3600 } from "./editions.ts";

/** The edition of the Standard that the clause numbers refer to. */
export const EDITION = AS3600.edition;

/** The amendment whose limits are used: the later one is the default, the earlier one checks older work. */
export type Amendment = 1 | 2;

const { clause, figure, section, table } = standardReferences("AS 3600", EDITION);

/** The clauses and tables that the derivations cite, in the numbering of 2018. */
export const CLAUSES = {
  capacityFactor: table("2.2.2"),
  meanStrength: table("3.1.2"),
  tensileStrength: clause("3.1.1.3"),
  elasticModulus: clause("3.1.2"),
  shrinkage: clause("3.1.7.2"),
  creep: clause("3.1.8"),
  stressBlock: clause("8.1.3"),
  flexure: clause("8.1"),
  ductility: clause("8.1.5"),
  minimumStrength: clause("8.1.6.1"),
  shearFitmentsRequired: clause("8.2.1.6"),
  minimumShear: clause("8.2.1.7"),
  torsionConsidered: clause("8.2.1.2"),
  shear: clause("8.2.3"),
  webCrushing: clause("8.2.3.3"),
  generalShear: clause("8.2.4.2"),
  simplifiedShear: clause("8.2.4.3"),
  shearReinforcement: clause("8.2.5.2"),
  torsion: clause("8.2.5.6"),
  minimumTorsion: clause("8.2.5.5"),
  longitudinalShear: clause("8.2.7"),
  longitudinalForce: clause("8.2.8"),
  fitmentSpacing: clause("8.3.2.2"),
  deflection: clause("8.5.3.1"),
  longTerm: clause("8.5.3.2"),
  deemedDeflection: clause("8.5.4"),
  crackControl: clause("8.6.1"),
  crackBars: table("8.6.2.2(A)"),
  crackSpacing: table("8.6.2.2(B)"),
  crackWidth: clause("8.6.2.3"),
  effectiveFlange: clause("8.8.2"),
  slenderBeam: clause("8.9"),
  punching: clause("9.3.3"),
  punchingMoment: clause("9.3.4"),
  minimumMoment: clause("10.1.2"),
  shortColumn: clause("10.3.1"),
  magnifier: clause("10.4.2"),
  swayMagnifier: clause("10.4.3"),
  bucklingLoad: clause("10.4.4"),
  slenderness: clause("10.5"),
  effectiveLength: figure("10.5.3(A)"),
  squash: clause("10.6.2.2"),
  columnStrength: clause("10.6.2"),
  biaxial: clause("10.6.4"),
  columnReinforcement: clause("10.7.1"),
  confinement: clause("10.7.3"),
  columnFitments: clause("10.7.4"),
  bearing: clause("12.6"),
  developmentTension: clause("13.1.2.2"),
  developmentRefined: clause("13.1.2.3"),
  developmentStress: clause("13.1.2.4"),
  hooks: clause("13.1.2.6"),
  heads: clause("13.1.4"),
  developmentCompression: clause("13.1.5"),
  bundles: clause("13.1.7"),
  plainConcrete: section("20"),
  footingMinimum: clause("21.3.1"),
  lapTension: clause("13.2.2"),
  lapCompression: clause("13.2.4"),
} as const;
