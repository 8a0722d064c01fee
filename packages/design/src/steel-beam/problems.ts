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
  const positions = inputs.restraints.map(({ position }) => position);
  return [
    ...inputs.restraints.flatMap(({ position }, at) => {
      const path = `/restraints/${at}/position`;
      const twin = positions.indexOf(position);
      return twin < at
        ? [error(path, `Row ${twin + 1} is a restraint at ${metres(position)} already.`)]
        : outside(path, position, "restraint");
    }),
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
