/** The edition of the standard that the clause numbers refer to. */
export const EDITION = "AS 4100:2020 (with Amendment 1, 2021)";

/** A clause or table of the standard: `Clause 5.6.1.1`, `Table 3.4`. */
export type Clause = `Clause ${string}` | `Table ${string}`;

/**
 * The clauses and tables that the derivations cite. The numbers are those of the 2020 edition, taken from design references and a
 * published register (see VALIDATION.md). The alpha_b tables are (A) and (B) in 2020, (1) and (2) in 1998.
 */
export const CLAUSES = {
  capacityFactor: "Table 3.4",
  yieldStress: "Clause 2.1.1",
  sectionMoment: "Clause 5.2.1",
  memberMoment: "Clause 5.1",
  lateralBuckling: "Clause 5.6.1.1",
  lateralBucklingHollow: "Clause 5.6.1.4",
  shearUniform: "Clause 5.11.2",
  shearNonUniform: "Clause 5.11.3",
  shearYield: "Clause 5.11.4",
  shearBuckling: "Clause 5.11.5.1",
  sectionCompression: "Clause 6.2.1",
  memberCompression: "Clause 6.3.3",
  alphaBFullyEffective: "Table 6.3.3(A)",
  alphaBSlender: "Table 6.3.3(B)",
  tension: "Clause 7.2",
  fullLateralRestraint: "Clause 5.3.2.4",
  bearingWidth: "Clause 5.13.1",
  bearingYield: "Clause 5.13.3",
  bearingBuckling: "Clause 5.13.4",
  filletWeld: "Clause 9.6.3.10",
} as const satisfies Record<string, Clause>;
