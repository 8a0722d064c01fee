import type { Check, DesignResult } from "@kingpost/calc";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { earthquakeSenseRow } from "../frame/actions/earthquake-senses.ts";
import { worstOfEach } from "../frame/checks/worst-of-each.ts";
import { topCrackChecks } from "./checks/cracks.ts";
import { detailingChecks } from "./checks/detailing.ts";
import { interfaceChecks } from "./checks/interface.ts";
import { jointShearChecks } from "./checks/joint-shear.ts";
import { pulledCombinations } from "./checks/pulled.ts";
import { PASSED_ON } from "./checks/references.ts";
import { balanceCheck, soilChecks, workingChecks } from "./checks/soil.ts";
import { stabilityChecks } from "./checks/stability.ts";
import { strengthChecks } from "./checks/strength.ts";
import { type LoadedFooting, loadedFootings } from "./loaded.ts";
import type { PadFootingModel } from "./model.ts";

/** A combination with its pressure and checks. */
export interface CombinationResult {
  /** With the level of water. */
  readonly of: { readonly name: string };
  readonly loaded: LoadedFooting;
  readonly isWorking: boolean;
  readonly checks: readonly Check[];
}

export interface PadFootingResults {
  readonly model: PadFootingModel;
  /** Working combinations first, those for stability last. */
  readonly combinations: readonly CombinationResult[];
}

export function checks(model: PadFootingModel): DesignResult<PadFootingResults> {
  const { inputs } = model;
  const working = loadedFootings(model, model.working).map((loaded): CombinationResult => {
    const made = [balanceCheck(model, loaded), ...soilChecks(model, loaded)];
    return { of: { name: loaded.name }, loaded, isWorking: true, checks: made };
  });
  const strength = loadedFootings(model, model.combinations).map((loaded): CombinationResult => {
    const soil = inputs.bearingBy === "ultimate" ? soilChecks(model, loaded) : [];
    const made = [balanceCheck(model, loaded), ...soil, ...strengthChecks(model, loaded)];
    return { of: { name: loaded.name }, loaded, isWorking: false, checks: made };
  });
  // What lifts the footing or pulls on its column for stability: soil and balance have rows of their own there.
  const pulled = pulledCombinations(model);
  const stability = loadedFootings(model, pulled).map(
    (loaded): CombinationResult => ({
      of: { name: loaded.name },
      loaded,
      isWorking: false,
      checks: strengthChecks(model, loaded),
    }),
  );
  const combinations = [...working, ...strength, ...stability];
  const acting = [...model.combinations, ...pulled];
  return {
    checks: [
      ...(inputs.actionsBy === "cases" ? notPassedRows(inputs.caseActions, PASSED_ON) : []),
      ...earthquakeSenseRow(inputs, PASSED_ON),
      ...worstOfEach(combinations.flatMap((one) => one.checks)),
      ...workingChecks(model),
      ...stabilityChecks(model),
      ...interfaceChecks(model, acting),
      ...jointShearChecks(model, acting),
      ...topCrackChecks(model),
      ...detailingChecks(model, acting),
    ],
    results: { model, combinations },
  };
}
