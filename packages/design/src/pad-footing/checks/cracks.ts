import {
  barStress,
  type CrackWidth,
  crackedElastic,
  type ExposureClass,
  greatestMoments,
  SECTION_MOMENT,
  stressLimit,
} from "@kingpost/as3600";
import { type Check, type Recorder, SILENT, strengthCheck } from "@kingpost/calc";
import { type FootingCombination, serviceCombinations } from "../combinations.ts";
import { type LoadedFooting, loadedFootings } from "../loaded.ts";
import type { BarLayer, PadFootingModel } from "../model.ts";
import { bendingStrength } from "./bending-strength.ts";
import { clause } from "./references.ts";
import { SIDES } from "./strength.ts";
import { needsTop } from "./uplift.ts";

/** Characteristic crack widths by exposure, mm (recalled). Source AS 3600 8.6.1. */
const CRACK_WIDTH_OF: Readonly<Record<ExposureClass, CrackWidth>> = {
  A1: 0.4,
  A2: 0.3,
  B1: 0.3,
  B2: 0.2,
  C1: 0.2,
  C2: 0.2,
};

const AXES = ["x", "y"] as const;

/** A hogging moment of top bars under service actions. Units Nmm. */
interface Hogging {
  readonly loaded: LoadedFooting;
  readonly along: "x" | "y";
  readonly bars: BarLayer;
  readonly side: string;
  readonly m: number;
}

/**
 * Stress of top bars under service actions, where a part of the footing lifts, its column pulls, or concrete alone does not carry the
 * moment. Bottom bars, and top bars elsewhere, control cracks by their spacing.
 *
 * Source   AS 3600 8.6.2.2
 * Checked  src/pad-footing/checks/cracks.test.ts
 */
export function topCrackChecks(model: PadFootingModel): readonly Check[] {
  const { top, plan, inputs } = model;
  if (!top) return [];
  const entered = serviceCombinations(inputs);
  // Without service actions those of strength are on the safe side.
  const all: readonly FootingCombination[] = entered ?? model.combinations;
  const found = loadedFootings(model, all).flatMap((loaded) =>
    AXES.flatMap((along) => hoggingOf(model, loaded, along)),
  );
  return AXES.flatMap((along) => {
    const worst = found
      .filter(
        (one) =>
          one.along === along &&
          (needsTop(one.loaded) ||
            one.m > bendingStrength(model, undefined, along === "x" ? plan.ly : plan.lx, SILENT)),
      )
      .reduce<Hogging | undefined>((most, one) => (one.m > (most?.m ?? 0) ? one : most), undefined);
    return worst ? [crackCheck(model, worst, entered !== undefined)] : [];
  });
}

function hoggingOf(
  { top, critical }: PadFootingModel,
  loaded: LoadedFooting,
  along: "x" | "y",
): readonly Hogging[] {
  const { net } = loaded;
  const bars = top?.[along];
  if (!net || !bars) return [];
  return SIDES[along].map((side) => ({
    loaded,
    along,
    bars,
    side,
    m: greatestMoments(net, side, critical[side]).hogging,
  }));
}

function crackCheck(
  { inputs }: PadFootingModel,
  { loaded, along, bars, side, m }: Hogging,
  isService: boolean,
): Check {
  const place = `${side} side`;
  const names = {
    id: `top-crack-${along}`,
    title: `Bar stress for crack control, top bars along ${along}`,
    group: "Serviceability",
    action: loaded.action(place),
  };
  const reference = clause("8.6.2.2");
  const stressOf = (record: Recorder): number => {
    const cracked = crackedElastic(bars.section, "sagging", record);
    return cracked ? barStress(cracked, m, record) : Number.POSITIVE_INFINITY;
  };
  const limitOf = (record: Recorder) =>
    stressLimit(
      { diameters: [bars.db], spacing: bars.spacing, toFace: 0 },
      CRACK_WIDTH_OF[inputs.exposure],
      record,
    );
  const limit = limitOf(SILENT);
  if (!isService && typeof limit === "number" && stressOf(SILENT) > limit) {
    const { action: _, ...row } = names;
    return {
      ...row,
      kind: "not covered",
      reference,
      combination: loaded.name,
      location: place,
      reason: `The top bars have ${Math.round(stressOf(SILENT))} MPa under design actions, more than the ${Math.round(limit)} MPa of crack control under service actions, which are not entered: enter the actions by load case.`,
    };
  }
  return strengthCheck({
    names,
    reference,
    assumptions: [
      "Cracked transformed section, short-term modulus. The limits of beams, for the crack width of the exposure classification.",
      ...(isService ? [] : ["Design actions, which are on the safe side: no service actions are entered."]),
    ],
    demand: stressOf(SILENT),
    unit: "MPa",
    derivation: (record) => {
      loaded.derive(record);
      record.rule(SECTION_MOMENT, m, `${side} side of the column`);
      stressOf(record);
    },
    capacity: limitOf,
  });
}
