import type { Check, CheckNames } from "@kingpost/calc";
import {
  anchorBlowOutCheck,
  anchorBondCheck,
  anchorConcreteCombinedCheck,
  anchorConeCheck,
  anchorEdgeCheck,
  anchorPryOutCheck,
  anchorPullOutCheck,
  anchorSplittingCheck,
  anchorSteelCombinedCheck,
  anchorSteelShearCheck,
  anchorSteelTensionCheck,
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
import type { BaseplateInputs } from "./fields.ts";

/** Who or what the anchorage in concrete is designed by. */
export type AnchorMethod = BaseplateInputs["anchorMethod"];

/** A check of a base under one combination. */
export interface BaseCheck {
  readonly id: string;
  readonly title: string;
  /** The kind of check in the table of candidates; undefined of one that is not shown there. */
  readonly topic: string | undefined;
  /** The actions for stability under which it is made too. */
  readonly resists: "overturning" | "shear" | undefined;
  /** The methods of the anchorage with which it is made. */
  readonly methods: readonly AnchorMethod[];
  readonly check: (base: BaseDesign, actions: BaseActions, names: CheckNames) => Check;
}

type Resists = BaseCheck["resists"];
type Row = readonly [string, string, string | undefined, Resists, BaseCheck["check"]];

/** In the order of the table of the report: identifier, title, topic, what it resists for stability, check. */
const ROWS: readonly Row[] = [
  ["concrete-bearing", "Concrete bearing", "Concrete", undefined, concreteBearingCheck],
  ["bearing-moment", "Bearing moment capacity", "Concrete", "overturning", bearingMomentCheck],
  ["plate-bearing", "Plate thickness, bearing side", "Plate", "overturning", plateBearingCheck],
  ["plate-tension", "Plate thickness, tension side", "Plate", "overturning", plateTensionCheck],
  ["bolt-tension", "Bolt tension", "Bolts", "overturning", boltTensionCheck],
  ["bolt-interaction", "Bolt tension and shear", "Bolts", "shear", boltInteractionCheck],
];
const REST: readonly Row[] = [
  ["shear", "Base shear", "Shear", "shear", baseShearCheck],
  ["key-plate", "Shear key bending", undefined, "shear", keyPlateCheck],
  ["key-weld", "Shear key weld", undefined, "shear", keyWeldCheck],
  ["weld", "Column weld", "Weld", "overturning", baseWeldCheck],
  ["weld-at-bolt", "Weld at bolt in tension", "Weld", "overturning", boltWeldCheck],
];
/** A lever arm of the bolts is in their shear to EN 1992-4. */
const BENDING: Row = ["bolt-bending", "Bolt bending through grout", "Bolts", "shear", boltBendingCheck];
const CONE: Row = ["cone", "Concrete cone (DG07, not AS 5216)", "Cone", "overturning", coneCheck];
const TO_EN1992: readonly Row[] = [
  ["anchor-steel-tension", "Anchor steel in tension", "Anchors", "overturning", anchorSteelTensionCheck],
  ["anchor-cone", "Concrete cone", "Anchors", "overturning", anchorConeCheck],
  ["anchor-pullout", "Pull-out", "Anchors", "overturning", anchorPullOutCheck],
  ["anchor-bond", "Combined pull-out and cone (bonded)", "Anchors", "overturning", anchorBondCheck],
  ["anchor-splitting", "Splitting", "Anchors", "overturning", anchorSplittingCheck],
  ["anchor-blowout", "Side blow-out", "Anchors", "overturning", anchorBlowOutCheck],
  ["anchor-steel-shear", "Anchor steel in shear", "Anchors", "shear", anchorSteelShearCheck],
  ["anchor-pryout", "Pry-out", "Anchors", "shear", anchorPryOutCheck],
  ["anchor-edge", "Concrete edge", "Anchors", "shear", anchorEdgeCheck],
  ["anchor-steel-combined", "Tension with shear, steel", "Anchors", "shear", anchorSteelCombinedCheck],
  [
    "anchor-concrete-combined",
    "Tension with shear, concrete",
    "Anchors",
    "shear",
    anchorConcreteCombinedCheck,
  ],
];

const madeWith =
  (...methods: readonly AnchorMethod[]) =>
  ([id, title, topic, resists, check]: Row): BaseCheck => ({ id, title, topic, resists, methods, check });

export const BASE_CHECKS: readonly BaseCheck[] = [
  ...ROWS.map(madeWith("en1992", "cone", "supplier")),
  madeWith("cone", "supplier")(BENDING),
  ...REST.map(madeWith("en1992", "cone", "supplier")),
  madeWith("cone")(CONE),
  ...TO_EN1992.map(madeWith("en1992")),
];

/** The checks with a method of the anchorage. */
export const checksWith = (method: AnchorMethod): readonly BaseCheck[] =>
  BASE_CHECKS.filter(({ methods }) => methods.includes(method));

/** The title of a check, with the method of bolts through grout. */
export const titleOf = ({ id, title }: BaseCheck, { groutMethod }: BaseDesign): string =>
  id === "bolt-bending" ? `${title}: ${GROUT_METHODS[groutMethod.by]}` : title;
