import { standardReferences } from "@kingpost/calc";
import { JOINT_EDITIONS } from "../editions.ts";

const { asi, aisc } = JOINT_EDITIONS;
const ASI = standardReferences(asi.standard, asi.edition);
const AISC = standardReferences(aisc.standard, aisc.edition);
const AISC_SPECIFICATION = standardReferences(
  JOINT_EDITIONS.aisc360.standard,
  JOINT_EDITIONS.aisc360.edition,
);
const PRACTICE = standardReferences(JOINT_EDITIONS.practice.standard, JOINT_EDITIONS.practice.edition);

/** The places outside AS 4100 that the design of steel joints cites. */
export const JOINT_REFERENCES = {
  /** Web side plates, flexible end plates and angle cleats. */
  simple: PRACTICE.section("simple connections"),
  notch: ASI.section("6"),
  plasticGroup: ASI.section("4"),
  prying: ASI.section("4"),
  notchBuckling: AISC.section("9"),
  yieldLine: AISC.section("9"),
  gusset: AISC.section("9"),
  columnFlange: AISC_SPECIFICATION.section("J10.1"),
  pinHole: AISC_SPECIFICATION.section("D5.2"),
  practice: PRACTICE.section("detailing"),
} as const;
