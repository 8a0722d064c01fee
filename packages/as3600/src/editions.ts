import type { StandardEdition } from "@kingpost/calc";

// Data alone: what lists the Standards of a module loads nothing else.

/** The edition of AS 3600 that the clause numbers refer to. */
export const AS3600 = {
  standard: "AS 3600",
  edition: "AS 3600:2018 (with Amendments 1 and 2)",
} as const satisfies StandardEdition;

/** Soil under a rigid footing, which no Standard has formulas for. */
export const FOOTING_STATICS = {
  standard: "Footing",
  edition: "Footing statics: a rigid plan on soil without tension",
} as const satisfies StandardEdition;

/** The edition of AS 2159 of the strengths of piles. */
export const AS2159 = {
  standard: "AS 2159",
  edition: "AS 2159:2009",
} as const satisfies StandardEdition;
