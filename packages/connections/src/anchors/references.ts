import { standardReferences } from "@kingpost/calc";
import { BASE_EDITIONS } from "../editions.ts";

const { en1992, as5216 } = BASE_EDITIONS;
const { clause, table } = standardReferences(en1992.standard, en1992.edition);
/** Numbers of clauses with the section of AS 5216 that has the same rule. */
const inTension = (number: string) => clause(`${number} (AS 5216 Section 6)`);
const inShear = (number: string) => clause(`${number} (AS 5216 Section 7)`);

/** The places of EN 1992-4:2018 that the design of anchors cites. Of AS 5216 only sections are named: see docs/recalled-clauses.md. */
export const ANCHOR_REFERENCES = {
  basis: standardReferences(as5216.standard, as5216.edition).section("1"),
  factors: table("4.1"),
  tension: inTension("7.2.1.3"),
  cone: inTension("7.2.1.4"),
  pullOut: inTension("7.2.1.5"),
  bond: inTension("7.2.1.6"),
  splitting: inTension("7.2.1.7"),
  blowOut: inTension("7.2.1.8"),
  shear: inShear("7.2.2.3"),
  pryOut: inShear("7.2.2.4"),
  edge: inShear("7.2.2.5"),
  combined: clause("7.2.3 (AS 5216 Section 8)"),
  holes: table("6.1"),
} as const;
