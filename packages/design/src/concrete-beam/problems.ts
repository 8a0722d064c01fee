import type { Modelled, Problem } from "@kingpost/calc";
import { regionProperties } from "@kingpost/concrete-section";
import { beamModel, loadCases } from "../beam/analysis/loads.ts";
import { jointsOf } from "../beam/form/inputs.ts";
import {
  combinationProblems,
  hasLoads,
  loadProblems,
  metres,
  modelProblems,
  NO_LOADS,
  outsideProblems,
  supportProblems,
} from "../beam/problems.ts";
import type { AnyModel } from "./design.ts";
import { beamInputs } from "./form/beam-inputs.ts";
import type { ConcreteBeamInputs } from "./form/fields.ts";
import { besideOf, clearGap, coverOf, diameterOf, largestFitment, layerGap } from "./model/bars.ts";
import { concreteModulus } from "./model/concrete.ts";
import { supportPlaces } from "./model/lengths.ts";
import { modelOf, zonesOf } from "./model/model.ts";
import { sectionModelOf, wholeInputs } from "./section/section-model.ts";

const error = (path: string, message: string): Problem => ({ kind: "error", path, message });

/** What is wrong between fields, and the beam or the section if nothing is. */
export function model(inputs: ConcreteBeamInputs): Modelled<AnyModel> {
  if (inputs.designOf === "section") return modelOfSection(inputs);
  const found = problems(inputs);
  return found.some(({ kind }) => kind === "error")
    ? { problems: found }
    : { problems: found, model: modelOf(inputs) };
}

function modelOfSection(entered: ConcreteBeamInputs): Modelled<AnyModel> {
  const inputs = wholeInputs(entered);
  const found = [
    ...sectionFlangeProblems(inputs),
    ...barProblems(inputs),
    ...(inputs.fitments.length > 1
      ? [error("/fitments/1/size", "One section has one row of fitments: remove the others.")]
      : []),
    ...methodProblems(inputs),
    ...sectionActionProblems(inputs),
  ];
  if (found.length > 0) return { problems: found };
  const made = sectionModelOf(inputs);
  // Compression positive.
  const most = MOST_COMPRESSION * inputs.fc * regionProperties(made.region).area;
  return inputs.nStar < -most
    ? {
        problems: [
          error(
            "/nStar",
            `More than 0.1f'cA_g = ${(most / 1e3).toFixed(0)} kN of compression: design it as a Concrete Column.`,
          ),
        ],
      }
    : { problems: [], model: made };
}

/** Axial compression over f'c Ag beyond which a member is a column. */
const MOST_COMPRESSION = 0.1;

function sectionFlangeProblems({ shape, flangeDepth, depth, flangeWidth, webWidth }: ConcreteBeamInputs) {
  if (shape === "rectangular") return [];
  return [
    ...(flangeDepth >= depth ? [error("/flangeDepth", "The flange is less deep than the beam.")] : []),
    ...(flangeWidth < webWidth ? [error("/flangeWidth", "The flange is not narrower than the web.")] : []),
  ];
}

function sectionActionProblems({ mStar, vStar, nStar, torsion }: ConcreteBeamInputs): readonly Problem[] {
  return [mStar, vStar, nStar, torsion].every((one) => one === 0)
    ? [error("/mStar", "Enter a design action of the section.")]
    : [];
}

/** What is wrong between fields, beside the row that it belongs to. */
function problems(inputs: ConcreteBeamInputs): readonly Problem[] {
  const beam = beamInputs(inputs);
  const inertia = (inputs.webWidth * inputs.depth ** 3) / 12;
  return [
    ...flangeProblems(inputs),
    ...barProblems(inputs),
    ...fitmentProblems(inputs),
    ...methodProblems(inputs),
    ...redistributionProblems(inputs),
    ...freeJointProblems(inputs),
    ...loadProblems(beam),
    ...supportProblems(beam),
    ...modelProblems(beamModel(beam, { modulus: concreteModulus(inputs), inertia })),
    ...combinationProblems(beam, loadCases(beam)),
    ...(hasLoads(beam) ? [] : [error("/hasSelfWeight", NO_LOADS)]),
  ];
}

function flangeProblems({ shape, flangeDepth, depth, flangeClear }: ConcreteBeamInputs): readonly Problem[] {
  if (shape === "rectangular") return [];
  return [
    ...(flangeDepth >= depth ? [error("/flangeDepth", "The flange is less deep than the beam.")] : []),
    ...(flangeClear === 0 ? [error("/flangeClear", "Enter the clear distance to the next web.")] : []),
  ];
}

/** Rows that end before they begin, are beyond the beam, do not fit the width, or meet those of the other face. */
function barProblems(inputs: ConcreteBeamInputs): readonly Problem[] {
  const { bars, depth } = inputs;
  if (bars.length === 0) return [error("/bars", "Enter the bars of the beam.")];
  const ends = bars.flatMap((row, at) => [
    ...outsideProblems(inputs, `/bars/${at}/from`, row.from, "start of the bars"),
    ...endProblems(inputs, `/bars/${at}/to`, row),
  ]);
  if (ends.length > 0) return ends;
  return [
    ...bars.flatMap((row, at) => {
      const gap = clearGap(inputs, besideOf(inputs, row));
      const fitment = largestFitment(inputs);
      const room = inputs.webWidth - 2 * (inputs.coverSide + fitment);
      return gap <= 0 || room < diameterOf(row.size)
        ? [error(`/bars/${at}/count`, "The bars of this layer do not fit into the width of the web.")]
        : [];
    }),
    ...(stackOf(inputs, "top") + stackOf(inputs, "bottom") >= depth
      ? [error("/bars", "The layers of the top and of the bottom meet.")]
      : []),
    ...bars.flatMap((row, at) =>
      row.layer > 1 && !bars.some((one) => one.face === row.face && one.layer === row.layer - 1)
        ? [error(`/bars/${at}/layer`, `There is no layer ${row.layer - 1} at this face.`)]
        : [],
    ),
  ];
}

function endProblems(
  inputs: ConcreteBeamInputs,
  path: string,
  { from, to }: { readonly from: number; readonly to: number },
): readonly Problem[] {
  if (to > 0 && to <= from) return [error(path, `They must end after their start at ${metres(from)}.`)];
  return outsideProblems(inputs, path, to, "end");
}

/** Depth that the layers of a face take, mm. */
function stackOf(inputs: ConcreteBeamInputs, face: "top" | "bottom"): number {
  const rows = inputs.bars.filter((row) => row.face === face);
  if (rows.length === 0) return 0;
  const layers = new Map<number, number>();
  for (const { layer, size } of rows) layers.set(layer, Math.max(layers.get(layer) ?? 0, diameterOf(size)));
  const sizes = [...layers.values()];
  return (
    coverOf(inputs, face) +
    largestFitment(inputs) +
    sizes.reduce((sum, db) => sum + db, 0) +
    sizes.slice(1).reduce((sum, db) => sum + layerGap(db), 0)
  );
}

function fitmentProblems(inputs: ConcreteBeamInputs): readonly Problem[] {
  const ends = inputs.fitments.flatMap((row, at) => [
    ...outsideProblems(inputs, `/fitments/${at}/from`, row.from, "start of the fitments"),
    ...endProblems(inputs, `/fitments/${at}/to`, row),
  ]);
  if (ends.length > 0) return ends;
  const zones = zonesOf(inputs).toSorted((a, b) => a.from - b.from);
  const length = jointsOf(inputs).at(-1) ?? 0;
  return zones.slice(1).flatMap((zone, index): Problem[] => {
    const before = zones[index];
    if (!before || zone.from >= before.to) return [];
    return [
      error(
        `/fitments/${zone.at}/from`,
        `These fitments begin before those of row ${before.at + 1} end, at ${metres(Math.min(before.to, length))}.`,
      ),
    ];
  });
}

function methodProblems(inputs: ConcreteBeamInputs): readonly Problem[] {
  const { ductility, torsion } = inputs;
  return ductility === "L" && torsion > 0 ? [error("/torsion", "Bars of Class L do not carry torsion.")] : [];
}

/** A moment is redistributed at a support with a span at each side, once, in a beam of Class N bars without hinges. */
function redistributionProblems(inputs: ConcreteBeamInputs): readonly Problem[] {
  const supports = supportPlaces(inputs);
  const isBetween = (number: number) => number > 1 && number < supports.length;
  return inputs.redistribution.flatMap(({ support, percent }, at): Problem[] => {
    if (percent === 0) return [];
    const path = `/redistribution/${at}/support`;
    if (inputs.ductility === "L") {
      return [error(path, "Moments are not redistributed with bars of Class L (Clause 6.2.7).")];
    }
    if (inputs.hinges.length > 0) return [error(path, "A beam with hinges has no moments to redistribute.")];
    if (!isBetween(support)) {
      return [error(path, `Support ${support} has no supports at both of its sides.`)];
    }
    return inputs.redistribution.findIndex((one) => one.support === support && one.percent !== 0) < at
      ? [error(path, `The moment at support ${support} is redistributed in another row.`)]
      : [];
  });
}

/** Every inner end of a span is supported. */
function freeJointProblems({ spans }: ConcreteBeamInputs): readonly Problem[] {
  return spans
    .slice(0, -1)
    .flatMap(({ end }, at) =>
      end === "free" ? [error(`/spans/${at}/end`, "Only the ends of the beam may be free.")] : [],
    );
}
