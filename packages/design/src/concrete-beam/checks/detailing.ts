import {
  type BendingSense,
  EDITION,
  type ExposureClass,
  lateralRestraintLimit,
  minimumCover,
} from "@kingpost/as3600";
import { type Check, formatNumber, requirementCheck, standardReferences } from "@kingpost/calc";
import { detailingRule } from "../../frame/checks/detailing-rule.ts";
import {
  areaOf,
  besideOf,
  clearGap,
  coverOf,
  largestFitment,
  leastGap,
  type PlacedBars,
} from "../model/bars.ts";
import { concreteEnds, type SupportPlace } from "../model/lengths.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import { type RegionFlexure, ROUNDING } from "./flexure.ts";
import { greatestOf, momentsOn } from "./regions.ts";

const { clause, table } = standardReferences("AS 3600", EDITION);

const CLAUSES = {
  cover: table("4.10.3.2"),
  placing: clause("17.1.3"),
  curtailment: clause("8.3.1.2"),
  integrity: clause("8.3.1.1"),
  sideBars: clause("8.6.1"),
  slender: clause("8.9"),
} as const;

/** Depth above which the sides need bars, mm. Source AS 3600 8.6.1. */
const DEEP_SIDES = 750;
/** Bottom bar that runs through every support, mm. Source AS 3600 8.3.1.1. */
const INTEGRITY_BAR = 20;
/** Positive bars at a simple support, of those at midspan, and how far beyond the face (8.3.1.2). */
const SIMPLE = { half: 0.5, third: 1 / 3 } as const;
const CONTINUOUS = 0.25;
/** Negative bars beyond the point of contraflexure, of those at the support (8.3.1.2). */
const BEYOND_CONTRAFLEXURE = 1 / 3;
const WHOLE = 1e-9;

const mm = (x: number) => `${formatNumber(x, { decimals: [0, 1] })} mm`;
const mm2 = (a: number) => `${formatNumber(a, { decimals: [0, 0] })} mm²`;

/** Cover, gaps of bars and side bars: of a section wherever it is. */
export function sectionDetailing(of: Pick<ConcreteBeamModel, "inputs" | "bars">): readonly Check[] {
  return [...coverChecks(of), ...gapChecks(of), ...sideBarCheck(of)];
}

/** Details of the section, bars that run into supports, and slenderness. */
export function detailingChecks(
  model: ConcreteBeamModel,
  regions: readonly RegionFlexure[],
): readonly Check[] {
  return [
    ...sectionDetailing(model),
    ...model.supports.flatMap((support) => supportChecks(model, support)),
    ...regions.flatMap((one) => contraflexureChecks(model, one)),
    ...slenderCheck(model),
  ];
}

/** The bars of a face with less concrete to it, or to the sides, than their diameter; undefined where there are none. */
function thinlyCovered({ inputs, bars }: Pick<ConcreteBeamModel, "inputs" | "bars">): string | undefined {
  const found = bars.find(({ row, db }) => coverOfBars(inputs, row.face) < db);
  return (
    found &&
    `${mm(coverOfBars(inputs, found.row.face))} to ${found.row.face} bars of ${found.db} mm, which need their diameter (Clause 4.10.2)`
  );
}

/** To the nearest of a face and the sides, mm. */
const coverOfBars = (inputs: ConcreteBeamModel["inputs"], face: PlacedBars["row"]["face"]): number =>
  Math.min(coverOf(inputs, face), inputs.coverSide) + largestFitment(inputs);

function coverChecks(of: Pick<ConcreteBeamModel, "inputs" | "bars">): readonly Check[] {
  const { inputs } = of;
  const exposure: ExposureClass = inputs.exposure;
  const least = minimumCover({ exposure, fc: inputs.fc });
  const provided = Math.min(inputs.coverTop, inputs.coverBottom, inputs.coverSide);
  if (typeof least !== "number") {
    return [detailingRule("cover", "Cover for durability", CLAUSES.cover, false, least.reason)];
  }
  const thin = thinlyCovered(of);
  const durable = `${mm(provided)}, at least ${mm(least)} for ${exposure} and f'c = ${inputs.fc} MPa`;
  const finding = thin === undefined ? durable : `${durable}; ${thin}`;
  return [
    detailingRule(
      "cover",
      "Cover for durability",
      CLAUSES.cover,
      provided >= least && thin === undefined,
      finding,
      ["Standard formwork and compaction. The aggressiveness of soils and cover for fire are not assessed."],
    ),
  ];
}

/** Each layer once, where it has the most bars. */
function gapChecks({ inputs, bars }: Pick<ConcreteBeamModel, "inputs" | "bars">): readonly Check[] {
  const layers = new Map<string, { gap: number; least: number }>();
  for (const { row, db } of bars) {
    const beside = besideOf(inputs, row);
    const gap = clearGap(inputs, beside);
    const key = `${row.face} layer ${row.layer}`;
    const known = layers.get(key);
    const least = Math.max(known?.least ?? 0, leastGap(db, inputs.aggregate));
    layers.set(key, { gap: Math.min(gap, known?.gap ?? Number.POSITIVE_INFINITY), least });
  }
  return [...layers].flatMap(([layer, { gap, least }]) =>
    Number.isFinite(gap)
      ? [
          detailingRule(
            `bar-gap/${layer.replaceAll(" ", "-")}`,
            `Clear gap between bars, ${layer}`,
            CLAUSES.placing,
            gap >= least,
            `${mm(gap)}, at least ${mm(least)}: the largest of d_b, 1.5d_g and 25 mm`,
            ["The least gap is practice: the Standard asks for proper placing and compaction."],
          ),
        ]
      : [],
  );
}

const isOfFace = (face: PlacedBars["row"]["face"]) => (one: PlacedBars) => one.row.face === face;
const sum = (all: readonly PlacedBars[]) => all.reduce((total, one) => total + areaOf(one), 0);

/** The greatest area of bottom bars over the middle of the spans that a support ends. */
function midspanArea({ bars, joints }: ConcreteBeamModel, { joint }: SupportPlace): number {
  const middles = [joint - 1, joint].flatMap((span) => {
    const [from, to] = [joints[span], joints[span + 1]];
    return from === undefined || to === undefined ? [] : [(from + to) / 2];
  });
  const bottom = bars.filter(isOfFace("bottom"));
  return Math.max(0, ...middles.map((x) => sum(bottom.filter(({ from, to }) => from < x && x < to))));
}

/** Bottom bars beyond the faces of a support. */
function supportChecks(model: ConcreteBeamModel, support: SupportPlace): readonly Check[] {
  const { bars, inputs } = model;
  const { at, left, right, isInterior, kind, joint } = support;
  const id = `support-${at + 1}`;
  const words = `support ${at + 1}`;
  const bottom = bars.filter(isOfFace("bottom"));
  const whole = midspanArea(model, support);
  const through = bottom.filter(({ from, to }) => from <= left && to >= right);
  const large = (some: readonly PlacedBars[]) => some.some(({ db }) => db >= INTEGRITY_BAR);
  if (isInterior || kind === "fixed") {
    const past =
      kind === "fixed" ? bottom.filter((one) => (joint === 0 ? one.from <= left : one.to >= right)) : through;
    return [
      detailingRule(
        `bottom-bars/${id}`,
        `Bottom bars past the support face, ${words}`,
        CLAUSES.curtailment,
        sum(past) >= CONTINUOUS * whole - WHOLE,
        `${mm2(sum(past))} of ${mm2(whole)} at midspan, at least a quarter`,
      ),
      detailingRule(
        `integrity/${id}`,
        `Bottom bar through the support, ${words}`,
        CLAUSES.integrity,
        large(past),
        large(past) ? "An N20 or larger runs through" : "No bottom bar of N20 or more runs through",
      ),
    ];
  }
  // Beyond the face towards the end of the beam.
  const beyond = (one: PlacedBars) => (joint === 0 ? right - one.from : one.to - left);
  const isCogged = (one: PlacedBars) => (joint === 0 ? one.isCoggedLeft : one.isCoggedRight);
  const cogged = sum(bottom.filter((one) => isCogged(one) && beyond(one) >= 12 * one.db));
  const straight = sum(bottom.filter((one) => beyond(one) >= 8 * one.db + inputs.depth / 2));
  const isMet = cogged >= SIMPLE.half * whole - WHOLE || straight >= SIMPLE.third * whole - WHOLE;
  return [
    detailingRule(
      `bottom-bars/${id}`,
      `Bottom bars past the support face, ${words}`,
      CLAUSES.curtailment,
      isMet,
      `${mm2(cogged)} with a cog 12d_b beyond the face (half of ${mm2(whole)}), ${mm2(straight)} for 8d_b + D/2 (a third)`,
    ),
    detailingRule(
      `integrity/${id}`,
      `Bottom bar into the support, ${words}`,
      CLAUSES.integrity,
      large(bottom.filter((one) => beyond(one) > 0)),
      "At least one N20 into the end support, anchored by the check of the longitudinal force",
    ),
  ];
}

/** Top bars run on for D beyond where the moment changes its sign. */
function contraflexureChecks(model: ConcreteBeamModel, { region }: RegionFlexure): readonly Check[] {
  const sense: BendingSense = "hogging";
  if (region.sense !== sense) return [];
  const found = momentsOn(model, region, model.analysis.strength);
  const greatest = greatestOf(found);
  if (!greatest) return [];
  const hogging = found.filter(({ value }) => value > Math.max(ROUNDING, 1e-6) * greatest.value);
  const [from, to] = [
    Math.min(...hogging.map(({ start }) => start)) - model.inputs.depth,
    Math.max(...hogging.map(({ end }) => end)) + model.inputs.depth,
  ];
  const top = model.bars.filter(isOfFace("top"));
  const here = top.filter((one) => one.from <= greatest.x && one.to >= greatest.x);
  const [left, right] = concreteEnds(model.inputs);
  const [least, most] = [left + model.inputs.coverSide, right - model.inputs.coverSide];
  const long = here.filter((one) => one.from <= Math.max(least, from) && one.to >= Math.min(most, to));
  return [
    detailingRule(
      `top-bars/${region.id}`,
      `Top bars past contraflexure by D, ${region.words}`,
      CLAUSES.curtailment,
      sum(long) >= BEYOND_CONTRAFLEXURE * sum(here) - WHOLE,
      `${mm2(sum(long))} of ${mm2(sum(here))}, at least a third`,
    ),
  ];
}

function sideBarCheck({ inputs }: Pick<ConcreteBeamModel, "inputs">): readonly Check[] {
  if (inputs.depth <= DEEP_SIDES) return [];
  return [
    detailingRule(
      "side-bars",
      "Bars at the sides",
      CLAUSES.sideBars,
      inputs.sideBars !== "none",
      inputs.sideBars === "none"
        ? "D is more than 750 mm: N12 at 200 mm or N16 at 300 mm on each side"
        : `${inputs.sideBars.replace("-", " at ")} mm`,
    ),
  ];
}

function slenderCheck({ inputs, bef }: ConcreteBeamModel): readonly Check[] {
  if (inputs.lateralRestraint === 0) return [];
  const hasFree = inputs.leftSupport === "free" || inputs.spans.at(-1)?.end === "free";
  return [
    requirementCheck({
      names: { id: "slenderness", title: "Distance between lateral restraints", group: "Detailing" },
      reference: CLAUSES.slender,
      assumptions: [],
      demand: inputs.lateralRestraint,
      unit: "mm",
      capacity: (record) => lateralRestraintLimit(hasFree ? "cantilever" : "span", bef, inputs.depth, record),
    }),
  ];
}
