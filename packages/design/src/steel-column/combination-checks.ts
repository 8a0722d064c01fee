import {
  type Amplification,
  type AmplifiedMoment,
  type AxialForce,
  amplificationCheck,
  amplifiedOnce,
  bracedBucklingLoad,
  type ColumnAxis,
  columnMomentCheck,
  combinedMemberCheck,
  combinedSectionCheck,
  EDITION,
  elasticBucklingCheck,
  flexuralTorsionalCheck,
  type GivenRatio,
  type InPlaneCase,
  isEqualFlangedI,
  mayTwist,
  memberCompressionCheck,
  minorShearBendingCheck,
  minorShearBendingRatio,
  minorShearCheck,
  outOfPlaneMoment,
  planeMoment,
  type Segment,
  type SteelSection,
  sectionCompressionCheck,
  sectionMomentWithAxial,
  segmentsOf,
  shearBendingCheck,
  shearCheck,
  swayStabilityCheck,
  type TwistLengths,
  type TwistOfI,
  tensionCheck,
  torsionalCheck,
} from "@kingpost/as4100";
import {
  type Capacity,
  type Check,
  type CheckNames,
  formatNumber,
  type Recorder,
  SILENT,
  standardReferences,
  workedOnce,
} from "@kingpost/calc";
import { type AxisActions, greatestBetween, momentAt, momentDiagramOf } from "../column/axis-actions.ts";
import type { Combination, CombinationResult } from "../column/combinations.ts";
import { greatestOnSupports, greatestShearWithSupports } from "../column/lateral-supports.ts";
import { axialActionOf } from "../frame/actions/axial-action.ts";
import { isBent, isStrut, type Strut, strutChecks } from "./angle-strut.ts";
import { CHECK_KINDS, type ColumnCheck } from "./check-kinds.ts";
import {
  type ColumnInputs,
  type ColumnMember,
  columnMember,
  connectionOf,
  endsOf,
  holdsTwist,
  lengthOf,
  loadsOnFreeEnds,
  longest,
  type Part,
} from "./column-member.ts";

const AXES = ["x", "y"] as const;

const axialAction = axialActionOf(standardReferences("AS 4100", EDITION).clause("4.4"));

/** A part of the column with its moments about one axis. */
interface AmplifiedPart {
  readonly part: Part;
  readonly amplification: Amplification;
  readonly moment: AmplifiedMoment;
  /** Amplified, Nmm. */
  readonly m: number;
  /** Its moment capacity, which several interactions share. */
  readonly capacity: (record: Recorder) => Capacity;
}

/** What a column of a section is checked for under one combination. */
export function combinationChecks(
  inputs: ColumnInputs,
  member: ColumnMember,
  section: SteelSection,
  of: Combination,
  strut: Strut | undefined,
): CombinationResult {
  const named: Named = (kind, location, part) => ({
    id: part === undefined ? kind : `${kind}/${part}`,
    title: CHECK_KINDS[kind].title,
    action: axialAction(of, location),
  });
  const twistOfI = twistOfISection(inputs);
  const isEccentric = isStrut(strut) && of.n > 0 && !isBent(of);
  const axial = isEccentric
    ? [
        sectionCompressionCheck(section, of.n, named("section-compression")),
        ...strutChecks(strut, of.n, named),
      ]
    : axialChecks(inputs, member, section, of, twistOfI, named);
  const unstable = unstableChecks(inputs, member, section, of, named);
  if (unstable.length > 0) return { of, moments: undefined, checks: [...axial, ...unstable] };
  const twist = twistLengths(inputs, member);
  const force: AxialForce = { n: of.n, connection: connectionOf(inputs, section) };
  const partsAbout = (axis: ColumnAxis) =>
    amplifiedParts(inputs, member, of, axis).map(({ part, amplification }): AmplifiedPart => {
      const moment = amplifiedOnce(section, axis, amplification);
      const capacity = planeMoment(section, force, inPlaneCase(axis, part, amplification, twist));
      return { part, amplification, moment, m: moment(SILENT), capacity };
    });
  const parts = { x: partsAbout("x"), y: partsAbout("y") };
  const worst = { x: greatest(parts.x), y: greatest(parts.y) };
  const bending = AXES.filter((axis) => worst[axis].m > 0);
  const checks: Check[] = [...axial];
  for (const axis of bending) {
    const { amplification, moment, part } = worst[axis];
    const end = placeOfMoment(greatestBetween(of[axis], inputs.length, 0, inputs.length).x, inputs);
    if ((of.n > 0 || isOfFrame(amplification.sway)) && !inputs.isSecondOrder) {
      checks.push(
        amplificationCheck(
          section,
          axis,
          amplification,
          named(`amplification-${axis}`, placeOf(part, inputs)),
        ),
      );
    }
    checks.push(
      columnMomentCheck(
        section,
        {
          clause: axis === "x" ? "sectionX" : "sectionY",
          moment,
          capacity: (record) => sectionMomentWithAxial(section, axis, force, record),
        },
        named(`section-moment-${axis}`, end),
      ),
    );
    if (of.n <= 0) continue;
    for (const one of parts[axis]) {
      if (one.m === 0) continue;
      checks.push(
        columnMomentCheck(
          section,
          { clause: "inPlane", moment: one.moment, capacity: one.capacity },
          named(`in-plane-${axis}`, placeOf(one.part, inputs)),
        ),
      );
    }
  }
  const isBiaxial = bending.length === 2;
  const both = { x: worst.x.moment, y: worst.y.moment };
  if (isBiaxial) {
    checks.push(combinedSectionCheck(section, force, both, named("combined-section")));
  }
  if (worst.x.m > 0) {
    const diagram = momentDiagramOf(of.x, inputs.length);
    const loads = loadsOnFreeEnds(inputs, of.x);
    segmentsOf(member.layout, diagram).forEach((segment, at) => {
      const { m } = segment.moments.greatest;
      if (m === 0) return;
      const moment = amplifiedOnce(section, "x", { ...worst.x.amplification, m: Math.abs(m) });
      const ley = member.y.factor.ke * longest(partsOf(member, segment));
      const unloaded = isLoaded(of.x, segment, inputs.length)
        ? undefined
        : {
            from: momentAt(of.x, inputs.length, segment.from),
            to: momentAt(of.x, inputs.length, segment.to),
          };
      const bent = { segment: { segment, layout: member.layout, loads }, ley, unloaded, twist, twistOfI };
      const outOfPlane = workedOnce((record) => outOfPlaneMoment(section, force, bent, record));
      const place = placeOf(segment, inputs);
      checks.push(
        columnMomentCheck(
          section,
          { clause: of.n < 0 ? "outOfPlaneTension" : "outOfPlane", moment, capacity: outOfPlane },
          named("out-of-plane", place, at + 1),
        ),
      );
      if (!isBiaxial) return;
      for (const one of parts.y) {
        if (one.m === 0 || one.part.to <= segment.from || one.part.from >= segment.to) continue;
        checks.push(
          combinedMemberCheck(
            section,
            force,
            { x: moment, y: one.moment },
            { aboutX: worst.x.capacity, outOfPlane, aboutY: one.capacity },
            named("combined-member", place, at + 1),
          ),
        );
      }
    });
  }
  const moments = { x: worst.x.m, y: worst.y.m };
  return { of, moments, checks: [...checks, ...shearChecks(section, inputs, of, moments, named)] };
}

/** Whether a frame sways with the column, whatever its axial force. */
const isOfFrame = (sway: Amplification["sway"]): boolean => sway !== undefined && sway.by !== "own";

/** The names of a check, with its place, and its number where there are several. */
type Named = (kind: ColumnCheck, location?: () => string, part?: number) => CheckNames;

function axialChecks(
  inputs: ColumnInputs,
  member: ColumnMember,
  section: SteelSection,
  { n }: Combination,
  twistOfI: TwistOfI | undefined,
  named: Named,
): Check[] {
  if (n === 0) return [];
  if (n < 0) return [tensionCheck(section, -n, connectionOf(inputs, section), named("tension"))];
  return [
    sectionCompressionCheck(section, n, named("section-compression")),
    ...(mayTwist(section)
      ? [
          flexuralTorsionalCheck(
            section,
            { n, ...twistLengths(inputs, member) },
            named("member-compression-xz"),
          ),
        ]
      : []),
    ...AXES.map((axis) => {
      const { factor, parts } = member[axis];
      const part = parts.find((one) => lengthOf(one) === longest(parts));
      return memberCompressionCheck(
        section,
        { axis, n, factor, l: longest(parts) },
        named(`member-compression-${axis}`, part && placeOf(part, inputs)),
      );
    }),
    ...(twistOfI && isEqualFlangedI(section)
      ? [torsionalCheck(section, n, twistOfI, named("member-compression-z"))]
      : []),
  ];
}

const twistLengths = (inputs: ColumnInputs, { x }: ColumnMember): TwistLengths => ({
  lex: x.factor.ke * longest(x.parts),
  lz: longestInTwist(inputs),
});

type RestraintOfColumn = ColumnInputs["restraints"][number]["kind"];

/** A part beside an end that is not restrained against twist twists as half of a part of twice its length. */
function longestInTwist(inputs: ColumnInputs, holds: readonly RestraintOfColumn[] = ["both"]): number {
  const { base, top } = endsOf(inputs);
  const parts = twistParts(inputs, holds);
  return Math.max(
    ...parts.map((part) => {
      const isOpen =
        (part.from === 0 && !holdsTwist(base)) || (part.to === inputs.length && !holdsTwist(top));
      return (isOpen ? 2 : 1) * lengthOf(part);
    }),
  );
}

/** The parts between restraints against twist. */
function twistParts(
  { restraints, length }: ColumnInputs,
  holds: readonly RestraintOfColumn[],
): readonly Part[] {
  const held = restraints.filter(({ kind }) => holds.includes(kind)).map(({ position }) => position);
  const ends = [0, ...held, length].toSorted((a, b) => a - b);
  return ends.slice(1).map((to, at) => ({ from: ends[at] ?? 0, to }));
}

/** Restraints that hold a column sideways, but not against twist, and where they hold an I-section. */
const SIDEWAYS = { y: "middle", "flange-plus": "flange", "flange-minus": "flange" } as const;
const TWIST_RESTRAINTS: readonly RestraintOfColumn[] = ["both", "coped-end"];

/**
 * How an I-section may twist about restraints that hold it sideways alone: with those of each kind, and with none of them. Undefined where
 * each restraint between the ends is F or P, so that it buckles about y first.
 */
function twistOfISection(inputs: ColumnInputs): TwistOfI | undefined {
  const kinds = (["y", "flange-plus", "flange-minus"] as const).filter((kind) =>
    inputs.restraints.some((one) => one.kind === kind),
  );
  if (kinds.length === 0) return undefined;
  const lz = longestInTwist(inputs, TWIST_RESTRAINTS);
  const lengthWith = (holds: readonly RestraintOfColumn[]) => {
    const restraints = inputs.restraints.filter(({ kind }) => holds.includes(kind));
    const { factor, parts } = columnMember({ ...inputs, restraints }).y;
    return factor.ke * longest(parts);
  };
  return [
    { lz, about: "none", ley: lengthWith(TWIST_RESTRAINTS) },
    ...kinds.map((kind) => ({ lz, about: SIDEWAYS[kind], ley: lengthWith([...TWIST_RESTRAINTS, kind]) })),
  ];
}

/** The length of the braced member, whose factor is not more than 1. */
const bracedLength = (ke: number, part: Part): number => Math.min(ke, 1) * lengthOf(part);

/** Where the axial force reaches the elastic buckling load, no moment can be amplified. */
function unstableChecks(
  { isSecondOrder }: ColumnInputs,
  member: ColumnMember,
  section: SteelSection,
  { n }: Combination,
  named: Named,
): Check[] {
  if (isSecondOrder) return [];
  return AXES.flatMap((axis) => {
    const { factor, parts, sway } = member[axis];
    const unstable = sway && swayStabilityCheck(section, axis, { n, sway }, named(`sway-stability-${axis}`));
    if (unstable) return [unstable];
    if (n <= 0) return [];
    const le = bracedLength(factor.ke, { from: 0, to: longest(parts) });
    if (n < bracedBucklingLoad(section, axis, le, SILENT)) return [];
    return [elasticBucklingCheck(section, { axis, n, le }, named(`elastic-buckling-${axis}`))];
  });
}

function amplifiedParts(
  { length, isSecondOrder }: ColumnInputs,
  member: ColumnMember,
  of: Combination,
  axis: ColumnAxis,
): readonly Pick<AmplifiedPart, "part" | "amplification">[] {
  const { factor, parts, sway, betaM } = member[axis];
  return parts.map((part) => {
    const ends = {
      from: momentAt(of[axis], length, part.from),
      to: momentAt(of[axis], length, part.to),
    };
    const ratio = betaM ?? (isLoaded(of[axis], part, length) ? TRANSVERSE : undefined);
    // On its restraints a moment at one end goes on from side to side, and loads bend the column over each of them.
    const m = Math.max(
      Math.abs(greatestBetween(of[axis], length, part.from, part.to).m),
      greatestOnSupports(of[axis], length, part.from, part.to),
    );
    const le = bracedLength(factor.ke, part);
    return { part, amplification: { n: of.n, ends, m, betaM: ratio, le, sway, isSecondOrder } };
  });
}

/** Source AS 4100 4.4.2.2. */
const TRANSVERSE: GivenRatio = { value: -1, because: "loads act between the ends: the least value" };

/** Whether a load acts within a part of the column. */
const isLoaded = ({ loads }: AxisActions, { from, to }: Part, length: number): boolean =>
  loads.some(({ w, p, z }) => w !== 0 || (p !== 0 && z > 0 && z < length && z > from && z < to));

function greatest(parts: readonly AmplifiedPart[]): AmplifiedPart {
  return parts.reduce((most, one) => (one.m > most.m ? one : most));
}

/** A lower effective length than that of the part is for braced members only. Source AS 4100 8.4.2.2. */
const inPlaneCase = (
  axis: ColumnAxis,
  part: Part,
  amplification: Amplification,
  twist: TwistLengths,
): InPlaneCase => ({
  axis,
  twist: axis === "x" ? twist : undefined,
  length: amplification.sway === undefined ? amplification.le : lengthOf(part),
  ends: amplification.ends,
  betaM: amplification.betaM,
});

/** The parts about y beside a segment. */
const partsOf = ({ y }: ColumnMember, { from, to }: Pick<Segment, "from" | "to">): readonly Part[] =>
  y.parts.filter((part) => part.to > from && part.from < to);

const metres = (z: number): string => formatNumber(z / 1000, { decimals: [0, 3] });
/** The place of a part of the column; undefined for the whole column. */
const placeOf = ({ from, to }: Part, { length }: ColumnInputs): (() => string) | undefined =>
  to - from < length ? () => `${metres(from)} to ${metres(to)} m` : undefined;

const placeOfMoment =
  (z: number, { length }: ColumnInputs) =>
  (): string =>
    z === 0 ? "the base" : z === length ? "the top" : `${metres(z)} m`;

/** The shear forces, amplified as the moments are. */
function shearChecks(
  section: SteelSection,
  { length }: ColumnInputs,
  of: Combination,
  moments: { readonly x: number; readonly y: number },
  named: Named,
): Check[] {
  const shear = (axis: ColumnAxis) => {
    const most = Math.abs(greatestBetween(of[axis], length, 0, length).m);
    return most === 0 ? 0 : greatestShearWithSupports(of[axis], length) * (moments[axis] / most);
  };
  const isCircular = section.kind === "cold-formed-chs";
  const [alongWeb, alongWidth] = isCircular
    ? [Math.hypot(shear("x"), shear("y")), 0]
    : [shear("x"), shear("y")];
  const m = isCircular ? Math.hypot(moments.x, moments.y) : moments.x;
  return [
    ...(alongWeb > 0
      ? [
          shearCheck(section, alongWeb, named("shear")),
          shearBendingCheck(section, { v: alongWeb, m }, named("shear-with-bending")),
        ]
      : []),
    ...(alongWidth > 0
      ? [
          minorShearCheck(section, alongWidth, named("minor-shear")),
          // Shear of flanges is limited so that it does not reduce the moment capacity.
          ...(minorShearBendingRatio(section)
            ? [
                minorShearBendingCheck(
                  section,
                  { v: alongWidth, m: moments.y },
                  named("minor-shear-with-bending"),
                ),
              ]
            : []),
        ]
      : []),
  ];
}
