import { exceeds } from "@kingpost/actions";
import {
  type Bearing,
  type BearingMode,
  bearingDispersion,
  designBearing,
  type SteelSection,
} from "@kingpost/as4100";
import type { Combined } from "../../beam/analysis/analysis.ts";
import type { BeamRange } from "../../beam/span-sections.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import {
  type BearingDemand,
  type BearingPlace,
  type BesidePlace,
  endDistances,
  overlap,
  roomBeside,
} from "./bearing-places.ts";

/** Bearings that act as one where the web disperses their forces over one another. */
export interface JointBearing {
  readonly places: readonly BearingPlace[];
  readonly section: number;
  /** Their middle, mm. */
  readonly x: number;
  readonly bearing: Bearing;
  /** N. Those where both flanges are restrained count with their weight. */
  readonly force: number;
  readonly of: Combined;
  /** Some are held on both flanges and some on one, so that their forces differ in weight. */
  readonly isWeighted: boolean;
  /** The greatest at one of them, Nmm. */
  readonly moment: number;
}

/** The web that a force is dispersed over. Units mm. */
function dispersed(
  section: SteelSection,
  { place, part }: Pick<BearingDemand, "place" | "part">,
  mode: BearingMode,
): BeamRange {
  const dispersion = bearingDispersion(section, mode) ?? 0;
  const [left, right] = roomBeside(place, part);
  return { from: place.from - Math.min(dispersion, left), to: place.to + Math.min(dispersion, right) };
}

const isOnOneFlange = ({ isSupport, isHanging }: BearingPlace, other: BearingPlace): boolean =>
  isSupport === other.isSupport && isHanging === other.isHanging;

const isOnOnePart = (one: BearingDemand, other: BearingDemand): boolean =>
  one.section === other.section && one.part.from === other.part.from;

/**
 * Bearings on one flange that use the most of the web together, where their dispersed forces overlap: the web below them is there
 * once. Two that only touch use no more together than the one that uses more.
 *
 * Shape    stiffened bearings are left out: the web beside a stiffener acts with it. Of a web that is held on both flanges at some and
 *          on one at others, each force has the share of the capacity that it has alone (Dunkerley), which is on the safe side
 * Source   AS 4100 5.13.3, 5.13.4, of the union of the widths (derived)
 * Checked  ../safety.test.ts
 */
export function jointBearings(
  sections: readonly BeamSection[],
  demands: readonly BearingDemand[],
  mode: BearingMode,
  strength: readonly Combined[],
): readonly JointBearing[] {
  return clustersOf(sections, demands, mode).flatMap((cluster): readonly JointBearing[] => {
    const section = sections[cluster[0]?.section ?? -1]?.section;
    if (!section) return [];
    // In the order of their ends: the bearings from one to another are those that follow the first, up to the last.
    const ordered = cluster.toSorted((a, b) => a.place.to - b.place.to);
    const rows = ordered.map((first) => windowsFrom(section, first, ordered, mode));
    let worst: { readonly window: Window; readonly force: number; readonly of: Combined } | undefined;
    let ratio = 0;
    for (const of of strength) {
      const forces = new Map(ordered.map((one) => [one, one.place.forceOf(of)]));
      for (const row of rows) {
        let [onOneFlange, onBoth] = [0, 0];
        for (const { added, window } of row) {
          const force = forces.get(added) ?? 0;
          if (added.bearing.restrainedFlanges === 1) onOneFlange += force;
          else onBoth += force;
          const together = onOneFlange + (window?.weight ?? 1) * onBoth;
          if (!window || !exceeds(together / window.capacity, ratio)) continue;
          ratio = together / window.capacity;
          worst = { window, force: together, of };
        }
      }
    }
    if (!worst) return [];
    const { window, force, of } = worst;
    const { from, to, bearing, weight } = window;
    const members = cluster.filter(({ place }) => place.from >= from && place.to <= to);
    return [
      {
        places: members.map(({ place }) => place).toSorted((one, other) => one.x - other.x),
        section: cluster[0]?.section ?? 0,
        x: (from + to) / 2,
        bearing,
        force,
        of,
        isWeighted: weight < 1,
        moment: Math.max(...members.map(({ moment }) => moment)),
      },
    ];
  });
}

/** Groups of at least two whose dispersed forces overlap, one after the other. */
function clustersOf(
  sections: readonly BeamSection[],
  demands: readonly BearingDemand[],
  mode: BearingMode,
): readonly (readonly BearingDemand[])[] {
  const clusters: { readonly members: BearingDemand[]; to: number }[] = [];
  const widths = demands.flatMap((demand) => {
    const section = sections[demand.section]?.section;
    return section ? [{ demand, ...dispersed(section, demand, mode) }] : [];
  });
  for (const { demand, from, to } of widths.toSorted((a, b) => a.from - b.from)) {
    const last = clusters.find(({ members: [first], to: end }) => {
      const isBeside = first && isOnOneFlange(first.place, demand.place) && isOnOnePart(first, demand);
      return isBeside && from < end;
    });
    if (last) {
      last.members.push(demand);
      last.to = Math.max(last.to, to);
    } else clusters.push({ members: [demand], to });
  }
  return clusters.map(({ members }) => members).filter(({ length }) => length > 1);
}

/** Some of a cluster with what is between them. Units mm, N. */
interface Window extends BeamRange {
  readonly bearing: Bearing;
  readonly capacity: number;
  /** Weight of the forces where both flanges are restrained: less than 1 beside others where one is. */
  readonly weight: number;
}

/** The parts of the web from the beginning of one bearing to the end of another, each with one bearing more; two at least in a window. */
function windowsFrom(
  section: SteelSection,
  first: BearingDemand,
  ordered: readonly BearingDemand[],
  mode: BearingMode,
): readonly { readonly added: BearingDemand; readonly window: Window | undefined }[] {
  const { from } = first.place;
  const inside = ordered.filter(({ place }) => place.from >= from);
  const left = roomBeside(first.place, first.part)[0];
  let leastLength = Number.POSITIVE_INFINITY;
  const flanges = new Set<Bearing["restrainedFlanges"]>();
  return inside.map((added, at) => {
    leastLength = Math.min(leastLength, added.bearing.bs);
    flanges.add(added.bearing.restrainedFlanges);
    if (at === 0) return { added, window: undefined };
    const { to } = added.place;
    const rooms = [left, roomBeside(added.place, added.part)[1]] as const;
    const ofAll = { bs: to - from, ...endDistances(section, rooms), leastLength };
    const capacityFor = (restrainedFlanges: Bearing["restrainedFlanges"]) =>
      designBearing(section, { ...ofAll, restrainedFlanges })?.[CAPACITY[mode]] ?? 0;
    const restrainedFlanges = flanges.has(1) ? 1 : 2;
    const capacity = capacityFor(restrainedFlanges);
    const weight = flanges.size === 2 ? capacity / capacityFor(2) : 1;
    const window = { from, to, bearing: { ...ofAll, restrainedFlanges }, capacity, weight } as const;
    return { added, window: capacity > 0 ? window : undefined };
  });
}

const CAPACITY = { yield: "yielding", buckling: "buckling" } as const;

/**
 * The other bearings on the flange with the part of each that is dispersed over the web that acts with a stiffener: `strip` on each side
 * of it in buckling, over which its own force is dispersed in yield.
 */
export function besideStiffener(
  section: SteelSection,
  demand: BearingDemand,
  demands: readonly BearingDemand[],
  { mode, strip }: { readonly mode: BearingMode; readonly strip: number },
): readonly BesidePlace[] {
  const { place, beside } = demand;
  const own =
    mode === "yield" ? dispersed(section, demand, mode) : { from: place.x - strip, to: place.x + strip };
  return demands.flatMap((other) => {
    if (other === demand || !isOnOnePart(other, demand) || !isOnOneFlange(other.place, place)) return [];
    const width = dispersed(section, other, mode);
    const ofBearings = beside.find((one) => one.other === other.place)?.share ?? 0;
    const share = Math.max(ofBearings, overlap(own, width) / (width.to - width.from));
    return share > 0 ? [{ other: other.place, share }] : [];
  });
}
