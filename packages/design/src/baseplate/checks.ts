import { EDITION } from "@kingpost/as4100";
import { type Check, type CheckNames, standardReferences } from "@kingpost/calc";
import type { BaseActions, BaseDesign } from "@kingpost/connections";
import {
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
import { axialActionOf } from "../frame/actions/axial-action.ts";
import type { CheckRow } from "../frame/checks/check-rows.ts";

/** The first step of every check. */
export const axialAction = axialActionOf(standardReferences("AS 4100", EDITION).clause("4.4"));

/** A base under the actions of a combination. */
interface LoadedBase {
  readonly base: BaseDesign;
  readonly actions: BaseActions;
}

/** What a check holds for stability, so that it is made under those actions too. */
type Resists = "overturning" | "shear" | undefined;

export interface BaseCheck extends CheckRow<LoadedBase> {
  readonly resists: Resists;
}

type EngineCheck = (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;

const row = (
  id: string,
  title: BaseCheck["title"],
  topic: string | undefined,
  resists: Resists,
  check: EngineCheck,
): BaseCheck => ({
  id,
  title,
  topic,
  resists,
  check: ({ base, actions }, names) => check(base, actions, names),
});

const throughGrout = ({ base: { groutMethod } }: LoadedBase): string =>
  `Bolt bending through grout: ${GROUT_METHODS[groutMethod.by]}`;

/** In the order of the table of the report. */
export const BASE_CHECKS: readonly BaseCheck[] = [
  row("concrete-bearing", "Concrete bearing", "Concrete", undefined, concreteBearingCheck),
  row("bearing-moment", "Bearing moment capacity", "Concrete", "overturning", bearingMomentCheck),
  row("plate-bearing", "Plate thickness, bearing side", "Plate", "overturning", plateBearingCheck),
  row("plate-tension", "Plate thickness, tension side", "Plate", "overturning", plateTensionCheck),
  row("bolt-tension", "Bolt tension", "Bolts", "overturning", boltTensionCheck),
  row("bolt-interaction", "Bolt tension and shear", "Bolts", "shear", boltInteractionCheck),
  row("bolt-bending", throughGrout, "Bolts", "shear", boltBendingCheck),
  row("shear", "Base shear", "Shear", "shear", baseShearCheck),
  row("key-plate", "Shear key bending", undefined, "shear", keyPlateCheck),
  row("key-weld", "Shear key weld", undefined, "shear", keyWeldCheck),
  row("weld", "Column weld", "Weld", "overturning", baseWeldCheck),
  row("weld-at-bolt", "Weld at bolt in tension", "Weld", "overturning", boltWeldCheck),
  row("cone", "Concrete cone (DG07, not AS 5216)", "Cone", "overturning", coneCheck),
];
