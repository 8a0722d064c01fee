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
  /** N. With the weights of the window. */
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
 * Of the bearings on one flange whose dispersed forces overlap, those that use the most of the web together: the web below them is there
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
    let worst: { readonly window: Window; readonly force: number; readonly of: Combined } | undefined;
    let ratio = 0;
    const windows = windowsOf(section, cluster, mode);
    for (const of of strength) {
      const forces = cluster.map(({ place }) => place.forceOf(of));
      for (const window of windows) {
        const force = window.members.reduce((sum, { at, weight }) => sum + weight * (forces[at] ?? 0), 0);
        if (!exceeds(force / window.capacity, ratio)) continue;
        ratio = force / window.capacity;
        worst = { window, force, of };
      }
    }
    if (!worst) return [];
    const { window, force, of } = worst;
    const members = window.members.flatMap(({ at }) => cluster[at] ?? []);
    return [
      {
        places: members.map(({ place }) => place).toSorted((a, b) => a.x - b.x),
        section: cluster[0]?.section ?? 0,
        x: (window.from + window.to) / 2,
        bearing: window.bearing,
        force,
        of,
        isWeighted: window.members.some(({ weight }) => weight < 1),
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
  /** Indices in the cluster, with the weight of their forces: less than 1 where the web is held better than at another. */
  readonly members: readonly { readonly at: number; readonly weight: number }[];
  readonly bearing: Bearing;
  readonly capacity: number;
}

/** Every part of the web from the beginning of one bearing to the end of another, with the bearings on it, two at least. */
function windowsOf(
  section: SteelSection,
  cluster: readonly BearingDemand[],
  mode: BearingMode,
): readonly Window[] {
  return cluster.flatMap((first) =>
    cluster.flatMap((last): readonly Window[] => {
      const { from } = first.place;
      const { to } = last.place;
      const here = cluster.filter(({ place }) => place.from >= from && place.to <= to);
      if (here.length < 2) return [];
      const rooms = [roomBeside(first.place, first.part)[0], roomBeside(last.place, last.part)[1]] as const;
      const ofAll = {
        bs: to - from,
        ...endDistances(section, rooms),
        leastLength: Math.min(...here.map(({ bearing: { bs } }) => bs)),
      };
      const restrainedFlanges = here.some((one) => one.bearing.restrainedFlanges === 1) ? 1 : 2;
      const bearing: Bearing = { ...ofAll, restrainedFlanges };
      const capacityFor = (flanges: Bearing["restrainedFlanges"]) =>
        designBearing(section, { ...ofAll, restrainedFlanges: flanges })?.[CAPACITY[mode]] ?? 0;
      const capacity = capacityFor(restrainedFlanges);
      if (capacity === 0) return [];
      const members = here.map((one) => {
        const flanges = one.bearing.restrainedFlanges;
        const weight = flanges === restrainedFlanges ? 1 : capacity / capacityFor(flanges);
        return { at: cluster.indexOf(one), weight };
      });
      return [{ from, to, members, bearing, capacity }];
    }),
  );
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
