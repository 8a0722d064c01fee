import { standardReferences } from "@kingpost/calc";
import { AS1170 } from "../editions.ts";

export const ACTIONS_EDITION = AS1170.edition;

const { clause, table } = standardReferences(AS1170.standard, ACTIONS_EDITION);

/** The clauses of the combinations. The letters of 4.2.2 are listed in docs/recalled-clauses.md. */
export const ACTIONS_CLAUSES = {
  combinationFactors: table("4.1"),
  stability: clause("4.2.1"),
  permanent: clause("4.2.2(a)"),
  imposed: clause("4.2.2(b)"),
  imposedLongTerm: clause("4.2.2(c)"),
  wind: clause("4.2.2(d)"),
  windReversal: clause("4.2.2(e)"),
  earthquake: clause("4.2.2(f)"),
  snow: clause("4.2.2(g)"),
  serviceability: clause("4.3"),
} as const;
