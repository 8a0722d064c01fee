import {
  type Beam,
  type BeamPart,
  type BeamResponse,
  beamParts,
  combine,
  extremes,
  momentParts,
  solveBeam,
  valueAt,
} from "@kingpost/actions";
import type { MomentDiagram } from "@kingpost/as4100";
import type { BeamInputs } from "./beam-inputs.ts";
import { type AnalysedCase, analysedCases, beamModel } from "./beam-loads.ts";
import {
  type Combination,
  serviceabilityCombinations,
  strengthCombinations,
  withPatterns,
} from "./combinations.ts";
import type { LoadCase } from "./fields.ts";

/** A combination with the response of the beam to it. */
export interface Combined {
  readonly combination: Combination;
  readonly response: BeamResponse;
  readonly factors: readonly number[];
}

export interface Analysis {
  readonly beam: Beam;
  readonly parts: readonly BeamPart[];
  readonly cases: readonly AnalysedCase[];
  readonly strength: readonly Combined[];
  readonly serviceability: {
    readonly shortTerm: readonly Combined[];
    readonly imposed: readonly Combined[];
    readonly longTerm: readonly Combined[];
    readonly wind: readonly Combined[];
  };
}

/** The beam solved for every load case, and the combinations of the responses. Units: `ix` mm4, `mass` kg/m. */
export function analyse(
  inputs: BeamInputs,
  { ix, mass }: { readonly ix: number; readonly mass: number },
): Analysis {
  const cases = analysedCases(inputs, mass);
  const model = beamModel(inputs, ix);
  const { beam, responses } = solveBeam(
    model,
    cases.map(({ loads }) => loads),
    inputs.restraints.map(({ position }) => position),
  );
  const spans = inputs.spans.length;
  const combined = (of: Combination): readonly Combined[] =>
    withPatterns(of, spans).map((combination) => {
      const factors = cases.map((one) => factorOf(combination, one));
      return { combination, factors, response: combine(responses, factors) };
    });
  const present = new Set<LoadCase>(cases.map(({ name }) => name));
  const service = serviceabilityCombinations(inputs.usage);
  return {
    beam,
    parts: beamParts(model),
    cases,
    strength: strengthCombinations(inputs.usage, present).flatMap(combined),
    serviceability: {
      shortTerm: combined(service.shortTerm),
      imposed: present.has("Q") ? combined(service.imposed) : [],
      longTerm: combined(service.longTerm),
      wind: present.has("Ws") ? combined(service.wind) : [],
    },
  };
}

function factorOf({ factors, imposedOn }: Combination, { name, span }: AnalysedCase): number {
  if (span !== undefined && imposedOn && !imposedOn.includes(span)) return 0;
  return factors[name] ?? 0;
}

/** The moments of one combination as the segments of a member take them. */
export function momentDiagram(response: BeamResponse): MomentDiagram {
  const parts = momentParts(response);
  const points = response.beam.mesh.points;
  const found = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const { min, max } = extremes(response, "moment", {
      from: points[piece] ?? 0,
      to: points[piece + 1] ?? 0,
    });
    found.push({ x: min.x, m: min.value }, { x: max.x, m: max.value });
  }
  return {
    at: (x) => valueAt(response, "moment", x),
    extremes: found,
    zeros: parts.slice(1).map(({ from }) => from),
  };
}

export interface Greatest {
  readonly x: number;
  readonly value: number;
  readonly of: Combined;
}

/** The value of the greatest magnitude on a part of the beam over combinations; undefined if there are none. */
export function greatest(
  combined: readonly Combined[],
  quantity: "shear" | "moment",
  range: { readonly from?: number; readonly to?: number } = {},
): Greatest | undefined {
  let found: Greatest | undefined;
  for (const of of combined) {
    const { min, max } = extremes(of.response, quantity, range);
    for (const { x, value } of [min, max]) {
      if (!found || Math.abs(value) > Math.abs(found.value)) found = { x, value, of };
    }
  }
  return found;
}
