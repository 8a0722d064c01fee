import type { BeamLoad, BeamModel, CaseLoads, DistributedLoad, ImposedCase } from "@kingpost/actions";
import {
  type BeamInputs,
  jointsOf,
  type PlaneInputs,
  supportsOf,
  type UniformRow,
  uniformRowsOf,
} from "../form/inputs.ts";
import type { LoadCase } from "../form/load-fields.ts";

/** What decides the actions and deflections of a beam, of a section. Units: `inertia` mm4, `selfWeight` N/mm. */
export interface Size {
  readonly inertia: number;
  readonly selfWeight: number;
}

/** By span: the size that it has in place of that of the beam. */
export type OtherSizes = readonly (Size | undefined)[];

/** Young's modulus, MPa, and the second moment of area, mm4, where no other size is. */
export interface Stiffness {
  readonly modulus: number;
  readonly inertia: number;
}

export function beamModel(
  inputs: BeamInputs,
  { modulus, inertia }: Stiffness,
  others: OtherSizes = [],
): BeamModel {
  return {
    spans: inputs.spans.map(({ length }, at) => ({
      length,
      stiffness: modulus * (others[at]?.inertia ?? inertia),
    })),
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
    ofOthers: spans.flatMap(({ from, to, other }) => (other ? [weight(from, to, other.selfWeight)] : [])),
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

const tagOf = ({ height }: Pick<UniformRow, "height">) => (height === undefined ? {} : { tag: height });

function loadsOf(inputs: BeamInputs, length: number): NamedLoad[] {
  const { partLoads, pointLoads, couples } = inputs;
  return [
    ...uniformRowsOf(inputs).map((row) => ({
      name: row.case,
      load: { ...uniform(0, length, row.load), ...tagOf(row) },
    })),
    ...partLoads.map(({ case: name, from, to, start, end }) => ({
      name,
      load: { kind: "distributed", from, to, start, end } as const,
    })),
    ...pointLoads.map((row) => ({
      name: row.case,
      load: { kind: "point", x: row.position, force: row.force, ...tagOf(row) } as const,
    })),
    ...couples.map((row) => ({
      name: row.case,
      load: { kind: "couple", x: row.position, moment: row.moment } as const,
    })),
  ];
}
