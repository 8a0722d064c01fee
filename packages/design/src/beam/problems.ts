import {
  type BeamLoad,
  type BeamModel,
  type BeamPlace,
  beamProblems,
  type CaseLoads,
} from "@kingpost/actions";
import { formatNumber, type Problem } from "@kingpost/calc";
import { readSum } from "../frame/actions/typed-sum.ts";
import { allCombinations, isNamed } from "./analysis/combination-options.ts";
import { loadCases } from "./analysis/loads.ts";
import { type BeamInputs, jointsOf, supportsOf, uniformRowsOf } from "./form/inputs.ts";
import type { LoadCase } from "./form/load-fields.ts";

const error = (path: string, message: string): Problem => ({ kind: "error", path, message });

/** `2.5 m`. */
export const metres = (x: number): string => `${formatNumber(x / 1000, { decimals: [0, 3] })} m`;

/** A place beyond the end of the beam. `what`: `load`. */
export function outsideProblems(
  inputs: Pick<BeamInputs, "spans">,
  path: string,
  x: number,
  what: string,
): readonly Problem[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  return x > length
    ? [error(path, `The ${what} at ${metres(x)} is beyond the end of the beam at ${metres(length)}.`)]
    : [];
}

/** What is wrong with single loads. */
export function loadProblems(inputs: BeamInputs): readonly Problem[] {
  return [
    ...upwardImposed(inputs),
    ...inputs.pointLoads.flatMap(({ position }, at) =>
      outsideProblems(inputs, `/pointLoads/${at}/position`, position, "load"),
    ),
    ...inputs.couples.flatMap(({ position }, at) =>
      outsideProblems(inputs, `/couples/${at}/position`, position, "applied moment"),
    ),
    ...inputs.partLoads.flatMap(({ from, to }, at) =>
      to <= from
        ? [error(`/partLoads/${at}/to`, `The load must end after its start at ${metres(from)}.`)]
        : outsideProblems(inputs, `/partLoads/${at}/to`, to, "end of the load"),
    ),
  ];
}

/** Why a beam does not stand or cannot be analysed, beside the row that it belongs to. */
export const modelProblems = (model: BeamModel): readonly Problem[] =>
  beamProblems(model, []).map(({ message, place }) => error(rowOf(place), message));

const UPWARD_IMPOSED =
  "An imposed load that acts upwards is combined as 1.2G + 1.5Q only. Enter uplift as wind, which is also combined with 0.9G.";

const isImposed = (row: { readonly case: LoadCase }): boolean => row.case.startsWith("Q");

/** Imposed loads that act upwards. */
function upwardImposed(inputs: BeamInputs): readonly Problem[] {
  const { pointLoads, partLoads } = inputs;
  const note = (path: string): Problem => ({ kind: "note", path, message: UPWARD_IMPOSED });
  return [
    ...uniformRowsOf(inputs).flatMap((row) => (isImposed(row) && row.load < 0 ? [note(row.path)] : [])),
    ...pointLoads.flatMap((row, at) =>
      isImposed(row) && row.force < 0 ? [note(`/pointLoads/${at}/force`)] : [],
    ),
    ...partLoads.flatMap((row, at) =>
      isImposed(row) && Math.min(row.start, row.end) < 0 ? [note(`/partLoads/${at}/start`)] : [],
    ),
  ];
}
export const NO_LOADS = "The beam has no loads. Enter a load, or include the self-weight.";

/** Whether anything acts on the beam: without it every check would pass. */
export function hasLoads(inputs: BeamInputs): boolean {
  const isThere = (load: BeamLoad) => {
    switch (load.kind) {
      case "distributed":
        return load.start !== 0 || load.end !== 0;
      case "point":
        return load.force !== 0;
      case "couple":
        return load.moment !== 0;
      case "settlement":
        return load.distance !== 0;
    }
  };
  return inputs.hasSelfWeight || loadCases(inputs).some(({ loads }) => loads.some(isThere));
}

function rowOf({ list, index }: BeamPlace): string {
  if (index === undefined) return "/spans";
  if (list === "hinges") return `/hinges/${index}/position`;
  return list === "spans" ? `/spans/${index}/length` : "/spans";
}

/** What is wrong with rows of springs and settlements. */
export function supportProblems(inputs: BeamInputs): readonly Problem[] {
  const count = supportsOf(inputs).length;
  return inputs.springs.flatMap(({ support, vertical, rotation, settlement }, at): readonly Problem[] => {
    const path = `/springs/${at}/support`;
    const twin = inputs.springs.findIndex((one) => one.support === support);
    if (support > count) {
      const message = `The beam has ${count} support${count === 1 ? "" : "s"}, numbered from the left.`;
      return [{ kind: "error", path, message }];
    }
    if (twin < at) {
      return [{ kind: "error", path, message: `Row ${twin + 1} is already for support ${support}.` }];
    }
    return vertical === 0 && rotation === 0 && settlement === 0
      ? [{ kind: "note", path, message: "This row has no effect: a spring of 0 is no spring." }]
      : [];
  });
}

/** What is wrong with the combinations that the user chose. */
export function combinationProblems(inputs: BeamInputs, cases: readonly CaseLoads[]): readonly Problem[] {
  const sums = inputs.ownCombinations.flatMap(({ sum }, at): readonly Problem[] => {
    const read = readSum(sum, cases);
    return "problem" in read
      ? [{ kind: "error", path: `/ownCombinations/${at}/sum`, message: read.problem }]
      : [];
  });
  if (sums.length > 0 || inputs.notUsed.length === 0) return sums;
  const all = allCombinations(inputs, cases);
  const names = [...new Set(all.map(({ title }) => title))].join("; ");
  const unused = inputs.notUsed.flatMap(({ combination, reason: why }, at): readonly Problem[] => {
    const path = `/notUsed/${at}`;
    if (combination.trim() === "" && why.trim() === "") {
      const message = "This row has no effect until it names a combination and a reason.";
      return [{ kind: "note", path: `${path}/combination`, message }];
    }
    if (!all.some((one) => isNamed(one, combination))) {
      const message = `There is no such combination. There are: ${names}.`;
      return [{ kind: combination.trim() === "" ? "error" : "note", path: `${path}/combination`, message }];
    }
    return why.trim() === ""
      ? [{ kind: "error", path: `${path}/reason`, message: "Enter the reason: it is printed." }]
      : [];
  });
  const isUsed = ({ purpose, title }: (typeof all)[number]) =>
    purpose === "strength" && !inputs.notUsed.some(({ combination }) => isNamed({ title }, combination));
  const none = all.some(isUsed)
    ? []
    : [
        {
          kind: "error",
          path: "/notUsed",
          message: "At least one combination for strength must be used.",
        } as const,
      ];
  return [...unused, ...none];
}
