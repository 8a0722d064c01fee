import {
  type BendingSense,
  barStress,
  type CrackWidth,
  crackChecks,
  crackedElastic,
  creepCoefficient,
  type DesignSection,
  hypotheticalThickness,
  shrinkageStrain,
  stressLimit,
  type TensionFace,
  THIRTY_YEARS,
  type WidthCase,
} from "@kingpost/as3600";
import { type Check, isCovered, SILENT } from "@kingpost/calc";
import { regionProperties } from "@kingpost/concrete-section";
import { worstOfEach } from "../../frame/checks/worst-of-each.ts";
import type { ConcreteBeamInputs } from "../form/fields.ts";
import { largestFitment, type PlacedBars } from "../model/bars.ts";
import type { ConcreteBeamModel } from "../model/model.ts";
import { ROUNDING } from "./flexure.ts";
import { actionAt } from "./place.ts";
import { greatestOf, momentsOn, type PieceMoment, type Region, regionsOf } from "./regions.ts";

export const WIDTHS: Readonly<Record<string, CrackWidth>> = { "0.2": 0.2, "0.3": 0.3, "0.4": 0.4 };

/** The outermost layer of bars in tension that counts, with the clear cover to it. Units mm. */
interface CoveredFace extends TensionFace {
  readonly cover: number;
}

/** Such a layer with the largest stress of its bars, MPa. */
interface LimitedFace {
  readonly face: CoveredFace;
  readonly most: number;
}

/** The tension face at places in turn, worked again where the bars differ; undefined without bars there. */
function tensionFaces(
  { inputs, bars }: ConcreteBeamModel,
  sense: BendingSense,
): (x: number) => LimitedFace | undefined {
  let before: readonly PlacedBars[] = [];
  let found: LimitedFace | undefined;
  return (x) => {
    const here = bars.filter(({ from, to }) => from < x && x < to);
    if (here.length === before.length && here.every((bar, at) => bar === before[at])) return found;
    before = here;
    const face = tensionFaceOf(inputs, here, sense);
    const limit = face && stressLimit(face, WIDTHS[inputs.crackWidth] ?? 0.2, SILENT);
    found = face && { face, most: limit !== undefined && isCovered(limit) ? limit : 0.5 * inputs.fsy };
    return found;
  };
}

/** Diameter over the largest of the face from which a bar counts for spacing and for the distance to the faces. Source AS 3600 8.6.1 */
const COUNTED = 0.5;

/**
 * The outermost layer of these bars in tension that counts; undefined without any.
 *
 * Shape    bars of less than half of the largest diameter do not count; those of a layer that do are spread across the width
 * Source   AS 3600 8.6.1
 * Checked  src/concrete-beam/cracking.test.ts
 */
export function tensionFaceOf(
  inputs: ConcreteBeamInputs,
  bars: readonly PlacedBars[],
  sense: BendingSense,
): CoveredFace | undefined {
  const face = sense === "sagging" ? "bottom" : "top";
  const here = bars.filter(({ row }) => row.face === face);
  const most = Math.max(0, ...here.map(({ db }) => db));
  const counted = here.filter(({ db }) => db >= COUNTED * most);
  const layer = Math.min(...counted.map(({ row }) => row.layer));
  const outer = here.filter(({ row }) => row.layer === layer);
  const inLayer = counted.filter(({ row }) => row.layer === layer);
  if (inLayer.length === 0) return undefined;
  const diameters = outer.flatMap(({ row, db }) => Array<number>(row.count).fill(db));
  const count = inLayer.reduce((sum, { row }) => sum + row.count, 0);
  const largest = Math.max(...inLayer.map(({ db }) => db));
  const side = inputs.coverSide + largestFitment(inputs) + largest / 2;
  // Without smaller bars between them the gaps are even, and this is the gap and the largest diameter.
  const widths = inLayer.reduce((sum, { row, db }) => sum + row.count * db, 0);
  const room = inputs.webWidth - 2 * (inputs.coverSide + largestFitment(inputs)) - widths;
  const insets = inLayer.flatMap(({ bars: own, db }) =>
    own.map(({ y }) => ({ db, inset: inputs.depth / 2 - Math.abs(y) })),
  );
  return {
    diameters,
    spacing: count > 1 ? room / (count - 1) + largest : undefined,
    // A single bar is in the middle of the width.
    toFace: Math.max(count > 1 ? side : inputs.webWidth / 2, ...insets.map(({ inset }) => inset)),
    cover: Math.min(...insets.map(({ inset, db }) => inset - db / 2)),
  };
}

/** A piece of a region with its service moments, and how near they are to their limits. Nmm. */
interface Cracked {
  readonly short: PieceMoment;
  /** Under permanent action and the whole imposed action. */
  readonly whole: number;
  readonly face: CoveredFace;
  readonly section: DesignSection;
  /** Stresses over the limits: of crack control, and of yield. */
  readonly ratio: number;
  readonly yieldRatio: number;
}

/** Crack control where the bars of a region are nearest to their limits. */
export function crackingChecks(model: ConcreteBeamModel): readonly Check[] {
  const { serviceability } = model.analysis;
  const { inputs } = model;
  const regions = regionsOf(model).map((region) => ({
    region,
    shorts: momentsOn(model, region, serviceability.whole),
    wholes: wholeMoments(model, region),
  }));
  const most = Math.max(0, ...regions.flatMap(({ wholes }) => [...wholes.values()]));
  return regions.flatMap(({ region, shorts, wholes }) => {
    const greatest = greatestOf(shorts);
    if (!greatest || greatest.value <= ROUNDING * most) return [];
    const real = shorts.filter(({ value }) => value > ROUNDING * most);
    const faceAt = tensionFaces(model, region.sense);
    const found = real.flatMap((short) => {
      const limited = faceAt(short.x);
      return limited ? crackedOn(model, region, short, wholes.get(short.piece) ?? 0, limited) : [];
    });
    const worst = [
      found.find(({ short }) => short === greatest),
      byGreatest(found, ({ ratio }) => ratio),
      byGreatest(found, ({ yieldRatio }) => yieldRatio),
    ].filter((one) => one !== undefined);
    return worstOfEach(
      [...new Set(worst)].flatMap(({ short, whole, face, section }) =>
        crackChecks(
          {
            section,
            sense: region.sense,
            ms: short.value,
            ms1: Math.max(whole, short.value),
            face,
            width: WIDTHS[inputs.crackWidth] ?? 0.2,
            isStressLimited: inputs.isStressLimited,
            calculated: inputs.crackBy === "width" ? crackWidthCase(model, face) : undefined,
          },
          { id: region.id, words: region.words, action: actionAt("service", short) },
        ),
      ),
    );
  });
}

/** The bars on a piece at their limits; none without bars in tension, where the check of bending fails already. */
function crackedOn(
  model: ConcreteBeamModel,
  { sense }: Region,
  short: PieceMoment,
  whole: number,
  { face, most }: LimitedFace,
): readonly Cracked[] {
  const section = model.sectionUnder(most, short.start, short.end);
  const cracked = crackedElastic(section, sense, SILENT);
  if (!cracked) return [];
  const stressOf = (moment: number) => barStress(cracked, moment, SILENT);
  return [
    {
      short,
      whole,
      face,
      section,
      ratio: stressOf(short.value) / most,
      yieldRatio: stressOf(whole) / model.inputs.fsy,
    },
  ];
}

const byGreatest = (all: readonly Cracked[], value: (one: Cracked) => number): Cracked | undefined =>
  all.reduce<Cracked | undefined>((best, one) => (best && value(best) >= value(one) ? best : one), undefined);

/** What the crack width at the outermost bars depends on, with creep and shrinkage after thirty years. Units mm. */
export function crackWidthCase(
  { inputs, region }: Pick<ConcreteBeamModel, "inputs" | "region">,
  { diameters, cover }: CoveredFace,
): WidthCase {
  const { area, perimeter } = regionProperties(region);
  const { fc, environment, depth, webWidth, loadingAge: age } = inputs;
  const effects = { fc, thickness: hypotheticalThickness(area, perimeter), environment, time: THIRTY_YEARS };
  return {
    fc,
    depth,
    // A flange in tension has its bars in the web.
    b: webWidth,
    cover,
    diameters,
    creep: creepCoefficient({ ...effects, age }, SILENT),
    shrinkage: shrinkageStrain(effects, SILENT).total,
  };
}

/** The greatest moments under permanent action and the whole imposed action, each where it is greatest on a piece. Nmm. */
function wholeMoments(model: ConcreteBeamModel, region: Region): ReadonlyMap<number, number> {
  const { serviceability } = model.analysis;
  const sums = new Map<number, number>();
  for (const found of [serviceability.permanent, serviceability.imposed]) {
    for (const { piece, value } of momentsOn(model, region, found)) {
      sums.set(piece, (sums.get(piece) ?? 0) + value);
    }
  }
  return sums;
}
