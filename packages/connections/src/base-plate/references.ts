import { type StandardEdition, standardReferences } from "@kingpost/calc";
import { BASE_EDITIONS } from "../editions.ts";

const placesOf = ({ standard, edition }: StandardEdition) => standardReferences(standard, edition);

const AS3600 = placesOf(BASE_EDITIONS.as3600);
const DG1 = placesOf(BASE_EDITIONS.aisc1);
const DG7 = placesOf(BASE_EDITIONS.asi7);
const ACI = placesOf(BASE_EDITIONS.aci318);
const EN = placesOf(BASE_EDITIONS.en1992);

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
