import {
  ALLOWABLE_PRESSURE,
  effectivePressure,
  REMOVED_PRESSURE,
  SOIL_PRESSURE,
  ULTIMATE_PRESSURE,
} from "@kingpost/as3600";
import { type Check, formatNumber, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { mismatchedActions } from "../../frame/actions/mismatched-actions.ts";
import type { PadFootingInputs } from "../fields.ts";
import type { LoadedFooting } from "../loaded.ts";
import type { PadFootingModel } from "../model.ts";
import { SOIL } from "./references.ts";

const mm = (length: number) => `${formatNumber(length, { decimals: [0, 0] })} mm`;

const BEARING = { id: "soil", title: "Soil bearing", group: SOIL } as const;
const CONTACT = { id: "contact", title: "Contact with the soil", group: SOIL } as const;

/** Soil pressure and contact under one combination, which fail where nothing balances it. */
export function soilChecks({ inputs, plan }: PadFootingModel, loaded: LoadedFooting): readonly Check[] {
  const { soil, underside } = loaded;
  if (!soil || !underside) {
    const finding = underside ? "the resultant is outside the plan" : "no force acts down on the soil";
    return [BEARING, CONTACT].map((row) => ({
      ...row,
      kind: "requirement",
      reference: SOIL_PRESSURE,
      combination: loaded.name,
      isMet: false,
      finding,
      steps: [],
      assumptions: [],
    }));
  }
  const isLinear = inputs.bearingBy === "allowable" || inputs.ultimateBy === "linear";
  const ratio = 100 * soil.contactRatio;
  const least =
    inputs.bearingBy === "allowable" && !loaded.of.isShort ? inputs.contactPermanent : inputs.contactOther;
  const contact = formatNumber(ratio, { decimals: [0, 1] });
  return [
    strengthCheck({
      names: { ...BEARING, action: loaded.action() },
      reference: SOIL_PRESSURE,
      assumptions: ["Soil values are those of the geotechnical engineer."],
      demand: isLinear ? soil.greatest : effectivePressure(plan, underside, SILENT),
      unit: "kPa",
      derivation: (record) => {
        loaded.derive(record);
        if (inputs.bearingBy === "ultimate") effectivePressure(plan, underside, record);
      },
      capacity: (record) => soilStrength(inputs, loaded, record),
    }),
    {
      ...CONTACT,
      kind: "requirement",
      reference: SOIL_PRESSURE,
      combination: loaded.name,
      // Full contact is full to the last digit.
      isMet: ratio >= least - 1e-9,
      finding: `${contact} % of the plan, at least ${formatNumber(least, { decimals: [0, 1] })} %`,
      steps: [],
      assumptions: [],
    },
  ];
}

/** Units MPa. */
function soilStrength(inputs: PadFootingInputs, { of, weights }: LoadedFooting, record: Recorder): number {
  if (inputs.bearingBy === "ultimate") {
    return record.formula(ULTIMATE_PRESSURE, { phi: inputs.phiG, qu: inputs.ultimate });
  }
  const { soilWeight: gamma, soilDepth: ds, depth, allowable: qa, shortTerm } = inputs;
  const { water } = weights;
  const removed =
    inputs.allowableIs === "net" ? record.formula(REMOVED_PRESSURE, { gamma, ds, depth, water }) : 0;
  return record.formula(ALLOWABLE_PRESSURE, { qa, factor: of.isShort ? shortTerm : 1, removed });
}

/** Whether the resultant is under the footing: without that nothing else has a value. */
export function balanceCheck({ plan }: PadFootingModel, loaded: LoadedFooting): Check {
  const { underside, soil } = loaded;
  const finding = underside
    ? `e_x = ${mm(Math.abs(underside.ex))} of ${mm(plan.lx / 2)}, e_y = ${mm(Math.abs(underside.ey))} of ${mm(plan.ly / 2)}`
    : "no force acts down on the soil";
  return {
    kind: "requirement",
    id: "balance",
    title: "Resultant within the plan",
    group: SOIL,
    reference: SOIL_PRESSURE,
    combination: loaded.name,
    isMet: soil !== undefined,
    finding,
    steps: [],
    assumptions: [],
  };
}

const NAMES = {
  mx: "moment about x",
  my: "moment about y",
  vx: "shear along x",
  vy: "shear along y",
} as const;

/** Whether the working actions that are entered can be those of the combinations that are entered. */
export function workingChecks({ inputs }: PadFootingModel): readonly Check[] {
  const { bearingBy, actionsBy, actions, working } = inputs;
  if (bearingBy !== "allowable" || actionsBy !== "combinations") return [];
  const reasons = mismatchedActions("working", actions, working, NAMES);
  if (reasons.length === 0) return [];
  return [
    {
      kind: "not covered",
      id: "working",
      title: "Working actions",
      group: SOIL,
      reference: SOIL_PRESSURE,
      reason: `${reasons.join(" ")} Enter the working actions of the same loads.`,
    },
  ];
}
