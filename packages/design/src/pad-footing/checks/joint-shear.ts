import { type ColumnJoint, jointRatio, jointShearCheck, worstOf } from "@kingpost/as3600";
import { type Check, SILENT } from "@kingpost/calc";
import { axialActionOf } from "../../frame/actions/axial-action.ts";
import { permanentForce } from "../../frame/actions/permanent-force.ts";
import type { FootingCombination } from "../combinations.ts";
import { hasStarters, type PadFootingModel, starterArea } from "../model.ts";
import { starterTensionDevelopment } from "./development.ts";
import { interfaceOf } from "./interface.ts";
import { clause } from "./references.ts";

const axialAction = axialActionOf(clause("2.2.2"));

/**
 * Shear of a concrete column or pedestal through its construction joint, by the part of the starter bars that the footing develops.
 *
 * Source   AS 3600 8.4.2, 8.4.3
 * Checked  src/pad-footing/checks/joint-shear.test.ts
 */
export function jointShearChecks(
  model: PadFootingModel,
  combinations: readonly FootingCombination[],
): readonly Check[] {
  // Without starter bars the connection is not covered.
  if (!hasStarters(model.inputs)) return [];
  const joints = combinations
    .map((of) => ({ of, v: Math.hypot(of.actions.vx, of.actions.vy), joint: jointOf(model, of) }))
    .filter(({ v }) => v > 0);
  const worst = worstOf(joints, ({ joint, v }) => jointRatio(joint, v));
  if (!worst) return [];
  const { of, v, joint } = worst;
  const check = jointShearCheck(joint, v, {
    names: {
      id: "joint-shear",
      title: "Shear from column to footing",
      group: "Strength",
      action: axialAction({ name: of.name, n: of.actions.n }),
    },
    bars: "starter bars",
    assumption:
      "The surface of the footing is trowelled or tamped, and the starter bars are developed in column and footing.",
  });
  return [check];
}

function jointOf(model: PadFootingModel, { actions }: FootingCombination): ColumnJoint {
  const { inputs } = model;
  const { columnKind, columnX: cx, columnY: cy, diameter, fsy } = inputs;
  const { available, needed } = starterTensionDevelopment(model);
  return {
    ...interfaceOf(model, actions),
    shape: columnKind === "circular" ? { diameter } : { cx, cy },
    fc: Math.min(inputs.fc, inputs.columnFc),
    fsy,
    bars: starterArea(inputs) * Math.min(1, available / needed(SILENT)),
    permanent: permanentForce(inputs),
  };
}
