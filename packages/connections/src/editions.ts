import type { StandardEdition } from "@kingpost/calc";

// Data alone: what lists the Standards of a module loads nothing else.

/** The Standards and guides beside AS 4100 that the design of base plates cites. */
export const BASE_EDITIONS = {
  as3600: { standard: "AS 3600", edition: "AS 3600:2018" },
  as5216: { standard: "AS 5216", edition: "AS 5216:2021" },
  aisc1: { standard: "AISC Design Guide 1", edition: "AISC Design Guide 1, second edition, 2006" },
  asi7: { standard: "ASI Design Guide 7", edition: "ASI Design Guide 7, 2010" },
  aci318: { standard: "ACI 318", edition: "ACI 318-19" },
  en1992: { standard: "EN 1992-4", edition: "EN 1992-4:2018" },
} as const satisfies Readonly<Record<string, StandardEdition>>;

/** The guides beside AS 4100 that the design of steel joints cites. */
export const JOINT_EDITIONS = {
  asi: {
    standard: "ASI Handbook 1",
    edition: "ASI Handbook 1: Design of structural steel connections, 2007",
  },
  aisc: {
    standard: "AISC Steel Construction Manual",
    edition: "AISC Steel Construction Manual, 14th edition",
  },
  aisc360: { standard: "AISC 360", edition: "AISC 360-16" },
  practice: {
    standard: "Australian practice",
    edition: "Australian practice, with the clauses of AS 4100 named in each step",
  },
} as const satisfies Readonly<Record<string, StandardEdition>>;
