import {
  areaOfBar,
  type CapSections,
  confiningDistance,
  type DesignSection,
  type PileCap,
  type TieArrangement,
} from "@kingpost/as3600";
import { rectangle } from "@kingpost/concrete-section";
import type { PileCapInputs } from "../fields.ts";
import type { BottomBars } from "./bar-positions.ts";
import { diameterOf } from "./bars.ts";

/** Bars of a direction as one bar at their depth. */
function sectionOf(inputs: PileCapInputs, width: number, d: number, area: number, db: number): DesignSection {
  return {
    concrete: { fc: inputs.fc },
    region: rectangle(width, inputs.depth),
    bars: area > 0 ? [{ x: 0, y: inputs.depth / 2 - d, diameter: db, area }] : [],
    steel: { fsy: inputs.fsy, ductility: "N" },
  };
}

export function sectionsOf(
  inputs: PileCapInputs,
  cap: PileCap,
  bars: Readonly<Record<"x" | "y", BottomBars>>,
  arrangement: TieArrangement,
): CapSections {
  const { outline } = cap;
  const widths = { x: outline.top - outline.bottom, y: outline.right - outline.left };
  const top = diameterOf(inputs.topSize);
  const sections = (along: "x" | "y") => {
    const { db, d, count, lines } = bars[along];
    const area =
      arrangement === "sides"
        ? sideArea(cap, along, count * areaOfBar(db))
        : lines.length * count * areaOfBar(db);
    const topArea = (areaOfBar(top) * Math.max(0, widths[along] - 2 * inputs.sideCover)) / inputs.topSpacing;
    return {
      bottom: sectionOf(inputs, widths[along], d, area, db),
      top: sectionOf(inputs, widths[along], inputs.depth - topDepth(inputs), topArea, top),
    };
  };
  return {
    cap,
    sections: { x: sections("x"), y: sections("y") },
    widths,
    effective: { x: bars.x.d, y: bars.y.d },
    top: topBars(inputs, cap),
    columnArea:
      inputs.columnShape === "circular"
        ? { shape: "circular", diameter: inputs.columnX }
        : { shape: "rectangular", cx: cap.column.cx, cy: cap.column.cy },
    isDepthWaived: inputs.isDepthWaived,
    hasTruss: inputs.method !== "bending",
  };
}

/** To the middle of both layers of top bars, from the bottom. */
const topDepth = ({ depth, sideCover, topSize }: PileCapInputs): number =>
  depth - sideCover - 1.5 * diameterOf(topSize);

/** More concrete below a bar than this makes it a top bar, mm. */
const TOP_BAR = 300;

function topBars(inputs: PileCapInputs, { fc, fsy }: PileCap): CapSections["top"] {
  const { topSize, topSpacing, sideCover, topEnds } = inputs;
  const db = diameterOf(topSize);
  const d = topDepth(inputs);
  return {
    d,
    bar: {
      db,
      fc,
      fsy,
      cd: Math.max(1, confiningDistance({ cover: sideCover, clearSpacing: topSpacing - db })),
      isTopBar: d - 1.5 * db > TOP_BAR,
    },
    isCogged: topEnds === "cog",
    inset: sideCover,
  };
}

/** Bars from pile to pile across the faces of the column: each by the square of its cosine, the smaller of both faces. */
function sideArea({ piles, column, bands }: PileCap, along: "x" | "y", area: number): number {
  const half = column[along === "x" ? "cx" : "cy"] / 2;
  const atFace = (at: number) =>
    bands.reduce((sum, band) => {
      const [a, b] = band.piles.map((pile) => piles[pile] ?? { x: 0, y: 0 });
      if (!a || !b || (a[along] - at) * (b[along] - at) >= 0) return sum;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      return sum + area * ((b[along] - a[along]) / length) ** 2;
    }, 0);
  const faces = [column[along] - half, column[along] + half].map(atFace).filter((found) => found > 0);
  return faces.length > 0 ? Math.min(...faces) : 0;
}
