import { beamProblems } from "@kingpost/actions";
import { formatNumber, type Problem } from "@kingpost/calc";
import type { Resources } from "../runnable-module.ts";
import { type BeamInputs, jointsOf, sectionOf } from "./beam-inputs.ts";
import { beamModel } from "./beam-loads.ts";

const metres = (x: number): string => `${formatNumber(x / 1000, { decimals: [0, 3] })} m`;

/** What is wrong between fields, beside the row that it belongs to. */
export function problems(inputs: BeamInputs, resources: Resources): readonly Problem[] {
  const record = sectionOf(inputs.section, resources);
  const error = (path: string, message: string): Problem => ({ kind: "error", path, message });
  if (!record) {
    return [
      error("/section", `${inputs.section} is not a section of the catalogue. Choose another section.`),
    ];
  }
  const length = jointsOf(inputs).at(-1) ?? 0;
  const outside = (path: string, x: number, what: string): readonly Problem[] =>
    x > length
      ? [error(path, `The ${what} at ${metres(x)} is beyond the end of the beam at ${metres(length)}.`)]
      : [];
  const supports = jointsOf(inputs).filter(
    (_, joint) => [inputs.leftSupport, ...inputs.spans.map(({ end }) => end)][joint] !== "free",
  );
  const atSupport = (path: string, x: number): readonly Problem[] =>
    supports.includes(x)
      ? [{ kind: "note", path, message: `This adds to the restraint of the support at ${metres(x)}.` }]
      : [];
  const positions = inputs.restraints.map(({ position }) => position);
  return [
    ...inputs.restraints.flatMap(({ position }, at) => {
      const path = `/restraints/${at}/position`;
      const twin = positions.indexOf(position);
      return twin < at
        ? [error(path, `Row ${twin + 1} is already a restraint at ${metres(position)}.`)]
        : [...outside(path, position, "restraint"), ...atSupport(path, position)];
    }),
    ...upwardImposed(inputs),
    ...inputs.pointLoads.flatMap(({ position }, at) =>
      outside(`/pointLoads/${at}/position`, position, "load"),
    ),
    ...inputs.couples.flatMap(({ position }, at) => outside(`/couples/${at}/position`, position, "couple")),
    ...inputs.partLoads.flatMap(({ from, to }, at) =>
      to <= from
        ? [error(`/partLoads/${at}/to`, `The load must end after its start at ${metres(from)}.`)]
        : outside(`/partLoads/${at}/to`, to, "end of the load"),
    ),
    ...beamProblems(beamModel(inputs, record.properties.ix), []).map(({ message, place }) =>
      error(
        place.list === "spans" && place.index !== undefined ? `/spans/${place.index}/length` : "/spans",
        message,
      ),
    ),
    ...inputs.spans.flatMap((span, at): readonly Problem[] =>
      span.length > 40 * record.properties.d
        ? [
            {
              kind: "note",
              path: `/spans/${at}/length`,
              message: "The span is more than 40 times the depth of the section.",
            },
          ]
        : [],
    ),
  ];
}

const UPWARD_IMPOSED =
  "An imposed load that acts upwards is combined as 1.2G + 1.5Q only. Enter uplift as wind, which is also combined with 0.9G.";

/** Imposed loads that act upwards. */
function upwardImposed({ uniformLoads, pointLoads, partLoads }: BeamInputs): readonly Problem[] {
  const note = (path: string): Problem => ({ kind: "note", path, message: UPWARD_IMPOSED });
  return [
    ...uniformLoads.flatMap((row, at) =>
      row.case === "Q" && row.load < 0 ? [note(`/uniformLoads/${at}/load`)] : [],
    ),
    ...pointLoads.flatMap((row, at) =>
      row.case === "Q" && row.force < 0 ? [note(`/pointLoads/${at}/force`)] : [],
    ),
    ...partLoads.flatMap((row, at) =>
      row.case === "Q" && Math.min(row.start, row.end) < 0 ? [note(`/partLoads/${at}/start`)] : [],
    ),
  ];
}
