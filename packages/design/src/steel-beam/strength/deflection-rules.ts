import { EDITION } from "@kingpost/as4100";
import { standardReferences } from "@kingpost/calc";
import { deflectionRules } from "../../beam/checks/deflection-checks.ts";

/** The limit of a cantilever is twice that of a span of its length: AS 4100 Appendix B. */
const OVERHANG = 0.5;

export const DEFLECTION_RULES = deflectionRules(
  standardReferences("AS 4100", EDITION).clause("3.5.3"),
  OVERHANG,
);
