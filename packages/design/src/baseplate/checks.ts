import { EDITION } from "@kingpost/as4100";
import { type Check, type CheckNames, standardReferences } from "@kingpost/calc";
import type { BaseActions, BaseDesign } from "@kingpost/connections";
import {
  ANCHOR_CHECKS,
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
import type { BaseplateInputs } from "./fields.ts";

/** The first step of every check. */
export const axialAction = axialActionOf(standardReferences("AS 4100", EDITION).clause("4.4"));

/** Who or what the anchorage in concrete is designed by. */
export type AnchorMethod = BaseplateInputs["anchorMethod"];

/** A base under the actions of a combination. */
interface LoadedBase {
  readonly base: BaseDesign;
  /** On the plate: with the moment of a shear key. */
  readonly actions: BaseActions;
  /** At the underside of the column, for its welds; those on the plate where it is left out. */
  readonly atColumn?: BaseActions;
}

/** What a check holds for stability, so that it is made under those actions too. */
type Resists = "overturning" | "shear" | undefined;

export interface BaseCheck extends CheckRow<LoadedBase> {
  readonly resists: Resists;
  /** The methods of the anchorage with which it is made. */
  readonly methods: readonly AnchorMethod[];
}

type EngineCheck = (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;

const madeWith =
  (...methods: readonly AnchorMethod[]) =>
  (
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
    methods,
    check: ({ base, actions }, names) => check(base, actions, names),
  });

const always = madeWith("en1992", "cone", "supplier");
/** A check of the end of the column, which has no moment of a shear key. */
const ofColumnEnd = (row: BaseCheck, check: EngineCheck): BaseCheck => ({
  ...row,
  check: ({ base, actions, atColumn }, names) => check(base, atColumn ?? actions, names),
});
/** A lever arm of the bolts is in their shear to EN 1992-4. */
const besideEn1992 = madeWith("cone", "supplier");
const byCone = madeWith("cone");
const toEn1992 = (
  id: `anchor-${string}`,
  title: string,
  resists: Resists,
  check: keyof typeof ANCHOR_CHECKS,
): BaseCheck => madeWith("en1992")(id, title, "Anchors", resists, ANCHOR_CHECKS[check]);

const throughGrout = ({ base: { groutMethod } }: LoadedBase): string =>
  `Bolt bending through grout: ${GROUT_METHODS[groutMethod.by]}`;

/** In the order of the table of the report. */
export const BASE_CHECKS: readonly BaseCheck[] = [
  always("concrete-bearing", "Concrete bearing", "Concrete", undefined, concreteBearingCheck),
  always("bearing-moment", "Bearing moment capacity", "Concrete", "overturning", bearingMomentCheck),
  always("plate-bearing", "Plate thickness, bearing side", "Plate", "overturning", plateBearingCheck),
  always("plate-tension", "Plate thickness, tension side", "Plate", "overturning", plateTensionCheck),
  always("bolt-tension", "Bolt tension", "Bolts", "overturning", boltTensionCheck),
  always("bolt-interaction", "Bolt tension and shear", "Bolts", "shear", boltInteractionCheck),
  besideEn1992("bolt-bending", throughGrout, "Bolts", "shear", boltBendingCheck),
  always("shear", "Base shear", "Shear", "shear", baseShearCheck),
  always("key-plate", "Shear key bending", undefined, "shear", keyPlateCheck),
  always("key-weld", "Shear key weld", undefined, "shear", keyWeldCheck),
  ofColumnEnd(always("weld", "Column weld", "Weld", "overturning", baseWeldCheck), baseWeldCheck),
  always("weld-at-bolt", "Weld at bolt in tension", "Weld", "overturning", boltWeldCheck),
  byCone("cone", "Concrete cone (DG07, not AS 5216)", "Cone", "overturning", coneCheck),
  toEn1992("anchor-steel-tension", "Anchor steel in tension", "overturning", "steelTension"),
  toEn1992("anchor-cone", "Concrete cone", "overturning", "cone"),
  toEn1992("anchor-pullout", "Pull-out", "overturning", "pullOut"),
  toEn1992("anchor-bond", "Combined pull-out and cone (bonded)", "overturning", "bond"),
  toEn1992("anchor-splitting", "Splitting", "overturning", "splitting"),
  toEn1992("anchor-blowout", "Side blow-out", "overturning", "blowOut"),
  toEn1992("anchor-steel-shear", "Anchor steel in shear", "shear", "steelShear"),
  toEn1992("anchor-pryout", "Pry-out", "shear", "pryOut"),
  toEn1992("anchor-edge", "Concrete edge", "shear", "edge"),
  toEn1992("anchor-steel-combined", "Tension and shear, steel", "shear", "steelCombined"),
  toEn1992("anchor-concrete-combined", "Tension and shear, concrete", "shear", "concreteCombined"),
];

/** The checks with a method of the anchorage. */
export const checksWith = (method: AnchorMethod): readonly BaseCheck[] =>
  BASE_CHECKS.filter(({ methods }) => methods.includes(method));
