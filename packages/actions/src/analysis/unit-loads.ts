import { type BeamLoad, SAME_POINT } from "../beam/model.ts";
import type { BeamPart } from "../beam/parts.ts";
import type { LoadCase } from "../combinations/load-case.ts";

/** The loads of a case. */
export interface CaseLoads {
  readonly of: LoadCase;
  readonly loads: readonly BeamLoad[];
  /** The self-weight of a section that is chosen later, for 1 N/mm of it. It has the factors of the case. */
  readonly selfWeight?: readonly BeamLoad[] | undefined;
}

/** Loads that take one factor: those of a case, of permanent and imposed ones those of a case on one part of the beam. */
export interface UnitLoads {
  readonly of: LoadCase;
  /** Index of the part; undefined for loads that are not arranged by span. */
  readonly part: number | undefined;
  /** They act at the support between the part and the next one: on either of them. */
  readonly isAtEnd: boolean;
  readonly loads: readonly BeamLoad[];
  /** They are of 1 N/mm of self-weight. */
  readonly isSelfWeight: boolean;
}

/** Divides the loads of cases where a factor may change: at the supports. */
export function unitLoads(cases: readonly CaseLoads[], parts: readonly BeamPart[]): readonly UnitLoads[] {
  return cases.flatMap(({ of, loads, selfWeight = [] }) => [
    ...divided(of, loads, false, parts),
    ...(selfWeight.length > 0 ? divided(of, selfWeight, true, parts) : []),
  ]);
}

function divided(
  of: LoadCase,
  loads: readonly BeamLoad[],
  isSelfWeight: boolean,
  parts: readonly BeamPart[],
): readonly UnitLoads[] {
  const whole: UnitLoads = { of, part: undefined, isAtEnd: false, loads, isSelfWeight };
  if (of.kind !== "permanent" && of.kind !== "imposed") return [whole];
  const settlements = loads.filter(({ kind }) => kind === "settlement");
  const units = [
    ...parts.flatMap((range, part): readonly UnitLoads[] => {
      const within = loads.flatMap((load) => loadWithin(load, range, part === 0));
      const atEnd = part + 1 < parts.length ? within.filter((load) => isAt(load, range.to)) : [];
      const one = { of, part, isSelfWeight };
      return [
        { ...one, isAtEnd: false, loads: within.filter((load) => !atEnd.includes(load)) },
        { ...one, isAtEnd: true, loads: atEnd },
      ];
    }),
    { ...whole, loads: settlements },
  ].filter((unit) => unit.loads.length > 0);
  // A case without loads has a response: zero.
  return units.length > 0 ? units : [whole];
}

const isAt = (load: BeamLoad, x: number): boolean =>
  (load.kind === "point" || load.kind === "couple") && Math.abs(load.x - x) <= SAME_POINT;

/** The part of a load on a range; a load at the point between two ranges is on the left one. */
function loadWithin(load: BeamLoad, { from, to }: BeamPart, isFirst: boolean): readonly BeamLoad[] {
  if (load.kind === "settlement") return [];
  if (load.kind !== "distributed") {
    const isAfterStart = load.x > from + SAME_POINT || isFirst;
    return isAfterStart && load.x <= to + SAME_POINT ? [load] : [];
  }
  const [a, b] = [Math.max(load.from, from), Math.min(load.to, to)];
  if (b - a <= SAME_POINT) return [];
  const slope = (load.end - load.start) / (load.to - load.from);
  const at = (x: number) => (x === load.to ? load.end : load.start + slope * (x - load.from));
  return [{ ...load, from: a, to: b, start: at(a), end: at(b) }];
}
