import { type Check, SILENT } from "@kingpost/calc";
import { bearingCheck } from "../bearing/index.ts";
import { CLAUSES } from "../clauses.ts";
import { namesAt } from "../place.ts";
import {
  criticalPerimeter,
  type EdgeDistances,
  INTERIOR,
  type LoadedArea,
  type PunchingActions,
  type PunchingSection,
  punchingCheck,
  punchingDemand,
  punchingStrength,
} from "../punching/index.ts";
import type { CapRun, PileCap } from "./cap.ts";
import { type PilePlace, shareBeyond } from "./layouts.ts";
import { pileClusters } from "./pile-clusters.ts";
import type { CapSections, ColumnMoments } from "./sections.ts";
import { type CapPlace, worstOf } from "./strut-checks.ts";
import type { CapColumn } from "./truss.ts";

const edgesOf = ({ outline }: PileCap, x: number, y: number, cx: number, cy: number): EdgeDistances => ({
  left: Math.max(0, x - cx / 2 - outline.left),
  right: Math.max(0, outline.right - x - cx / 2),
  bottom: Math.max(0, y - cy / 2 - outline.bottom),
  top: Math.max(0, outline.top - y - cy / 2),
});

/**
 * What punches a cap: towards the column with the actions that the cap is designed for, and away from it, where the weight of cap and soil
 * hangs on the column or on a pile in tension, with those that load the top bars.
 */
export interface PunchingRuns {
  readonly pressed: readonly CapRun[];
  readonly pulled: readonly CapRun[];
}

/**
 * Punching about the column, about the pile where it is worst, and about piles together whose perimeters overlap.
 *
 * Source   AS 3600 9.3
 * Checked  packages/design/src/pile-cap/sections.test.ts, packages/design/src/pile-cap/tension.test.ts
 */
export function punchingChecks(
  of: CapSections,
  runs: PunchingRuns,
  moments: ColumnMoments,
  place: CapPlace,
): readonly Check[] {
  return [
    columnPunching(of, runs, moments, place),
    ...pilePunching(of, runs, place),
    ...clusterPunching(of, runs, place),
  ];
}

/** The sense in which a force punches: piles in compression towards the column, piles in tension away from it. */
type Sense = 1 | -1;
const SENSES = [1, -1] as const;

const runsOf = ({ pressed, pulled }: PunchingRuns, sense: Sense): readonly CapRun[] =>
  sense > 0 ? pressed : pulled;

/** The weight of cap and soil on a part of the plan, evenly over it: at most the whole. Units N, mm2. */
function weightOn({ outline }: PileCap, { weight }: CapRun, area: number): number {
  const plan = (outline.right - outline.left) * (outline.top - outline.bottom);
  return weight * Math.min(1, area / plan);
}

/** The mean effective depth: away from the column not more than that of the top bars, which are in tension then. */
const depthOf = (bottom: number, { top }: CapSections, sense: Sense): number =>
  sense > 0 ? bottom : Math.min(bottom, top.d);

const ratioOf = (section: PunchingSection, actions: Parameters<typeof punchingDemand>[1]): number =>
  punchingDemand(section, actions, SILENT) / punchingStrength(section, SILENT);

/**
 * The piles beyond the perimeter push towards the column. Away from it the column pulls on what is beyond: the weight there with the piles
 * in tension, less those in compression.
 */
function columnPunching(
  of: CapSections,
  runs: PunchingRuns,
  { mx, my }: ColumnMoments,
  place: CapPlace,
): Check {
  const { cap, columnArea, effective } = of;
  const { column } = cap;
  // A circle is nearer to the edges than the square of its area.
  const [width, height] =
    columnArea.shape === "circular"
      ? [columnArea.diameter, columnArea.diameter]
      : [columnArea.cx, columnArea.cy];
  const edges = edgesOf(cap, column.x, column.y, width, height);
  const all = SENSES.flatMap((sense) => {
    const dom = depthOf((effective.x + effective.y) / 2, of, sense);
    const [ax, ay] = [(column.cx + dom) / 2, (column.cy + dom) / 2];
    const shareOf = ({ x, y }: PilePlace) =>
      shareBeyond(Math.max(Math.abs(x - column.x) - ax, Math.abs(y - column.y) - ay), cap.pileWidth);
    const hanging = (run: CapRun) =>
      sense > 0 ? 0 : run.weight - weightOn(cap, run, insideOf(cap, column, ax, ay));
    const v = Math.max(
      0,
      ...runsOf(runs, sense).map((run) =>
        run.places.reduce(
          (sum, pile, index) => sum + sense * (run.reactions.r[index] ?? 0) * shareOf(pile),
          hanging(run),
        ),
      ),
    );
    // A moment alone is carried around the column too, by piles that push and pull beyond it.
    const isBent =
      (mx !== 0 || my !== 0) && runs.pressed.some(({ places }) => places.some((pile) => shareOf(pile) > 0));
    const isInside = Math.min(...Object.values(edges)) >= dom / 2;
    const actions = { v, mx: Math.abs(mx), my: Math.abs(my) };
    // The shortest perimeter, to the edges, is longer in the plane of the moment than that around the column.
    return [edges, ...(isInside ? [INTERIOR] : [])].flatMap((to) => {
      const section: PunchingSection = { fc: cap.fc, area: columnArea, edges: to, dom };
      return v > 0 || isBent ? [{ section, actions }] : [];
    });
  });
  const worst = worstOf(all, ({ section, actions }) => ratioOf(section, actions));
  const at = { id: `${place.id}/column`, action: place.action("column"), words: "column" };
  if (worst) return punchingCheck(worst.section, worst.actions, at);
  const { id, title } = namesAt(at, "punching", "Punching shear");
  const reason = "All piles are within the critical perimeter of the column: their struts carry the load.";
  return { kind: "not applicable", id, title, group: "Strength", reference: CLAUSES.punching, reason };
}

/** The area of the plan within half of the sides of a perimeter from a place. Units mm, mm2. */
function insideOf({ outline }: PileCap, { x, y }: PilePlace, ax: number, ay: number): number {
  const { left, right, bottom, top } = outline;
  return (
    (Math.min(right, x + ax) - Math.max(left, x - ax)) * (Math.min(top, y + ay) - Math.max(bottom, y - ay))
  );
}

/** Each pile pushes its part of the cap out upwards, or in tension pulls it out downwards with the weight on it. */
function pilePunching(of: CapSections, runs: PunchingRuns, place: CapPlace): readonly Check[] {
  const { cap } = of;
  const width = cap.pileWidth;
  const area: LoadedArea = cap.isSquare
    ? { shape: "rectangular", cx: width, cy: width }
    : { shape: "circular", diameter: width };
  // The least of all places of the pile: it may be nearer to the edges than as drawn.
  const leastEdges = (index: number): EdgeDistances => {
    const of = runs.pressed.flatMap(({ places }) => places[index] ?? []);
    const far = { left: Infinity, right: Infinity, bottom: Infinity, top: Infinity };
    return of.reduce((least, { x, y }) => {
      const edges = edgesOf(cap, x, y, width, width);
      return {
        left: Math.min(least.left, edges.left),
        right: Math.min(least.right, edges.right),
        bottom: Math.min(least.bottom, edges.bottom),
        top: Math.min(least.top, edges.top),
      };
    }, far);
  };
  const each = cap.piles.flatMap((_, index) => {
    const edges = leastEdges(index);
    return SENSES.map((sense) => {
      const section = { fc: cap.fc, area, edges, dom: depthOf(cap.d, of, sense) };
      const { ax, ay } = criticalPerimeter(area, edges, section.dom);
      const forceOf = (run: CapRun) => {
        const r = sense * (run.reactions.r[index] ?? 0);
        return r > 0 && sense < 0 ? r + weightOn(cap, run, ax * ay) : r;
      };
      const v = Math.max(0, ...runsOf(runs, sense).map(forceOf));
      return { index, sense, actions: { v, mx: 0, my: 0 }, section };
    });
  });
  const worst = worstOf(each, ({ section, actions }) => ratioOf(section, actions));
  if (!worst || worst.actions.v === 0) return [];
  const words = `pile ${worst.index + 1}${worst.sense < 0 ? " in tension" : ""}`;
  const at = { id: `${place.id}/pile`, action: place.action(words), words: "pile" };
  return [punchingCheck(worst.section, worst.actions, at)];
}

/** A group of piles with its section, its strength, and the most that moments about its middle can add to its reactions. */
interface Cluster {
  readonly piles: readonly number[];
  readonly section: PunchingSection;
  /** Area of the plan within the perimeter, mm2. */
  readonly inside: number;
  readonly strength: number;
  readonly middle: PilePlace;
  readonly most: number;
}

const CLUSTERS = new WeakMap<CapSections, Map<string, readonly Cluster[]>>();

/** The groups of piles that punch together, once for all combinations of a cap. */
function clustersOf(of: CapSections, runs: readonly CapRun[], sense: Sense): readonly Cluster[] {
  const { cap } = of;
  const places = runs[0]?.places ?? cap.piles;
  const moved = Math.max(
    0,
    ...runs.flatMap((run) =>
      run.places.map(({ x, y }, index) =>
        Math.hypot(x - (places[index]?.x ?? x), y - (places[index]?.y ?? y)),
      ),
    ),
  );
  const known = CLUSTERS.get(of) ?? new Map<string, readonly Cluster[]>();
  CLUSTERS.set(of, known);
  const key = JSON.stringify([sense, moved, places]);
  const found = known.get(key) ?? madeClusters(of, places, moved, sense);
  known.set(key, found);
  return found;
}

function madeClusters(
  of: CapSections,
  places: readonly PilePlace[],
  moved: number,
  sense: Sense,
): readonly Cluster[] {
  const { cap } = of;
  const dom = depthOf(cap.d, of, sense);
  return pileClusters(cap, places, dom, moved).map(({ piles, perimeter, area }) => {
    const section: PunchingSection = { fc: cap.fc, area, edges: INTERIOR, dom, perimeter };
    const at = piles.flatMap((index) => places[index] ?? []);
    const middle = {
      x: at.reduce((sum, { x }) => sum + x, 0) / at.length,
      y: at.reduce((sum, { y }) => sum + y, 0) / at.length,
    };
    const furthest = (along: "x" | "y") => Math.max(...at.map((one) => Math.abs(one[along] - middle[along])));
    const most = punchingDemand(
      section,
      { v: 1, mx: furthest("y") + moved, my: furthest("x") + moved },
      SILENT,
    );
    const strength = punchingStrength(section, SILENT);
    return { piles, section, inside: perimeter.inside, strength, middle, most };
  });
}

/** Piles whose perimeters overlap push their part of the cap out together, or pull it out with the weight on it. */
function clusterPunching(of: CapSections, both: PunchingRuns, place: CapPlace): readonly Check[] {
  const { cap } = of;
  let worst: { ratio: number; actions: PunchingActions; cluster: Cluster; sense: Sense } | undefined;
  for (const sense of SENSES) {
    const runs = runsOf(both, sense);
    const weight = sense > 0 ? 0 : Math.max(0, ...runs.map((run) => run.weight));
    const greatest = cap.piles.map((_, pile) =>
      Math.max(0, ...runs.map(({ reactions }) => sense * (reactions.r[pile] ?? 0))),
    );
    if (greatest.every((one) => one === 0)) continue;
    for (const cluster of clustersOf(of, runs, sense)) {
      const force = cluster.piles.reduce((sum, pile) => sum + (greatest[pile] ?? 0), weight);
      const bound = force * cluster.most;
      if (bound / cluster.strength <= (worst?.ratio ?? 0)) continue;
      for (const run of runs) {
        const actions = actionsOf(cap, cluster, run, sense);
        const ratio = punchingDemand(cluster.section, actions, SILENT) / cluster.strength;
        if (ratio > (worst?.ratio ?? 0)) worst = { ratio, actions, cluster, sense };
      }
    }
  }
  if (!worst) return [];
  const names = worst.cluster.piles.map((pile) => pile + 1).join(", ");
  const words = `piles ${names}${worst.sense < 0 ? " in tension" : ""}`;
  const at = {
    id: `${place.id}/piles`,
    action: place.action(words),
    words: "piles together",
  };
  return [punchingCheck(worst.cluster.section, worst.actions, at)];
}

/** The reactions of a sense together, with their moments about the middle of the piles; of piles in tension with the weight on their part. */
function actionsOf(
  cap: PileCap,
  { piles, middle, inside }: Cluster,
  run: CapRun,
  sense: Sense,
): PunchingActions {
  const { places, reactions } = run;
  let [v, mx, my] = [0, 0, 0];
  for (const pile of piles) {
    const r = Math.max(0, sense * (reactions.r[pile] ?? 0));
    const { x, y } = places[pile] ?? middle;
    v += r;
    mx += r * (y - middle.y);
    my += r * (x - middle.x);
  }
  if (v > 0 && sense < 0) v += weightOn(cap, run, inside);
  return { v, mx: Math.abs(mx), my: Math.abs(my) };
}

/** Bearing below the column about its resultant, where no strut-and-tie model has its node there. Units N. Source AS 3600 12.6. */
export function columnBearing(of: CapSections, n: number, block: CapColumn, place: CapPlace): Check {
  const { cap } = of;
  const { outline, depth, fc } = cap;
  const loaded = block.cx * block.cy;
  const scale = Math.min(
    (block.x - outline.left) / (block.cx / 2),
    (outline.right - block.x) / (block.cx / 2),
    (block.y - outline.bottom) / (block.cy / 2),
    (outline.top - block.y) / (block.cy / 2),
    1 + (4 * depth) / Math.max(block.cx, block.cy),
  );
  return bearingCheck({ fc, loaded, supporting: loaded * Math.max(1, scale) ** 2 }, Math.max(0, n), {
    id: place.id,
    action: place.action("column"),
  });
}
