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
} from "@kingpost/as4100";
import type { Check, CheckNames } from "@kingpost/calc";

/** A check of a base under one combination. */
export interface BaseCheck {
  readonly id: string;
  readonly title: string;
  /** The kind of check in the table of candidates. */
  readonly topic?: string;
  /** What it resists of the actions for stability. */
  readonly resists?: "overturning" | "shear";
  readonly check: (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;
}

/** In the order of the table of the report. */
export const BASE_CHECKS: readonly BaseCheck[] = [
  { id: "concrete-bearing", title: "Concrete bearing", topic: "Concrete", check: concreteBearingCheck },
  {
    id: "bearing-moment",
    title: "Bearing moment capacity",
    topic: "Concrete",
    resists: "overturning",
    check: bearingMomentCheck,
  },
  {
    id: "plate-bearing",
    title: "Plate thickness, bearing side",
    topic: "Plate",
    resists: "overturning",
    check: plateBearingCheck,
  },
  {
    id: "plate-tension",
    title: "Plate thickness, tension side",
    topic: "Plate",
    resists: "overturning",
    check: plateTensionCheck,
  },
  {
    id: "bolt-tension",
    title: "Bolt tension",
    topic: "Bolts",
    resists: "overturning",
    check: boltTensionCheck,
  },
  {
    id: "bolt-interaction",
    title: "Bolt tension and shear",
    topic: "Bolts",
    resists: "shear",
    check: boltInteractionCheck,
  },
  {
    id: "bolt-bending",
    title: "Bolt bending through grout",
    topic: "Bolts",
    resists: "shear",
    check: boltBendingCheck,
  },
  { id: "shear", title: "Base shear", topic: "Shear", resists: "shear", check: baseShearCheck },
  { id: "key-plate", title: "Shear key bending", resists: "shear", check: keyPlateCheck },
  { id: "key-weld", title: "Shear key weld", resists: "shear", check: keyWeldCheck },
  { id: "weld", title: "Column weld", topic: "Weld", resists: "overturning", check: baseWeldCheck },
  {
    id: "weld-at-bolt",
    title: "Weld at bolt in tension",
    topic: "Weld",
    resists: "overturning",
    check: boltWeldCheck,
  },
  {
    id: "cone",
    title: "Concrete cone (DG07, not AS 5216)",
    topic: "Cone",
    resists: "overturning",
    check: coneCheck,
  },
];

/** The title of a check, with the method of bolts through grout. */
export const titleOf = ({ id, title }: BaseCheck, { groutMethod }: BaseDesign): string =>
  id === "bolt-bending" ? `${title}: ${GROUT_METHODS[groutMethod.by]}` : title;
