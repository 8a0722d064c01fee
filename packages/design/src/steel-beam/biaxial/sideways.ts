import type { BeamModel } from "@kingpost/actions";
import { jointsOf, supportsOf, uniformRowsOf } from "../../beam/form/inputs.ts";
import type { LoadCase } from "../../beam/form/load-fields.ts";
import type { SteelBeamInputs, SteelPlaneInputs } from "../form/inputs.ts";
import { steelModel } from "../strength/steel-analysis.ts";

/** Whether anything bends the section about y beside x. */
export function actsSideways({ slope, sidewaysLoads, sidewaysPointLoads }: SteelBeamInputs): boolean {
  return (
    slope > 0 ||
    sidewaysLoads.some(({ load }) => load !== 0) ||
    sidewaysPointLoads.some(({ force }) => force !== 0)
  );
}

/** Wind acts at right angles to a slope: in the plane of the web. Other loads are vertical. */
const isVertical = (of: LoadCase): boolean => !of.startsWith("W");

/** The loads in the plane of the web. */
export function webPlaneInputs(inputs: SteelBeamInputs): SteelPlaneInputs {
  const share = Math.cos(inputs.slope);
  return resolved(inputs, share, 1);
}

/** The loads along the flanges: those of a slope, and sideways ones. */
export function sidewaysInputs(inputs: SteelBeamInputs): SteelPlaneInputs {
  const along = resolved(inputs, Math.sin(inputs.slope), 0);
  const { sidewaysLoads, sidewaysPointLoads } = inputs;
  const height = "shear-centre" as const;
  return {
    ...along,
    precamber: 0,
    uniformLoads: [...along.uniformLoads, ...sidewaysLoads.map((row) => ({ ...row, height }))],
    pointLoads: [
      ...along.pointLoads,
      ...sidewaysPointLoads.map((row) => ({ ...row, height, bearing: 0, source: "", notPassed: "" })),
    ],
  };
}

/** What is analysed in the plane of the web. */
export function analysedInputs(inputs: SteelBeamInputs): SteelPlaneInputs {
  return actsSideways(inputs) ? webPlaneInputs(inputs) : inputs;
}

/** The loads with a share of the vertical ones and a share of wind. */
function resolved(inputs: SteelBeamInputs, share: number, ofWind: number): SteelPlaneInputs {
  const { uniformLoads, areaLoads, pointLoads, partLoads, couples } = inputs;
  const k = (row: { readonly case: LoadCase }) => (isVertical(row.case) ? share : ofWind);
  return {
    ...inputs,
    selfWeightShare: share,
    uniformLoads: [
      ...withoutSize(inputs),
      ...uniformLoads.map((row) => ({ ...row, load: k(row) * row.load })),
    ],
    areaLoads: areaLoads.map((row) => ({ ...row, pressure: k(row) * row.pressure })),
    pointLoads: pointLoads.map((row) => ({ ...row, force: k(row) * row.force })),
    partLoads: partLoads.map((row) => ({ ...row, start: k(row) * row.start, end: k(row) * row.end })),
    couples: couples.map((row) => ({ ...row, moment: k(row) * row.moment })),
  };
}

/** A load of no size for each case: both planes have the same cases on the same spans, and so the same combinations. */
function withoutSize(inputs: SteelBeamInputs): SteelBeamInputs["uniformLoads"] {
  const { pointLoads, partLoads, couples, sidewaysLoads, sidewaysPointLoads } = inputs;
  const rows = [uniformRowsOf(inputs), pointLoads, partLoads, couples, sidewaysLoads, sidewaysPointLoads];
  const cases = new Set(["G" as const, ...rows.flatMap((list) => list.map((row) => row.case))]);
  return [...cases].map((of) => ({ case: of, load: 0, height: "shear-centre" as const }));
}

/** Restraints that can hold a beam sideways. */
const HOLDS: readonly SteelBeamInputs["restraints"][number]["kind"][] = ["purlin", "bottom", "fly-brace"];

/** Whether the continuous restraint takes the sideways loads. */
export function isHeldAlong({ sidewaysSupports, continuousRestraint }: SteelBeamInputs): boolean {
  return sidewaysSupports === "restraints" && continuousRestraint !== "none";
}

/**
 * The beam about y: held sideways at its supports, and by restraints of a flange if the user chose so. A support without restraint
 * does not hold it. Units: `iy` mm4.
 */
export function sidewaysModel(inputs: SteelBeamInputs, iy: number): BeamModel {
  const plain = steelModel(inputs, iy);
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const held = new Map<number, "rigid" | "free">();
  for (const { position, kind } of inputs.restraints) {
    const counts = inputs.sidewaysSupports === "restraints" && HOLDS.includes(kind);
    if (counts && position <= length) held.set(position, "free");
  }
  for (const { joint, kind } of supportsOf(inputs)) {
    const x = joints[joint] ?? 0;
    const isFree = inputs.restraints.some((row) => row.position === x && row.kind === "free");
    if (!isFree) held.set(x, kind === "fixed" ? "rigid" : "free");
  }
  const points = [...new Set([...joints, ...held.keys()])].toSorted((a, b) => a - b);
  return {
    ...plain,
    spans: points.slice(1).map((to, at) => {
      const from = points[at] ?? 0;
      const span = joints.findLastIndex((x) => x <= from);
      return { length: to - from, stiffness: plain.spans[span]?.stiffness ?? 0 };
    }),
    supports: [...held]
      .toSorted(([a], [b]) => a - b)
      .map(([x, rotation]) => ({ joint: points.indexOf(x), vertical: "rigid", rotation })),
  };
}
