import type { Check, CheckNames } from "@kingpost/calc";
import {
  type BaseActions,
  type BaseDesign,
  baseShearCheck,
  baseWeldCheck,
  bearingMomentCheck,
  boltBendingCheck,
  boltInteractionCheck,
  boltTensionCheck,
  boltWeldCheck,
  concreteBearingCheck,
  coneCheck,
  GROUT_METHODS,
  keyPlateCheck,
  keyWeldCheck,
  plateBearingCheck,
  plateTensionCheck,
} from "@kingpost/connections";

/** A check of a base under one combination. */
export interface BaseCheck {
  readonly id: string;
  readonly title: string;
  /** The kind of check in the table of candidates; undefined of one that is not shown there. */
  readonly topic: string | undefined;
  /** The actions for stability under which it is made too. */
  readonly resists: "overturning" | "shear" | undefined;
  readonly check: (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;
}

type Resists = BaseCheck["resists"];

/** In the order of the table of the report: identifier, title, topic, what it resists for stability, check. */
const ROWS: readonly (readonly [string, string, string | undefined, Resists, BaseCheck["check"]])[] = [
  ["concrete-bearing", "Concrete bearing", "Concrete", undefined, concreteBearingCheck],
  ["bearing-moment", "Bearing moment capacity", "Concrete", "overturning", bearingMomentCheck],
  ["plate-bearing", "Plate thickness, bearing side", "Plate", "overturning", plateBearingCheck],
  ["plate-tension", "Plate thickness, tension side", "Plate", "overturning", plateTensionCheck],
  ["bolt-tension", "Bolt tension", "Bolts", "overturning", boltTensionCheck],
  ["bolt-interaction", "Bolt tension and shear", "Bolts", "shear", boltInteractionCheck],
  ["bolt-bending", "Bolt bending through grout", "Bolts", "shear", boltBendingCheck],
  ["shear", "Base shear", "Shear", "shear", baseShearCheck],
  ["key-plate", "Shear key bending", undefined, "shear", keyPlateCheck],
  ["key-weld", "Shear key weld", undefined, "shear", keyWeldCheck],
  ["weld", "Column weld", "Weld", "overturning", baseWeldCheck],
  ["weld-at-bolt", "Weld at bolt in tension", "Weld", "overturning", boltWeldCheck],
  ["cone", "Concrete cone (DG07, not AS 5216)", "Cone", "overturning", coneCheck],
];

export const BASE_CHECKS: readonly BaseCheck[] = ROWS.map(([id, title, topic, resists, check]) => ({
  id,
  title,
  topic,
  resists,
  check,
}));

/** The title of a check, with the method of bolts through grout. */
export const titleOf = ({ id, title }: BaseCheck, { groutMethod }: BaseDesign): string =>
  id === "bolt-bending" ? `${title}: ${GROUT_METHODS[groutMethod.by]}` : title;
