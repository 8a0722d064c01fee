import type { InputsOf } from "@kingpost/calc";
import type { FIELDS, SupportKind } from "./form/fields.ts";
import type { LoadCase } from "./load-fields.ts";

export type BeamInputs = InputsOf<typeof FIELDS>;

/** The loads of a beam in one plane. */
export interface PlaneInputs extends BeamInputs {
  /** Of the self-weight, in this plane. */
  readonly selfWeightShare?: number;
}

/** Ends of the spans, mm from the left end of the beam. */
export function jointsOf({ spans }: Pick<BeamInputs, "spans">): readonly number[] {
  const joints = [0];
  for (const { length } of spans) joints.push((joints.at(-1) ?? 0) + length);
  return joints;
}

/** A uniform load on the whole beam, N/mm, with the input that it comes from. */
export interface UniformRow {
  readonly case: LoadCase;
  readonly load: number;
  readonly height: BeamInputs["uniformLoads"][number]["height"];
  readonly path: string;
}

/** The uniform loads, and the area loads on the widths that the beam carries. */
export function uniformRowsOf({ uniformLoads, areaLoads }: BeamInputs): readonly UniformRow[] {
  return [
    ...uniformLoads.map((row, at) => ({ ...row, path: `/uniformLoads/${at}/load` })),
    ...areaLoads.map(({ case: of, pressure, width }, at) => ({
      case: of,
      load: pressure * width,
      height: "as-all" as const,
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
