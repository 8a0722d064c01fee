import { exceeds, reactionForce, valueAt, withoutRounding } from "@kingpost/actions";
import {
  type Bearing,
  bearingCheck,
  bearingWithBendingCheck,
  EDITION,
  type MemberLayout,
} from "@kingpost/as4100";
import { type Check, formatNumber, type NotCoveredCheck, standardReferences } from "@kingpost/calc";
import { type Analysis, type Combined, greatest } from "../../beam/analysis/analysis.ts";
import { jointsOf, type SupportInput, supportsOf } from "../../beam/form/inputs.ts";
import type { LoadCase } from "../../beam/form/load-fields.ts";
import { type BeamRange, partsAt } from "../../beam/span-sections.ts";
import { placeText } from "../../beam/text.ts";
import { designedElsewhere } from "../../frame/checks/designed-elsewhere.ts";
import type { SteelBeamInputs } from "../form/inputs.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import { stiffenedBearingChecks, stiffenerAt } from "../stiffeners/bearing-stiffeners.ts";
import { designAction } from "../strength/design-action.ts";
import { areBothFlangesHeldAt } from "../strength/member-check.ts";

/** A force on the web at a support or a load. */
interface BearingPlace {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  /** mm. */
  readonly bs: number;
  /** The distance from an end of the analysed beam to the end of the steel, mm. */
  readonly beyond?: number;
  readonly forceOf: (of: Combined) => number;
  /** A load that hangs from the bottom flange: the web is in tension. */
  readonly isHanging?: boolean;
}

/** A place on one section with its greatest force, N, and its greatest moment, Nmm, whichever the combinations. */
export interface BearingDemand {
  readonly place: BearingPlace;
  /** Index in the sections of the beam. */
  readonly section: number;
  /** With this section. */
  readonly part: BeamRange;
  readonly bearing: Bearing;
  readonly force: number;
  readonly of: Combined;
  readonly moment: number;
}

/** The bearing of each section at a place, which ends where the section changes. */
function bearingsAt(
  { x, bs, beyond = 0 }: BearingPlace,
  layout: MemberLayout,
  sections: readonly BeamSection[],
): readonly Pick<BearingDemand, "section" | "part" | "bearing">[] {
  const restrainedFlanges = areBothFlangesHeldAt(layout, x) ? 2 : 1;
  return partsAt(sections, x).map(({ from, to, of }) => ({
    section: sections.indexOf(of),
    part: { from, to },
    bearing: { bs, endDistance: Math.max(beyond, Math.min(x - from, to - x) - bs / 2), restrainedFlanges },
  }));
}

/** The force at every support and under every load with a bearing length, on each section there. */
export function bearingDemands(
  inputs: SteelBeamInputs,
  layout: MemberLayout,
  { beam, strength }: Analysis,
  sections: readonly BeamSection[],
): readonly BearingDemand[] {
  const kinds = supportsOf(inputs).map(({ kind }) => kind);
  const supports = beam.model.supports.flatMap(({ joint }, at): BearingPlace[] => {
    if (isHeldByItsWeb(inputs, kinds[at])) return [];
    const x = beam.joints[joint] ?? 0;
    return [
      {
        ...supportName(at),
        x,
        bs: inputs.bearingLength,
        beyond: x === 0 || x === beam.length ? inputs.bearingEndDistance : 0,
        forceOf: ({ response }) => Math.max(0, reactionForce(response, at)),
      },
    ];
  });
  const loaded = loadedPlaces(inputs);
  const loads = loaded.map((place): BearingPlace => {
    const beside = loaded.flatMap((other) => {
      const share = other === place ? 1 : sharedBearing(place, other);
      return share > 0 ? [{ other, share }] : [];
    });
    const others = beside.flatMap(({ other }) => (other === place ? [] : [other.name]));
    return {
      ...place,
      name: others.length === 0 ? place.name : `${place.name} (with part of ${others.join(", ")})`,
      forceOf: ({ row }) => {
        const factorOf = (name: LoadCase) => row.combination.factors[name] ?? 0;
        const forceOf = (load: PointLoad) => Math.max(0, load.force * factorOf(load.case));
        return beside.reduce(
          (sum, { other, share }) => sum + share * other.rows.reduce((all, load) => all + forceOf(load), 0),
          0,
        );
      },
    };
  });
  return [...supports, ...loads].flatMap((place) => {
    const worst = worstForce(place, strength);
    const moment = withoutRounding(
      greatestMomentAt(strength, place.x),
      greatest(strength, "moment")?.value ?? 0,
    );
    return worst ? bearingsAt(place, layout, sections).map((on) => ({ place, ...on, ...worst, moment })) : [];
  });
}

/** Where forces bear on the web, with the names of their checks. Units mm. */
export function bearingPlaces(inputs: SteelBeamInputs): readonly Pick<BearingPlace, "id" | "name" | "x">[] {
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
function loadedPlaces(inputs: SteelBeamInputs) {
  const bearing = inputs.pointLoads.map((load, at) => ({ load, at })).filter(({ load }) => isBearing(load));
  const places = Map.groupBy(bearing, ({ load }) => `${load.position} ${isHanging(inputs, load)}`);
  return [...places.values()].flatMap((here) => {
    const [first] = here;
    if (!first) return [];
    const rows = here.map(({ load }) => load);
    const { position: x } = first.load;
    const bs = Math.min(...rows.map((load) => load.bearing));
    return [
      { ...loadName(here.map(({ at }) => at + 1)), x, bs, rows, isHanging: isHanging(inputs, first.load) },
    ];
  });
}

type LoadedPlace = Pick<BearingPlace, "x" | "bs" | "isHanging">;

/** The part of the bearing of another place that is on the bearing of this one: its loads press there too. */
function sharedBearing({ x, bs, isHanging }: LoadedPlace, other: LoadedPlace): number {
  if (other.isHanging !== isHanging) return 0;
  const from = Math.max(x - bs / 2, other.x - other.bs / 2);
  const to = Math.min(x + bs / 2, other.x + other.bs / 2);
  return Math.max(0, to - from) / other.bs;
}

/** Whether a load presses on the web in a combination: an earthquake acts in both directions. */
const isBearing = ({ case: of, force, bearing }: PointLoad): boolean =>
  bearing > 0 && (of.startsWith("E") ? force !== 0 : force > 0);

const isHanging = ({ loadHeight }: SteelBeamInputs, { height }: PointLoad): boolean =>
  (height === "as-all" ? loadHeight : height) === "bottom";

const hangs = (inputs: SteelBeamInputs, load: PointLoad): boolean =>
  load.force > 0 && isHanging(inputs, load);

/** Whether a load neither presses on the web over a bearing length nor hangs from the bottom flange. */
const isUncovered = (inputs: SteelBeamInputs, load: PointLoad): boolean =>
  load.force !== 0 && !isBearing(load) && !hangs(inputs, load);

const supportName = (at: number) => ({ id: `support-${at + 1}`, name: `support ${at + 1}` });
const loadName = (rows: readonly number[]) => ({
  id: `load-${rows.join("-")}`,
  name: rows.length === 1 ? `load ${rows[0]}` : `loads ${rows.join(", ")}`,
});

/** Web bearing at the places of the demands. */
export function bearingChecks(
  inputs: SteelBeamInputs,
  sections: readonly BeamSection[],
  demands: readonly BearingDemand[],
  { strength }: Pick<Analysis, "strength">,
): Check[] {
  const { pointLoads } = inputs;
  const withoutBearing = supportsOf(inputs).flatMap(({ kind }, at) =>
    isHeldByItsWeb(inputs, kind) ? [withoutBearingAt(at + 1)] : [],
  );
  const isUnchecked = pointLoads.some((load) => isUncovered(inputs, load));
  return [
    ...demands.flatMap(({ place, section: at, part, bearing, force, of, moment }) => {
      const { id, name, x } = place;
      const on = sections[at];
      if (!on) return [];
      const { section, idOf, titleOf } = on;
      const stiffener = place.isHanging ? undefined : stiffenerAt(inputs, on, part, x);
      if (stiffener) return stiffenedBearingChecks(on, stiffener, { ...place, bearing }, { force, of });
      const action = designAction("R*", { value: force, of, x });
      const names = (check: string, title: string) => ({
        id: idOf(`${check}/${id}`),
        title: titleOf(`${title}, ${name}`),
        action,
      });
      if (place.isHanging) {
        return [
          bearingCheck("yield", section, bearing, force, names("bearing-yield", "Web bearing yield")),
          hanging(names("bearing-buckling", "Web bearing buckling")),
        ];
      }
      return [
        bearingCheck("yield", section, bearing, force, names("bearing-yield", "Web bearing yield")),
        bearingCheck("buckling", section, bearing, force, names("bearing-buckling", "Web bearing buckling")),
        ...(section.kind === "cold-formed-rhs"
          ? [
              bearingWithBendingCheck(
                section,
                bearing,
                { force, moment },
                names("bearing-with-bending", "Bearing with bending"),
              ),
            ]
          : []),
      ];
    }),
    ...withoutBearing,
    ...(isUnchecked ? [unchecked(inputs, strength)] : []),
    ...(pointLoads.some((load) => hangs(inputs, load)) ? [BOTTOM_FLANGE] : []),
  ];
}

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

function worstForce({ forceOf }: BearingPlace, combined: readonly Combined[]) {
  let worst: { readonly force: number; readonly of: Combined } | undefined;
  for (const of of combined) {
    const force = forceOf(of);
    if (!worst || exceeds(force, worst.force)) worst = { force, of };
  }
  return worst;
}

/** Built in, or connected by its web: nothing presses on a flange. */
function isHeldByItsWeb({ bearingLength }: SteelBeamInputs, kind: SupportInput["kind"] | undefined): boolean {
  return bearingLength === 0 || kind === "fixed";
}

const REFERENCE = standardReferences("AS 4100", EDITION).clause("5.13");

const withoutBearingAt = (support: number): Check => ({
  id: `bearing/support-${support}`,
  group: "Strength",
  title: `Web bearing, support ${support}`,
  reference: REFERENCE,
  kind: "not applicable",
  reason: "The beam is built in or connected by its web: nothing presses on a flange.",
});

const hanging = ({ id, title }: { readonly id: string; readonly title: string }): Check => ({
  id,
  group: "Strength",
  title,
  reference: REFERENCE,
  kind: "not applicable",
  reason: "The load hangs from the bottom flange: the web is in tension and does not buckle.",
});

const BOTTOM_FLANGE: Check = {
  id: "bottom-flange-bending",
  group: "Strength",
  title: "Bottom flange bending under suspended loads",
  reference: standardReferences("AS 4100", EDITION).clause("5.1"),
  kind: "not covered",
  reason:
    "A load on the bottom flange bends the flange beside the web, together with the stress of the beam. It is not calculated: check it to AS 1418.18.",
};

/** Loads that do not bear on the web, or those that another designer introduces with their greatest forces. */
function unchecked(inputs: SteelBeamInputs, strength: readonly Combined[]): Check {
  const by = inputs.introductionBy.trim();
  if (by === "") return UNCHECKED_BEARING;
  const loads = inputs.pointLoads.filter((load) => isUncovered(inputs, load));
  const forces = [...Map.groupBy(loads, ({ position }) => position)].map(([x, here]) => {
    const of = ({ row }: Combined) =>
      here.reduce((sum, load) => sum + load.force * (row.combination.factors[load.case] ?? 0), 0);
    const most = Math.max(0, ...strength.map((one) => Math.abs(of(one))));
    return `${formatNumber(most / 1000, { significant: 3 })} kN at ${placeText(x)}`;
  });
  return designedElsewhere(UNCHECKED_BEARING, by, `Design forces: ${forces.join(", ")}`);
}

const UNCHECKED_BEARING: NotCoveredCheck = {
  id: "bearing-under-loads",
  group: "Strength",
  title: "Web bearing under point loads",
  reference: REFERENCE,
  kind: "not covered",
  reason:
    "Enter the stiff bearing length b_s of each downward point load. Web bearing is not checked under loads without one or acting upwards.",
};
