import { valueAt } from "@kingpost/actions";
import { EDITION } from "@kingpost/as3600";
import { type Check, formatNumber, standardReferences } from "@kingpost/calc";
import type { Combined } from "../../beam/analysis/analysis.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import type { SpanShear, SupportSide } from "./shear.ts";

const { clause } = standardReferences("AS 3600", EDITION);

/** Clear span over depth below which a span is no flexural member: simply supported, continuous, of a cantilever (12.1.1). */
const NON_FLEXURAL = { simple: 3, continuous: 4, cantilever: 1.5 } as const;
/** Shear depths from a face within which zero shear, or a load with more than half of the shear, makes a strut (8.2.3). */
const NEAR = 2;
const HALF = 0.5;
/** Two lengths that differ by rounding, mm. */
const SAME = 1e-3;

/** Where bending theory does not apply: short spans, joints, and supports beside which a load goes by a strut; and a flange that is left out. */
export function deepChecks(model: ConcreteBeamModel, shears: readonly SpanShear[]): readonly Check[] {
  return [
    ...lostFlange(model),
    ...joints(model),
    ...shortSpans(model),
    ...shears.flatMap(({ span, sides }) => sides.flatMap((side) => strutChecks(model, span, side))),
  ];
}

/** A hinge is a stepped joint, which its whole reaction passes; bars of the analysis run through it. */
function joints({ inputs }: ConcreteBeamModel): readonly Check[] {
  return inputs.hinges.map(({ position }, at) => ({
    kind: "not covered",
    id: `hinge-${at + 1}`,
    title: `Joint at hinge ${at + 1}`,
    group: "Strength",
    reference: clause("12.1.1"),
    reason: `A hinge ${formatNumber(position / 1e3, { decimals: [1, 3] })} m from the left end is a stepped joint or a bracket: design it, its hanging bars and the ends of the bars at both sides by struts and ties (Sections 7 and 12). Bars are counted here as if they ran through it.`,
  }));
}

/** A cantilever alone has no effective flange, which in tension raises the moment at cracking. */
function lostFlange({ inputs, bef }: ConcreteBeamModel): readonly Check[] {
  if (inputs.shape === "rectangular" || bef > inputs.webWidth) return [];
  return [
    {
      kind: "not covered",
      id: "flange",
      title: "Flange of a cantilever",
      group: "Strength",
      reference: clause("8.8.2"),
      reason:
        "A cantilever has no effective width of its flange, which is left out: in tension the flange raises the moment at cracking, and the bars that the minimum strength needs (Clause 8.1.6.1). Design the support as one section with its flange, or choose a rectangular section.",
    },
  ];
}

/** Spans that are too short for their depth: they are designed by struts and ties. */
function shortSpans({ inputs, supports, joints }: ConcreteBeamModel): readonly Check[] {
  const faceAt = (joint: number, side: "left" | "right") =>
    supports.find((one) => one.joint === joint)?.[side];
  return inputs.spans.flatMap((_, at): Check[] => {
    const [left, right] = [faceAt(at, "right"), faceAt(at + 1, "left")];
    const clear = (right ?? joints[at + 1] ?? 0) - (left ?? joints[at] ?? 0);
    const isCantilever = left === undefined || right === undefined;
    const ends = [at, at + 1].map((joint) => supports.find((one) => one.joint === joint));
    const isContinuous = ends.some((one) => one !== undefined && (one.isInterior || one.kind === "fixed"));
    const least = NON_FLEXURAL[isCantilever ? "cantilever" : isContinuous ? "continuous" : "simple"];
    if (clear / inputs.depth >= least) return [];
    return [
      {
        kind: "not covered",
        id: `deep/span-${at + 1}`,
        title: `Non-flexural member, span ${at + 1}`,
        group: "Strength",
        reference: clause("12.1.1"),
        reason: `The clear span is ${formatNumber(clear / inputs.depth, { decimals: [1, 2] })}D, less than ${least}D: design it by struts and ties (Sections 7 and 12).`,
      },
    ];
  });
}

/** The combination with the greatest shear at a face. */
function greatestAt({ analysis }: ConcreteBeamModel, { face, side }: SupportSide): Combined | undefined {
  const shear = ({ response }: Combined) => Math.abs(valueAt(response, "shear", face, side));
  return analysis.strength.reduce<Combined | undefined>(
    (best, one) => (best && shear(best) >= shear(one) ? best : one),
    undefined,
  );
}

function strutChecks(model: ConcreteBeamModel, span: number, side: SupportSide): readonly Check[] {
  const of = greatestAt(model, side);
  const v = of ? valueAt(of.response, "shear", side.face, side.side) : 0;
  if (!of || v === 0) return [];
  const { joints, inputs, shearPlaces } = model;
  const away = side.side === "left" ? -1 : 1;
  const reach = NEAR * side.dv;
  const isNear = (x: number) => away * (x - side.face) > SAME && away * (x - side.face) < reach - SAME;
  const [start, end] = [joints[span] ?? 0, joints[span + 1] ?? 0];
  const row = (reason: string): Check => ({
    kind: "not covered",
    id: `strut/support-${side.support.at + 1}-${side.side}`,
    title: `Strut beside support ${side.support.at + 1}, span ${span + 1}`,
    group: "Strength",
    reference: clause("8.2.3"),
    combination: of.name,
    reason: `${reason} Design this part by struts and ties (Sections 7 and 12).`,
  });
  const places = shearPlaces.filter((x) => isNear(x) && x > start + SAME && x < end - SAME);
  const isTurned = places.some((x) =>
    (["left", "right"] as const).some((at) => valueAt(of.response, "shear", x, at) * v <= 0),
  );
  if (isTurned) return [row("The shear is zero nearer than 2d_v to the face of the support.")];
  const drop = (from: number, to: number) =>
    Math.abs(valueAt(of.response, "shear", from, "left") - valueAt(of.response, "shear", to, "right"));
  const positions = new Set(inputs.pointLoads.map(({ position }) => position).filter(isNear));
  const byPoints = [...positions].reduce((sum, x) => sum + drop(x, x), 0);
  const byParts = inputs.partLoads
    .filter(({ from, to }) => isNear(from) && isNear(to))
    .reduce((sum, { from, to }) => sum + drop(from, to), 0);
  return byPoints + byParts > HALF * Math.abs(v)
    ? [row("Loads nearer than 2d_v to the face of the support give more than half of its shear.")]
    : [];
}
