import { ACTIONS_EDITION } from "@kingpost/actions";
import { EDITION } from "@kingpost/as3600";
import { standardReferences } from "@kingpost/calc";

export const { clause, section, table } = standardReferences("AS 3600", EDITION);

const actions = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION);

export const STABILITY = actions.clause("4.2.1");
/** Where actions come from. */
export const PASSED_ON = actions.clause("4.2.2");

/** The group of checks of soil and stability. */
export const SOIL = "Soil and stability";
export const DETAILING = "Detailing";
