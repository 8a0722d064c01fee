import type { BeamLoad, BeamModel, CaseLoads, DistributedLoad, ImposedCase } from "@kingpost/actions";
import { GRAVITY, type MemberLoad } from "@kingpost/as4100";
import { type BeamInputs, jointsOf, type PlaneInputs, supportsOf, uniformRowsOf } from "./beam-inputs.ts";
import type { LoadCase } from "./load-fields.ts";

/** Young's modulus, MPa: AS 4100 Clause 1.4. */
const E = 200_000;

/** What decides the actions and deflections of a beam, of a section. Units: `ix` mm4, `mass` kg/m. */
export interface Size {
  readonly ix: number;
  readonly mass: number;
}

/** By span: the size that it has in place of that of the beam. */
export type OtherSizes = readonly (Size | undefined)[];

/** Units: `ix` mm4. */
export function beamModel(inputs: BeamInputs, ix: number, others: OtherSizes = []): BeamModel {
  return {
    spans: inputs.spans.map(({ length }, at) => ({ length, stiffness: E * (others[at]?.ix ?? ix) })),
    supports: supportsOf(inputs).map(({ joint, kind, vertical, rotation }) => ({
      joint,
      vertical: vertical ?? "rigid",
      rotation: rotation ?? (kind === "fixed" ? "rigid" : "free"),
    })),
    hinges: inputs.hinges.map(({ position }) => position),
  };
}

/** Settlements act or do not act: they may relieve. */
const SETTLEMENT = {
  id: "Sett",
  kind: "other",
  mayBeAbsent: true,
  strength: 1,
  stability: 1,
  serviceability: 1,
} as const;

/** The self-weight of a section, N/mm. Units: `mass` kg/m. */
export const selfWeightOf = (mass: number): number => (mass * GRAVITY) / 1000;

/**
 * The load cases that have loads; permanent load is always one, and has 1 N/mm of the self-weight of the beam's section apart. The
 * self-weight of the other sections is one of its loads.
 */
export function loadCases(inputs: PlaneInputs, others: OtherSizes = []): readonly CaseLoads[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const { selfWeight, ofOthers } = selfWeightLoads(inputs, others);
  const all = [...loadsOf(inputs, length), ...ofOthers.map((load) => ({ name: "G" as const, load }))];
  const names = [...new Set<LoadCase>(["G", ...all.map(({ name }) => name)])];
  const cases = names.map((name): CaseLoads => {
    const loads = all.filter((one) => one.name === name).map(({ load }) => load);
    return { of: caseOf(name, inputs), loads, ...(name === "G" ? { selfWeight } : {}) };
  });
  const settlements = supportsOf(inputs).flatMap(({ joint, settlement }): BeamLoad[] =>
    settlement === 0 ? [] : [{ kind: "settlement", joint, distance: settlement }],
  );
  return settlements.length > 0 ? [...cases, { of: SETTLEMENT, loads: settlements }] : cases;
}

/** 1 N/mm on the spans of the beam's section, and the self-weight of the others on theirs. */
function selfWeightLoads(inputs: PlaneInputs, others: OtherSizes) {
  const joints = jointsOf(inputs);
  const { selfWeightShare = 1 } = inputs;
  const weight = (from: number, to: number, load: number) => ({
    ...uniform(from, to, selfWeightShare * load),
    tag: "shear-centre",
  });
  if (!inputs.hasSelfWeight) return { selfWeight: [], ofOthers: [] };
  if (others.length === 0) return { selfWeight: [weight(0, joints.at(-1) ?? 0, 1)], ofOthers: [] };
  const spans = inputs.spans.map((_, at) => ({
    from: joints[at] ?? 0,
    to: joints[at + 1] ?? 0,
    other: others[at],
  }));
  return {
    selfWeight: spans.flatMap(({ from, to, other }) => (other ? [] : [weight(from, to, 1)])),
    ofOthers: spans.flatMap(({ from, to, other }) =>
      other ? [weight(from, to, selfWeightOf(other.mass))] : [],
    ),
  };
}

export function caseOf(id: LoadCase, inputs: BeamInputs): CaseLoads["of"] {
  switch (id) {
    case "G":
    case "SDL":
      return { id, kind: "permanent" };
    case "Q":
    case "Q2":
    case "Q3":
      return { id, kind: "imposed", isConcurrent: inputs.actTogether, ...usageOf(id, inputs) };
    case "Wu1":
    case "Wu2":
    case "Ws":
    case "Ws2":
      return { id, kind: "wind", isUltimate: id.startsWith("Wu") };
    case "Su":
    case "Ss":
      return { id, kind: "snow", isUltimate: id === "Su" };
    case "Eu":
    case "Es":
      return { id, kind: "earthquake", isUltimate: id === "Eu" };
  }
}

function usageOf(id: "Q" | "Q2" | "Q3", inputs: BeamInputs): Pick<ImposedCase, "usage" | "factors"> {
  const { usage, usage2, usage3, psiShortTerm, psiLongTerm, psiCombination, psiEarthquake } = inputs;
  if (id === "Q2") return { usage: usage2 };
  if (id === "Q3") return { usage: usage3 };
  if (usage !== "own") return { usage };
  const factors = {
    shortTerm: psiShortTerm,
    longTerm: psiLongTerm,
    combination: psiCombination,
    earthquake: psiEarthquake,
  };
  return { usage: "office", factors };
}

interface NamedLoad {
  readonly name: LoadCase;
  readonly load: BeamLoad;
}

function uniform(from: number, to: number, load: number): DistributedLoad {
  return { kind: "distributed", from, to, start: load, end: load };
}

function loadsOf(inputs: BeamInputs, length: number): NamedLoad[] {
  const { partLoads, pointLoads, couples } = inputs;
  return [
    ...uniformRowsOf(inputs).map((row) => ({
      name: row.case,
      load: { ...uniform(0, length, row.load), tag: row.height },
    })),
    ...partLoads.map(({ case: name, from, to, start, end }) => ({
      name,
      load: { kind: "distributed", from, to, start, end } as const,
    })),
    ...pointLoads.map((row) => ({
      name: row.case,
      load: { kind: "point", x: row.position, force: row.force, tag: row.height } as const,
    })),
    ...couples.map((row) => ({
      name: row.case,
      load: { kind: "couple", x: row.position, moment: row.moment } as const,
    })),
  ];
}

type Height = MemberLoad["height"];

const heightOf = (tag: string | undefined, usual: Height): Height =>
  tag === "top" || tag === "shear-centre" || tag === "bottom" ? tag : usual;

/** Of a distributed load in the direction of its resultant, N/mm. */
function sizeOf({ start, end }: DistributedLoad, factor: number): readonly [number, number] {
  const sign = (start + end) * factor >= 0 ? factor : -factor;
  return [sign * start, sign * end];
}

/** A load with a factor, as far as lateral buckling depends on it; one of no size does not act. `usual` is where loads act. */
export function memberLoad(load: BeamLoad, factor: number, usual: Height): MemberLoad[] {
  const direction = (value: number) => (value * factor >= 0 ? "down" : "up");
  switch (load.kind) {
    case "point":
      if (load.force === 0) return [];
      return [
        {
          kind: "point",
          from: load.x,
          to: load.x,
          height: heightOf(load.tag, usual),
          direction: direction(load.force),
          size: [Math.abs(load.force * factor), Math.abs(load.force * factor)],
        },
      ];
    case "couple":
      return [{ kind: "couple", from: load.x, to: load.x, height: "shear-centre", direction: "down" }];
    case "distributed":
      if (load.start === 0 && load.end === 0) return [];
      return [
        {
          kind: load.start === load.end ? "uniform" : "varying",
          from: load.from,
          to: load.to,
          height: heightOf(load.tag, usual),
          direction: direction(load.start + load.end),
          size: sizeOf(load, factor),
        },
      ];
    case "settlement":
      return [];
  }
}
