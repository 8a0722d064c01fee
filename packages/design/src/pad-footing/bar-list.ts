import { compressionLap, hookLength, massOfBar } from "@kingpost/as3600";
import { SILENT } from "@kingpost/calc";
import { type BarLayer, diameterOf, hasStarters, type PadFootingModel } from "./model.ts";

/** Bars of one mark. Units mm. */
export interface BarRun {
  readonly mark: string;
  readonly where: string;
  readonly size: string;
  readonly db: number;
  readonly count: number;
  readonly spacing: number | undefined;
  /** Along the bar. */
  readonly length: number;
  readonly shape: string;
}

/** The bars of a footing, with what is needed to lap its starters. */
export function barRuns(model: PadFootingModel): readonly BarRun[] {
  const { inputs, plan, bottom, top } = model;
  const { coverSide, ends } = inputs;
  const run = (mark: string, face: string, along: "x" | "y", bars: BarLayer, hasCogs: boolean): BarRun => {
    const straight = (along === "x" ? plan.lx : plan.ly) - 2 * coverSide;
    // From the outside of each bend, half of the diameter of the bend and the bar are along the length.
    const cogs = hasCogs ? 2 * hookLength(bars.db) - 2 * COG_REACH * bars.db : 0;
    return {
      mark,
      where: `${face}, along ${along}`,
      size: bars.size,
      db: bars.db,
      count: bars.count,
      spacing: bars.spacing,
      length: straight + cogs,
      shape: hasCogs ? "Cog at each end" : "Straight",
    };
  };
  return [
    ...(bottom
      ? [
          run("B1", "Bottom", "x", bottom.x, ends === "cog"),
          run("B2", "Bottom", "y", bottom.y, ends === "cog"),
        ]
      : []),
    ...(top ? [run("T1", "Top", "x", top.x, false), run("T2", "Top", "y", top.y, false)] : []),
    ...starterRun(model),
  ];
}

/** Half of the bend of a main bar (5 d_b) with the bar, in diameters. */
export const COG_REACH = 3.5;

function starterRun({ inputs, bottom, isPlain }: PadFootingModel): readonly BarRun[] {
  const { starterCount, starterSize, depth, coverBottom, pedestal, fc, fsy } = inputs;
  if (!hasStarters(inputs)) return [];
  const db = diameterOf(starterSize);
  const lap = compressionLap({ db, fc, fsy }, undefined, SILENT);
  const mats = isPlain || !bottom ? 0 : bottom.x.db + bottom.y.db;
  const upright = depth - coverBottom - mats + pedestal + (typeof lap === "number" ? lap : 0);
  return [
    {
      mark: "S1",
      where: "Starters, with a lap in compression",
      size: starterSize,
      db,
      count: starterCount,
      spacing: undefined,
      length: upright + hookLength(db) - COG_REACH * db,
      shape: "Cog at the foot",
    },
  ];
}

/** Units kg. */
export const steelMass = (model: PadFootingModel): number =>
  barRuns(model).reduce((sum, { count, length, db }) => sum + count * length * massOfBar(db), 0);

/** Volume of footing and pedestal. Units mm3. */
export function concreteVolume({ plan, inputs, column, lever }: PadFootingModel): number {
  const { area } = column;
  const footprint = area.shape === "circular" ? (Math.PI * area.diameter ** 2) / 4 : area.cx * area.cy;
  return plan.lx * plan.ly * inputs.depth + footprint * (lever - inputs.depth);
}
