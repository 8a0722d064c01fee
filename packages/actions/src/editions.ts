import type { StandardEdition } from "@kingpost/calc";

/** The edition of AS/NZS 1170.0 that the combinations follow. Data alone, for what only lists Standards. */
export const AS1170 = {
  standard: "AS/NZS 1170.0",
  edition: "AS/NZS 1170.0:2002 (with Amendments 1 to 5)",
} as const satisfies StandardEdition;
