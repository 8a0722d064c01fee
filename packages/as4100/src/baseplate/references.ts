import { standardReferences } from "@kingpost/calc";

const AS3600 = standardReferences("AS 3600", "AS 3600:2018");
const DG1 = standardReferences("AISC Design Guide 1", "AISC Design Guide 1, second edition, 2006");
const DG7 = standardReferences("ASI Design Guide 7", "ASI Design Guide 7, 2010");

const ACI = standardReferences("ACI 318", "ACI 318-19");
const EN = standardReferences("EN 1992-4", "EN 1992-4:2018");

/** The places outside AS 4100 that the design of base plates cites. */
export const BASE_REFERENCES = {
  concreteBearing: AS3600.clause("12.6"),
  compression: DG1.section("3.1"),
  uplift: DG1.section("3.2"),
  smallMoment: DG1.section("3.3"),
  largeMoment: DG1.section("3.4"),
  shearKey: DG1.section("3.5.2"),
  anchorShear: DG1.section("3.5.3"),
  groutPad: ACI.clause("17.7.1.2.1"),
  confinedGrout: EN.clause("7.2.2.3.1"),
  leverArm: EN.clause("6.2.2.3"),
  /** The worked example that friction and cone reproduce. */
  anchorage: DG7.section("11.1"),
} as const;
