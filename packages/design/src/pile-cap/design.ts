import { ACTIONS_EDITION } from "@kingpost/actions";
import {
  bendingChecks,
  columnBearing,
  hasPulled,
  matLineChecks,
  minimumSteelChecks,
  nonFlexuralShear,
  oneWayShearChecks,
  punchingChecks,
  strutChecks,
  tieChecks,
  topBendingChecks,
  worstLines,
} from "@kingpost/as3600";
import { type Check, type DesignResult, standardReferences } from "@kingpost/calc";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { earthquakeSenseRow } from "../frame/actions/earthquake-senses.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { burstingOfRatio, burstingRows } from "./checks/bursting.ts";
import { detailing } from "./checks/detailing.ts";
import { acrossRow, extreme, pileChecks, stabilityCheck } from "./checks/piles.ts";
import {
  type CombinationResult,
  placeOf,
  runsOf,
  type ServiceResult,
  type StabilityResult,
} from "./checks/runs.ts";
import { serviceChecks, serviceOf, serviceRow } from "./checks/service.ts";
import { pulledCombinations, unpulledRow } from "./checks/stability.ts";
import { columnShear, columnTension, looseRow, nonFlexuralRows, pulledTruss } from "./checks/truss-limits.ts";
import type { PileCapModel } from "./model/cap.ts";
import type { Combination } from "./model/combinations.ts";

const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

export interface PileCapResults {
  readonly model: PileCapModel;
  readonly combinations: readonly CombinationResult[];
  readonly stability: readonly StabilityResult[];
  readonly service: readonly ServiceResult[];
}

export function checks(model: PileCapModel): DesignResult<PileCapResults> {
  const { inputs } = model;
  const combinations = model.combinations.map((of) => combinationOf(model, of));
  const service = (model.service ?? []).map((of) => serviceOf(model, of));
  const stability = pulledCombinations(model).map((of) => stabilityOf(model, of));
  const all = [...combinations, ...service];
  const isPulled = [...combinations, ...stability].some(({ least }) => isPulling(least));
  const made: readonly Check[] = [
    ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
    ...earthquakeSenseRow(inputs, PASSED_ON),
    ...worstOfEach([...all, ...stability].flatMap((one) => one.checks)),
    ...(stability.some(({ least }) => isPulling(least)) ? [] : unpulledRow(model, combinations)),
    ...serviceRow(model),
    ...(inputs.method === "bending" ? [] : [...burstingRows(model, all), ...looseRow(model)]),
    ...columnTension(model, [...combinations, ...stability]),
    ...columnShear(model, [...combinations, ...stability]),
    ...acrossRow(model),
    ...nonFlexuralRows(model, combinations),
    ...minimumSteelChecks(model.sections),
    ...detailing(model, isPulled),
  ];
  return { checks: made, results: { model, combinations, stability, service } };
}

const isPulling = (reactions: readonly number[]): boolean => reactions.some((r) => r < 0);

function combinationOf(model: PileCapModel, of: Combination): CombinationResult {
  const { cap, inputs, sections } = model;
  const hasTruss = inputs.method !== "bending";
  const { loaded, relieved, designed, bent, compressed, moments, most, least } = runsOf(model, of);
  const place = placeOf(of);
  // A weight that is deducted may be what holds a pile down.
  const isPulled = isPulling(least) || (hasTruss && designed.some(hasPulled));
  const lines = hasTruss ? worstLines(designed, model.matLines) : [];
  return {
    of,
    run: designed[0],
    designed,
    bases: model.service ? [{ state: "strength" }] : burstingOfRatio(inputs.serviceRatio),
    nonFlexural: nonFlexuralShear(sections, designed),
    moments,
    most,
    least,
    checks: [
      ...pileChecks(inputs, loaded, relieved, place),
      ...(model.service
        ? []
        : serviceChecks(model, { loaded, designed, bent, lines, ratio: inputs.serviceRatio }, place)),
      ...(hasTruss
        ? [
            ...strutChecks(cap, designed, place),
            ...tieChecks(cap, designed, place),
            ...matLineChecks(cap, lines, place),
            ...(isPulled ? [pulledTruss(inputs, place)] : []),
          ]
        : [columnBearing(sections, of.actions.n, compressed, place)]),
      ...(inputs.method === "stm" ? topBendingChecks : bendingChecks)(sections, bent, place),
      ...oneWayShearChecks(sections, bent, place),
      ...punchingChecks(sections, { pressed: designed, pulled: bent.top }, moments, place),
    ],
  };
}

/**
 * What pulls on the column or on piles in a combination for stability: the piles, the top bars and the punching of the cap. Its struts are
 * those of the combinations of strength.
 */
function stabilityOf(model: PileCapModel, of: Combination): StabilityResult {
  const { inputs, sections } = model;
  const { relieved, designed, bent, moments, most, least } = runsOf(model, of, false);
  const place = placeOf(of);
  const low = extreme(relieved, -1);
  const checks = [
    ...(low && low.r < 0 ? [stabilityCheck(inputs, low, place)] : []),
    ...(inputs.method === "bending" || !isPulling(least) ? [] : [pulledTruss(inputs, place)]),
    ...(inputs.method === "stm" ? topBendingChecks : bendingChecks)(sections, bent, place),
    ...oneWayShearChecks(sections, bent, place),
    ...punchingChecks(sections, { pressed: designed, pulled: bent.top }, moments, place),
  ];
  return { of, moments, most, least, checks };
}
