import { type Check, SILENT } from "@kingpost/calc";
import { bearingCheck } from "../bearing/index.ts";
import { CLAUSES } from "../clauses.ts";
import { namesAt } from "../place.ts";
import {
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
 * Punching about the column, about the pile where it is worst, and about piles together whose perimeters overlap.
 *
 * Source   AS 3600 9.3
 * Checked  src/pile-cap/sections.test.ts, src/pile-cap/tension.test.ts of the design module
 */
export function punchingChecks(
  of: CapSections,
  runs: readonly CapRun[],
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

/** The mean effective depth: away from the column not more than that of the top bars, which are in tension then. */
const depthOf = (bottom: number, { top }: CapSections, sense: Sense): number =>
  sense > 0 ? bottom : Math.min(bottom, top.d);

const ratioOf = (section: PunchingSection, actions: Parameters<typeof punchingDemand>[1]): number =>
  punchingDemand(section, actions, SILENT) / punchingStrength(section, SILENT);

function columnPunching(
  of: CapSections,
  runs: readonly CapRun[],
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
    const v = Math.max(
      0,
      ...runs.map(({ places, reactions }) =>
        places.reduce((sum, pile, index) => sum + sense * (reactions.r[index] ?? 0) * shareOf(pile), 0),
      ),
    );
    // A moment alone is carried around the column too, by piles that push and pull beyond it.
    const isBent =
      (mx !== 0 || my !== 0) && runs.some(({ places }) => places.some((pile) => shareOf(pile) > 0));
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

/** Each pile pushes its part of the cap out upwards, or in tension pulls it out downwards. */
function pilePunching(of: CapSections, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  const { cap } = of;
  const width = cap.pileWidth;
  const area: LoadedArea = cap.isSquare
    ? { shape: "rectangular", cx: width, cy: width }
    : { shape: "circular", diameter: width };
  // The least of all places of the pile: it may be nearer to the edges than as drawn.
  const leastEdges = (index: number): EdgeDistances => {
    const of = runs.flatMap(({ places }) => places[index] ?? []);
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
    return SENSES.map((sense) => ({
      index,
      sense,
      actions: {
        v: Math.max(0, ...runs.map(({ reactions }) => sense * (reactions.r[index] ?? 0))),
        mx: 0,
        my: 0,
      },
      section: { fc: cap.fc, area, edges, dom: depthOf(cap.d, of, sense) },
    }));
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
    return { piles, section, strength: punchingStrength(section, SILENT), middle, most };
  });
}

/** Piles whose perimeters overlap push their part of the cap out together. */
function clusterPunching(of: CapSections, runs: readonly CapRun[], place: CapPlace): readonly Check[] {
  const { cap } = of;
  let worst: { ratio: number; actions: PunchingActions; cluster: Cluster; sense: Sense } | undefined;
  for (const sense of SENSES) {
    const greatest = cap.piles.map((_, pile) =>
      Math.max(0, ...runs.map(({ reactions }) => sense * (reactions.r[pile] ?? 0))),
    );
    if (greatest.every((one) => one === 0)) continue;
    for (const cluster of clustersOf(of, runs, sense)) {
      const bound = cluster.piles.reduce((sum, pile) => sum + (greatest[pile] ?? 0), 0) * cluster.most;
      if (bound / cluster.strength <= (worst?.ratio ?? 0)) continue;
      for (const run of runs) {
        const actions = actionsOf(cluster, run, sense);
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

/** The reactions of a sense together, with their moments about the middle of the piles. */
function actionsOf({ piles, middle }: Cluster, { places, reactions }: CapRun, sense: Sense): PunchingActions {
  let [v, mx, my] = [0, 0, 0];
  for (const pile of piles) {
    const r = Math.max(0, sense * (reactions.r[pile] ?? 0));
    const { x, y } = places[pile] ?? middle;
    v += r;
    mx += r * (y - middle.y);
    my += r * (x - middle.x);
  }
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
