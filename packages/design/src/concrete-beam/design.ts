import { ACTIONS_EDITION } from "@kingpost/actions";
import { type DesignResult, isUnavailable, standardReferences, type Unavailable } from "@kingpost/calc";
import { DEFLECTION } from "../beam/checks/deflection-checks.ts";
import { limitStateChecks } from "../beam/checks/limit-state-checks.ts";
import { notUsedChecks } from "../beam/checks/not-used-checks.ts";
import { upliftChecks } from "../beam/checks/uplift-checks.ts";
import type { BeamDiagram } from "../beam/figures/diagram.ts";
import { notPassedRows } from "../frame/actions/arrangements.ts";
import { crackingChecks } from "./checks/cracking.ts";
import { cutOffChecks } from "./checks/cut-offs.ts";
import { deepChecks } from "./checks/deep.ts";
import { type CrackedAnalysis, crackedAnalysis, deflectionChecksOf } from "./checks/deflection.ts";
import { detailingChecks } from "./checks/detailing.ts";
import { fitmentExtentChecks } from "./checks/fitment-extent.ts";
import { flangeChecks } from "./checks/flange.ts";
import { bendingChecks, type RegionFlexure, regionsInBending } from "./checks/flexure.ts";
import { hangingChecks } from "./checks/hanging.ts";
import { redistributionChecks } from "./checks/redistribution.ts";
import { type SpanShear, shearChecksOf, spanShears } from "./checks/shear.ts";
import { withoutPermanentChecks } from "./checks/without-permanent.ts";
import { concreteDiagrams } from "./figures/diagrams.ts";
import { beamInputs } from "./form/beam-inputs.ts";
import type { ConcreteBeamModel } from "./model/model.ts";
import { type SectionResults, sectionChecks } from "./section/section-checks.ts";
import type { SectionModel } from "./section/section-model.ts";

export interface ConcreteBeamResults {
  readonly kind: "beam";
  readonly model: ConcreteBeamModel;
  readonly regions: readonly RegionFlexure[];
  readonly shears: readonly SpanShear[];
  readonly cracked: CrackedAnalysis | Unavailable;
  /** Worked when they are first drawn. */
  readonly diagrams: readonly BeamDiagram[];
}

/** Where actions come from. */
const PASSED_ON = standardReferences("AS/NZS 1170.0", ACTIONS_EDITION).clause("4.2.2");

/** A beam, or one section of it. */
export type AnyModel = ConcreteBeamModel | SectionModel;
export type AnyResults = ConcreteBeamResults | SectionResults;

export function checks(model: AnyModel): DesignResult<AnyResults> {
  return model.kind === "section" ? sectionChecks(model) : beamChecks(model);
}

function beamChecks(model: ConcreteBeamModel): DesignResult<ConcreteBeamResults> {
  const { inputs, analysis } = model;
  const regions = regionsInBending(model);
  const shears = spanShears(model);
  const cracked = crackedAnalysis(model);
  let diagrams: readonly BeamDiagram[] | undefined;
  return {
    checks: [
      ...notPassedRows(inputs.pointLoads, PASSED_ON),
      ...bendingChecks(model, regions),
      ...shearChecksOf(model, shears, regions),
      ...flangeChecks(model),
      ...hangingChecks(model),
      ...notUsedChecks(analysis.combinations),
      ...limitStateChecks(beamInputs(inputs), DEFLECTION),
      ...withoutPermanentChecks(analysis),
      ...upliftChecks(beamInputs(inputs), analysis),
      ...crackingChecks(model),
      ...deflectionChecksOf(model, cracked),
      ...detailingChecks(model, regions),
      ...cutOffChecks(model, shears),
      ...fitmentExtentChecks(model, shears),
      ...deepChecks(model, shears),
      ...redistributionChecks(model, regions),
    ],
    results: {
      kind: "beam",
      model,
      regions,
      shears,
      cracked,
      get diagrams() {
        diagrams ??= concreteDiagrams(model, isUnavailable(cracked) ? undefined : cracked.analysis);
        return diagrams;
      },
    },
  };
}
