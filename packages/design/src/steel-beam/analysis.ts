import {
  analyseBeam,
  type BeamAnalysis,
  type BeamResponse,
  extremes,
  type LoadRow,
  momentParts,
  rowResponse,
  valueAt,
} from "@kingpost/actions";
import type { MomentDiagram } from "@kingpost/as4100";
import type { BeamInputs } from "./beam-inputs.ts";
import { beamModel, loadCases } from "./beam-loads.ts";
import { analysisOptions } from "./combination-options.ts";

/** An arrangement of loads with the response of the beam to it. */
export interface Combined {
  /** `1.2G + 1.5Q (Q on span 1)`. */
  readonly name: string;
  readonly row: LoadRow;
  readonly response: BeamResponse;
}

export interface Analysis extends BeamAnalysis {
  readonly strength: readonly Combined[];
  readonly serviceability: {
    readonly shortTerm: readonly Combined[];
    readonly imposed: readonly Combined[];
    readonly longTerm: readonly Combined[];
    readonly wind: readonly Combined[];
  };
}

/** The beam solved for every load case, and the responses to its combinations. Units: `ix` mm4, `mass` kg/m. */
export function analyse(
  inputs: BeamInputs,
  { ix, mass }: { readonly ix: number; readonly mass: number },
): Analysis {
  const cases = loadCases(inputs, mass);
  const analysis = analyseBeam(beamModel(inputs, ix), cases, analysisOptions(inputs, cases));
  const all = analysis.rows.map(
    (row): Combined => ({ name: nameOf(row), row, response: rowResponse(analysis, row) }),
  );
  const of = (purpose: LoadRow["combination"]["purpose"]) =>
    all.filter(({ row }) => row.combination.purpose === purpose);
  const permanent = of("permanent");
  const orPermanent = (found: readonly Combined[]) => (found.length > 0 ? found : permanent);
  return {
    ...analysis,
    strength: of("strength"),
    serviceability: {
      shortTerm: [...orPermanent(of("short-term")), ...of("serviceability")],
      imposed: of("imposed"),
      longTerm: orPermanent(of("long-term")),
      wind: [...of("wind"), ...of("earthquake")],
    },
  };
}

function nameOf({ combination, pattern }: LoadRow): string {
  if (!pattern || pattern.isLoaded.every((isLoaded) => isLoaded)) return combination.title;
  const where = `Q on ${pattern.title}`;
  return combination.title === "Q" ? where : `${combination.title} (${where})`;
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

/** The value of the greatest magnitude over combinations; undefined if there are none. */
export function greatest(combined: readonly Combined[], quantity: "shear" | "moment"): Greatest | undefined {
  let found: Greatest | undefined;
  for (const of of combined) {
    const { min, max } = extremes(of.response, quantity);
    for (const { x, value } of [min, max]) {
      if (!found || Math.abs(value) > Math.abs(found.value)) found = { x, value, of };
    }
  }
  return found;
}
