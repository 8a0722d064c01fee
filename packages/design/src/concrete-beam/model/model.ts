import {
  type DesignSection,
  effectiveFlange,
  type Fitments,
  fitmentArea,
  fitmentSpacing,
  leastFitment,
  REINFORCED_WEIGHT,
  type WebAndFlange,
} from "@kingpost/as3600";
import { SILENT } from "@kingpost/calc";
import { flanged, type Region, rectangle, regionProperties } from "@kingpost/concrete-section";
import { type Analysis, analyses } from "../../beam/analysis/analysis.ts";
import { jointsOf } from "../../beam/form/inputs.ts";
import { beamInputs } from "../form/beam-inputs.ts";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import { developedAt, diameterOf, leastLeft, leastRight, type PlacedBars, placedBars } from "./bars.ts";
import { concreteModulus } from "./concrete.ts";
import { type SupportPlace, supportPlaces } from "./lengths.ts";
import { redistributed, redistributions } from "./redistribution.ts";

/** Parts of a development length in which a bar counts with its least stress. */
const PARTS = 5;

/**
 * From the centre of a support to where its design moment is, over its width: 0.7 of half of it.
 * Source AS 3600 6.2.3 (what the half is measured from is recalled: docs/recalled-clauses.md)
 */
export const WITHIN = 0.35;

/** Depths from a free end within which a load goes into the bars by a strut. Practice, as at supports (AS 3600 8.2.3.2). */
export const FREE_END = 0.72;

/** Places along a span where shear is checked. */
const PER_SPAN = 40;

/** A row of fitments along the beam, mm. */
export interface FitmentZone {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly fitments: Fitments;
}

/** A beam that can be analysed: what every check takes. */
export interface ConcreteBeamModel {
  readonly kind: "beam";
  readonly inputs: ConcreteBeamInputs;
  readonly length: number;
  readonly joints: readonly number[];
  readonly supports: readonly SupportPlace[];
  readonly region: Region;
  readonly web: WebAndFlange;
  /** Width of the flange that counts; that of the web without one. */
  readonly bef: number;
  readonly gross: number;
  readonly bars: readonly PlacedBars[];
  readonly zones: readonly FitmentZone[];
  /** Places where sections differ and at the faces of supports, and those where shear is checked, mm. */
  readonly stations: readonly number[];
  readonly shearPlaces: readonly number[];
  /** Moments for strength are redistributed where the user does so. */
  readonly analysis: Analysis;
  readonly isRedistributed: boolean;
  /** N/mm. */
  readonly selfWeight: number;
  /** The section between two places, each bar with the least stress that it develops there. */
  readonly sectionOn: (from: number, to: number) => DesignSection;
  /** The section at a place with all bars that develop a stress there, whole. */
  readonly sectionAt: (x: number) => DesignSection;
  /** The section between two places, each bar whole where it develops a stress, MPa, or else with the part of it that it develops. */
  readonly sectionUnder: (stress: number, from: number, to: number) => DesignSection;
}

export function zonesOf(inputs: ConcreteBeamInputs): readonly FitmentZone[] {
  const length = jointsOf(inputs).at(-1) ?? 0;
  return inputs.fitments.map(({ size, legs, spacing, from, to }, at) => ({
    at,
    from,
    to: to <= 0 ? length : to,
    fitments: {
      diameter: diameterOf(size),
      legs,
      spacing,
      fsyf: inputs.fsyf,
      ductility: "N",
    },
  }));
}

/** The flange that counts in every span: that of the span with the least. */
function flangeOf(inputs: ConcreteBeamInputs): { readonly left: number; readonly right: number } {
  const { shape, spans, webWidth, flangeClear } = inputs;
  if (shape === "rectangular") return { left: 0, right: 0 };
  const side = { clear: flangeClear, overhang: flangeClear };
  const last = spans.length - 1;
  const found = spans.flatMap(({ length, end }, at) => {
    const isCantilever = (at === 0 && inputs.leftSupport === "free") || (at === last && end === "free");
    if (isCantilever) return [];
    return effectiveFlange(
      {
        bw: webWidth,
        span: length,
        isContinuous: spans.length > 1 || inputs.leftSupport === "fixed" || end === "fixed",
        right: side,
        ...(shape === "t" ? { left: side } : {}),
      },
      SILENT,
    );
  });
  return {
    left: Math.min(...found.map(({ left }) => left), found.length > 0 ? Number.POSITIVE_INFINITY : 0),
    right: Math.min(...found.map(({ right }) => right), found.length > 0 ? Number.POSITIVE_INFINITY : 0),
  };
}

/** Whether fitments restrain bars in compression over the whole beam. Source AS 3600 8.3.1.6, 10.7.4. */
export function areBarsRestrained(inputs: ConcreteBeamInputs, zones: readonly FitmentZone[]): boolean {
  const sizes = inputs.bars.map(({ size }) => diameterOf(size));
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)];
  const most = fitmentSpacing(inputs.depth, smallest);
  const least = leastFitment(largest, inputs.fsyf);
  const length = jointsOf(inputs).at(-1) ?? 0;
  let covered = 0;
  for (const { from, to, fitments } of zones.toSorted((a, b) => a.from - b.from)) {
    if (from > covered || fitments.spacing > most || fitments.diameter < least) return false;
    covered = Math.max(covered, to);
  }
  return covered >= length;
}

export function modelOf(inputs: ConcreteBeamInputs): ConcreteBeamModel {
  const { webWidth, depth, flangeDepth, shape, fc, fsy, ductility, hasSelfWeight } = inputs;
  const joints = jointsOf(inputs);
  const length = joints.at(-1) ?? 0;
  const supports = supportPlaces(inputs);
  const flange = flangeOf(inputs);
  const hasFlange = shape !== "rectangular" && flange.left + flange.right > 0;
  const region = hasFlange
    ? flanged({ webWidth, depth, flangeDepth, ...flange })
    : rectangle(webWidth, depth);
  const bef = webWidth + flange.left + flange.right;
  const bars = placedBars(inputs);
  const zones = zonesOf(inputs);
  const isRestrained = areBarsRestrained(inputs, zones);
  const known = new Map<string, DesignSection>();
  const between = new Map<number, Map<number, DesignSection>>();
  const sectionWith = (parts: readonly number[]): DesignSection => {
    const key = parts.join(" ");
    const before = known.get(key);
    if (before) return before;
    const made: DesignSection = {
      concrete: { fc },
      region,
      bars: bars.flatMap(({ bars: own }, at) => {
        const part = parts[at] ?? 0;
        // Whole bars stay the same objects: shear finds what each of them develops.
        if (part === 1) return own;
        return part > 0 ? own.map((bar) => ({ ...bar, area: part * bar.area })) : [];
      }),
      steel: { fsy, ductility },
      areBarsRestrained: isRestrained,
    };
    known.set(key, made);
    return made;
  };
  const selfWeight = hasSelfWeight ? REINFORCED_WEIGHT * webWidth * depth : 0;
  const gross = regionProperties(region).ixx;
  const stations = stationsOf(inputs, supports, joints, bars, zones);
  const elastic = analyses(beamInputs(inputs), { modulus: concreteModulus(inputs), stations })({
    inertia: gross,
    selfWeight,
  });
  const analysis = { ...elastic, strength: redistributed(inputs, elastic.strength) };
  return {
    kind: "beam",
    inputs,
    length,
    joints,
    supports,
    region,
    web: { bw: webWidth, depth, ...(hasFlange ? { flange: { bef, ds: flangeDepth, at: "top" } } : {}) },
    bef,
    gross,
    bars,
    zones,
    stations,
    shearPlaces: shearPlacesOf(joints, analysis.beam.mesh.points),
    selfWeight,
    analysis,
    isRedistributed: redistributions(inputs).length > 0,
    sectionOn: (from, to) => {
      const ends = between.get(from) ?? new Map<number, DesignSection>();
      between.set(from, ends);
      const before = ends.get(to);
      if (before) return before;
      const made = sectionWith(bars.map((one) => Math.min(developedAt(one, from), developedAt(one, to))));
      ends.set(to, made);
      return made;
    },
    sectionAt: (x) => sectionWith(bars.map((one) => (developedAt(one, x) > 0 ? 1 : 0))),
    sectionUnder: (stress, from, to) =>
      sectionWith(
        bars.map((one) =>
          Math.min(1, (Math.min(developedAt(one, from), developedAt(one, to)) * fsy) / stress),
        ),
      ),
  };
}

/** Where sections differ, and the faces of supports. */
function stationsOf(
  { supportWidth, depth }: ConcreteBeamInputs,
  supports: readonly SupportPlace[],
  joints: readonly number[],
  bars: readonly PlacedBars[],
  zones: readonly FitmentZone[],
): readonly number[] {
  const length = joints.at(-1) ?? 0;
  const found = new Set<number>();
  const add = (x: number) => {
    const whole = Math.round(x * 1e3) / 1e3;
    if (whole > 0 && whole < length) found.add(whole);
  };
  for (const bar of bars) {
    const { from, to, left, right } = bar;
    add(from + leastLeft(bar));
    add(to - leastRight(bar));
    for (let part = 0; part <= PARTS; part++) {
      add(from + (left * part) / PARTS);
      add(to - (right * part) / PARTS);
    }
  }
  for (const x of [FREE_END * depth, length - FREE_END * depth]) add(x);
  for (const { from, to } of zones) {
    for (const end of [from, to]) {
      add(end);
      // Fitments that are needed there run on to this end (8.3.2.3).
      if (end > 0 && end < length) for (const place of [end - depth, end + depth]) add(place);
    }
  }
  for (const [at, { x, left, right }] of supports.entries()) {
    // Where the hogging region of one support ends and that of the next begins.
    const next = supports[at + 1];
    if (next) add((x + next.x) / 2);
    for (const place of [left, right, x - WITHIN * supportWidth, x + WITHIN * supportWidth]) add(place);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Where sections or actions differ, and places at even distances along each span. */
function shearPlacesOf(joints: readonly number[], points: Iterable<number>): readonly number[] {
  const even = joints.slice(1).flatMap((to, at) => {
    const from = joints[at] ?? 0;
    return Array.from({ length: PER_SPAN }, (_, part) => from + ((to - from) * part) / PER_SPAN);
  });
  return [...new Set([...points, ...even])].toSorted((a, b) => a - b);
}

/** The fitments at a place: of two zones that meet there the weaker; none where a zone ends and no other begins. */
export function fitmentsAt({ zones, length }: ConcreteBeamModel, x: number): FitmentZone | undefined {
  const before = zones.filter(({ from, to }) => (from < x || x <= 0) && x <= to);
  const after = zones.filter(({ from, to }) => from <= x && (x < to || x >= length));
  if (before.length === 0 || after.length === 0) return undefined;
  return [...before, ...after].toSorted((a, b) => fitmentRatio(a) - fitmentRatio(b))[0];
}

const fitmentRatio = ({ fitments }: FitmentZone): number => fitmentArea(fitments) / fitments.spacing;
