import {
  type AxisStrength,
  axisStrength,
  barInset,
  bucklingLoad,
  type ColumnPlane,
  type ColumnSway,
  circularBars,
  type DesignSection,
  effectiveLengthFactor,
  IDEAL_FACTORS,
  REINFORCED_WEIGHT,
  type ReinforcingBar,
  rectangularBars,
} from "@kingpost/as3600";
import { DomainError, type Modelled, type Problem, SILENT } from "@kingpost/calc";
import { barArea, circle, type Region, rectangle, regionProperties } from "@kingpost/concrete-section";
import { columnEnds, isWeightRow, type WeightRow, weightRow } from "../column/self-weight.ts";
import {
  type ActionSet,
  type ArrangedRows,
  actionProblems,
  actionSets,
  arrangedRows,
} from "../frame/actions/actions.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import { error, note } from "../frame/problems.ts";
import { type ConcreteColumnInputs, type EndCase, isSway } from "./fields.ts";

export type Axis = "x" | "y";

/** The actions of a combination that are entered. */
export const ACTIONS = ["n", "mxTop", "mxBase", "myTop", "myBase", "vx", "vy"] as const;

/** First-order actions of one combination. Units N, Nmm; moments with the signs of a moment diagram. */
export interface Combination {
  readonly name: string;
  /** The input of its axial force, of a combination that is entered. */
  readonly path: string | undefined;
  readonly actions: Readonly<Record<(typeof ACTIONS)[number], number>>;
}

export interface ConcreteColumnModel {
  readonly inputs: ConcreteColumnInputs;
  readonly isCircular: boolean;
  /** Units mm. */
  readonly width: number;
  readonly depth: number;
  readonly region: Region;
  readonly ag: number;
  readonly as: number;
  readonly db: number;
  readonly section: DesignSection;
  readonly combinations: readonly Combination[];
}

/** Strength above which the core is confined, MPa. Source AS 3600 10.7.3 */
const HIGH_STRENGTH = 50;

/** Whether the fitments confine the core (Clause 10.7.3). */
export const isConfined = ({ fc }: ConcreteColumnInputs): boolean => fc > HIGH_STRENGTH;

/** Spacing of fitments in special regions, mm: that of the column unless another is entered. */
export const endSpacingOf = ({ spacing, endSpacing }: ConcreteColumnInputs): number =>
  endSpacing > 0 ? endSpacing : spacing;

/** `N24` is 24 mm. */
export const diameterOf = (size: string): number => Number(size.slice(1));

export function model(inputs: ConcreteColumnInputs): Modelled<ConcreteColumnModel> {
  const made = columnOf(inputs);
  const problems = [
    ...shapeProblems(made),
    ...frameProblems(inputs),
    ...actionProblems(inputs, ACTIONS, "an axial force or a moment"),
    ...(inputs.actionsBy === "cases"
      ? strengthProblems({ caseActions: inputs.caseActions }, inputs.ownCombinations)
      : []),
  ];
  return problems.some(({ kind }) => kind === "error") ? { problems } : { problems, model: made };
}

function columnOf(inputs: ConcreteColumnInputs): ConcreteColumnModel {
  const { shape, depth, fc, fsy } = inputs;
  const isCircular = shape === "circular";
  const width = isCircular ? depth : inputs.width;
  const region = isCircular ? circle(depth) : rectangle(width, depth);
  const bars = barsOf(inputs, width);
  const ag = regionProperties(region).area;
  const section: DesignSection = {
    concrete: { fc },
    region,
    bars,
    steel: { fsy, ductility: "N" },
    isCircular,
  };
  return {
    inputs,
    isCircular,
    width,
    depth,
    region,
    ag,
    as: barArea(bars),
    db: diameterOf(inputs.size),
    section,
    combinations: columnSets(inputs, loadedRows(inputs, ag)),
  };
}

export type LoadedRow = ConcreteColumnInputs["caseActions"][number] | WeightRow;

/** The rows by load case, with the self-weight of a column of this gross area. Units mm². */
export function loadedRows(inputs: ConcreteColumnInputs, ag: number): ArrangedRows<LoadedRow> {
  const { hasSelfWeight, caseActions, lengthX, lengthY } = inputs;
  const weight = hasSelfWeight ? [weightRow(REINFORCED_WEIGHT * ag * Math.max(lengthX, lengthY))] : [];
  return arrangedRows([...caseActions, ...weight]);
}

/** Combinations at both ends where self-weight acts: less compression may carry less moment. */
export function columnSets(
  inputs: ConcreteColumnInputs,
  arranged: ArrangedRows<LoadedRow>,
): readonly ActionSet<(typeof ACTIONS)[number]>[] {
  const weight = arranged.rows.find(isWeightRow);
  return actionSets(inputs, ACTIONS, () => arranged).flatMap((set) => {
    const { base, top } = columnEnds<(typeof ACTIONS)[number]>(set, weight);
    return base === top ? [set] : [base, top];
  });
}

function barsOf(inputs: ConcreteColumnInputs, width: number): readonly ReinforcingBar[] {
  const { shape, depth, cover, countX, countY, count } = inputs;
  const cage = { cover, fitment: diameterOf(inputs.fitment), diameter: diameterOf(inputs.size) };
  return shape === "circular"
    ? circularBars({ ...cage, columnDiameter: depth, count })
    : rectangularBars({ ...cage, width, depth, nx: countX, ny: countY });
}

/** Clear gaps between neighbouring bars along a face or the circle, and between their centres. Units mm. */
export function gapsOf({ inputs, width, depth, isCircular, db }: ConcreteColumnModel): {
  readonly clear: number;
  readonly apart: number;
} {
  const inset = barInset({ cover: inputs.cover, fitment: diameterOf(inputs.fitment), diameter: db });
  if (isCircular) {
    const chord = (depth - 2 * inset) * Math.sin(Math.PI / inputs.count);
    return { clear: chord - db, apart: chord };
  }
  const spacings = [(width - 2 * inset) / (inputs.countX - 1), (depth - 2 * inset) / (inputs.countY - 1)];
  return { clear: Math.min(...spacings) - db, apart: Math.max(...spacings) };
}

/** Sides beyond which a column is a wall. */
const WALL = 4;
/** Bars over the gross area beyond which none are accepted. */
const MOST_BARS = 0.08;

function shapeProblems(made: ConcreteColumnModel): readonly Problem[] {
  const { inputs, width, depth, ag, as, db } = made;
  const path = made.isCircular ? "/count" : "/countX";
  const room = Math.min(width, depth) - 2 * (inputs.cover + diameterOf(inputs.fitment) + db);
  if (room <= 0) return [error("/cover", "Cover, fitments and bars leave no core.")];
  return [
    ...(Math.max(width, depth) > WALL * Math.min(width, depth)
      ? [error("/depth", "A section with a side of more than 4 times the other is a wall (Section 11).")]
      : []),
    ...(gapsOf(made).clear <= 0 ? [error(path, "The bars do not fit beside each other.")] : []),
    ...(isConfined(inputs) && inputs.endSpacing > inputs.spacing
      ? [error("/endSpacing", "Fitments of special regions are not further apart than those of the column.")]
      : []),
    ...(as > MOST_BARS * ag
      ? [error("/size", "The bars are more than 8 % of the section: no arrangement of them is accepted.")]
      : []),
  ];
}

function frameProblems(inputs: ConcreteColumnInputs): readonly Problem[] {
  return (["X", "Y"] as const).flatMap((axis): readonly Problem[] => {
    const ends = inputs[`ends${axis}`];
    const k = inputs[`k${axis}`];
    if (ends === "own" && k > 1) {
      return [error(`/k${axis}`, "The effective length factor of a braced column is not more than 1.")];
    }
    if (ends === "sway-own" && k < 1) {
      return [error(`/k${axis}`, "The effective length factor of a sway column is not less than 1.")];
    }
    if (!isSway(ends) || inputs[`sway${axis}`] !== "storey") return [];
    return inputs[`sumN${axis}`] === 0 || inputs[`sumNc${axis}`] === 0
      ? [note(`/sumN${axis}`, "Not entered: the sway is magnified as of this column alone.")]
      : [];
  });
}

const IDEAL: Readonly<Partial<Record<EndCase, number>>> = {
  pinned: IDEAL_FACTORS["braced, pinned and pinned"],
  "fixed-pinned": IDEAL_FACTORS["braced, pinned and fixed"],
  fixed: IDEAL_FACTORS["braced, fixed and fixed"],
  "sway-fixed": IDEAL_FACTORS["sway, fixed and fixed"],
  "sway-free": IDEAL_FACTORS["sway, fixed and free"],
  "sway-pinned": IDEAL_FACTORS["sway, fixed and pinned"],
};

const letter = (axis: Axis) => (axis === "x" ? "X" : "Y");

/** The effective length factor about an axis. */
export function factorOf(inputs: ConcreteColumnInputs, axis: Axis): number {
  const of = letter(axis);
  const ends = inputs[`ends${of}`];
  const ideal = IDEAL[ends];
  if (ideal !== undefined) return ideal;
  if (ends === "own" || ends === "sway-own") return inputs[`k${of}`];
  return effectiveLengthFactor(inputs[`gammaTop${of}`], inputs[`gammaBase${of}`], !isSway(ends));
}

/** Whether the sway of an axis is magnified as of the column alone, as its frame is not entered. */
export function isFrameMissing(inputs: ConcreteColumnInputs, axis: Axis): boolean {
  const of = letter(axis);
  if (!isSway(inputs[`ends${of}`])) return false;
  const by = inputs[`sway${of}`];
  if (by === "frame") return inputs[`lambda${of}`] === 0;
  return by === "storey" && (inputs[`sumN${of}`] === 0 || inputs[`sumNc${of}`] === 0);
}

/** The strength of the section about both axes, and of a circle with its bars turned by half of the angle between them. */
export function strengthsOf(
  column: ConcreteColumnModel,
  isShort: boolean,
): readonly [AxisStrengths, ...AxisStrengths[]] {
  const { inputs, isCircular, section } = column;
  const compression = { isShort, imposedRatio: inputs.imposedRatio === "high" ? 0.25 : 0 };
  const about = (of: DesignSection, axis: Axis): AxisStrength => {
    const strength = axisStrength(of, axis === "x" ? { x: 0, y: 1 } : { x: 1, y: 0 }, compression);
    if ("kind" in strength) throw new DomainError("unreinforced", strength.reason);
    return strength;
  };
  if (!isCircular) return [{ x: about(section, "x"), y: about(section, "y") }];
  const [first, second] = positionsOf(column).map((of) => about(of, "x"));
  if (!first || !second) throw new Error("A circle has two positions of its bars.");
  // The first has the lower buckling load.
  const [low, high] = first.mub <= second.mub ? [first, second] : [second, first];
  return [
    { x: low, y: low },
    { x: high, y: high },
  ];
}

export type AxisStrengths = Readonly<Record<Axis, AxisStrength>>;

/** The section, and of a circle that with its bars turned by half of the angle between them. */
export const positionsOf = (column: ConcreteColumnModel): readonly [DesignSection, ...DesignSection[]] =>
  column.isCircular ? [column.section, { ...column.section, bars: turnedBars(column) }] : [column.section];

function turnedBars({ inputs, depth }: ConcreteColumnModel): readonly ReinforcingBar[] {
  return circularBars({
    cover: inputs.cover,
    fitment: diameterOf(inputs.fitment),
    diameter: diameterOf(inputs.size),
    columnDiameter: depth,
    count: inputs.count,
    isTurned: true,
  });
}

/** The column in one plane of bending under a combination. */
export function planeOf(
  column: ConcreteColumnModel,
  axis: Axis,
  strength: AxisStrength,
  { actions }: Combination,
): ColumnPlane {
  const { inputs, isCircular, width, depth } = column;
  const of = letter(axis);
  const ends = inputs[`ends${of}`];
  const [top, base] = axis === "x" ? [actions.mxTop, actions.mxBase] : [actions.myTop, actions.myBase];
  const plane: ColumnPlane = {
    strength,
    depth: axis === "x" ? depth : width,
    isCircular,
    isBraced: !isSway(ends),
    le: factorOf(inputs, axis) * inputs[`length${of}`],
    n: actions.n,
    // Moments of one diagram sign bend in single curvature: as end moments they turn in opposite senses.
    ends: { m1: base, m2: 0 - top },
    betaD: inputs.betaD,
    hasTransverseLoads: inputs[`isLoaded${of}`],
  };
  if (!isSway(ends)) return plane;
  if (inputs[`sway${of}`] === "second-order") return { ...plane, isSecondOrder: true };
  return { ...plane, sway: swayOf(column, axis, plane) };
}

function swayOf({ inputs }: ConcreteColumnModel, axis: Axis, plane: ColumnPlane): ColumnSway {
  const of = letter(axis);
  if (inputs[`sway${of}`] === "frame" && inputs[`lambda${of}`] > 0) {
    return { by: "frame", lambda: inputs[`lambda${of}`] };
  }
  const [sumN, sumNc] = [inputs[`sumN${of}`], inputs[`sumNc${of}`]];
  return isFrameMissing(inputs, axis)
    ? { by: "storey", sumN: Math.max(plane.n, 0), sumNc: bucklingLoad(plane, SILENT) }
    : // The column is one of its storey.
      { by: "storey", sumN: Math.max(sumN, plane.n), sumNc };
}
