import type { BeamLoad, BeamModel } from "@kingpost/actions";
import type { MemberLoad } from "@kingpost/as4100";
import { type BeamInputs, jointsOf } from "./beam-inputs.ts";
import type { LoadCase } from "./fields.ts";

/** Young's modulus, MPa: AS 4100 Clause 1.4. */
const E = 200_000;
/** Standard gravity for a mass of the catalogue, m/s2. */
const GRAVITY = 9.81;

/** A load case of the analysis: the imposed load has one for each span. */
export interface AnalysedCase {
  readonly name: LoadCase;
  /** Of an imposed load: its span, from 0. */
  readonly span?: number;
  readonly loads: readonly BeamLoad[];
}

/** Units: `ix` mm4. */
export function beamModel({ leftSupport, spans }: BeamInputs, ix: number): BeamModel {
  const kinds = [leftSupport, ...spans.map(({ end }) => end)];
  return {
    spans: spans.map(({ length }) => ({ length, stiffness: E * ix })),
    supports: kinds.flatMap((kind, joint) =>
      kind === "free"
        ? []
        : [{ joint, vertical: "rigid", rotation: kind === "fixed" ? "rigid" : "free" } as const],
    ),
  };
}

/** Units: `mass` kg/m. */
export function analysedCases(inputs: BeamInputs, mass: number): readonly AnalysedCase[] {
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const all = loadsOf(inputs, length);
  const selfWeight: BeamLoad[] = inputs.hasSelfWeight ? [uniform(0, length, (mass * GRAVITY) / 1000)] : [];
  const names = [...new Set<LoadCase>(["G", ...all.map(({ name }) => name)])];
  return names.flatMap((name): AnalysedCase[] => {
    const loads = all.filter((one) => one.name === name).map(({ load }) => load);
    if (name === "G") return [{ name, loads: [...selfWeight, ...loads] }];
    if (name !== "Q") return [{ name, loads }];
    return inputs.spans.map((_, span) => ({
      name,
      span,
      loads: loads.flatMap((load) => onSpan(load, joints, span)),
    }));
  });
}

interface NamedLoad {
  readonly name: LoadCase;
  readonly load: BeamLoad;
}

function uniform(from: number, to: number, load: number): BeamLoad {
  return { kind: "distributed", from, to, start: load, end: load };
}

function loadsOf({ uniformLoads, partLoads, pointLoads, couples }: BeamInputs, length: number): NamedLoad[] {
  return [
    ...uniformLoads.map((row) => ({ name: row.case, load: uniform(0, length, row.load) })),
    ...partLoads.map(({ case: name, from, to, start, end }) => ({
      name,
      load: { kind: "distributed", from, to, start, end } as const,
    })),
    ...pointLoads.map((row) => ({
      name: row.case,
      load: { kind: "point", x: row.position, force: row.force } as const,
    })),
    ...couples.map((row) => ({
      name: row.case,
      load: { kind: "couple", x: row.position, moment: row.moment } as const,
    })),
  ];
}

/** The part of a load on one span. What acts at a joint is on the span to its left. */
function onSpan(load: BeamLoad, joints: readonly number[], span: number): BeamLoad[] {
  const [left, right] = [joints[span] ?? 0, joints[span + 1] ?? 0];
  if (load.kind === "settlement") return [];
  if (load.kind !== "distributed") {
    const isFirst = span === 0 && load.x <= right;
    return isFirst || (load.x > left && load.x <= right) ? [load] : [];
  }
  const [from, to] = [Math.max(load.from, left), Math.min(load.to, right)];
  if (to <= from) return [];
  const at = (x: number) => load.start + ((load.end - load.start) * (x - load.from)) / (load.to - load.from);
  return [{ kind: "distributed", from, to, start: at(from), end: at(to) }];
}

/** A load with a factor, as far as lateral buckling depends on it. */
export function memberLoad(load: BeamLoad, factor: number, height: MemberLoad["height"]): MemberLoad[] {
  const direction = (value: number) => (value * factor >= 0 ? "down" : "up");
  switch (load.kind) {
    case "point":
      return [{ kind: "point", from: load.x, to: load.x, height, direction: direction(load.force) }];
    case "couple":
      return [{ kind: "couple", from: load.x, to: load.x, height: "shear-centre", direction: "down" }];
    case "distributed":
      return [
        {
          kind: load.start === load.end ? "uniform" : "varying",
          from: load.from,
          to: load.to,
          height,
          direction: direction(load.start + load.end),
        },
      ];
    case "settlement":
      return [];
  }
}
