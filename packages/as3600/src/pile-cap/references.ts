import { standardReferences } from "@kingpost/calc";
import { AS2159 } from "../editions.ts";

const { clause, table } = standardReferences(AS2159.standard, AS2159.edition);

/** Places of AS 2159 (numbers recalled). */
export const AS2159_REFERENCES = {
  strength: clause("4.3"),
  factor: clause("4.3.1"),
  testing: clause("4.3.1"),
  basic: table("4.3.2(C)"),
  spacing: clause("4.4.3"),
} as const;
