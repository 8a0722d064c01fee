import type { InputsOf } from "@kingpost/calc";
import type { caseFields } from "./case-fields.ts";
import type { COMBINATION_FIELDS } from "./combination-fields.ts";
import type { DEFLECTION_FIELDS } from "./deflection-fields.ts";
import type { LoadCase, OtherLoads, PointLoad, UniformLoad } from "./load-fields.ts";
import type { SELF_WEIGHT_FIELDS, SPAN_FIELDS, SupportKind } from "./span-fields.ts";

/** Where a load acts on the depth, of a material that depends on it: a tag of the load in the analysis. */
interface AtHeight {
  readonly height?: string;
}

type Given = InputsOf<
  typeof SELF_WEIGHT_FIELDS &
    typeof SPAN_FIELDS &
    ReturnType<typeof caseFields> &
    typeof COMBINATION_FIELDS &
    typeof DEFLECTION_FIELDS
>;

/** What a beam of any material is given: its analysis, diagrams, deflections, uplift and tables need no more. */
export interface BeamInputs extends Given, OtherLoads {
  readonly uniformLoads: readonly (UniformLoad & AtHeight)[];
  readonly pointLoads: readonly (PointLoad & AtHeight)[];
}

/** The loads of a beam in one plane. */
export interface PlaneInputs extends BeamInputs {
  /** The share of the self-weight that acts in this plane. */
  readonly selfWeightShare?: number;
}

/** Ends of the spans, mm from the left end of the beam. */
export function jointsOf({ spans }: Pick<BeamInputs, "spans">): readonly number[] {
  const joints = [0];
  for (const { length } of spans) joints.push((joints.at(-1) ?? 0) + length);
  return joints;
}

/** A uniform load on the whole beam, N/mm, with the input that it comes from. */
export interface UniformRow extends AtHeight {
  readonly case: LoadCase;
  readonly load: number;
  readonly path: string;
}

/** The uniform loads, and the area loads on the widths that the beam carries. */
export function uniformRowsOf({ uniformLoads, areaLoads }: BeamInputs): readonly UniformRow[] {
  return [
    ...uniformLoads.map((row, at) => ({ ...row, path: `/uniformLoads/${at}/load` })),
    ...areaLoads.map(({ case: of, pressure, width }, at) => ({
      case: of,
      load: pressure * width,
      path: `/areaLoads/${at}/pressure`,
    })),
  ];
}

/** A support by its joint; they are numbered from 1 at the left. */
export interface SupportInput {
  readonly joint: number;
  readonly kind: Exclude<SupportKind, "free">;
  /** N/mm and N mm/rad, undefined without a spring; mm. */
  readonly vertical: number | undefined;
  readonly rotation: number | undefined;
  readonly settlement: number;
}

/** The supports with their springs and settlements. */
export function supportsOf({ leftSupport, spans, springs }: BeamInputs): readonly SupportInput[] {
  const kinds = [leftSupport, ...spans.map(({ end }) => end)];
  const supports = kinds.flatMap((kind, joint) => (kind === "free" ? [] : [{ joint, kind }]));
  return supports.map((support, at): SupportInput => {
    const row = springs.find((one) => one.support === at + 1);
    return {
      ...support,
      vertical: row && row.vertical > 0 ? row.vertical : undefined,
      rotation: row && row.rotation > 0 ? row.rotation : undefined,
      settlement: row?.settlement ?? 0,
    };
  });
}
