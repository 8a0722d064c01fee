import {
  areaOfBar,
  type CapSections,
  confiningDistance,
  type DesignSection,
  type GroupActions,
  leastSpacing,
  type MatLine,
  type PileCap,
  type PileGroup,
  type PilePlace,
  pileArea,
  pileGroup,
  pileReactions,
  type StandardLayout,
  standardLayout,
  type TieArrangement,
  type TieBand,
  type TieSteel,
  tieBands,
  toleranceRuns,
} from "@kingpost/as3600";
import type { Modelled, Problem } from "@kingpost/calc";
import { rectangle } from "@kingpost/concrete-section";
import {
  type ActionSet,
  actionProblems,
  actionSets,
  arrangedRows,
  arrangedSets,
  rowName,
} from "../frame/actions/actions.ts";
import { serviceSums } from "../frame/actions/service-sums.ts";
import { strengthProblems } from "../frame/actions/strength-cases.ts";
import { error, note } from "../frame/problems.ts";
import { type BottomBars, barPositions } from "./bar-positions.ts";
import type { PileCapInputs } from "./fields.ts";

export const ACTIONS = ["n", "mx", "my", "vx", "vy", "t"] as const;
export type CapActions = ActionSet<(typeof ACTIONS)[number]>["actions"];

/** Actions of one combination at the top of the cap or pedestal. Units N, Nmm. */
export interface Combination {
  readonly name: string;
  readonly path: string | undefined;
  readonly actions: CapActions;
  /** Factors of the weight: where it loads, and where it relieves. */
  readonly weight: { readonly most: number; readonly least: number };
}

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

/** `N24` is 24 mm. */
export const diameterOf = (size: string): number => Number(size.slice(1));

/** Factors of the weight beside actions that are entered factored. */
const WEIGHT_FACTORS = { most: 1.35, least: 0.9 } as const;

export function model(inputs: PileCapInputs): Modelled<PileCapModel> {
  const early = earlyProblems(inputs);
  if (early.some(({ kind }) => kind === "error")) return { problems: early };
  const made = capOf(inputs);
  const work = workProblems(made);
  // What is too much to calculate is too much to look for its other problems.
  if (work.length > 0) return { problems: [...early, ...work] };
  const problems = [...early, ...capProblems(made)];
  return problems.some(({ kind }) => kind === "error") ? { problems } : { problems, model: made };
}

/** The piles as drawn. */
export const drawnPiles = ({ layout, spacing, piles }: PileCapInputs): readonly PilePlace[] =>
  layout === "custom"
    ? piles.map(({ x, y }) => ({ x, y }))
    : standardLayout(Number(layout) as StandardLayout, spacing);

/** Piles that are nearer to a line than this part of their size are in that line. */
const LINE = 0.25;

const FEWEST = 2;
/** Least distance of piles over their size. */
const LEAST_SPACING = 1.5;

function earlyProblems(inputs: PileCapInputs): readonly Problem[] {
  const { layout, pileSize, places, asBuilt } = inputs;
  const piles = drawnPiles(inputs);
  const path = layout === "custom" ? "/piles" : "/spacing";
  if (piles.length < FEWEST) return [error(path, "Enter the coordinates of 2 to 16 piles.")];
  const isAsBuilt = places === "as-built";
  const tooClose = "Piles are nearer than 1.5 diameters, centre to centre.";
  return [
    ...(leastSpacing(piles) < LEAST_SPACING * pileSize ? [error(path, tooClose)] : []),
    ...(isAsBuilt && asBuilt.length !== piles.length
      ? [error("/asBuilt", `Enter the as-built coordinates of all ${piles.length} piles, in their order.`)]
      : []),
    ...(isAsBuilt && asBuilt.length === piles.length && leastSpacing(asBuilt) < pileSize
      ? [error("/asBuilt", "Two as-built piles overlap.")]
      : []),
    ...depthProblems(inputs),
    ...strengthInputProblems(inputs),
    ...actionProblems(inputs, ACTIONS, "an axial force or a moment"),
    ...serviceProblems(inputs),
    ...(inputs.actionsBy === "cases"
      ? strengthProblems({ caseActions: inputs.caseActions }, inputs.ownCombinations)
      : []),
  ];
}

function serviceProblems({ actionsBy, serviceBy, serviceActions }: PileCapInputs): readonly Problem[] {
  const isEntered = actionsBy === "combinations" && serviceBy === "combinations";
  return isEntered && serviceActions.length === 0
    ? [error("/serviceActions", "Enter the service actions, or choose a ratio of the design actions.")]
    : [];
}

/** Concrete between the bottom and the top bars at least, mm. */
const LEAST_CORE = 100;

function depthProblems({ depth, ...of }: PileCapInputs): readonly Problem[] {
  const bottom = of.embedment + of.cover + diameterOf(of.sizeX) + diameterOf(of.sizeY);
  const needed = bottom + 2 * diameterOf(of.topSize) + of.sideCover + LEAST_CORE;
  return depth < needed
    ? [error("/depth", `The cap is thinner than its bars, covers and pile heads need: ${needed} mm or more.`)]
    : [];
}

function strengthInputProblems({ strengthBy, strengthC, ultimateC }: PileCapInputs): readonly Problem[] {
  if (strengthBy === "entered" && strengthC === 0) {
    return [error("/strengthC", "Enter the design geotechnical strength in compression.")];
  }
  return strengthBy === "factor" && ultimateC === 0
    ? [error("/ultimateC", "Enter the ultimate geotechnical strength in compression.")]
    : [];
}

/** The plan of the cap: the edge beyond the piles as drawn. */
export function outlineOf(
  { pileSize, overhang }: PileCapInputs,
  piles: readonly PilePlace[],
): PileCap["outline"] {
  const reach = pileSize / 2 + overhang;
  return {
    left: Math.min(...piles.map(({ x }) => x)) - reach,
    right: Math.max(...piles.map(({ x }) => x)) + reach,
    bottom: Math.min(...piles.map(({ y }) => y)) - reach,
    top: Math.max(...piles.map(({ y }) => y)) + reach,
  };
}

/** The piles as drawn, in one line or not. */
export const drawnGroup = (inputs: PileCapInputs): PileGroup =>
  pileGroup(drawnPiles(inputs), LINE * inputs.pileSize);

/** Three piles that are not in one line have bars from pile to pile. */
export function arrangementOf({ arrangement }: PileCapInputs, { piles, line }: PileGroup): TieArrangement {
  if (arrangement === "mat") return "mat";
  return piles.length === 3 && !line ? "sides" : "bands";
}

function capOf(inputs: PileCapInputs): PileCapModel {
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
    weight:
      inputs.concreteWeight * (lx * ly * depth + columnPlan * inputs.pedestal) +
      inputs.soilWeight * inputs.soil * Math.max(0, lx * ly - columnPlan),
    centre: { x: (outline.left + outline.right) / 2, y: (outline.bottom + outline.top) / 2 },
    combinations: combinationsOf(inputs),
    service: inputs.serviceBy === "combinations" ? serviceCombinations(inputs) : undefined,
  };
}

const greatestMove = (piles: readonly PilePlace[], built: readonly PilePlace[]): number =>
  Math.max(
    0,
    ...piles.map(({ x, y }, index) => Math.hypot((built[index]?.x ?? x) - x, (built[index]?.y ?? y) - y)),
  );

function groupsOf(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  drawn: PileGroup,
): readonly PileGroup[] {
  const { line } = drawn;
  if (inputs.places === "as-built") return [pileGroup(inputs.asBuilt, LINE * inputs.pileSize)];
  const runs = toleranceRuns(piles, inputs.tolerance);
  if (!line) return runs.map((places) => pileGroup(places));
  // A line of piles is moved along itself: what is across it goes to what holds the line.
  return runs.map((places) => {
    const along = places.map((place, index) => {
      const pile = piles[index] ?? place;
      const by = (place.x - pile.x) * line.x + (place.y - pile.y) * line.y;
      return { x: pile.x + by * line.x, y: pile.y + by * line.y };
    });
    return pileGroup(along, LINE * inputs.pileSize);
  });
}

/** The depths of the bars along x, the lower layer, and along y; those of a triangle cross in a third layer. */
function effectiveDepths(
  { depth, embedment, cover, sizeX, sizeY }: PileCapInputs,
  arrangement: TieArrangement,
) {
  const [dx, dy] = [diameterOf(sizeX), diameterOf(sizeY)];
  const low = depth - embedment - cover;
  if (arrangement === "sides") return { x: low - 2.5 * dx, y: low - 2.5 * dx, isCrossed: true };
  return { x: low - dx / 2, y: low - dx - dy / 2, isCrossed: false };
}

function bottomBars(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  bands: readonly TieBand[],
  arrangement: TieArrangement,
  outline: PileCap["outline"],
): Readonly<Record<"x" | "y", BottomBars>> {
  const depths = effectiveDepths(inputs, arrangement);
  const bars = (along: "x" | "y"): BottomBars => {
    const isSide = arrangement === "sides";
    const db = diameterOf(along === "x" || isSide ? inputs.sizeX : inputs.sizeY);
    const count = along === "x" || isSide ? inputs.countX : inputs.countY;
    const d = depths[along];
    const [low, high] = along === "x" ? [outline.bottom, outline.top] : [outline.left, outline.right];
    const inside = { low: low + inputs.sideCover, high: high - inputs.sideCover };
    const across = along === "x" ? "y" : "x";
    const centres = bands
      .filter(({ direction }) => direction === along)
      .map((band) => piles[band.piles[0] ?? 0]?.[across] ?? 0);
    const lines =
      arrangement === "bands" && centres.length > 0
        ? centres.map((at) => ({ at, width: bandWidth(at, centres, inputs.pileSize + d, inside) }))
        : [
            isSide
              ? { at: 0, width: inputs.pileSize }
              : { at: (low + high) / 2, width: inside.high - inside.low },
          ];
    const narrowest = Math.min(...lines.map(({ width }) => width));
    return { db, count, lines, d, gap: (narrowest - count * db) / (count - 1) };
  };
  return { x: bars("x"), y: bars("y") };
}

/** The width of a band: of the pile and half of the depth on each side, to its neighbours and within the cover. */
function bandWidth(
  at: number,
  centres: readonly number[],
  most: number,
  inside: { readonly low: number; readonly high: number },
): number {
  const gaps = centres.filter((other) => other !== at).map((other) => Math.abs(other - at));
  return Math.min(most, ...gaps, 2 * (at - inside.low), 2 * (inside.high - at));
}

function tieSteel(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  bars: Readonly<Record<"x" | "y", BottomBars>>,
  arrangement: TieArrangement,
): PileCap["steel"] {
  const steel = (along: "x" | "y"): TieSteel => {
    const { db, count, gap, d, lines } = bars[along];
    const counted = arrangement === "mat" ? countOver(piles, along, bars[along], inputs.pileSize + d) : count;
    const cover = inputs.ends === "cog" ? inputs.sideCover : Math.min(inputs.cover, inputs.sideCover);
    return {
      area: counted * areaOfBar(db),
      db,
      cd: lines.length > 0 ? Math.max(1, confiningDistance({ cover, clearSpacing: gap })) : cover,
    };
  };
  const [x, y] = [steel("x"), steel("y")];
  return { x, y, side: x };
}

/**
 * Piles beside each other on one side of the column, whose struts the same bars of a mat tie: bars are of the nearest such line within
 * its reach. The bars of one side tie those of the other.
 */
function matLines(
  inputs: PileCapInputs,
  piles: readonly PilePlace[],
  bars: Readonly<Record<"x" | "y", BottomBars>>,
): readonly MatLine[] {
  const { offsetX, offsetY, columnShape, columnX, columnY } = inputs;
  const column = { x: offsetX, y: offsetY };
  const side = { x: columnX, y: columnShape === "circular" ? columnX : columnY };
  return (["x", "y"] as const).flatMap((along) => {
    const across = along === "x" ? "y" : "x";
    const { d, db } = bars[along];
    const reach = (inputs.pileSize + d) / 2;
    const placeOf = (pile: number) => piles[pile]?.[across] ?? 0;
    // The strut of a pile below the column may thrust to either side, with the nodes or the piles moved.
    const isOn = (pile: number, sign: 1 | -1) =>
      sign * ((piles[pile]?.[along] ?? 0) - column[along]) >= -side[along] / 2;
    return ([1, -1] as const).flatMap((sign) => {
      const lines: number[][] = [];
      const order = piles.map((_, pile) => pile).filter((pile) => isOn(pile, sign));
      for (const pile of order.toSorted((a, b) => placeOf(a) - placeOf(b))) {
        const line = lines.at(-1);
        const last = line?.at(-1);
        if (line && last !== undefined && placeOf(pile) - placeOf(last) <= LINE * inputs.pileSize)
          line.push(pile);
        else lines.push([pile]);
      }
      const away = (line: readonly number[], at: number) => Math.abs(placeOf(line[0] ?? 0) - at);
      const counts = new Map<readonly number[], number>();
      for (const at of barPositions(bars[along], 0)) {
        const nearest = Math.min(...lines.map((line) => away(line, at)));
        if (nearest > reach) continue;
        // A bar in the middle between lines is shared.
        const sharing = lines.filter((line) => away(line, at) <= nearest + EVEN);
        for (const line of sharing) counts.set(line, (counts.get(line) ?? 0) + 1 / sharing.length);
      }
      return lines.map((line) => ({
        band: { direction: along, piles: line, others: [] },
        area: (counts.get(line) ?? 0) * areaOfBar(db),
      }));
    });
  });
}

/** Distances of a bar to lines that differ by rounding, mm. */
const EVEN = 1e-6;

/** Bars of a mat that are over the width of a pile and half of the depth on each side of it. */
function countOver(
  piles: readonly PilePlace[],
  along: "x" | "y",
  { count, lines, db }: BottomBars,
  width: number,
): number {
  const [line] = lines;
  if (!line) return 0;
  const across = along === "x" ? "y" : "x";
  const [first, step] = [line.at - line.width / 2 + db / 2, (line.width - db) / (count - 1)];
  return Array.from({ length: count }, (_, index) => first + index * step).filter((at) =>
    piles.some((pile) => Math.abs(pile[across] - at) <= width / 2),
  ).length;
}

/** Bars of a direction as one bar at their depth. */
function sectionOf(inputs: PileCapInputs, width: number, d: number, area: number, db: number): DesignSection {
  return {
    concrete: { fc: inputs.fc },
    region: rectangle(width, inputs.depth),
    bars: area > 0 ? [{ x: 0, y: inputs.depth / 2 - d, diameter: db, area }] : [],
    steel: { fsy: inputs.fsy, ductility: "N" },
  };
}

function sectionsOf(
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
      top: sectionOf(inputs, widths[along], inputs.sideCover + 1.5 * top, topArea, top),
    };
  };
  return {
    cap,
    sections: { x: sections("x"), y: sections("y") },
    widths,
    effective: { x: bars.x.d, y: bars.y.d },
    columnArea:
      inputs.columnShape === "circular"
        ? { shape: "circular", diameter: inputs.columnX }
        : { shape: "rectangular", cx: cap.column.cx, cy: cap.column.cy },
    isDepthWaived: inputs.isDepthWaived,
    hasTruss: inputs.method !== "bending",
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

function combinationsOf(inputs: PileCapInputs): readonly Combination[] {
  const sets = actionSets(inputs, ACTIONS, () => arrangedRows(inputs.caseActions), [{ case: "G" }]);
  return sets.flatMap((set) => {
    const factor = set.factorOf?.({ case: "G" });
    return inSenses(inputs, set, factor === undefined ? WEIGHT_FACTORS : { most: factor, least: factor });
  });
}

/** The weights of cap and soil are permanent action, which service has in full. */
const SERVICE_WEIGHT = { most: 1, least: 1 } as const;

/** Those that are entered, or of the load cases. */
function serviceCombinations(inputs: PileCapInputs): readonly Combination[] {
  const sets =
    inputs.actionsBy === "combinations"
      ? inputs.serviceActions.map((row, at) => ({
          name: rowName(row, at),
          path: `/serviceActions/${at}/n`,
          actions: row,
        }))
      : arrangedSets(
          ACTIONS,
          arrangedRows(inputs.caseActions),
          serviceSums(inputs.caseActions, inputs.usage, inputs.serviceFactor),
        );
  return sets.flatMap((set) => inSenses(inputs, set, SERVICE_WEIGHT));
}

const inSenses = (
  inputs: PileCapInputs,
  { name, path, actions }: Pick<ActionSet<(typeof ACTIONS)[number]>, "name" | "path" | "actions">,
  weight: Combination["weight"],
): readonly Combination[] =>
  sensesOf(inputs, actions).map(({ words, vx, vy }) => ({
    name: `${name}${words}`,
    path,
    actions: { ...actions, vx, vy },
    weight,
  }));

/** The shear forces as they are entered, and in the other senses where these are not known. */
export function sensesOf(
  { shearSense }: Pick<PileCapInputs, "shearSense">,
  { vx, vy }: Pick<CapActions, "vx" | "vy">,
) {
  const both = (v: number) => (shearSense === "either" && v !== 0 ? [v, 0 - v] : [v]);
  return both(vx).flatMap((x) =>
    both(vy).map((y) => {
      const signs = [...(x === vx ? [] : ["V_x"]), ...(y === vy ? [] : ["V_y"])];
      return { words: signs.length > 0 ? ` (${signs.join(" and ")} reversed)` : "", vx: x, vy: y };
    }),
  );
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

/** Combinations times piles in all their places: what bounds the time of a design to a fraction of a second. */
const MOST_WORK = 20_000;
/** What a combination costs beside its piles, in piles. */
const COMBINATION_WORK = 50;

/** A design with more combinations and places than can be calculated at once. */
function workProblems({ inputs, combinations, service = [], groups, cap }: PileCapModel): readonly Problem[] {
  const [places, piles] = [groups.length, cap.piles.length];
  const count = combinations.length + service.length;
  if (count * (places * piles + COMBINATION_WORK) <= MOST_WORK) return [];
  const path = places > 1 ? "/tolerance" : inputs.actionsBy === "cases" ? "/caseActions" : "/actions";
  const senses = inputs.shearSense === "either" ? " with the senses of their shear forces" : "";
  const changes = [
    "enter fewer combinations",
    ...(inputs.shearSense === "either" ? ["choose one sense of the shear forces"] : []),
    ...(places > 1 ? ["enter as-built positions or no tolerance"] : []),
  ];
  const message = `${count} combinations${senses}, on ${piles} piles in ${places} sets of places, are more than can be calculated at once: ${changes.join(", ")}.`;
  return [error(path, message)];
}

function capProblems(made: PileCapModel): readonly Problem[] {
  const { inputs, cap, bars, isCollinear, arrangement } = made;
  const { column, outline, bands } = cap;
  // A circle reaches beyond the square of its area.
  const isCircular = inputs.columnShape === "circular";
  const [halfX, halfY] = [inputs.columnX / 2, (isCircular ? inputs.columnX : inputs.columnY) / 2];
  const isOutside =
    column.x - halfX < outline.left ||
    column.x + halfX > outline.right ||
    column.y - halfY < outline.bottom ||
    column.y + halfY > outline.top;
  const across = isCollinear && !inputs.tieBeams;
  return [
    ...(isOutside ? [error("/columnX", "The column is not within the plan of the cap.")] : []),
    ...(across
      ? made.combinations.flatMap((of) =>
          acrossOf(made, of) > 0
            ? [
                error(
                  of.path === undefined ? "/tieBeams" : of.path,
                  `${of.name} has a moment across the line of piles, which piles in one line do not carry: add piles, or tie beams that carry it.`,
                ),
              ]
            : [],
        )
      : []),
    ...(["x", "y"] as const).flatMap((along) => {
      if (bars[along].gap <= 0) {
        return [error(along === "x" ? "/countX" : "/countY", "The bars do not fit beside each other.")];
      }
      const isNeeded = cap.piles.some(
        (pile) => Math.abs(pile[along] - column[along]) > column[along === "x" ? "cx" : "cy"] / 4,
      );
      const isTied = bands.some(({ direction }) => direction === along || direction === "side");
      return isNeeded && !isTied && arrangement === "bands" && inputs.method !== "bending"
        ? [error("/arrangement", `No two piles are in a line along ${along}: choose an even mat.`)]
        : [];
    }),
    ...(inputs.overhang < inputs.sideCover
      ? [note("/overhang", "The edge beyond the piles is less than the side cover.")]
      : []),
    ...(pileArea(cap) > (outline.right - outline.left) * (outline.top - outline.bottom)
      ? [error("/pileSize", "The pile is larger than the cap.")]
      : []),
  ];
}
