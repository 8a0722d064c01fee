import { ACTIONS_EDITION } from "@kingpost/actions";
import {
  bendingCrackChecks,
  type CapPlace,
  type CapRun,
  crackStressCheck,
  matLineCracks,
  type SectionRuns,
  worstLines,
} from "@kingpost/as3600";
import { type Check, standardReferences } from "@kingpost/calc";
import { mismatchedActions } from "../../frame/actions/mismatched-actions.ts";
import type { PileCapModel } from "../model/cap.ts";
import type { Combination } from "../model/combinations.ts";
import { CRACKS } from "./cracks.ts";
import { extreme, pileCheck } from "./piles.ts";
import { placeOf, runsOf, type ServiceResult } from "./runs.ts";

const LOADING = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION);
const SERVICE = LOADING.clause("4.3");
export function serviceOf(model: PileCapModel, of: Combination): ServiceResult {
  const { loaded, designed, bent, most, least } = runsOf(model, of);
  const checks = serviceChecks(
    model,
    { loaded, designed, bent, lines: worstLines(designed, model.matLines), ratio: undefined },
    placeOf(of),
  );
  return { of, designed, bases: [{ state: "service" }], most, least, checks };
}

/** Under a combination of service, or one of strength with the ratio of service. */
export function serviceChecks(
  { cap, inputs, sections }: PileCapModel,
  of: {
    readonly loaded: readonly CapRun[];
    readonly designed: readonly CapRun[];
    /** For bending: also with the weight that presses least. */
    readonly bent: SectionRuns;
    /** The worst lines of piles of a mat. */
    readonly lines: ReturnType<typeof worstLines>;
    readonly ratio: number | undefined;
  },
  place: CapPlace,
): readonly Check[] {
  const { ratio } = of;
  const limit = CRACKS[inputs.crack].stress;
  const high = extreme(of.loaded, 1);
  return [
    ...(inputs.service > 0 && high && high.r > 0
      ? [
          pileCheck(inputs, high, place, {
            id: "service",
            title: "Pile under service actions",
            group: "Serviceability",
            ratio: ratio ?? 1,
            capacity: () => inputs.service,
          }),
        ]
      : []),
    ...(inputs.method === "bending"
      ? []
      : [
          ...crackStressCheck(cap, of.designed, { ratio, limit }, place),
          ...matLineCracks(cap, of.lines, { ratio, limit }, place),
        ]),
    ...(inputs.method === "stm" ? [] : bendingCrackChecks(sections, of.bent, { ratio, limit }, place)),
  ];
}

const SERVICE_NAMES = {
  mx: "moment about x",
  my: "moment about y",
  vx: "shear force along x",
  vy: "shear force along y",
  t: "torsion",
} as const;

/** Whether the service actions that are entered can be those of the combinations that are entered. */
export function serviceRow({ inputs }: PileCapModel): readonly Check[] {
  const { serviceBy, actionsBy, actions, serviceActions } = inputs;
  if (serviceBy !== "combinations" || actionsBy !== "combinations") return [];
  const reasons = mismatchedActions("service", actions, serviceActions, SERVICE_NAMES);
  return reasons.length === 0
    ? []
    : [
        {
          kind: "not covered",
          id: "service-actions",
          title: "Service actions",
          group: "Serviceability",
          reference: SERVICE,
          reason: `${reasons.join(" ")} Enter the service actions of the same loads.`,
        },
      ];
}
