import { type BeamLoad, type BeamPlace, beamProblems, type CaseLoads } from "@kingpost/actions";
import { formatNumber, type Problem } from "@kingpost/calc";
import type { Resources } from "../runnable-module.ts";
import { noSection, sectionOf } from "../section-of.ts";
import { readSum } from "../typed-sum.ts";
import { type BeamInputs, jointsOf, supportsOf, uniformRowsOf } from "./beam-inputs.ts";
import { beamModel, loadCases } from "./beam-loads.ts";
import { bearingPlaces } from "./bearing/bearing-checks.ts";
import { analysedInputs } from "./biaxial/sideways.ts";
import { sidewaysProblems } from "./biaxial/sideways-problems.ts";
import { allCombinations, isNamed } from "./combination-options.ts";
import { FIELDS } from "./form/fields.ts";
import type { LoadCase } from "./load-fields.ts";
import { precamberProblems } from "./precamber.ts";
import { otherSectionProblems } from "./sections/span-section-problems.ts";
import { beamSections, otherRecordsOf } from "./sections/span-sections.ts";
import { bearingStiffenerProblems } from "./stiffeners/bearing-stiffeners.ts";
import { intermediateProblems } from "./stiffeners/intermediate-stiffeners.ts";
import { isLess } from "./strength/member-check.ts";
import { strengthProblems } from "./strength/own-strength.ts";

const metres = (x: number): string => `${formatNumber(x / 1000, { decimals: [0, 3] })} m`;

/** What is wrong between fields, beside the row that it belongs to. */
export function problems(inputs: BeamInputs, resources: Resources): readonly Problem[] {
  const record = sectionOf(inputs.section, resources);
  const error = (path: string, message: string): Problem => ({ kind: "error", path, message });
  if (!record) {
    const usual = FIELDS.section.default;
    // The other errors of the same inputs do not depend on the section.
    const others = inputs.section === usual ? [] : problems({ ...inputs, section: usual }, resources);
    return [error("/section", noSection(inputs.section)), ...others.filter(({ kind }) => kind === "error")];
  }
  const others = otherRecordsOf(inputs, resources);
  const sections = beamSections(inputs, record, others);
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const outside = (path: string, x: number, what: string): readonly Problem[] =>
    x > length
      ? [error(path, `The ${what} at ${metres(x)} is beyond the end of the beam at ${metres(length)}.`)]
      : [];
  const supports = supportsOf(inputs).map(({ joint }) => joints[joint] ?? 0);
  const atSupport = (path: string, x: number, isReplaced: boolean): readonly Problem[] => {
    if (!supports.includes(x)) return [];
    const what = isReplaced ? "replaces" : "adds to";
    return [{ kind: "note", path, message: `This ${what} the restraint of the support at ${metres(x)}.` }];
  };
  const positions = inputs.restraints.map(({ position }) => position);
  return [
    ...inputs.restraints.flatMap(({ position, kind }, at) => {
      const path = `/restraints/${at}/position`;
      const twin = positions.indexOf(position);
      return twin < at
        ? [error(path, `Row ${twin + 1} is already a restraint at ${metres(position)}.`)]
        : [...outside(path, position, "restraint"), ...atSupport(path, position, isLess(kind))];
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
    ...bearingStiffenerProblems(inputs, sections, bearingPlaces(inputs)),
    ...sections.flatMap(({ section }) => intermediateProblems(inputs, section)),
    ...strengthProblems(inputs, record),
    ...precamberProblems(inputs),
    ...supportProblems(inputs),
    ...lateralRotationProblems(inputs),
    ...copedEndNotes(inputs),
    ...otherSectionProblems(inputs, record, resources),
    ...sidewaysProblems(inputs, record.properties.iy),
    ...inputs.sidewaysPointLoads.flatMap(({ position }, at) =>
      outside(`/sidewaysPointLoads/${at}/position`, position, "load"),
    ),
    ...beamProblems(beamModel(inputs, record.properties.ix), []).map(({ message, place }) =>
      error(rowOf(place), message),
    ),
    ...combinationProblems(inputs, loadCases(analysedInputs(inputs))),
    ...(hasLoads(inputs) ? [] : [error("/hasSelfWeight", NO_LOADS)]),
    ...inputs.spans.flatMap((span, at): readonly Problem[] =>
      span.length >
      40 * (inputs.bentAbout === "y" ? record.properties.bf : (others[at] ?? record).properties.d)
        ? [
            {
              kind: "note",
              path: `/spans/${at}/length`,
              message: `The span is more than 40 times the ${inputs.bentAbout === "y" ? "width" : "depth"} of the section.`,
            },
          ]
        : [],
    ),
  ];
}

const NO_LOADS = "The beam has no loads. Enter a load, or include the self-weight.";

/** Whether anything acts on the beam: without it every check would pass. */
function hasLoads(inputs: BeamInputs): boolean {
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
  return (
    inputs.hasSelfWeight ||
    inputs.sidewaysLoads.some(({ load }) => load !== 0) ||
    inputs.sidewaysPointLoads.some(({ force }) => force !== 0) ||
    loadCases(inputs).some(({ loads }) => loads.some(isThere))
  );
}

function rowOf({ list, index }: BeamPlace): string {
  if (index === undefined) return "/spans";
  if (list === "hinges") return `/hinges/${index}/position`;
  return list === "spans" ? `/spans/${index}/length` : "/spans";
}

/** Of the rows of springs and settlements. */
function supportProblems(inputs: BeamInputs): readonly Problem[] {
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

/** A coped end has less shear and bending capacity than the beam. */
function copedEndNotes({ supportRestraint, lateralRotation }: BeamInputs): readonly Problem[] {
  // The other is an error of the same field.
  if (supportRestraint !== "coped-end" || lateralRotation !== "none") return [];
  const message = "Copes are not designed here: check the web that they leave with the connection.";
  return [{ kind: "note", path: "/supportRestraint", message }];
}

/** Of the restraint of rotation about the minor axis, which few supports give. */
function lateralRotationProblems({ lateralRotation, supportRestraint }: BeamInputs): readonly Problem[] {
  if (lateralRotation === "none") return [];
  const path = "/lateralRotation";
  if (supportRestraint === "coped-end") {
    const message =
      "Table 5.6.3(3) has the factor for ends P too, but a coped end that is held by its web alone gives little restraint of rotation about the minor axis: confirm it.";
    return [{ kind: "note", path, message }];
  }
  const message =
    "Only for supports that restrain rotation about the minor axis, such as moment connections of both flanges or an adjacent segment with full lateral restraint: not for cleats or web side plates.";
  return [{ kind: "note", path, message }];
}

/** Of the combinations that the user chose, and of the reasons. */
function combinationProblems(inputs: BeamInputs, cases: readonly CaseLoads[]): readonly Problem[] {
  const sums = inputs.ownCombinations.flatMap(({ sum }, at): readonly Problem[] => {
    const read = readSum(sum, cases);
    return "problem" in read
      ? [{ kind: "error", path: `/ownCombinations/${at}/sum`, message: read.problem }]
      : [];
  });
  const reason =
    inputs.alphaM === "value" && inputs.alphaMReason.trim() === ""
      ? [{ kind: "error", path: "/alphaMReason", message: "Enter the reason: it is printed." } as const]
      : [];
  if (sums.length > 0 || inputs.notUsed.length === 0) return [...reason, ...sums];
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
  return [...reason, ...unused, ...none];
}

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
