import {
  type BeamQuantity,
  extremes,
  type ReferenceLine,
  referenceLine,
  valueInPiece,
  withoutRounding,
} from "@kingpost/actions";
import type { Analysis, Combined } from "../analysis/analysis.ts";
import { type DeflectionRules, deflectionLimit, deflectionReference } from "../checks/deflection-checks.ts";
import type { BeamInputs } from "../form/inputs.ts";
import type { BeamDiagram, DiagramPoint, Extreme } from "./diagram.ts";

/** Points of an envelope between two supports. */
const PER_PART = 40;
/** An extreme smaller than this part of the greatest has no label. */
const SMALL = 0.04;

/** What limits a diagram, along the beam; without one it has no line of capacity. */
interface DiagramLimits {
  readonly moment?: BeamDiagram["capacity"];
  readonly shear?: BeamDiagram["capacity"];
  readonly deflection: DeflectionRules;
}

/** Moment, shear and deflection along the beam, each with its limit. */
export function beamDiagrams(
  inputs: BeamInputs,
  analysis: Analysis,
  limits: DiagramLimits,
): readonly BeamDiagram[] {
  const { beam, strength, serviceability } = analysis;
  const supports = beam.model.supports.map(({ joint }) => beam.joints[joint] ?? 0);
  const shared = { length: beam.length, marks: supports };
  const [shortTerm] = serviceability.shortTerm;
  const hasOwn = serviceability.shortTerm.some(({ row }) => row.combination.purpose === "serviceability");
  const capacity = (of: BeamDiagram["capacity"] = []) => (of.length > 0 ? { capacity: of } : {});
  return [
    {
      ...shared,
      id: "moment",
      title: "Bending moment",
      symbol: "M*",
      unit: "kNm",
      points: envelope(analysis, strength, "moment"),
      ...capacity(limits.moment),
      extremes: labelled(analysis, strength, "moment"),
      isPositiveDown: true,
    },
    {
      ...shared,
      id: "shear",
      title: "Shear force",
      symbol: "V*",
      unit: "kN",
      points: envelope(analysis, strength, "shear"),
      ...capacity(limits.shear),
      extremes: labelled(analysis, strength, "shear"),
      isPositiveDown: false,
    },
    {
      ...shared,
      id: "deflection",
      title: `Deflection, ${shortTerm?.row.combination.title ?? ""}${hasOwn ? " and user-defined combinations" : ""}${inputs.precamber > 0 ? ", without precamber" : ""}`,
      symbol: "δ",
      unit: "mm",
      points: envelope(analysis, serviceability.shortTerm, "deflection"),
      capacity: analysis.parts.flatMap((part) => {
        const most = { divisor: inputs.limitShortTerm, most: inputs.mostShortTerm };
        const limit = deflectionLimit(part, most, limits.deflection);
        return [part.from, part.to].map((x) => ({ x, most: limit, least: -limit }));
      }),
      extremes: deflectionLabels(analysis),
      isPositiveDown: true,
    },
  ];
}

/** Deflections are from the line through the supports of their span. */
function linesOf(analysis: Analysis, combined: readonly Combined[]): readonly (readonly ReferenceLine[])[] {
  return analysis.parts.map((part) =>
    combined.map(({ response }) => referenceLine(response, part, deflectionReference(analysis))),
  );
}

const NO_LINE: ReferenceLine = { deflection: 0, slope: 0 };

/** The least and the greatest value of the combinations, at points that include every place where a diagram jumps or bends. */
function envelope(analysis: Analysis, combined: readonly Combined[], quantity: BeamQuantity): DiagramPoint[] {
  const { beam, parts } = analysis;
  const { points } = beam.mesh;
  const spacing = beam.length / (PER_PART * Math.max(1, beam.model.spans.length));
  const lines = quantity === "deflection" ? linesOf(analysis, combined) : [];
  const found: DiagramPoint[] = [];
  for (let piece = 0; piece + 1 < points.length; piece++) {
    const [from, to] = [points[piece] ?? 0, points[piece + 1] ?? 0];
    const ofPart = lines[parts.findIndex((part) => (from + to) / 2 < part.to)] ?? [];
    const count = Math.max(1, Math.ceil((to - from) / spacing));
    for (let step = 0; step <= count; step++) {
      const x = step === count ? to : from + ((to - from) * step) / count;
      let [least, most, leastOf, mostOf] = [0, 0, "", ""];
      for (let at = 0; at < combined.length; at++) {
        const of = combined[at];
        if (!of) continue;
        const { deflection, slope } = ofPart[at] ?? NO_LINE;
        const value = valueInPiece(of.response, piece, quantity, x - from) - deflection - slope * x;
        if (value < least) [least, leastOf] = [value, of.name];
        if (value > most) [most, mostOf] = [value, of.name];
      }
      found.push({ x, least, most, leastOf, mostOf });
    }
  }
  return withoutRoundingOf(found);
}

/** Exactly zero where all values are only the rounding of greater ones. */
function withoutRoundingOf(found: readonly DiagramPoint[]): DiagramPoint[] {
  let greatest = 0;
  for (const { least, most } of found) greatest = Math.max(greatest, most, -least);
  return found.map(({ x, least, most, leastOf, mostOf }) => {
    const [low, high] = [withoutRounding(least, greatest), withoutRounding(most, greatest)];
    return {
      x,
      least: low,
      most: high,
      leastOf: low === 0 ? "" : leastOf,
      mostOf: high === 0 ? "" : mostOf,
    };
  });
}

/** The greatest value of each sign on each span, once at each place. */
function labelled(
  { parts }: Analysis,
  combined: readonly Combined[],
  quantity: "moment" | "shear",
): Extreme[] {
  const found: Extreme[] = [];
  for (const { from, to } of parts) {
    let [low, high]: [Extreme | undefined, Extreme | undefined] = [undefined, undefined];
    for (const { response, name } of combined) {
      const { min, max } = extremes(response, quantity, { from, to });
      const named = ({ x, value }: typeof min): Extreme => ({ x, value, combination: name });
      if (!low || min.value < low.value) low = named(min);
      if (!high || max.value > high.value) high = named(max);
    }
    if (low && low.value < 0) found.push(low);
    if (high && high.value > 0) found.push(high);
  }
  return withoutSmall(found);
}

function withoutSmall(found: readonly Extreme[]): Extreme[] {
  const span = Math.max(0, ...found.map(({ value }) => Math.abs(value)));
  const places = new Map<string, Extreme>();
  for (const one of found) {
    const place = `${one.x} ${Math.sign(one.value)}`;
    const other = places.get(place);
    if (Math.abs(one.value) >= SMALL * span && Math.abs(one.value) > Math.abs(other?.value ?? 0))
      places.set(place, one);
  }
  return [...places.values()];
}

function deflectionLabels(analysis: Analysis): Extreme[] {
  const { parts, serviceability } = analysis;
  return withoutSmall(
    parts.flatMap((part): Extreme[] => {
      let best: Extreme | undefined;
      for (const { response, name } of serviceability.shortTerm) {
        const { min, max } = extremes(
          response,
          "deflection",
          part,
          referenceLine(response, part, deflectionReference(analysis)),
        );
        const point = -min.value > max.value ? min : max;
        if (!best || Math.abs(point.value) > Math.abs(best.value)) {
          best = { x: point.x, value: point.value, combination: name };
        }
      }
      return best ? [best] : [];
    }),
  );
}
