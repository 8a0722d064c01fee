import type { BeamLoad, BeamModel, CaseLoads } from "@kingpost/actions";
import type { MemberLoad } from "@kingpost/as4100";
import { type BeamInputs, jointsOf } from "./beam-inputs.ts";
import type { LoadCase } from "./fields.ts";

/** Young's modulus, MPa: AS 4100 Clause 1.4. */
const E = 200_000;
/** Standard gravity for a mass of the catalogue, m/s2. */
const GRAVITY = 9.81;

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

/** The load cases that have loads; permanent load is always one. Units: `mass` kg/m. */
export function loadCases(inputs: BeamInputs, mass: number): readonly CaseLoads[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const all = loadsOf(inputs, length);
  // Of no weight where it is left out: a case has a load.
  const selfWeight = uniform(0, length, inputs.hasSelfWeight ? (mass * GRAVITY) / 1000 : 0);
  const names = [...new Set<LoadCase>(["G", ...all.map(({ name }) => name)])];
  return names.map((name): CaseLoads => {
    const loads = all.filter((one) => one.name === name).map(({ load }) => load);
    return { of: caseOf(name, inputs.usage), loads: name === "G" ? [selfWeight, ...loads] : loads };
  });
}

function caseOf(id: LoadCase, usage: BeamInputs["usage"]): CaseLoads["of"] {
  switch (id) {
    case "G":
      return { id, kind: "permanent" };
    case "Q":
      return { id, kind: "imposed", usage };
    case "Wu1":
    case "Wu2":
    case "Ws":
      return { id, kind: "wind", isUltimate: id !== "Ws" };
    case "Su":
      return { id, kind: "snow" };
    case "Eu":
      return { id, kind: "earthquake", isUltimate: true };
  }
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

/** A load with a factor, as far as lateral buckling depends on it; one of no size does not act. */
export function memberLoad(load: BeamLoad, factor: number, height: MemberLoad["height"]): MemberLoad[] {
  const direction = (value: number) => (value * factor >= 0 ? "down" : "up");
  switch (load.kind) {
    case "point":
      if (load.force === 0) return [];
      return [{ kind: "point", from: load.x, to: load.x, height, direction: direction(load.force) }];
    case "couple":
      return [{ kind: "couple", from: load.x, to: load.x, height: "shear-centre", direction: "down" }];
    case "distributed":
      if (load.start === 0 && load.end === 0) return [];
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
