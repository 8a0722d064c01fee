import {
  type BeamQuantity,
  extremes,
  type ReferenceLine,
  referenceLine,
  valueInPiece,
  withoutRounding,
} from "@kingpost/actions";
import type { Check } from "@kingpost/calc";
import type { Analysis, Combined } from "./analysis.ts";
import type { BeamInputs } from "./beam-inputs.ts";
import { compressedSide } from "./biaxial/channel-side.ts";
import { deflectionLimit, deflectionReference } from "./deflection-checks.ts";
import type { BeamDiagram, DiagramPoint, Extreme } from "./diagram.ts";
import type { BeamResults } from "./results.ts";
import { sectionParts } from "./sections/span-sections.ts";

/** Points of an envelope between two supports. */
const PER_PART = 40;
/** An extreme smaller than this part of the greatest has no label. */
const SMALL = 0.04;

/** Moment, shear and deflection along the beam, each with its limit. */
export function beamDiagrams(
  inputs: BeamInputs,
  { analysis, parts, sections, changes }: BeamResults,
  checks: readonly Check[],
  prefix = "",
): readonly BeamDiagram[] {
  const { beam, strength, serviceability } = analysis;
  const supports = beam.model.supports.map(({ joint }) => beam.joints[joint] ?? 0);
  const shared = { length: beam.length, marks: supports };
  // A line of capacity would go on across a part that has none.
  const hasGap =
    changes.length > 0 && checks.some(({ id, kind }) => kind !== "limit" && id.startsWith("member-moment/"));
  const momentCapacity =
    minorCapacity(checks, inputs, beam.length, prefix) ??
    (hasGap ? [] : parts).flatMap(({ segments }, at) => {
      const check = checks.find(({ id }) => id === `member-moment/${at + 1}`);
      if (check?.kind !== "limit") return [];
      return segments.flatMap(({ segment, ratio }) => {
        const limit = ratio ? Math.abs(segment.moments.greatest.m) / ratio : check.limit;
        return [segment.from, segment.to].map((x) => ({ x, most: limit, least: -limit }));
      });
    });
  const shearCapacity = sectionParts(sections).flatMap(({ from, to, of }) => {
    const check = checks.find(({ id }) => id === of.idOf(`${prefix}shear`));
    return check?.kind === "limit"
      ? [from, to].map((x) => ({ x, most: check.limit, least: -check.limit }))
      : [];
  });
  const [shortTerm] = serviceability.shortTerm;
  const hasOwn = serviceability.shortTerm.some(({ row }) => row.combination.purpose === "serviceability");
  return [
    {
      ...shared,
      id: "moment",
      title: "Bending moment",
      symbol: "M*",
      unit: "kNm",
      points: envelope(analysis, strength, "moment"),
      ...(momentCapacity.length > 0 ? { capacity: momentCapacity } : {}),
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
      ...(shearCapacity.length > 0 ? { capacity: shearCapacity } : {}),
      extremes: labelled(analysis, strength, "shear"),
      isPositiveDown: false,
    },
    {
      ...shared,
      id: "deflection",
      title: `Deflection, ${shortTerm?.row.combination.title ?? ""}${hasOwn ? " and own combinations" : ""}${inputs.precamber > 0 ? ", without precamber" : ""}`,
      symbol: "δ",
      unit: "mm",
      points: envelope(analysis, serviceability.shortTerm, "deflection"),
      capacity: analysis.parts.flatMap((part) => {
        const limit = deflectionLimit(part, {
          divisor: inputs.limitShortTerm,
          most: inputs.mostShortTerm,
        });
        return [part.from, part.to].map((x) => ({ x, most: limit, least: -limit }));
      }),
      extremes: deflectionLabels(analysis),
      isPositiveDown: true,
    },
  ];
}

/** The diagrams of bending about y beside bending about x. */
export function sidewaysDiagrams(
  inputs: BeamInputs,
  results: BeamResults,
  checks: readonly Check[],
): readonly BeamDiagram[] {
  const { sideways } = results;
  if (!sideways) return [];
  const inPlane = { ...results, analysis: sideways, parts: [] };
  return beamDiagrams({ ...inputs, bentAbout: "y" }, inPlane, checks, "sideways-").map((diagram) => ({
    ...diagram,
    id: SIDEWAYS_IDS[diagram.id],
    title: `Sideways: ${diagram.title.charAt(0).toLowerCase()}${diagram.title.slice(1)}`,
    symbol: `${diagram.symbol}y`,
  }));
}

const SIDEWAYS_IDS: Readonly<Record<BeamDiagram["id"], BeamDiagram["id"]>> = {
  moment: "moment-y",
  shear: "shear-y",
  deflection: "deflection-y",
  "moment-y": "moment-y",
  "shear-y": "shear-y",
  "deflection-y": "deflection-y",
};

/** Of a section on its side: one capacity along the beam; of a channel the one of each sign. */
function minorCapacity(
  checks: readonly Check[],
  inputs: Pick<BeamInputs, "bentAbout" | "toes">,
  length: number,
  prefix: string,
): BeamDiagram["capacity"] | undefined {
  if (inputs.bentAbout === "x") return undefined;
  const limitOf = (moment: number) => {
    const id = `${prefix}section-moment`;
    const ids = [id, `${id}/${compressedSide(inputs, moment)}`];
    const check = checks.find((one) => ids.includes(one.id));
    return check?.kind === "limit" ? check.limit : undefined;
  };
  const [most, least] = [limitOf(1), limitOf(-1)];
  if (most === undefined && least === undefined) return [];
  return [0, length].map((x) => ({ x, most: most ?? 0, least: -(least ?? 0) }));
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
