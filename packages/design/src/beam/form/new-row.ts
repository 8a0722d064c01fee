import type { RawInputs } from "../../frame/module/raw-inputs.ts";
import { loadCases } from "../analysis/loads.ts";
import { type BeamInputs, jointsOf, supportsOf } from "./inputs.ts";

/** The middle of the longest stretch between points, in whole millimetres; of the first one where they are alike. */
export function middleOfLongest(points: readonly number[]): number {
  const ends = points.toSorted((a, b) => a - b);
  const stretches = ends.slice(1).map((to, at) => ({ from: ends[at] ?? 0, to }));
  const [first, ...rest] = stretches;
  const longest = rest.reduce(
    (best, one) => (best && one.to - one.from <= best.to - best.from ? best : one),
    first,
  );
  return longest ? Math.round((longest.from + longest.to) / 2) : 0;
}

/** A sum of the cases on the beam: of permanent and imposed loads, as a user edits it. */
function sumOf(inputs: BeamInputs): string {
  const imposed = loadCases(inputs).flatMap(({ of }) => (of.kind === "imposed" ? [`1.5${of.id}`] : []));
  return imposed.length === 0 ? "1.35G" : ["1.2G", ...imposed].join(" + ");
}

/** A load that is seen in the drawing and the diagrams, N and Nmm. */
export const NEW_FORCE = 10e3;
const NEW_MOMENT = 10e6;

/** The tables of any beam whose default row is no valid one, or has no effect. */
export function newBeamRow(table: string, inputs: BeamInputs): RawInputs | undefined {
  const joints = jointsOf(inputs);
  switch (table) {
    case "pointLoads":
      return { position: middleOfLongest(joints), force: NEW_FORCE };
    case "couples":
      return { position: middleOfLongest(joints), moment: NEW_MOMENT };
    case "hinges":
      return { position: middleOfLongest([...joints, ...inputs.hinges.map(({ position }) => position)]) };
    case "partLoads":
      return { to: joints.at(-1) };
    case "springs": {
      const taken = new Set(inputs.springs.map(({ support }) => support));
      const free = supportsOf(inputs).findIndex((_, at) => !taken.has(at + 1));
      return free < 0 ? undefined : { support: free + 1 };
    }
    case "ownCombinations":
      return { sum: sumOf(inputs) };
    default:
      return undefined;
  }
}
