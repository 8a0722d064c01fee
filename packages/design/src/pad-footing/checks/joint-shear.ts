import { barsAcross, planeLimit, planeStrength, type ShearPlane, TAMPED, worstOf } from "@kingpost/as3600";
import { type Check, formatNumber, SILENT, strengthCheck, symbol } from "@kingpost/calc";
import { axialActionOf } from "../../frame/actions/axial-action.ts";
import type { FootingCombination } from "../combinations.ts";
import { hasStarters, type PadFootingModel, starterArea } from "../model.ts";
import { starterTensionDevelopment } from "./development.ts";
import { interfaceOf } from "./interface.ts";
import { clause } from "./references.ts";

const axialAction = axialActionOf(clause("2.2.2"));

const RULES = {
  stress: {
    id: "tau-star",
    title: "Design shear stress where the column meets the footing",
    reference: clause("8.4.2"),
    result: symbol("tau*", "MPa"),
    rule: "V* over the area of the column",
  },
} as const;

/** Shear where the column meets the footing. Units N, MPa. */
interface JointShear {
  readonly of: FootingCombination;
  readonly v: number;
  readonly stress: number;
  readonly plane: ShearPlane;
}

/**
 * Shear of a concrete column or pedestal through its construction joint: starter bars by the part that they develop, less what an axial
 * tension needs of them, and concrete where the whole joint is compressed. The axial force is not counted: the clause has that of permanent
 * load alone, and the surface is taken as trowelled or tamped.
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
  const worst = worstOf(
    combinations.map((of) => jointShearOf(model, of)).filter(({ v }) => v > 0),
    ({ stress, plane }) => stress / planeStrength(plane, SILENT),
  );
  return worst ? [checkOf(worst)] : [];
}

function jointShearOf(model: PadFootingModel, of: FootingCombination): JointShear {
  const { inputs } = model;
  const { columnKind, columnX: cx, columnY: cy, diameter, fsy } = inputs;
  const { n, mx, my } = interfaceOf(model, of.actions);
  const isRound = columnKind === "circular";
  const area = isRound ? (Math.PI * diameter ** 2) / 4 : cx * cy;
  const edge = isRound ? (8 * Math.hypot(mx, my)) / diameter : (6 * mx) / cy + (6 * my) / cx;
  const { available, needed } = starterTensionDevelopment(model);
  const developed = Math.min(1, available / needed(SILENT));
  const bars = starterArea(inputs) * developed;
  const v = Math.hypot(of.actions.vx, of.actions.vy);
  return {
    of,
    v,
    stress: v / area,
    plane: {
      surface: n > 0 && edge <= n ? TAMPED : { ...TAMPED, kco: 0 },
      fc: Math.min(inputs.fc, inputs.columnFc),
      area,
      as: Math.max(0, bars - Math.max(0, -n) / fsy),
      fsy,
    },
  };
}

function checkOf({ of, v, stress, plane }: JointShear): Check {
  return strengthCheck({
    names: {
      id: "joint-shear",
      title: "Shear from column to footing",
      group: "Strength",
      action: axialAction({ name: of.name, n: of.actions.n }),
    },
    reference: clause("8.4.3"),
    assumptions: [
      "The surface of the footing is trowelled or tamped, and the starter bars are developed in column and footing. The axial force is not counted.",
    ],
    demand: stress,
    unit: "MPa",
    derivation: (record) => void record.rule(RULES.stress, stress, `V* = ${kilonewtons(v)}`),
    capacity: (record) => {
      const strength = planeStrength(plane, record);
      const limit = planeLimit(plane.fc, SILENT);
      if (stress <= strength) return strength;
      if (stress > limit) return planeLimit(plane.fc, record);
      const more = formatNumber(Math.ceil(barsAcross(plane, stress)), { decimals: [0, 0] });
      const carried = kilonewtons(strength * plane.area);
      return {
        kind: "not-covered",
        reason: `Starter bars and concrete carry ${carried} of ${kilonewtons(v)}, without the axial force: add ${more} mm² of starter bars, or design the joint with its surface and permanent force (Clause 8.4).`,
      };
    },
  });
}

const kilonewtons = (force: number): string => `${formatNumber(force / 1e3, { decimals: [1, 1] })} kN`;
