import { bendDiameters, bendExtension } from "@kingpost/as3600";
import { diameterOf } from "./model/bars.ts";
import { barsBetween } from "./model/between-bands.ts";
import type { PileCapModel } from "./model/cap.ts";

/** Bars of one mark. Units mm. */
export interface ListedBar {
  readonly mark: string;
  readonly name: string;
  readonly count: number;
  readonly size: string;
  readonly db: number;
  readonly shape: string;
  /** Along the bar, each. */
  readonly length: number;
}

/** Lengths of a schedule are whole steps of this, rounded up, mm. */
const STEP = 10;

/** A cog beyond the straight part: the bend and its extension. */
const cogLength = (db: number): number =>
  (Math.PI * (bendDiameters("main bar", db) + 1) * db) / 4 + bendExtension(db, 90);

/** The bars of a cap with their lengths: straight parts to the covers, cogs where bars have them. */
export function barList(model: PileCapModel): readonly ListedBar[] {
  const { inputs, cap, bars, arrangement } = model;
  const { outline, depth } = cap;
  const [lx, ly] = [outline.right - outline.left, outline.top - outline.bottom];
  const inner = (length: number) => Math.max(0, length - 2 * inputs.sideCover);
  const isCogged = inputs.ends === "cog";
  const isTopCogged = inputs.topEnds === "cog";
  const round = (length: number) => Math.ceil(length / STEP - 1e-9) * STEP;
  const bottom = (db: number, straight: number) => round(straight + (isCogged ? 2 * cogLength(db) : 0));
  const shapeOf = (hasCogs: boolean) => (hasCogs ? "cogs at both ends" : "straight");
  const shape = shapeOf(isCogged);
  const bottomBars: ListedBar[] =
    arrangement === "sides"
      ? cap.bands.map((band, index) => {
          const [a, b] = band.piles.map((pile) => cap.piles[pile] ?? { x: 0, y: 0 });
          const between = a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
          const straight = between + inner(cap.pileWidth + 2 * inputs.overhang);
          return {
            mark: `B${index + 1}`,
            name: `Bottom, piles ${band.piles.map((pile) => pile + 1).join(" to ")}`,
            count: bars.x.count,
            size: inputs.sizeX,
            db: bars.x.db,
            shape,
            length: bottom(bars.x.db, straight),
          };
        })
      : (["x", "y"] as const).map((along, index) => {
          const { db, count, lines } = bars[along];
          return {
            mark: `B${index + 1}`,
            name: `Bottom, along ${along}`,
            count: count * lines.length,
            size: `N${db}`,
            db,
            shape,
            length: bottom(db, inner(along === "x" ? lx : ly)),
          };
        });
  const top = diameterOf(inputs.topSize);
  const face = diameterOf(inputs.faceSize);
  const topCount = (across: number) => Math.ceil(inner(across) / inputs.topSpacing) + 1;
  const leg = Math.max(0, depth - inputs.embedment - inputs.cover - inputs.sideCover);
  const levels = Math.max(0, Math.ceil(leg / inputs.faceSpacing) - 1);
  const straight = (mark: string, name: string, count: number, size: string, db: number, length: number) => ({
    mark,
    name,
    count,
    size,
    db,
    shape: "straight",
    length: round(length),
  });
  const topBars = (mark: string, name: string, count: number, length: number): ListedBar => ({
    ...straight(mark, name, count, inputs.topSize, top, length + (isTopCogged ? 2 * cogLength(top) : 0)),
    shape: shapeOf(isTopCogged),
  });
  const between = diameterOf(inputs.betweenSize);
  const countBetween = (along: "x" | "y", across: number) =>
    arrangement === "sides" && inputs.betweenSpacing > 0
      ? Math.ceil(inner(across) / inputs.betweenSpacing) + 1
      : barsBetween(model, along).length;
  const across = diameterOf(inputs.burstingSize);
  const mats = inputs.burstingBars === "mats" && inputs.method !== "bending" ? inputs.burstingCount : 0;
  const countAcross = (width: number) => mats * (Math.ceil(inner(width) / inputs.burstingSpacing) + 1);
  return [
    ...bottomBars,
    straight(
      "C1",
      "Between the bands, along x",
      countBetween("x", ly),
      inputs.betweenSize,
      between,
      inner(lx),
    ),
    straight(
      "C2",
      "Between the bands, along y",
      countBetween("y", lx),
      inputs.betweenSize,
      between,
      inner(ly),
    ),
    straight(
      "M1",
      "Mats across the struts, along x",
      countAcross(ly),
      inputs.burstingSize,
      across,
      inner(lx),
    ),
    straight(
      "M2",
      "Mats across the struts, along y",
      countAcross(lx),
      inputs.burstingSize,
      across,
      inner(ly),
    ),
    topBars("T1", "Top, along x", topCount(ly), inner(lx)),
    topBars("T2", "Top, along y", topCount(lx), inner(ly)),
    {
      mark: "S1",
      name: "Side faces, closed",
      count: levels,
      size: inputs.faceSize,
      db: face,
      shape: "closed, lapped",
      length: round(2 * (inner(lx) + inner(ly)) + 50 * face),
    },
  ].filter(({ count }) => count > 0);
}
