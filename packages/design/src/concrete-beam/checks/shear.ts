import { pieceAt, reactionForce, valueAt, valueInPiece } from "@kingpost/actions";
import {
  type BendingSense,
  type DesignSection,
  type Fitments,
  flexuralStrength,
  isCracked,
  type LongitudinalCase,
  longitudinalChecks,
  needsTorsion,
  rectangularTorsion,
  reversedShearCheck,
  type ShearSection,
  type ShearStrength,
  shearChecks,
  shearSectionOf,
  shearStrength,
  shearTension,
  torsionTension as tensionOfTorsion,
  torsionChecks,
} from "@kingpost/as3600";
import { type Check, SILENT } from "@kingpost/calc";
import type { Combined } from "../../beam/analysis/analysis.ts";
import { worstOfEach } from "../../frame/checks/worst-of-each.ts";
import { developedAt, largestFitment } from "../model/bars.ts";
import type { SupportPlace } from "../model/lengths.ts";
import { type ConcreteBeamModel, type FitmentZone, fitmentsAt } from "../model/model.ts";
import type { RegionFlexure } from "./flexure.ts";
import { actionAt } from "./place.ts";
import { isAtFreeEnd } from "./regions.ts";

/** Part of the depth that the shear depth is at least. Source AS 3600 8.2.1.9 */
const LEAST_SHEAR_DEPTH = 0.72;
/** Two lengths that differ by rounding, mm. */
const SAME = 1e-3;

/** Actions of one combination at one place. Units N, Nmm, mm. */
interface StationActions {
  readonly x: number;
  readonly m: number;
  readonly v: number;
  readonly of: Combined;
}

/** A place where shear is checked, with the section and what it carries. */
export interface ShearStation extends StationActions {
  readonly span: number;
  readonly sense: BendingSense;
  readonly section: ShearSection;
  readonly zone: FitmentZone | undefined;
  readonly strength: ShearStrength | undefined;
  /** V* over phi Vu; infinite where there is no strength. */
  readonly ratio: number;
}

/** Shear of one span. Units N. */
export interface SpanShear {
  readonly span: number;
  readonly governing: ShearStation;
  /** The governing place of each zone of fitments. */
  readonly zones: readonly ShearStation[];
  /** Where shear at the face of a support comes nearest to crushing the web, with that shear. */
  readonly crushing: { readonly station: ShearStation; readonly faceShear: number };
  readonly stations: readonly ShearStation[];
  readonly sides: readonly SupportSide[];
}

const SENSES = ["sagging", "hogging"] as const satisfies readonly BendingSense[];

const senseOf = (m: number): BendingSense => (m >= 0 ? "sagging" : "hogging");

/**
 * Actions at one place of which no others there have as much shear with a greater moment, or none have it with a smaller one, which
 * presses less on the compressed side.
 */
function notExceeded(all: readonly StationActions[]): readonly StationActions[] {
  const isExceeded = (one: StationActions, at: number, sense: 1 | -1) => {
    const m = sense * Math.abs(one.m);
    const v = Math.abs(one.v);
    return all.some((other, index) => {
      const otherM = sense * Math.abs(other.m);
      if (index === at || otherM < m || Math.abs(other.v) < v) return false;
      return index < at || otherM > m || Math.abs(other.v) > v;
    });
  };
  return all.filter((one, at) => !isExceeded(one, at, 1) || !isExceeded(one, at, -1));
}

/** The section in shear at a place, each bar with the stress that it develops there. */
function shearSectionAt(model: ConcreteBeamModel, x: number, sense: BendingSense): ShearSection {
  const { inputs, bars } = model;
  const developed = new Map(
    bars.flatMap((row) => row.bars.map((bar) => [bar, developedAt(row, x)] as const)),
  );
  const zone = fitmentsAt(model, x);
  const section = shearSectionOf(model.sectionAt(x), sense, {
    bv: inputs.webWidth,
    dg: inputs.aggregate,
    fitments: zone?.fitments,
    developed: (bar) => developed.get(bar) ?? 0,
  });
  return section.ast > 0 ? section : { ...section, dv: LEAST_SHEAR_DEPTH * inputs.depth };
}

/** The shear depth beside a face: the smaller of both senses of bending. */
function shearDepthAt(model: ConcreteBeamModel, face: number): number {
  const depth = (sense: BendingSense) => {
    const { d, ast } = shearSectionAt(model, face, sense);
    return ast > 0 ? Math.max(LEAST_SHEAR_DEPTH * model.inputs.depth, 0.9 * d) : Number.POSITIVE_INFINITY;
  };
  const least = Math.min(depth("sagging"), depth("hogging"));
  return Number.isFinite(least) ? least : LEAST_SHEAR_DEPTH * model.inputs.depth;
}

/** One side of a support: the shear nearer than dv counts with that at dv where the support is direct (8.2.3.2). */
export interface SupportSide {
  readonly support: SupportPlace;
  readonly side: "left" | "right";
  readonly face: number;
  readonly critical: number;
  /** Shear depth beside the face. */
  readonly dv: number;
  readonly hasLoadNearby: boolean;
}

function sidesOf(model: ConcreteBeamModel): readonly SupportSide[] {
  const { inputs, supports, length } = model;
  return supports.flatMap((support) =>
    (["left", "right"] as const).flatMap((side): SupportSide[] => {
      const face = side === "left" ? support.left : support.right;
      if (side === "left" ? face <= 0 : face >= length) return [];
      const away = side === "left" ? -1 : 1;
      const dv = shearDepthAt(model, face);
      const isNear = (position: number) => {
        const distance = away * (position - face);
        return distance > 0 && distance < 2 * dv;
      };
      const isInSupport = (position: number) => position >= support.left && position <= support.right;
      // A load on a short part is a point load: it does not reach beyond 2dv.
      const isPartNear = ({ from, to }: { readonly from: number; readonly to: number }) =>
        (isNear(from) && isNear(to)) ||
        (isNear(from) && isInSupport(to)) ||
        (isInSupport(from) && isNear(to));
      const critical = Math.min(length, Math.max(0, face + away * dv));
      return [
        {
          support,
          side,
          face,
          critical,
          dv,
          hasLoadNearby:
            inputs.pointLoads.some(({ position, force }) => isNear(position) && force !== 0) ||
            inputs.partLoads.some((load) => isPartNear(load) && (load.start !== 0 || load.end !== 0)),
        },
      ];
    }),
  );
}

/** Whether the section is designed for the shear at dv: a direct support that the combination presses on. */
function isReduced(model: ConcreteBeamModel, { support, hasLoadNearby }: SupportSide, of: Combined): boolean {
  return model.inputs.support === "direct" && !hasLoadNearby && reactionForce(of.response, support.at) > 0;
}

const isBetween = (x: number, a: number, b: number): boolean =>
  x > Math.min(a, b) + SAME && x < Math.max(a, b) - SAME;

/** The actions at a place, on both of its sides where they may differ. */
function actionsAt(model: ConcreteBeamModel, x: number): readonly StationActions[] {
  const { inputs, joints } = model;
  const isHere = ({ position }: { readonly position: number }) => Math.abs(position - x) < SAME;
  const jumps =
    joints.some((joint) => Math.abs(joint - x) < SAME) ||
    inputs.pointLoads.some(isHere) ||
    inputs.couples.some(isHere);
  const sides = jumps ? (["left", "right"] as const) : (["right"] as const);
  const { beam, strength } = model.analysis;
  const places = sides.map((side) => {
    const piece = pieceAt(beam, x, side);
    return { piece, s: x - (beam.mesh.points[piece] ?? 0) };
  });
  const found: StationActions[] = [];
  for (const of of strength) {
    for (const { piece, s } of places) {
      const m = valueInPiece(of.response, piece, "moment", s);
      found.push({ x, m, v: valueInPiece(of.response, piece, "shear", s), of });
    }
  }
  return found;
}

/**
 * The senses in which a place bends: at a point of contraflexure, where it carries shear, in both, because the bars of either face are in
 * tension beside it.
 */
function sensesAt({ joints }: ConcreteBeamModel, { x, m, v }: StationActions): readonly BendingSense[] {
  // The moment of an overhang without loads vanishes at its support, and keeps its sense.
  const isJoint = joints.some((joint) => Math.abs(joint - x) < SAME);
  return !isJoint && v !== 0 && Math.abs(m) <= SAME * Math.abs(v) ? SENSES : [senseOf(m)];
}

/** Torsion on the outline of the web and the centre line of its fitments. */
export function torsionSectionOf({ inputs }: Pick<ConcreteBeamModel, "inputs">) {
  const { webWidth, depth, coverTop, coverBottom, coverSide } = inputs;
  const inset = Math.max(coverTop, coverBottom, coverSide) + largestFitment(inputs) / 2;
  return rectangularTorsion(webWidth, depth, inset);
}

/** Shear with bending in every span. */
export function spanShears(model: ConcreteBeamModel): readonly SpanShear[] {
  const { inputs, joints, shearPlaces } = model;
  const sides = sidesOf(model);
  const places = [
    ...new Set([...shearPlaces, ...sides.map(({ critical }) => critical), ...sides.map(({ face }) => face)]),
  ]
    .filter(
      (x) => (x > SAME && x < model.length - SAME) || sides.some(({ face }) => Math.abs(x - face) < SAME),
    )
    .toSorted((a, b) => a - b);
  const placeAt = placesOf(model);
  return inputs.spans.flatMap((_, span): SpanShear[] => {
    const [from, to] = [joints[span] ?? 0, joints[span + 1] ?? 0];
    const found = places
      .filter((x) => x >= from - SAME && x <= to + SAME)
      .filter((x) => !model.supports.some(({ left, right }) => isBetween(x, left, right)))
      .flatMap((x) => stationsAt(model, placeAt(x), span, sides));
    const governing = worstOf(found);
    if (!governing) return [];
    const zones = new Map<number, ShearStation>();
    for (const one of found) {
      const at = one.zone?.at ?? -1;
      const before = zones.get(at);
      if (!before || one.ratio > before.ratio) zones.set(at, one);
    }
    const faces = sides.filter(({ face }) => face >= from - SAME && face <= to + SAME);
    return [
      {
        span,
        governing,
        zones: [...zones.values()],
        crushing: crushingOf(model, faces, found),
        stations: found,
        sides: faces,
      },
    ];
  });
}

/** The strut at a face has the angle of the section at dv (8.2.4.2): the flattest where there are several. */
function crushingOf(
  model: ConcreteBeamModel,
  faces: readonly SupportSide[],
  stations: readonly ShearStation[],
): SpanShear["crushing"] {
  const own = stations.map((station) => ({ station, faceShear: Math.abs(station.v) }));
  const atFaces = faces.flatMap((side) => {
    const from = Math.min(side.face, side.critical) - SAME;
    const to = Math.max(side.face, side.critical) + SAME;
    const near = stations.filter(({ x }) => x >= from && x <= to);
    return actionsAt(model, side.face).flatMap(({ of, v }) => {
      const own = near.filter((one) => one.of === of);
      // A combination that others exceed is not among them; in a span shorter than both depths there are none.
      const found = own.length > 0 ? own : near.length > 0 ? near : stations;
      return found.map((station) => ({ station, faceShear: Math.abs(v) }));
    });
  });
  const ratio = ({ station: { strength }, faceShear }: SpanShear["crushing"]) =>
    strength ? faceShear / strength.phiVuMax : Number.POSITIVE_INFINITY;
  return [...own, ...atFaces].reduce((best, one) => (ratio(best) >= ratio(one) ? best : one));
}

/** A place along the beam with what does not depend on its actions. */
interface ShearPlace {
  readonly x: number;
  readonly zone: FitmentZone | undefined;
  readonly sectionIn: (sense: BendingSense) => ShearSection;
}

/** Places whose bars develop the same, with the same fitments, have one section. */
function placesOf(model: ConcreteBeamModel): (x: number) => ShearPlace {
  const sections = new Map<string, Partial<Record<BendingSense, ShearSection>>>();
  return (x) => {
    const zone = fitmentsAt(model, x);
    const key = `${model.bars.map((row) => developedAt(row, x)).join(" ")} ${zone?.at}`;
    const known = sections.get(key) ?? {};
    sections.set(key, known);
    const sectionIn = (sense: BendingSense) => {
      known[sense] ??= shearSectionAt(model, x, sense);
      return known[sense];
    };
    return { x, zone, sectionIn };
  };
}

function stationsAt(
  model: ConcreteBeamModel,
  { x, zone, sectionIn }: ShearPlace,
  span: number,
  sides: readonly SupportSide[],
): readonly ShearStation[] {
  const near = sides.filter(
    ({ face, critical }) => isBetween(x, face, critical) || Math.abs(x - face) < SAME,
  );
  const here = actionsAt(model, x);
  const all =
    near.length === 0 ? here : here.filter(({ of }) => !near.some((side) => isReduced(model, side, of)));
  return SENSES.flatMap((sense) =>
    notExceeded(all.filter((one) => sensesAt(model, one).includes(sense))).map((actions): ShearStation => {
      const section = sectionIn(sense);
      const strength = strengthOf(model, section, actions);
      const ratio = strength ? Math.abs(actions.v) / strength.phiVu : Number.POSITIVE_INFINITY;
      return { ...actions, span, sense, section, zone, strength, ratio };
    }),
  );
}

export function actionsOf(model: ConcreteBeamModel, { m, v }: StationActions) {
  const t = model.inputs.torsion;
  const whole = { m: Math.abs(m), v: Math.abs(v) };
  if (!(t > 0)) return whole;
  const { uh, aoh } = torsionSectionOf(model);
  return { ...whole, torsion: { t, uh, ao: 0.85 * aoh } };
}

function strengthOf(
  model: ConcreteBeamModel,
  section: ShearSection,
  actions: StationActions,
): ShearStrength | undefined {
  const found = shearStrength(section, actionsOf(model, actions), model.inputs.shearMethod, SILENT);
  return "kind" in found ? undefined : found;
}

function worstOf(all: readonly ShearStation[]): ShearStation | undefined {
  return all.reduce<ShearStation | undefined>(
    (best, one) => (best && best.ratio >= one.ratio ? best : one),
    undefined,
  );
}

/** Greatest distance between the legs of a set across the width, mm. */
export function legsApart(
  { inputs }: Pick<ConcreteBeamModel, "inputs">,
  fitments: Fitments | undefined,
): number | undefined {
  if (!fitments) return undefined;
  const { webWidth, coverSide } = inputs;
  const { legs, diameter } = fitments;
  return (webWidth - 2 * coverSide - diameter) / (legs - 1);
}

/** Shear, crushing and fitments of each span and zone, torsion, and the longitudinal force beside bending. */
export function shearChecksOf(
  model: ConcreteBeamModel,
  spans: readonly SpanShear[],
  regions: readonly RegionFlexure[],
): readonly Check[] {
  const { shearMethod: method, torsion: t } = model.inputs;
  return spans.flatMap(({ span, governing, zones, crushing, stations, sides }) => {
    const checksAt = (station: ShearStation, id: string, words: string, faceShear?: number) =>
      shearChecks(
        {
          section: station.section,
          actions: actionsOf(model, station),
          method,
          faceShear,
          legsApart: legsApart(model, station.zone?.fitments),
          hasTorsion: t > 0 && needsTorsion(torsionOf(model, station)),
        },
        { id, words, action: actionAt("shear", { ...station, value: station.v }) },
      );
    const isShear = ({ id }: Check) => id.endsWith("/shear");
    const isCrushing = ({ id }: Check) => id.endsWith("/web-crushing");
    const words = `span ${span + 1}`;
    const id = `span-${span + 1}`;
    return [
      ...checksAt(governing, id, words).filter(isShear),
      ...checksAt(crushing.station, id, words, crushing.faceShear).filter(isCrushing),
      ...zones.flatMap((one) => {
        const zone = one.zone ? `, fitments ${one.zone.at + 1}` : "";
        const zoneId = one.zone ? `${id}-fitments-${one.zone.at + 1}` : id;
        return checksAt(one, zoneId, `${words}${zone}`).filter(
          (check) => !isShear(check) && !isCrushing(check),
        );
      }),
      ...(t > 0 ? torsionIn(model, { span, crushing, stations }) : []),
      ...longitudinalOf(model, { span, stations, sides }, regions),
      ...reversedIn(model, { span, stations }),
    ];
  });
}

/** The place of a span where the fitments alone have the least to spare among those that combinations crack at both faces. */
function reversedIn(
  model: ConcreteBeamModel,
  { span, stations }: Pick<SpanShear, "span" | "stations">,
): readonly Check[] {
  const both = [...Map.groupBy(stations, ({ x }) => x).entries()].filter(([x, here]) => {
    const most = (which: BendingSense) =>
      here.reduce(
        (greatest, { sense, m }) => (sense === which ? Math.max(greatest, Math.abs(m)) : greatest),
        0,
      );
    const [sagging, hogging] = [most("sagging"), most("hogging")];
    if (sagging === 0 || hogging === 0) return false;
    const section = model.sectionAt(x);
    const isCrackedBy = (m: number, sense: BendingSense) => isCracked(section, sense, { m, n: 0 });
    return isCrackedBy(sagging, "sagging") && isCrackedBy(hogging, "hogging");
  });
  return worstOfEach(
    both.flatMap(([, here]) =>
      here.map((station) =>
        reversedShearCheck(
          {
            section: station.section,
            actions: actionsOf(model, station),
            method: model.inputs.shearMethod,
          },
          {
            id: `span-${span + 1}`,
            words: `span ${span + 1}`,
            action: actionAt("shear", { ...station, value: station.v }),
          },
        ),
      ),
    ),
  );
}

/** Torsion is the same at every section: each check is made where the strength beside bending, shear and fitments is least. */
function torsionIn(
  model: ConcreteBeamModel,
  { span, crushing, stations }: Pick<SpanShear, "span" | "crushing" | "stations">,
): readonly Check[] {
  const checksAt = (station: ShearStation, faceShear?: number) =>
    torsionChecks(
      { ...torsionOf(model, station), faceShear },
      {
        id: `span-${span + 1}`,
        words: `span ${span + 1}`,
        action: actionAt("shear", { ...station, value: station.v }),
      },
    );
  return worstOfEach([
    ...stations.flatMap((station) => checksAt(station)),
    ...checksAt(crushing.station, crushing.faceShear),
  ]);
}

function torsionOf(model: ConcreteBeamModel, station: ShearStation) {
  return {
    shear: station.section,
    torsion: torsionSectionOf(model),
    actions: { m: Math.abs(station.m), v: Math.abs(station.v), t: model.inputs.torsion },
  };
}

const LONGITUDINAL = ["tension", "compression"] as const;
type LongitudinalSide = (typeof LONGITUDINAL)[number];

/** A place where bars carry bending with the tension of shear. */
interface Longitudinal {
  readonly ratio: number;
  readonly of: LongitudinalCase;
  readonly station: StationActions;
}

/** The longitudinal force of each side where it is nearest to what the bars develop, in a span and at the faces of its supports. */
function longitudinalOf(
  model: ConcreteBeamModel,
  { span, stations, sides }: Pick<SpanShear, "span" | "stations" | "sides">,
  regions: readonly RegionFlexure[],
): readonly Check[] {
  const worst: Partial<Record<LongitudinalSide, Longitudinal>> = {};
  const offer = (station: StationActions, strength: ShearStrength | undefined) => {
    const of = strength && longitudinalAt(model, station, strength, regions);
    if (!of) return;
    const ratios = longitudinalRatios(of);
    for (const which of LONGITUDINAL) {
      const ratio = ratios[which];
      if (ratio > (worst[which]?.ratio ?? -1)) worst[which] = { ratio, of, station };
    }
  };
  for (const station of stations) offer(station, station.strength);
  // Nearer than dv to a direct support the tension of shear is that at dv (8.2.3.2), from the face on.
  for (const side of sides) {
    const near = [side.face, ...model.shearPlaces.filter((x) => isBetween(x, side.face, side.critical))];
    const atCritical = stations.filter((one) => Math.abs(one.x - side.critical) < SAME);
    for (const of of model.analysis.strength) {
      if (!isReduced(model, side, of)) continue;
      const { strength } = atCritical.find((one) => one.of === of) ?? worstOf(atCritical) ?? {};
      const v = valueAt(of.response, "shear", side.critical, side.side);
      for (const x of near) offer({ x, m: valueAt(of.response, "moment", x, side.side), v, of }, strength);
    }
  }
  return LONGITUDINAL.flatMap((which) => {
    const found = worst[which];
    if (!found) return [];
    const { of, station } = found;
    const made = longitudinalChecks(of, {
      id: `span-${span + 1}`,
      words: `span ${span + 1}`,
      action: actionAt("moment", { ...station, value: station.m }),
    });
    return made.filter(({ id }) => id.endsWith(`longitudinal-${which}`));
  });
}

/** Bars on the compressed side of a section, mm2. */
export function compressedArea({ bars }: DesignSection, sense: BendingSense): number {
  const isSagging = sense === "sagging";
  return bars.reduce((sum, { y, area }) => ((isSagging ? y > 0 : y < 0) ? sum + area : sum), 0);
}

function longitudinalAt(
  model: ConcreteBeamModel,
  { x, m, v }: StationActions,
  strength: ShearStrength,
  regions: readonly RegionFlexure[],
): LongitudinalCase | undefined {
  if (isAtFreeEnd(model, x, x)) return undefined;
  const sense = senseOf(m);
  const section = model.sectionOn(x, x);
  const bending = flexuralStrength(section, sense, SILENT);
  // Without bars in tension the check of bending fails already.
  if ("kind" in bending) return undefined;
  const { tensionSide = { force: 0, leverArm: bending.leverArm } } = bending;
  const z = tensionSide.leverArm;
  const { torsion: t, fsy, support } = model.inputs;
  const torsionTension = t > 0 ? tensionOfTorsion(torsionSectionOf(model), t, strength.theta, SILENT) : 0;
  // The cap is for direct supports and loads (8.2.8); torsion is not part of it, and pulls beside it.
  const peak =
    support === "direct"
      ? regions.find(
          ({ region }) => region.sense === sense && x >= region.from - SAME && x <= region.to + SAME,
        )
      : undefined;
  return {
    m: Math.abs(m),
    z,
    n: 0,
    shearTension: shearTension(Math.abs(v), strength, SILENT),
    torsionTension,
    // The force of the bars that the lever arm is of, as an area at yield.
    tensionArea: tensionSide.force / fsy,
    compressionArea: compressedArea(section, sense),
    fsy,
    phi: bending.phi,
    peakForce:
      peak &&
      Math.max(peak.greatest.value, Math.abs(m)) / Math.min(z, peak.strength?.tensionSide?.leverArm ?? z) +
        torsionTension,
  };
}

/** The forces on both sides over what their bars develop. */
function longitudinalRatios(of: LongitudinalCase): Readonly<Record<LongitudinalSide, number>> {
  const { m, z, phi, fsy, tensionArea, compressionArea, peakForce = Number.POSITIVE_INFINITY } = of;
  const added = of.shearTension + of.torsionTension;
  const compression = Math.max(0, added - m / z);
  return {
    tension: Math.min(m / z + added, peakForce) / (phi * tensionArea * fsy),
    compression: compression === 0 ? 0 : compression / (phi * compressionArea * fsy),
  };
}
