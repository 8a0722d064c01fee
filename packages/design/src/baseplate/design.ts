import { ACTIONS_EDITION } from "@kingpost/actions";
import { CLAUSES, plateStrength } from "@kingpost/as4100";
import { type Check, type DesignResult, formatNumber, SILENT, standardReferences } from "@kingpost/calc";
import type { BaseActions, BaseDesign } from "@kingpost/connections";
import {
  actionsOnPlate,
  anchorBasisCheck,
  anchorDetailing,
  BASE_REFERENCES,
  baseForces,
  boltForces,
  detailingChecks,
  MOST_BIAXIAL,
  momentRatio,
  shearPath,
  tensionAnchors,
  uncoveredAnchorage,
} from "@kingpost/connections";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { earthquakeSenseRow, hasEarthquake } from "../frame/actions/earthquake-senses.ts";
import { checksOf } from "../frame/checks/check-rows.ts";
import { designedElsewhere } from "../frame/checks/designed-elsewhere.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { kilo } from "../frame/figures/figure-items.ts";
import { axialAction, checksWith } from "./checks.ts";
import { ACTIONS, type BaseCombination } from "./combinations.ts";
import type { BaseplateInputs } from "./fields.ts";
import type { BaseplateModel } from "./model.ts";
import { type PlateActions, stabilityChecks } from "./stability.ts";

export interface BaseplateResults extends Pick<BaseplateModel, "inputs" | "base"> {
  readonly combinations: readonly CombinationResult[];
  /** The actions on the plate of combinations for stability. */
  readonly stability: readonly PlateActions[];
}

/** One combination on a base. */
export interface CombinationResult {
  readonly of: BaseCombination;
  /** The actions on the plate: about its centre, with the moment of a shear key. */
  readonly onPlate: BaseActions;
  readonly forces: ReturnType<typeof baseForces>;
  readonly checks: readonly Check[];
}

export function checks({
  inputs,
  base,
  combinations: entered,
}: BaseplateModel): DesignResult<BaseplateResults> {
  const rows = checksWith(inputs.anchorMethod);
  const combinations = entered.map((of): CombinationResult => {
    const { name } = of;
    const actions = actionsOnPlate(base, of.actions);
    const made = checksOf(rows, { base, actions, atColumn: of.actions }, axialAction({ name, n: actions.n }));
    return { of, onPlate: actions, forces: baseForces(base, actions, SILENT), checks: made };
  });
  const stability = stabilityChecks(inputs, base, entered);
  const loaded = [
    ...combinations.map(({ onPlate }) => onPlate),
    ...stability.actions.map(({ actions }) => actions),
  ];
  const worst = worstOfEach([...combinations.flatMap((one) => one.checks), ...stability.parts]);
  const made = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...earthquakeSenseRow(inputs, PASSED_ON, base.anchorage && inputs.earthquake === "yes"),
    ...anchorRows(base, loaded, worst),
    ...earthquakeRow(base, inputs, loaded),
    ...yieldRow(inputs),
    ...overhangRow(inputs, worst),
    ...stability.rows,
    ...detailingChecks(base),
    ...anchorDetailing(base),
    ...biaxialRow(inputs, combinations),
    ...anchorageRow(base, inputs, loaded),
  ];
  return { checks: made, results: { inputs, base, combinations, stability: stability.actions } };
}

/** Up to 250 MPa a plate is taken as Grade 250, of which a thick plate yields earlier. */
function yieldRow({ plateThickness, plateFy }: BaseplateInputs): readonly Check[] {
  const fy = plateStrength("250", plateThickness)?.fy ?? plateFy;
  if (plateFy > 250 || fy >= plateFy) return [];
  return [
    {
      id: "plate-yield",
      group: "Strength",
      title: "Yield stress of the plate",
      reference: CLAUSES.yieldStress,
      kind: "not covered",
      reason: `Plate of Grade 250 that is ${plateThickness} mm thick has a yield stress of ${fy} MPa: enter at most that, or the yield stress of another grade.`,
    },
  ];
}

/** From the faces of the column a plate that bears is thinner than to the lines of bending. */
function overhangRow({ overhang, facesBy }: BaseplateInputs, checks: readonly Check[]): readonly Check[] {
  const isBearing = checks.some(({ id, kind }) => id === "plate-bearing" && kind === "limit");
  if (overhang !== "faces" || !isBearing) return [];
  const row = {
    id: "overhang",
    group: "Strength",
    title: "Plate overhang from the column faces",
    reference: BASE_REFERENCES.compression,
  } as const;
  const finding =
    "The faces of the column give a smaller overhang than the lines of bending at 0.95 of the depth and 0.80 of the width, and a thinner plate";
  const by = facesBy.trim();
  if (by !== "") return [designedElsewhere(row, by, finding)];
  const reason = `${finding}: state who confirms it, or measure the overhang from those lines.`;
  return [{ ...row, kind: "not covered", reason }];
}

/** Two moments are designed approximately up to a limit, beyond which the checks themselves are not made. */
function biaxialRow(
  { smallMomentBy }: BaseplateInputs,
  combinations: readonly CombinationResult[],
): readonly Check[] {
  const [worst] = combinations
    .map(({ of, onPlate }) => ({ of, ratio: momentRatio(onPlate) }))
    .filter(({ ratio }) => ratio > 0 && ratio <= MOST_BIAXIAL)
    .toSorted((a, b) => b.ratio - a.ratio);
  if (!worst) return [];
  const row = {
    id: "biaxial",
    group: "Strength",
    title: "Moments about both axes",
    reference: BASE_REFERENCES.smallMoment,
    combination: worst.of.name,
  };
  const by = smallMomentBy.trim();
  const approximation = `The smaller moment is ${formatNumber(worst.ratio, { significant: 2 })} of the larger. A narrower bearing block balances it, and the bolts share their tension equally`;
  if (by !== "") return [designedElsewhere(row, by, approximation)];
  const reason = `${approximation}: this is not exact. State who confirms it, or the column must bend about one axis.`;
  return [{ ...row, kind: "not covered", reason }];
}

/** Where anchors have earthquake actions: a case or a combination. `unknown` of combinations of which that is not entered. */
function earthquakeOf({ actionsBy, actions, caseActions, earthquake }: BaseplateInputs): {
  readonly is: BaseplateInputs["earthquake"];
  readonly combination?: string | undefined;
} {
  if (actionsBy === "cases") {
    const acts = caseActions.some((row) => row.case === "Eu" && ACTIONS.some((name) => row[name] !== 0));
    return acts ? { is: "yes", combination: "Eu" } : { is: "no" };
  }
  const named = actions.find(({ name }) => hasEarthquake(name))?.name;
  return named === undefined ? { is: earthquake } : { is: "yes", combination: named };
}

const STATIC =
  "The anchors are checked for static actions. Their strength under earthquake actions is not covered: state who designs them for those.";
const NOT_ENTERED =
  "The anchors are checked for static actions. Enter whether the combinations have earthquake actions.";

/** Anchors to EN 1992-4 are checked for static actions: their strength in an earthquake is another. */
function earthquakeRow(
  base: BaseDesign,
  inputs: BaseplateInputs,
  all: readonly BaseActions[],
): readonly Check[] {
  const { is, combination } = earthquakeOf(inputs);
  if (!base.anchorage || is === "no" || !all.some((actions) => hasAnchorForces(base, actions))) return [];
  const row = {
    id: "anchor-earthquake",
    group: "Strength",
    title: "Anchors under earthquake actions",
    reference: ANCHORS_IN_EARTHQUAKE,
    combination,
  } as const;
  const by = inputs.earthquakeBy.trim();
  if (by !== "") return [designedElsewhere(row, by, anchorActions(base, all))];
  return [{ ...row, kind: "not covered", reason: is === "unknown" ? NOT_ENTERED : STATIC }];
}

/** Whether bolts have tension or shear. Without equilibrium the rows show why. */
function hasAnchorForces(base: BaseDesign, actions: BaseActions): boolean {
  const forces = boltForces(base, actions, "linear");
  return forces === undefined || forces.some(({ n, v }) => n > 0 || v > 0);
}

/** Anchors to EN 1992-4 that nothing loads have one row; others have the basis beside theirs. */
function anchorRows(
  base: BaseDesign,
  all: readonly BaseActions[],
  checks: readonly Check[],
): readonly Check[] {
  if (!base.anchorage) return checks;
  const { by } = base.anchorage.of.fastener;
  const without = by === "bonded" ? "anchor-pullout" : "anchor-bond";
  if (all.some((actions) => hasAnchorForces(base, actions)))
    return [...checks.filter(({ id }) => id !== without), anchorBasisCheck(base)];
  const reason = "The bolts have neither tension nor shear.";
  return [
    ...checks.filter(({ id }) => !id.startsWith("anchor-")),
    {
      id: "anchor-basis",
      group: "Strength",
      title: ANCHORAGE_TITLE,
      reference: ANCHORAGE,
      kind: "not applicable",
      reason,
    },
  ];
}

/** What is not checked of the anchorage under any combination, or who designs it for which actions. */
function anchorageRow(
  base: BaseDesign,
  { anchorMethod, anchorageBy, keyConcreteBy }: BaseplateInputs,
  all: readonly BaseActions[],
): readonly Check[] {
  const sentences = new Set(all.flatMap((actions) => uncoveredAnchorage(base, actions)));
  if (sentences.size === 0) return [];
  const row = { id: "anchorage", group: "Strength", title: ANCHORAGE_TITLE, reference: ANCHORAGE } as const;
  const [anchors, key] = [anchorageBy.trim(), keyConcreteBy.trim()];
  if (anchorMethod === "supplier") {
    if (anchors !== "") return [designedElsewhere(row, anchors, anchorActions(base, all))];
    return [{ ...row, kind: "not covered", reason: "The anchorage is designed by others: state by whom." }];
  }
  if (anchorMethod === "en1992") {
    // Only the concrete in front of a shear key is left.
    const action = anchorActions(base, all);
    return [
      key === ""
        ? {
            ...row,
            kind: "not covered",
            reason: `${[...sentences].join(" ")} ${action}. State who designs it, or let friction or the bolts carry the shear.`,
          }
        : designedElsewhere(row, key, action),
    ];
  }
  const reason = `${[...sentences].join(" ")} It is designed to AS 5216 by others: choose another method of the anchorage, or check it.`;
  return [{ ...row, kind: "not covered", reason }];
}

const ANCHORAGE_TITLE = "Anchorage in concrete";

/** The greatest actions of the anchors, each of any combination. */
function anchorActions(base: BaseDesign, all: readonly BaseActions[]): string {
  const tensions = all.map((actions) => {
    const anchors = tensionAnchors(base, actions, SILENT);
    const each = "kind" in anchors ? [] : anchors.map(({ n }) => n);
    return { bolt: Math.max(0, ...each), all: each.reduce((sum, n) => sum + n, 0) };
  });
  const most = (of: readonly number[]) => kilo(Math.max(0, ...of));
  const shear = all.map((actions) => {
    const path = shearPath(base, actions);
    return path === "anchors" || path === "key" ? Math.hypot(actions.vx, actions.vy) : 0;
  });
  return `Design actions: tension ${most(tensions.map(({ all: sum }) => sum))} kN of all anchors and ${most(tensions.map(({ bolt }) => bolt))} kN of one, shear ${most(shear)} kN`;
}

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

const ANCHORAGE = standardReferences("AS 5216", "AS 5216:2021").section("6");
const ANCHORS_IN_EARTHQUAKE = standardReferences("EN 1992-4", "EN 1992-4:2018").annex("C");
