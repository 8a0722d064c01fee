import { fromBase } from "@kingpost/calc";
import { jointsOf } from "../../beam/form/inputs.ts";
import type { StudyPoint } from "../../frame/alternatives/alternatives.ts";
import { type Study, studyPoints } from "../../frame/alternatives/studies.ts";
import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import type { Resources } from "../../frame/module/resources.ts";
import { FIELDS } from "../form/fields.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import { rate, validInputs } from "./candidates.ts";

const factor = (_: SteelBeamInputs, k: number): number => k;

const STUDIES: readonly Study<SteelBeamInputs>[] = [
  { study: "All loads", axis: "Factor", scaled: withLoads, value: factor },
  {
    study: "All lengths: spans, restraints, positions of loads",
    axis: "Factor",
    scaled: withLengths,
    value: factor,
  },
];

/**
 * The verdict with all loads, and with all lengths, between half and one and a half times their present values; and with restraints
 * at equal spacing in every span.
 */
export function* sensitivity(raw: RawInputs, resources: Resources): Generator<StudyPoint | undefined> {
  const inputs = validInputs(raw, resources);
  if (!inputs) return;
  yield* studyPoints(STUDIES, inputs, (of) => rate(of, resources));
  yield* restraintSpacings(inputs, resources);
}

const MOST_PARTS = 10;

/** Restraints that divide every span into equal parts, of the kind of the beam's first between its supports, otherwise purlins. */
function* restraintSpacings(inputs: SteelBeamInputs, resources: Resources): Generator<StudyPoint> {
  if (inputs.continuousRestraint !== "none") return;
  const supports = new Set(jointsOf(inputs));
  const between = inputs.restraints.filter(({ position }) => !supports.has(position));
  const kind = between[0]?.kind ?? "purlin";
  const { label = kind } = FIELDS.restraints.columns.kind.options.find(({ value }) => value === kind) ?? {};
  const longest = Math.max(...inputs.spans.map(({ length }) => length));
  for (let parts = MOST_PARTS; parts >= 1; parts -= 1) {
    const spaced = withSpacing(inputs, parts, kind);
    const rating = rate(spaced, resources);
    if (!rating) continue;
    yield {
      study: `Restraints at equal spacing: ${label}`,
      axis: "Greatest spacing (m)",
      value: fromBase(longest / parts, "m"),
      isPresent: isSame(inputs.restraints, spaced.restraints),
      ...rating,
    };
  }
}

type RestraintRow = SteelBeamInputs["restraints"][number];

function withSpacing(inputs: SteelBeamInputs, parts: number, kind: RestraintRow["kind"]): SteelBeamInputs {
  const joints = jointsOf(inputs);
  const supports = new Set(joints);
  const spaced = inputs.spans.flatMap(({ length }, at) =>
    Array.from({ length: parts - 1 }, (_, n): RestraintRow => {
      // Positions are whole millimetres.
      return { position: Math.round((joints[at] ?? 0) + ((n + 1) * length) / parts), kind };
    }),
  );
  const atSupports = inputs.restraints.filter(({ position }) => supports.has(position));
  return { ...inputs, restraints: [...atSupports, ...spaced] };
}

function isSame(some: readonly RestraintRow[], others: readonly RestraintRow[]): boolean {
  const text = (rows: readonly RestraintRow[]) =>
    JSON.stringify(rows.map(({ position, kind }) => [position, kind]).toSorted());
  return text(some) === text(others);
}

function withLoads(inputs: SteelBeamInputs, k: number): SteelBeamInputs {
  return {
    ...inputs,
    uniformLoads: inputs.uniformLoads.map((row) => ({ ...row, load: k * row.load })),
    areaLoads: inputs.areaLoads.map((row) => ({ ...row, pressure: k * row.pressure })),
    partLoads: inputs.partLoads.map((row) => ({ ...row, start: k * row.start, end: k * row.end })),
    pointLoads: inputs.pointLoads.map((row) => ({ ...row, force: k * row.force })),
    couples: inputs.couples.map((row) => ({ ...row, moment: k * row.moment })),
    sidewaysLoads: inputs.sidewaysLoads.map((row) => ({ ...row, load: k * row.load })),
    sidewaysPointLoads: inputs.sidewaysPointLoads.map((row) => ({ ...row, force: k * row.force })),
  };
}

function withLengths(inputs: SteelBeamInputs, k: number): SteelBeamInputs {
  const spans = inputs.spans.map((row) => ({ ...row, length: k * row.length }));
  const [before, after] = [jointsOf(inputs), jointsOf({ spans })];
  // What is at the end of a span stays there: sums of multiples differ by rounding.
  const moved = <Row extends { readonly position: number }>(row: Row): Row => ({
    ...row,
    position: after[before.indexOf(row.position)] ?? k * row.position,
  });
  return {
    ...inputs,
    spans,
    restraints: inputs.restraints.map(moved),
    pointLoads: inputs.pointLoads.map(moved),
    couples: inputs.couples.map(moved),
    hinges: inputs.hinges.map(moved),
    bearingStiffeners: inputs.bearingStiffeners.map(moved),
    sidewaysPointLoads: inputs.sidewaysPointLoads.map(moved),
    partLoads: inputs.partLoads.map((row) => ({ ...row, from: k * row.from, to: k * row.to })),
  };
}
