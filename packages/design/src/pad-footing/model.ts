import {
  areaOfBar,
  type Box,
  barLayer,
  type DesignSection,
  equalSquare,
  type FootingActions,
  type FootingColumn,
  type FootingPerimeter,
  type FootingPlan,
  type FootingSide,
  footingPerimeters,
  isAlongX,
  type LoadedArea,
  loadedBox,
} from "@kingpost/as3600";
import type { Modelled, Problem } from "@kingpost/calc";
import { rectangle } from "@kingpost/concrete-section";
import { actionProblems } from "../frame/actions/actions.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import { error, note } from "../frame/problems.ts";
import {
  type FootingCombination,
  strengthCombinations,
  workingCombinations,
  workingProblems,
} from "./combinations.ts";
import type { PadFootingInputs } from "./fields.ts";

const ACTIONS = ["n", "mx", "my", "vx", "vy"] as const satisfies readonly (keyof FootingActions)[];

/** Bars of one direction in one face, across the whole width. Units mm, mm2. */
export interface BarLayer {
  readonly size: string;
  readonly db: number;
  readonly count: number;
  /** Between centres, not more than the spacing that is entered. */
  readonly spacing: number;
  readonly as: number;
  /** Effective depth. */
  readonly d: number;
  /** The whole width in bending, with these bars alone at its bottom. */
  readonly section: DesignSection;
}

/** Forces down that act all the time. Units N, Nmm, N/mm2. */
export interface Weight {
  readonly total: number;
  /** Moments about the centre of the plan: pedestal, less the soil in its place. */
  readonly mx: number;
  readonly my: number;
  /** Weight of footing and soil per unit area. */
  readonly perArea: number;
}

/** Weights that act all the time, unfactored. Units N, Nmm, N/mm2. */
export interface Weights {
  /** Footing, pedestal and soil without water. */
  readonly own: Weight;
  /** What the water carries of them. */
  readonly buoyancy: Weight;
  /** Pressure of the water at the underside. */
  readonly water: number;
}

/**
 * Weights with a factor, less what water carries of them. A factor that reduces weights does not reduce what the water carries: that
 * acts against them, and is permanent action of its own (AS/NZS 1170.0 Clause 4.2.1).
 */
export function factoredWeights(
  { own, buoyancy }: Weights,
  factor: number,
  up = factor === 0 ? 0 : Math.max(1, factor),
): Weight {
  const of = (name: keyof Weight) => factor * own[name] - up * buoyancy[name];
  return { total: of("total"), mx: of("mx"), my: of("my"), perArea: of("perArea") };
}

export interface PadFootingModel {
  readonly inputs: PadFootingInputs;
  readonly plan: FootingPlan;
  readonly column: FootingColumn;
  /** The area that bending, shear and punching begin at: less than a base plate or a masonry wall. */
  readonly loaded: FootingColumn;
  /** From where bending counts. */
  readonly critical: Box;
  /** From the underside to where the actions are. */
  readonly lever: number;
  readonly isPlain: boolean;
  /** Bars along x and along y. Undefined of a plain footing. */
  readonly bottom: Readonly<Record<"x" | "y", BarLayer>> | undefined;
  readonly top: Readonly<Record<"x" | "y", BarLayer>> | undefined;
  /** Mean effective depth of both layers; of a plain footing the depth that counts. */
  readonly dom: number;
  /** Critical perimeters of punching within the plan. */
  readonly perimeters: readonly FootingPerimeter[];
  /** Perimeters of a column that pulls: with the depth of the top bars, or of plain concrete. */
  readonly upwards: readonly FootingPerimeter[];
  /** Weights with the water level that is entered, and without water; one of both where there is none. */
  readonly weights: readonly { readonly words: string; readonly of: Weights }[];
  readonly combinations: readonly FootingCombination[];
  readonly working: readonly FootingCombination[];
}

/** `N24` is 24 mm. */
export const diameterOf = (size: string): number => Number(size.slice(1));

/** Whether the column, or its pedestal, is of concrete. */
export const isConcreteColumn = ({ columnKind }: Pick<PadFootingInputs, "columnKind">): boolean =>
  columnKind === "concrete" || columnKind === "circular";

/** Whether starter bars join a column of concrete to the footing. */
export const hasStarters = (inputs: PadFootingInputs): boolean =>
  isConcreteColumn(inputs) && inputs.starterCount > 0;

/** Area of all starter bars. Units mm2. */
export function starterArea({ starterCount, starterSize }: PadFootingInputs): number {
  const db = diameterOf(starterSize);
  return (starterCount * Math.PI * db * db) / 4;
}

/** Unit weight of fresh water, which carries what is below its level, N/mm3. */
export const WATER = 9.81e-6;
/** Depth that plain concrete loses to the ground, mm. */
const PLAIN_LOSS = 50;

export function model(inputs: PadFootingInputs): Modelled<PadFootingModel> {
  const made = footingOf(inputs);
  const problems = [
    ...placeProblems(made),
    ...barProblems(made),
    ...soilProblems(made),
    ...workingProblems(inputs),
    ...actionProblems(inputs, ACTIONS, "an axial force or a moment"),
    ...(inputs.actionsBy === "cases"
      ? strengthProblems({ caseActions: inputs.caseActions }, inputs.ownCombinations)
      : []),
  ];
  return problems.some(({ kind }) => kind === "error") ? { problems } : { problems, model: made };
}

function footingOf(inputs: PadFootingInputs): PadFootingModel {
  const { lengthX: lx, lengthY: ly, depth, offsetX: x, offsetY: y } = inputs;
  const isPlain = inputs.reinforcement === "plain";
  const column: FootingColumn = { area: areaOf(inputs), x, y };
  const hasPedestal = isConcreteColumn(inputs);
  const bottom = isPlain ? undefined : bottomBars(inputs);
  const plan = { lx, ly };
  const loaded: FootingColumn = { area: loadedArea(inputs), x, y };
  const dom = bottom ? (bottom.x.d + bottom.y.d) / 2 : depth - PLAIN_LOSS;
  const top = isPlain || !inputs.hasTop ? undefined : topBars(inputs);
  const upwardDepth = top ? (top.x.d + top.y.d) / 2 : depth - PLAIN_LOSS;
  // Without depth there is no perimeter: the depth is an error.
  const perimetersAt = (of: number) =>
    of > 0 ? footingPerimeters(plan, loaded, { fc: inputs.fc, dom: of }) : [];
  const made: Omit<PadFootingModel, "combinations" | "working"> = {
    inputs,
    plan,
    column,
    loaded,
    critical: criticalBox(inputs),
    lever: depth + (hasPedestal ? inputs.pedestal : 0),
    isPlain,
    bottom,
    top,
    dom,
    perimeters: perimetersAt(dom),
    upwards: perimetersAt(upwardDepth),
    weights: waterLevels(inputs).map(({ words, depthOfWater }) => ({
      words,
      of: weightsOf(inputs, column, depthOfWater),
    })),
  };
  return { ...made, combinations: strengthCombinations(inputs), working: workingCombinations(inputs) };
}

function areaOf({ columnKind, columnX: cx, columnY: cy, diameter }: PadFootingInputs): LoadedArea {
  return columnKind === "circular" ? { shape: "circular", diameter } : { shape: "rectangular", cx, cy };
}

/** Below a base plate, to midway between the column and the edge of the plate. */
function loadedArea(inputs: PadFootingInputs): LoadedArea {
  const { columnKind, columnX, columnY, steelX, steelY } = inputs;
  if (columnKind !== "plate") return areaOf(inputs);
  return { shape: "rectangular", cx: (columnX + steelX) / 2, cy: (columnY + steelY) / 2 };
}

/** Bending begins at the face; in masonry midway between its centre and its face. */
function criticalBox(inputs: PadFootingInputs): Box {
  const { columnKind, columnX, columnY, offsetX: x, offsetY: y, diameter } = inputs;
  if (columnKind === "masonry") {
    const area = { shape: "rectangular", cx: columnX / 2, cy: columnY / 2 } as const;
    return loadedBox({ area, x, y });
  }
  const side = equalSquare(diameter);
  return loadedBox(
    columnKind === "circular"
      ? { area: { shape: "rectangular", cx: side, cy: side }, x, y }
      : { area: loadedArea(inputs), x, y },
  );
}

/** The bars of a width at an effective depth: evenly between the side covers. */
function layer(
  { fc, fsy, coverSide, depth }: PadFootingInputs,
  { size, most, width, d }: { size: string; most: number; width: number; d: number },
): BarLayer {
  const db = diameterOf(size);
  const between = width - 2 * coverSide - db;
  const gaps = Math.max(1, Math.ceil(between / most - 1e-9));
  const count = gaps + 1;
  const bars = barLayer({ count, diameter: db, y: depth / 2 - d, width: Math.max(between, 0) });
  return {
    size,
    db,
    count,
    spacing: between / gaps,
    as: count * areaOfBar(db),
    d,
    section: { concrete: { fc }, region: rectangle(width, depth), bars, steel: { fsy, ductility: "N" } },
  };
}

function bottomBars(inputs: PadFootingInputs): Readonly<Record<"x" | "y", BarLayer>> {
  const { sizeX, sizeY, depth, coverBottom, lower, lengthX, lengthY } = inputs;
  const [dbX, dbY] = [diameterOf(sizeX), diameterOf(sizeY)];
  const dX = depth - coverBottom - dbX / 2 - (lower === "x" ? 0 : dbY);
  const dY = depth - coverBottom - dbY / 2 - (lower === "y" ? 0 : dbX);
  return {
    x: layer(inputs, { size: sizeX, most: inputs.spacingX, width: lengthY, d: dX }),
    y: layer(inputs, { size: sizeY, most: inputs.spacingY, width: lengthX, d: dY }),
  };
}

/** Top bars as bottom bars of the footing upside down; those along x are the outer ones where they are below. */
function topBars(inputs: PadFootingInputs): Readonly<Record<"x" | "y", BarLayer>> {
  const { topSize: size, topSpacing: most, depth, coverTop, lower, lengthX, lengthY } = inputs;
  const db = diameterOf(size);
  const d = (isOuter: boolean) => depth - coverTop - db / 2 - (isOuter ? 0 : db);
  return {
    x: layer(inputs, { size, most, width: lengthY, d: d(lower === "x") }),
    y: layer(inputs, { size, most, width: lengthX, d: d(lower === "y") }),
  };
}

/** Water may fall: a design with water is also checked without it. */
function waterLevels({ hasWater, waterDepth }: PadFootingInputs) {
  const dry = { words: "", depthOfWater: Number.POSITIVE_INFINITY };
  return hasWater
    ? [
        { words: "", depthOfWater: waterDepth },
        { ...dry, words: "without water" },
      ]
    : [dry];
}

function weightsOf(inputs: PadFootingInputs, { x, y, area }: FootingColumn, water: number): Weights {
  const { lengthX, lengthY, depth, soilDepth, soilWeight, concreteWeight, pedestal, columnKind } = inputs;
  const wet = (from: number, to: number) => Math.min(Math.max(to - water, 0), to - from);
  const footprint = area.shape === "circular" ? (Math.PI * area.diameter ** 2) / 4 : area.cx * area.cy;
  const height = columnKind === "concrete" || columnKind === "circular" ? pedestal : 0;
  const weight = (soil: number, footing: number, ofPedestal: number): Weight => {
    const beside = (ofPedestal - soil) * footprint;
    const perArea = soil + footing;
    return { total: perArea * lengthX * lengthY + beside, mx: beside * y, my: beside * x, perArea };
  };
  return {
    own: weight(soilWeight * soilDepth, concreteWeight * depth, concreteWeight * height),
    buoyancy: weight(
      WATER * wet(0, soilDepth),
      WATER * wet(soilDepth, soilDepth + depth),
      // Water is below the ground, and so is what it carries of a pedestal that is above it.
      WATER * wet(soilDepth - height, soilDepth),
    ),
    water: WATER * wet(0, soilDepth + depth),
  };
}

/** From a box in the plan to the edge of the plan on a side. Units mm. */
export function projectionOf({ plan }: PadFootingModel, box: Box, side: FootingSide): number {
  const half = (isAlongX(side) ? plan.lx : plan.ly) / 2;
  return side === "left" || side === "bottom" ? half + box[side] : half - box[side];
}

function placeProblems({ plan, column, inputs }: PadFootingModel): readonly Problem[] {
  const { area, x, y } = column;
  const [cx, cy] = area.shape === "circular" ? [area.diameter, area.diameter] : [area.cx, area.cy];
  const isOutside = (at: number, size: number, length: number) => Math.abs(at) + size / 2 > length / 2 + 1e-9;
  const { columnKind, steelX, steelY, columnX, columnY } = inputs;
  return [
    ...(isOutside(x, cx, plan.lx) ? [error("/offsetX", "The column is outside the footing along x.")] : []),
    ...(isOutside(y, cy, plan.ly) ? [error("/offsetY", "The column is outside the footing along y.")] : []),
    ...(columnKind === "plate" && steelX > columnX
      ? [error("/steelX", "The steel column is longer than its plate along x.")]
      : []),
    ...(columnKind === "plate" && steelY > columnY
      ? [error("/steelY", "The steel column is longer than its plate along y.")]
      : []),
  ];
}

function barProblems({ bottom, top, inputs, isPlain }: PadFootingModel): readonly Problem[] {
  const { depth } = inputs;
  if (isPlain) {
    return depth <= PLAIN_LOSS ? [error("/depth", "A plain footing is deeper than 50 mm.")] : [];
  }
  const wrong = (layers: PadFootingModel["bottom"], path: string): readonly Problem[] =>
    (["x", "y"] as const).flatMap((along) => {
      const bars = layers?.[along];
      if (!bars) return [];
      if (bars.d <= depth / 2) {
        return [error(path, `The bars along ${along} are not in the outer half of the depth.`)];
      }
      return bars.spacing <= bars.db
        ? [error("/coverSide", `The bars along ${along} do not fit beside each other.`)]
        : [];
    });
  const tops = wrong(top, "/coverTop");
  return [...wrong(bottom, "/coverBottom"), ...tops];
}

function soilProblems({ inputs }: PadFootingModel): readonly Problem[] {
  const { bearingBy, allowable, ultimate, phiG } = inputs;
  const found: Problem[] = [];
  if (bearingBy === "allowable" && allowable <= 0) {
    found.push(error("/allowable", "Enter the allowable bearing pressure: it is more than 0 kPa."));
  }
  if (bearingBy === "ultimate" && ultimate <= 0) {
    found.push(error("/ultimate", "Enter the ultimate bearing pressure: it is more than 0 kPa."));
  }
  if (bearingBy === "ultimate" && phiG <= 0) {
    found.push(error("/phiG", "Enter the reduction factor: it is more than 0."));
  }
  if (bearingBy === "ultimate" && phiG > 0 && (phiG < 0.35 || phiG > 0.65)) {
    found.push(note("/phiG", "Reduction factors are usually 0.35 to 0.65."));
  }
  if (bearingBy === "allowable" && inputs.actionsBy === "combinations" && inputs.working.length === 0) {
    found.push(
      error("/working", "Enter the working actions, which the allowable pressure is compared with."),
    );
  }
  return found;
}
