import type { StandardEdition } from "@kingpost/calc";

// Data alone: what lists the Standards of a module loads nothing else.

/** The edition of AS 4100 that the clause numbers refer to. */
export const AS4100 = {
  standard: "AS 4100",
  edition: "AS 4100:2020 (with Amendment 1, 2021)",
} as const satisfies StandardEdition;
