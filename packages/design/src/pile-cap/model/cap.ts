import {
  type CapSections,
  type GroupActions,
  type MatLine,
  type PileCap,
  type PileGroup,
  type PilePlace,
  pileReactions,
  type TieArrangement,
  tieBands,
} from "@kingpost/as3600";
import type { PileCapInputs } from "../fields.ts";
import type { BottomBars } from "./bar-positions.ts";
import { bottomBars, diameterOf, effectiveDepths, matLines, tieSteel } from "./bars.ts";
import { type Combination, combinationsOf, serviceCombinations } from "./combinations.ts";
import { arrangementOf, drawnGroup, drawnPiles, greatestMove, groupsOf, LINE, outlineOf } from "./layout.ts";
import { sectionsOf } from "./sections.ts";

export interface PileCapModel {
  readonly inputs: PileCapInputs;
  readonly cap: PileCap;
  readonly sections: CapSections;
  readonly arrangement: TieArrangement;
  /** Lines of piles over a mat with the bars that tie them; none of bands. */
  readonly matLines: readonly MatLine[];
  readonly bars: Readonly<Record<"x" | "y", BottomBars>>;
  /** The piles as drawn, then in each set of places of the tolerance; or as built. */
  readonly groups: readonly PileGroup[];
  /** How far a line of piles may be beside its place, mm. */
  readonly acrossTolerance: number;
  readonly isCollinear: boolean;
  /** Weight of cap, pedestal and soil, N, and where it acts. */
  readonly weight: number;
  readonly centre: PilePlace;
  readonly combinations: readonly Combination[];
  /** Combinations of service. Undefined where service actions are a ratio of the design actions. */
  readonly service: readonly Combination[] | undefined;
}

export function capOf(inputs: PileCapInputs): PileCapModel {
  const piles = drawnPiles(inputs);
  const { pileSize, overhang, depth } = inputs;
  const outline = outlineOf(inputs, piles);
  const drawn = drawnGroup(inputs);
  const isCollinear = drawn.line !== undefined;
  const arrangement = arrangementOf(inputs, drawn);
  const bands = tieBands(piles, arrangement, LINE * pileSize);
  const isCircular = inputs.columnShape === "circular";
  // A circular column acts as the square of its area.
  const side = (Math.sqrt(Math.PI) / 2) * inputs.columnX;
  const column = {
    x: inputs.offsetX,
    y: inputs.offsetY,
    cx: isCircular ? side : inputs.columnX,
    cy: isCircular ? side : inputs.columnY,
  };
  const bars = bottomBars(inputs, piles, bands, arrangement, outline);
  const layers = effectiveDepths(inputs, arrangement);
  const isAlongX = bands.every(({ direction }) => direction === "x");
  const d = isAlongX && !layers.isCrossed ? layers.x : Math.min(layers.x, layers.y);
  const moved = inputs.places === "as-built" ? greatestMove(piles, inputs.asBuilt) : inputs.tolerance;
  const cap: PileCap = {
    fc: inputs.fc,
    fsy: inputs.fsy,
    dg: inputs.aggregate,
    piles,
    pileWidth: pileSize,
    isSquare: inputs.pileShape === "square",
    column,
    outline,
    depth,
    d,
    ab: inputs.cover + diameterOf(inputs.sizeX) / 2,
    isArmRefined: inputs.arm === "refined",
    isShiftedOnly: inputs.nodes === "shifted",
    bands,
    steel: tieSteel(inputs, piles, bars, arrangement),
    isCogged: inputs.ends === "cog",
    anchorLength: Math.max(0, pileSize + overhang - inputs.sideCover - moved),
  };
  const [lx, ly] = [outline.right - outline.left, outline.top - outline.bottom];
  const columnPlan = isCircular ? (Math.PI * inputs.columnX ** 2) / 4 : column.cx * column.cy;
  const even = inputs.concreteWeight * depth + inputs.soilWeight * inputs.soil;
  // The pedestal, less the soil in its place: where the column is.
  const pedestal = columnPlan * (inputs.concreteWeight * inputs.pedestal - inputs.soilWeight * inputs.soil);
  const weight = even * lx * ly + pedestal;
  const centreOf = (middle: number, at: number) =>
    weight > 0 ? (even * lx * ly * middle + pedestal * at) / weight : middle;
  return {
    inputs,
    cap,
    sections: sectionsOf(inputs, cap, bars, arrangement),
    arrangement,
    matLines: arrangement === "mat" ? matLines(inputs, piles, bars) : [],
    bars,
    groups: groupsOf(inputs, piles, drawn),
    acrossTolerance: isCollinear && inputs.places === "tolerance" ? inputs.tolerance : 0,
    isCollinear,
    weight,
    centre: {
      x: centreOf((outline.left + outline.right) / 2, column.x),
      y: centreOf((outline.bottom + outline.top) / 2, column.y),
    },
    combinations: combinationsOf(inputs),
    service: inputs.serviceBy === "combinations" ? serviceCombinations(inputs) : undefined,
  };
}

/** The actions of a combination about the origin of the plan at the underside of the cap, with a factor of the weight. */
export function groupActions(
  { inputs, weight, centre }: PileCapModel,
  { actions }: Pick<Combination, "actions">,
  weightFactor: number,
): GroupActions {
  const { n, mx, my, vx, vy, t } = actions;
  const { offsetX: ox, offsetY: oy } = inputs;
  const height = inputs.depth + inputs.pedestal;
  const w = weightFactor * weight;
  return {
    n: n + w,
    mx: mx + n * oy + vy * height + w * centre.y,
    my: my + n * ox + vx * height + w * centre.x,
    vx,
    vy,
    t: t + vy * ox - vx * oy,
  };
}

/** A moment across a line of piles that is rounding, Nmm. */
const NO_MOMENT = 1000;

/** The moment across a line of piles, without the tolerance. Units Nmm. */
export const acrossOf = (made: PileCapModel, of: Combination): number => {
  const [group] = made.groups;
  if (!group) return 0;
  const across = pileReactions(group, groupActions(made, of, of.weight.most)).across;
  return across > NO_MOMENT ? across : 0;
};
