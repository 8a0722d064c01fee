import { exceeds, reactionForce, valueAt, withoutRounding } from "@kingpost/actions";
import { type Bearing, bearingDispersion, type MemberLayout, type SteelSection } from "@kingpost/as4100";
import { type Analysis, type Combined, greatest } from "../../beam/analysis/analysis.ts";
import { jointsOf, type SupportInput, supportsOf } from "../../beam/form/inputs.ts";
import type { LoadCase } from "../../beam/form/load-fields.ts";
import { type BeamRange, partsAt } from "../../beam/span-sections.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { areBothFlangesHeldAt } from "../strength/member-check.ts";

/** A force on the web at a support or a load. Units mm. */
export interface BearingPlace {
  readonly id: string;
  /** `load 1`. */
  readonly label: string;
  readonly x: number;
  /** The stiff bearing, as far as there is steel. */
  readonly from: number;
  readonly to: number;
  /** The distance from an end of the analysed beam to the end of the steel. */
  readonly beyond: number;
  /** What presses at this place alone, N. */
  readonly forceOf: (of: Combined) => number;
  readonly isSupport: boolean;
  /** A load that hangs from the bottom flange: the web is in tension. */
  readonly isHanging: boolean;
}

/** Another place with the part of its force that counts here too. */
export interface BesidePlace {
  readonly other: BearingPlace;
  readonly share: number;
}

/** A place on one section with its greatest force, N, and its greatest moment, Nmm, whichever the combinations. */
export interface BearingDemand {
  readonly place: BearingPlace;
  /** Places whose bearings are partly on this one. */
  readonly beside: readonly BesidePlace[];
  /** Index in the sections of the beam. */
  readonly section: number;
  /** With this section. */
  readonly part: BeamRange;
  readonly bearing: Bearing;
  readonly force: number;
  readonly of: Combined;
  readonly moment: number;
}

/** The combination with the greatest force at a place, with the parts of those beside it. Units N. */
export function worstForce(
  { forceOf }: BearingPlace,
  beside: readonly BesidePlace[],
  combined: readonly Combined[],
): Pick<BearingDemand, "force" | "of"> | undefined {
  let worst: Pick<BearingDemand, "force" | "of"> | undefined;
  for (const of of combined) {
    const force = beside.reduce((sum, { other, share }) => sum + share * other.forceOf(of), forceOf(of));
    if (!worst || exceeds(force, worst.force)) worst = { force, of };
  }
  return worst;
}

/** From a bearing to the ends of the part of the beam with one section. Units mm. */
export function roomBeside(
  { x, from, to, beyond }: Pick<BearingPlace, "x" | "from" | "to" | "beyond">,
  part: BeamRange,
): readonly [left: number, right: number] {
  return [
    Math.max(x === part.from ? beyond : 0, from - part.from),
    Math.max(x === part.to ? beyond : 0, part.to - to),
  ];
}

/** The distances of a bearing to the ends, the farther one where the dispersion of the force reaches it. */
export function endDistances(
  section: SteelSection,
  rooms: readonly [left: number, right: number],
): Pick<Bearing, "endDistance" | "farEndDistance"> {
  const [endDistance, far] = [Math.min(...rooms), Math.max(...rooms)];
  return far < (bearingDispersion(section, "buckling") ?? 0)
    ? { endDistance, farEndDistance: far }
    : { endDistance };
}

/** The bearing of each section at a place, which ends where the section changes. */
function bearingsAt(
  place: BearingPlace,
  layout: MemberLayout,
  sections: readonly BeamSection[],
): readonly Pick<BearingDemand, "section" | "part" | "bearing">[] {
  const restrainedFlanges = areBothFlangesHeldAt(layout, place.x) ? 2 : 1;
  return partsAt(sections, place.x).map(({ from, to, of }) => {
    const ends = endDistances(of.section, roomBeside(place, { from, to }));
    const bearing = { bs: place.to - place.from, ...ends, restrainedFlanges } as const;
    return { section: sections.indexOf(of), part: { from, to }, bearing };
  });
}

/** The force at every support and under every load with a bearing length, on each section there. */
export function bearingDemands(
  inputs: SteelBeamInputs,
  layout: MemberLayout,
  { beam, strength }: Analysis,
  sections: readonly BeamSection[],
): readonly BearingDemand[] {
  const kinds = supportsOf(inputs).map(({ kind }) => kind);
  const { bearingLength: bs, bearingEndDistance } = inputs;
  const supports = beam.model.supports.flatMap(({ joint }, at): BearingPlace[] => {
    if (isHeldByItsWeb(inputs, kinds[at])) return [];
    const x = beam.joints[joint] ?? 0;
    return [
      {
        ...supportName(at),
        x,
        from: x - bs / 2,
        to: x + bs / 2,
        beyond: x === 0 || x === beam.length ? bearingEndDistance : 0,
        forceOf: ({ response }) => Math.max(0, reactionForce(response, at)),
        isSupport: true,
        isHanging: false,
      },
    ];
  });
  const loads = loadedPlaces(inputs);
  return [...supports, ...loads].flatMap((place) => {
    const beside = place.isSupport ? [] : placesBeside(place, loads);
    const worst = worstForce(place, beside, strength);
    const moment = withoutRounding(
      greatestMomentAt(strength, place.x),
      greatest(strength, "moment")?.value ?? 0,
    );
    if (!worst) return [];
    return bearingsAt(place, layout, sections).map((on) => ({ place, beside, ...on, ...worst, moment }));
  });
}

/** Where forces bear on the web, with the names of their checks. Units mm. */
export function bearingPlaces(inputs: SteelBeamInputs): readonly Pick<BearingPlace, "id" | "label" | "x">[] {
  const joints = jointsOf(inputs);
  return [
    ...supportsOf(inputs).flatMap(({ joint, kind }, at) =>
      isHeldByItsWeb(inputs, kind) ? [] : [{ ...supportName(at), x: joints[joint] ?? 0 }],
    ),
    ...loadedPlaces(inputs),
  ];
}

type PointLoad = SteelBeamInputs["pointLoads"][number];

/**
 * The positions of point loads that bear on the web. Loads of several cases at one position act on the web together, those that hang
 * from the bottom flange apart.
 */
function loadedPlaces(inputs: SteelBeamInputs): readonly BearingPlace[] {
  const bearing = inputs.pointLoads.map((load, at) => ({ load, at })).filter(({ load }) => isBearing(load));
  const places = Map.groupBy(bearing, ({ load }) => `${load.position} ${isHanging(inputs, load)}`);
  const steel = steelOf(inputs);
  return [...places.values()].flatMap((here): readonly BearingPlace[] => {
    const [first] = here;
    if (!first) return [];
    const rows = here.map(({ load }) => load);
    const { position: x } = first.load;
    const bs = Math.min(...rows.map((load) => load.bearing));
    return [
      {
        ...loadName(here.map(({ at }) => at + 1)),
        x,
        from: Math.max(x - bs / 2, steel.from),
        to: Math.min(x + bs / 2, steel.to),
        beyond: 0,
        forceOf: ({ row }) => {
          const factorOf = (name: LoadCase) => row.combination.factors[name] ?? 0;
          return rows.reduce((sum, { force, case: of }) => sum + Math.max(0, force * factorOf(of)), 0);
        },
        isSupport: false,
        isHanging: isHanging(inputs, first.load),
      },
    ];
  });
}

/** From one end of the steel to the other: half of a bearing and what is beyond it at the ends of the beam. */
function steelOf(inputs: SteelBeamInputs): BeamRange {
  const length = jointsOf(inputs).at(-1) ?? 0;
  const supports = supportsOf(inputs);
  const overhang = (joint: number) => {
    const support = supports.find((one) => one.joint === joint);
    const isOnBearing = support && !isHeldByItsWeb(inputs, support.kind);
    return isOnBearing ? inputs.bearingLength / 2 + inputs.bearingEndDistance : 0;
  };
  return { from: -overhang(0), to: length + overhang(inputs.spans.length) };
}

/** The loads whose bearings are partly on that of a load: they press there too. */
function placesBeside(place: BearingPlace, loads: readonly BearingPlace[]): readonly BesidePlace[] {
  return loads.flatMap((other) => {
    if (other === place || other.isHanging !== place.isHanging) return [];
    const share = overlap(place, other) / (other.to - other.from);
    return share > 0 ? [{ other, share }] : [];
  });
}

/** The length that two parts of the beam have in common. Units mm. */
export const overlap = (one: BeamRange, other: BeamRange): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Whether a load presses on the web in a combination: an earthquake acts in both directions. */
export const isBearing = ({ case: of, force, bearing }: PointLoad): boolean =>
  bearing > 0 && (of.startsWith("E") ? force !== 0 : force > 0);

export const isHanging = ({ loadHeight }: SteelBeamInputs, { height }: PointLoad): boolean =>
  (height === "as-all" ? loadHeight : height) === "bottom";

const supportName = (at: number) => ({ id: `support-${at + 1}`, label: `support ${at + 1}` });
const loadName = (rows: readonly number[]) => ({
  id: `load-${rows.join("-")}`,
  label: rows.length === 1 ? `load ${rows[0]}` : `loads ${rows.join(", ")}`,
});

/** The greatest moment on either side of a place over all combinations, also those of another force. */
function greatestMomentAt(combined: readonly Combined[], x: number): number {
  let most = 0;
  for (const { response } of combined) {
    for (const side of ["left", "right"] as const) {
      most = Math.max(most, Math.abs(valueAt(response, "moment", x, side)));
    }
  }
  return most;
}

/** Built in, or connected by its web: nothing presses on a flange. */
export function isHeldByItsWeb(
  { bearingLength }: SteelBeamInputs,
  kind: SupportInput["kind"] | undefined,
): boolean {
  return bearingLength === 0 || kind === "fixed";
}
