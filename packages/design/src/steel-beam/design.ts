import { reactions, supportStability, valueAt } from "@kingpost/actions";
import {
  type Bearing,
  bearingBucklingCheck,
  bearingWithBendingCheck,
  bearingYieldCheck,
  designMajorMoment,
  EDITION,
  governingShearPoint,
  restrainedFlangesAt,
  restraintLetter,
  type ShearPoint,
  type SteelSection,
  sectionMomentCheck,
  segmentMomentCheck,
  shearBendingCheck,
  shearCheck,
  webThicknessCheck,
} from "@kingpost/as4100";
import {
  type Check,
  type DesignResult,
  DomainError,
  formatNumber,
  SILENT,
  StepList,
  standardReferences,
  symbol,
  type UnitName,
} from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import type { Resources } from "../runnable-module.ts";
import { type Analysis, analyse, type Combined, greatest } from "./analysis.ts";
import { type BeamInputs, sectionOf } from "./beam-inputs.ts";
import { deflectionChecks } from "./deflection-checks.ts";
import type { BeamDiagram } from "./diagram.ts";
import { beamDiagrams } from "./diagrams.ts";
import { hingeChecks } from "./hinge-checks.ts";
import { layoutOf, type MemberPart, memberParts } from "./member-check.ts";
import { placeText } from "./text.ts";

export interface BeamResults {
  readonly analysis: Analysis;
  readonly parts: readonly MemberPart[];
}

const { clause } = standardReferences("AS 4100", EDITION);

export function design(inputs: BeamInputs, resources: Resources): DesignResult<BeamResults, BeamDiagram> {
  const record = sectionOf(inputs.section, resources);
  if (!record) throw new DomainError("no-section", `${inputs.section} is not a section of the catalogue.`);
  const section = steelSectionOf(record);
  const analysis = analyse(inputs, { ix: section.ix, mass: record.properties.mass });
  const parts = memberParts(inputs, section, analysis);
  const checks = [
    ...(section.kind === "angle" ? ANGLE_CHECKS : sectionMoment(section, analysis)),
    ...parts.map((part, at) => memberMoment(section, parts, part, at)),
    ...shear(section, analysis),
    ...bearings(inputs, section, analysis),
    ...hingeChecks(inputs),
    ...uplift(analysis),
    ...torsion(section),
    ...(section.kind === "angle" ? [] : deflectionChecks(inputs, analysis)),
  ];
  return { checks, results: { analysis, parts }, diagrams: beamDiagrams(inputs, analysis, parts, checks) };
}

interface Demand {
  readonly value: number;
  readonly symbol: string;
  readonly unit: UnitName;
  readonly of: Combined;
  readonly location: string;
}

const ANGLE_REASON =
  "An angle under loads in the plane of a leg bends about both principal axes, which is not calculated.";

const ANGLE_CHECKS: readonly Check[] = [
  {
    id: "section-moment",
    group: "Strength",
    title: "Section moment",
    reference: clause("5.1"),
    kind: "not covered",
    reason: ANGLE_REASON,
  },
  {
    id: "deflection",
    group: "Serviceability",
    title: "Deflection",
    reference: clause("3.5.3"),
    kind: "not covered",
    reason: ANGLE_REASON,
  },
];

/** A check with the design action first in its working, the combination and the place. */
function under(check: Check, { value, symbol: notation, unit, of, location }: Demand): Check {
  const { name } = of;
  const placed = { ...check, combination: name, location };
  if (!("steps" in placed)) return placed;
  const list = new StepList();
  list.rule(
    {
      id: "design-action",
      title: "Design action",
      reference: clause("4.4"),
      result: symbol(notation, unit),
      rule: "from the analysis of the beam",
    },
    value,
    `${name}, ${location}`,
  );
  return { ...placed, steps: [...list.steps, ...placed.steps] };
}

function sectionMoment(section: SteelSection, { strength }: Analysis): Check[] {
  const worst = greatest(strength, "moment");
  if (!worst) return [];
  const demand = { value: Math.abs(worst.value), symbol: "M*", unit: "kNm", of: worst.of } as const;
  return [
    under(sectionMomentCheck(section, worst.value, { id: "section-moment", title: "Section moment" }), {
      ...demand,
      location: placeText(worst.x),
    }),
  ];
}

/** Of the worst segment of a part, named as the row of the table of segments. */
function memberMoment(
  section: SteelSection,
  parts: readonly MemberPart[],
  { worst }: MemberPart,
  at: number,
): Check {
  const { from, to, moments } = worst.segment;
  const { greatest: point } = moments;
  const row = parts.flatMap(({ segments }) => segments).indexOf(worst) + 1;
  const title = `Member moment, segment ${row} (${metres(from)} to ${metres(to)} m)`;
  const check = segmentMomentCheck(section, worst.segmentCase, { id: `member-moment/${at + 1}`, title });
  return under(check, {
    value: Math.abs(point.m),
    symbol: "M*",
    unit: "kNm",
    of: worst.of,
    location: placeText(point.x),
  });
}

const metres = (x: number): string => formatNumber(x / 1000, { decimals: [0, 3] });

/** Points between two neighbouring ends of pieces at which shear and moment are checked together. */
const SHEAR_POINTS = 8;

function shear(section: SteelSection, { strength, beam }: Analysis): Check[] {
  const worst = greatest(strength, "shear");
  if (!worst) return [];
  const checks = [
    under(shearCheck(section, worst.value, { id: "shear", title: "Shear" }), {
      value: Math.abs(worst.value),
      symbol: "V*",
      unit: "kN",
      of: worst.of,
      location: placeText(worst.x),
    }),
  ];
  const capacity = designMajorMoment(section, SILENT);
  const bends = typeof capacity === "number" ? [0.75 * capacity, capacity] : [];
  let found: { readonly of: Combined; readonly point: ShearPoint; readonly ratio: number } | undefined;
  for (const of of strength) {
    const rated = governingShearPoint(section, shearPoints(of, beam.mesh.points, bends));
    if (rated && (!found || rated.ratio > found.ratio)) found = { of, ...rated };
  }
  const { of, point }: { readonly of: Combined; readonly point: ShearPoint } = found ?? {
    of: worst.of,
    point: { x: worst.x, v: worst.value, m: 0 },
  };
  const names = { id: "shear-with-bending", title: "Shear with bending" };
  return [
    ...checks,
    under(shearBendingCheck(section, point, names), {
      value: Math.abs(point.v),
      symbol: "V*",
      unit: "kN",
      of,
      location: placeText(point.x),
    }),
    webThicknessCheck(section, { id: "web-thickness", title: "Minimum web thickness" }),
  ];
}

/** Both sides of every jump, points between, and where the moment reaches one of `bends`, at which the interaction bends. */
function* shearPoints(
  { response }: Combined,
  ends: Float64Array,
  bends: readonly number[],
): Generator<ShearPoint> {
  const at = (x: number, side: "left" | "right"): ShearPoint => ({
    x,
    v: valueAt(response, "shear", x, side),
    m: valueAt(response, "moment", x, side),
  });
  for (let piece = 0; piece + 1 < ends.length; piece++) {
    const [from, to] = [ends[piece] ?? 0, ends[piece + 1] ?? 0];
    let last = at(from, "right");
    yield last;
    for (let step = 1; step <= SHEAR_POINTS; step++) {
      const isEnd = step === SHEAR_POINTS;
      const next = at(isEnd ? to : from + ((to - from) * step) / SHEAR_POINTS, isEnd ? "left" : "right");
      for (const bend of bends) {
        if (Math.abs(last.m) < bend !== Math.abs(next.m) < bend) yield crossing(last, next, bend, at);
      }
      yield next;
      last = next;
    }
  }
}

/** Where the magnitude of the moment reaches a value between two points, to a 2^-40th of their distance. */
function crossing(
  start: ShearPoint,
  end: ShearPoint,
  value: number,
  at: (x: number, side: "left" | "right") => ShearPoint,
): ShearPoint {
  let [below, above] = Math.abs(start.m) < value ? [start, end] : [end, start];
  for (let halving = 0; halving < 40; halving++) {
    const middle = at((below.x + above.x) / 2, "right");
    if (Math.abs(middle.m) < value) below = middle;
    else above = middle;
  }
  return above;
}

/** A force on the web at a support or a load. */
interface BearingPlace {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly bs: number;
  readonly forceOf: (of: Combined) => number;
}

/** Web bearing at every support and under every load with a bearing length. */
function bearings(inputs: BeamInputs, section: SteelSection, analysis: Analysis): Check[] {
  const { beam, unitLoads, strength } = analysis;
  const layout = layoutOf(inputs);
  const supports = beam.model.supports.map(
    ({ joint }, at): BearingPlace => ({
      id: `support-${at + 1}`,
      name: `support ${at + 1}`,
      x: beam.joints[joint] ?? 0,
      bs: inputs.bearingLength,
      forceOf: ({ response }) => Math.max(0, reactions(response)[at]?.force ?? 0),
    }),
  );
  const loads = inputs.pointLoads.flatMap((load, at): BearingPlace[] =>
    load.bearing > 0 && load.force > 0
      ? [
          {
            id: `load-${at + 1}`,
            name: `load ${at + 1}`,
            x: load.position,
            bs: load.bearing,
            forceOf: ({ row }) => load.force * Math.max(0, row.combination.factors[load.case] ?? 0),
          },
        ]
      : [],
  );
  const unchecked = inputs.pointLoads.some(
    ({ force, bearing }) => force !== 0 && !(bearing > 0 && force > 0),
  );
  return [
    ...[...supports, ...loads].flatMap((place) => {
      const worst = worstForce(place, strength);
      if (!worst) return [];
      const { x, bs, id, name } = place;
      const nearest = Math.max(0, Math.min(x, beam.length - x) - bs / 2);
      const restraint = layout.restraints.find((one) => one.x === x);
      const isFull =
        restraint !== undefined &&
        (["top", "bottom"] as const).every((flange) => restraintLetter(restraint, flange) === "F");
      const bearing: Bearing = {
        bs,
        endDistance: nearest,
        restrainedFlanges: restrainedFlangesAt(isFull ? "F" : "L"),
      };
      const demand = { ...worst, symbol: "R*", unit: "kN", location: placeText(x) } as const;
      const force = worst.value;
      return [
        bearingYieldCheck(section, bearing, force, {
          id: `bearing-yield/${id}`,
          title: `Web bearing yield, ${name}`,
        }),
        bearingBucklingCheck(section, bearing, force, {
          id: `bearing-buckling/${id}`,
          title: `Web bearing buckling, ${name}`,
        }),
        ...(section.kind === "cold-formed-rhs"
          ? [
              bearingWithBendingCheck(
                section,
                bearing,
                { force, moment: greatestMomentAt(strength, x) },
                { id: `bearing-with-bending/${id}`, title: `Bearing with bending, ${name}` },
              ),
            ]
          : []),
      ].map((check) => under(check, demand));
    }),
    ...(unchecked && unitLoads.length > 0 ? [UNCHECKED_BEARING] : []),
  ];
}

/** The greatest moment at a place over all combinations, also those of another force. */
function greatestMomentAt(combined: readonly Combined[], x: number): number {
  return Math.max(0, ...combined.map(({ response }) => Math.abs(valueAt(response, "moment", x))));
}

function worstForce({ forceOf }: BearingPlace, combined: readonly Combined[]) {
  let worst: { readonly value: number; readonly of: Combined } | undefined;
  for (const of of combined) {
    const value = forceOf(of);
    if (!worst || value > worst.value) worst = { value, of };
  }
  return worst;
}

const UNCHECKED_BEARING: Check = {
  id: "bearing-under-loads",
  group: "Strength",
  title: "Web bearing under point loads",
  reference: clause("5.13"),
  kind: "not covered",
  reason:
    "Enter the stiff bearing length b_s of each downward point load. Web bearing is not checked under loads without one or acting upwards.",
};

/** A support that lifts needs a hold-down, which is designed elsewhere. */
function uplift(analysis: Analysis): Check[] {
  const all = supportStability(analysis);
  return analysis.beam.model.supports.flatMap(({ joint }, at): Check[] => {
    const own = all.filter(({ support }) => support === at);
    const [first, ...others] = own;
    if (!first) return [];
    const net = ({ destabilising, stabilising }: typeof first) => destabilising - stabilising;
    const worst = others.reduce((a, b) => (net(b) > net(a) ? b : a), first);
    if (net(worst) <= 1e-6 * worst.stabilising) return [];
    const force = formatNumber(net(worst) / 1000, { significant: 3 });
    return [
      {
        id: `uplift/${at + 1}`,
        group: "Strength",
        title: `Uplift, support ${at + 1}`,
        reference: worst.combination.clause,
        kind: "not covered",
        combination: worst.combination.title,
        location: placeText(analysis.beam.joints[joint] ?? 0),
        reason: `The support must hold the beam down with ${force} kN (${worst.combination.title}). The hold-down is not designed here.`,
      },
    ];
  });
}

function torsion({ kind }: SteelSection): Check[] {
  if (kind !== "channel" && kind !== "angle") return [];
  const reason =
    kind === "channel"
      ? "Loads in the plane of the web of a channel are eccentric to its shear centre and twist it. Torsion is not designed."
      : "An angle bends about its principal axes and twists under loads in the plane of a leg. Neither is designed.";
  return [
    {
      id: "torsion",
      group: "Strength",
      title: "Torsion",
      reference: clause("5.6.1"),
      kind: "not covered",
      reason,
    },
  ];
}
