import { type BendingSense, type CrackWidth, crackChecks, type TensionFace } from "@kingpost/as3600";
import type { Check } from "@kingpost/calc";
import { besideOf, clearGap, coverOf, largestFitment, type PlacedBars } from "../model/bars.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import { ROUNDING } from "./flexure.ts";
import { actionAt } from "./place.ts";
import { greatestOf, momentsOn, regionsOf } from "./regions.ts";

const WIDTHS: Readonly<Record<string, CrackWidth>> = { "0.2": 0.2, "0.3": 0.3, "0.4": 0.4 };

/** The outermost layer of bars in tension at a place; undefined without bars there. */
function tensionFaceAt(model: ConcreteBeamModel, sense: BendingSense, x: number): TensionFace | undefined {
  const face = sense === "sagging" ? "bottom" : "top";
  const here = model.bars.filter(({ row, from, to }) => row.face === face && from < x && x < to);
  const layer = Math.min(...here.map(({ row }) => row.layer));
  const outer = here.filter(({ row }) => row.layer === layer);
  const [first] = outer;
  if (!first) return undefined;
  const diameters = outer.flatMap(({ row, db }) => Array<number>(row.count).fill(db));
  const { inputs } = model;
  const gap = clearGap(
    inputs,
    besideOf(inputs, first.row).filter((row) => outer.some((one: PlacedBars) => one.row === row)),
  );
  const largest = Math.max(...diameters);
  const inset = (cover: number) => cover + largestFitment(inputs) + largest / 2;
  // A single bar is in the middle of the width.
  const side = Number.isFinite(gap) ? inset(inputs.coverSide) : inputs.webWidth / 2;
  return {
    diameters,
    spacing: Number.isFinite(gap) ? gap + largest : 0,
    toFace: Math.max(side, inset(coverOf(inputs, face))),
  };
}

/** Crack control where the service moments are greatest. */
export function crackingChecks(model: ConcreteBeamModel): readonly Check[] {
  const { serviceability } = model.analysis;
  const regions = regionsOf(model).map((region) => ({
    region,
    short: greatestOf(momentsOn(model, region, serviceability.shortTerm)),
    whole: wholeMoment(model, region),
  }));
  const most = Math.max(0, ...regions.map(({ whole }) => whole));
  return regions.flatMap(({ region, short, whole }) => {
    if (!short || short.value <= ROUNDING * most) return [];
    const face = tensionFaceAt(model, region.sense, short.x);
    // Without bars in tension the check of bending fails already.
    if (!face) return [];
    return crackChecks(
      {
        section: model.sectionOn(short.start, short.end),
        sense: region.sense,
        ms: short.value,
        ms1: Math.max(whole, short.value),
        face,
        width: WIDTHS[model.inputs.crackWidth] ?? 0.2,
        isStressLimited: model.inputs.isStressLimited,
      },
      { id: region.id, words: region.words, action: actionAt("service", short) },
    );
  });
}

/** The greatest moment under permanent action and the whole imposed action, each where it is greatest on a piece. Nmm. */
function wholeMoment(model: ConcreteBeamModel, region: Parameters<typeof momentsOn>[1]): number {
  const { serviceability } = model.analysis;
  const permanent = momentsOn(model, region, serviceability.permanent);
  const imposed = momentsOn(model, region, serviceability.imposed);
  const of = (all: typeof permanent, piece: number) => all.find((one) => one.piece === piece)?.value ?? 0;
  const pieces = new Set([...permanent, ...imposed].map(({ piece }) => piece));
  return Math.max(0, ...[...pieces].map((piece) => of(permanent, piece) + of(imposed, piece)));
}
