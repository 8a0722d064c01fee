import { isCovered, type Recorder, type Step, StepList } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { bearingBuckling, bearingYield } from "../src/bearing/bearing.ts";
import { type AngleStrut, strutInteraction, strutSection } from "../src/column/angle-strut.ts";
import { designFlexuralTorsional } from "../src/column/flexural-torsional.ts";
import { designTorsional } from "../src/column/torsional.ts";
import {
  type AlphaMMethod,
  amplifiedMoment,
  type Bearing,
  bearingWithBending,
  biaxialOfSection,
  biaxialOfSegment,
  boltInteraction,
  boltTensionWithPrying,
  buttThroat,
  columnLength,
  combinedOfMember,
  combinedOfSection,
  designButt,
  designFillet,
  designPlateFillet,
  designSegmentMoment,
  designShearPlanes,
  designShearWithMoment,
  designThroat,
  EXPOSURES,
  exposedSurfaceRatio,
  intermediateAreaCheck,
  intermediateStiffnessCheck,
  isCompactInBending,
  type LoadBearingStiffener,
  leastWebThickness,
  type MemberLoad,
  type MomentDiagram,
  memberCapacities,
  memberLayout,
  minorShearCheck,
  momentModificationFactor,
  netArea,
  RESTRAINT_PRESETS,
  type RestraintKind,
  restraintForce,
  type SegmentCase,
  type SteelSection,
  type Sway,
  sectionMomentWithAxial,
  segmentsOf,
  slipRatio,
  stiffenedBearingBuckling,
  stiffenedBearingYield,
  stiffenerOutstandCheck,
  surfacePerMetre,
  surfacePerTonne,
  torsionalRestraintCheck,
} from "../src/index.ts";
import { type TabulatedMoment, tabulatedFactor } from "../src/member/alpha-m.ts";
import { bucklesLaterally } from "../src/member/lateral-buckling.ts";
import { recordIn } from "./catalogue.ts";
import { SECTIONS } from "./derivations.ts";

const LENGTH = 12_000;
const TIP = 14_000;
const { full, purlin } = RESTRAINT_PRESETS;
const BEARING: RestraintKind = { top: false, bottom: true, twist: "partial", rotation: true };

/** A span of 12 m with an overhang of 2 m. */
const DIAGRAM: MomentDiagram = {
  at: (x) => (x <= LENGTH ? 5 * x * (LENGTH - x) - (x / LENGTH) * 20e6 : -5 * (TIP - x) ** 2),
  extremes: [
    { x: 5833, m: 1.7e8 },
    { x: LENGTH, m: -20e6 },
  ],
  zeros: [11_666.666_666_7],
};
const LOADS: readonly MemberLoad[] = [
  { kind: "uniform", from: 0, to: TIP, height: "top", direction: "down" },
  { kind: "point", from: 4000, to: 4000, height: "top", direction: "down" },
];
const RESTRAINTS: readonly (readonly [x: number, kind: RestraintKind])[][] = [
  [
    [0, full],
    [LENGTH, full],
  ],
  [
    [0, BEARING],
    [4000, purlin],
    [8000, purlin],
    [LENGTH, BEARING],
  ],
  [
    [0, { ...full, rotation: true }],
    [LENGTH, RESTRAINT_PRESETS["coped-end"]],
  ],
  [
    [0, RESTRAINT_PRESETS["coped-end"]],
    [LENGTH, RESTRAINT_PRESETS["coped-end"]],
  ],
];
/** The design modules do not take tees, bars and taper flange beams. */
function isOfModules({ kind }: SteelSection): boolean {
  return kind !== "tee" && kind !== "solid" && kind !== "taper-i";
}
/** One that buckles laterally, where there is one. */
export const ONE_OF_A_KIND = [
  ...Map.groupBy(SECTIONS.filter(isOfModules), ({ kind }) => kind).values(),
].flatMap((group) => group.find(bucklesLaterally) ?? group[0] ?? []);
/** One compact section of each kind, for the alternatives of combined actions. */
const COMPACT = [
  ...Map.groupBy(
    SECTIONS.filter((section) => isCompactInBending(section) && section.kf === 1),
    ({ kind }) => kind,
  ).values(),
].flatMap((group) => group.slice(0, 1));
const METHODS: readonly AlphaMMethod[] = [
  { method: "moments" },
  { method: "one" },
  { method: "value", value: 1.2, reason: "from a buckling analysis" },
];

/** Every segment of a few beams. */
export const SEGMENT_CASES: readonly SegmentCase[] = RESTRAINTS.flatMap((restraints) => {
  const entries = restraints.map(([x, kind]) => ({ x, ...kind }));
  const layouts = [
    memberLayout({ length: TIP, restraints: entries }),
    memberLayout({
      length: TIP,
      restraints: entries,
      continuous: [{ from: 0, to: TIP, flange: "top" }],
    }),
  ];
  return layouts.flatMap((layout) =>
    segmentsOf(layout, DIAGRAM).flatMap((segment) =>
      METHODS.map((alphaM) => ({ segment, layout, loads: LOADS, alphaM })),
    ),
  );
});

const TABULATED: readonly TabulatedMoment[] = [
  { case: "end-moments", betaM: 0.25 },
  { case: "two-loads", a: 1200, length: 6000 },
  { case: "one-load", a: 1200, length: 6000 },
  { case: "midspan-load-one-end", beta: 0.4 },
  { case: "midspan-load-both-ends", beta: 0.4 },
  { case: "uniform-load-one-end", beta: 0.8 },
  { case: "uniform-load-both-ends", beta: 0.4 },
];

/** Between a support without restraint and a brace at midspan, under a uniform load. */
const HALF_OF_A_SPAN: Parameters<typeof momentModificationFactor>[0] = {
  from: 0,
  to: TIP,
  start: "U",
  ends: "FU",
  moments: { greatest: { x: TIP, m: 8e6 }, m2: 3.5e6, m3: 6e6, m4: 7.5e6 },
  freeEnd: { fullness: 2 / 3, isSupported: true },
};

/** The derivations of the parts of a member's checks, over sections of every kind. */
function surfaceSteps({ plates, ag }: SteelSection): readonly Step[] {
  return stepsOf((list) => {
    if (plates === undefined) return;
    surfacePerMetre(plates.dimensions, list);
    surfacePerTonne(plates.dimensions, ag, list);
    for (const exposure of EXPOSURES) exposedSurfaceRatio(exposure, plates.dimensions, ag, list);
  });
}

export function memberSteps(): readonly (readonly Step[])[] {
  return [
    ...TABULATED.map((moment) => stepsOf((list) => tabulatedFactor(moment, list))),
    stepsOf((list) => momentModificationFactor(HALF_OF_A_SPAN, LOADS, { method: "moments" }, list)),
    ...ONE_OF_A_KIND.flatMap(segmentSteps),
    ...[...ONE_OF_A_KIND, ...COMPACT].flatMap(columnSteps),
    ...ONE_OF_A_KIND.flatMap(checkSteps),
    connectionSteps(),
    ...strutSteps(),
    ...ONE_OF_A_KIND.map(surfaceSteps),
    ...ONE_OF_A_KIND.map((section) =>
      stepsOf((list) => netArea(section, { count: 2, diameter: 22, thickness: 5 }, list)),
    ),
    ...ONE_OF_A_KIND.map((section) =>
      stepsOf((list) => {
        biaxialOfSection(section, MOMENTS, isCompactInBending(section), list);
        restraintForce(section, MOMENTS.mx, 3, list);
        for (const bearing of BEARINGS) {
          bearingYield(section, bearing, list);
          bearingBuckling(section, bearing, list);
          for (const stiffener of LOAD_BEARING) {
            stiffenedBearingYield(section, bearing, stiffener, list);
            stiffenedBearingBuckling(section, bearing, stiffener, list);
          }
          bearingWithBending(section, bearing, { force: 20e3, moment: MOMENTS.mx }, list);
        }
        for (const stiffeners of STIFFENERS) {
          designShearWithMoment(section, MOMENTS.mx, stiffeners, list);
          leastWebThickness(section, stiffeners, list);
        }
        for (const of of SEGMENT_CASES.slice(0, 1)) biaxialOfSegment(section, of, MOMENTS, list);
      }),
    ),
  ];
}

const LENGTH_OF_COLUMN = 4000;
const COLUMN_ENDS = { from: -10e6, to: 40e6 };

const SWAYS: readonly (Sway | undefined)[] = [
  { by: "own", le: 4000 },
  undefined,
  { by: "own", le: 2.2 * LENGTH_OF_COLUMN },
  { by: "frame", lambdaC: 8 },
  { by: "drift", drift: 0.002, n: 2e6, v: 60e3 },
  { by: "storey", buckling: 4000, axial: 500 },
];

/** A column in compression and in tension, braced and in a sway frame. */
function columnSteps(section: SteelSection): readonly (readonly Step[])[] {
  const le = LENGTH_OF_COLUMN;
  const layout = memberLayout({
    length: le,
    restraints: [
      { x: 0, ...full },
      { x: le, ...full },
    ],
  });
  const diagram: MomentDiagram = {
    at: (x) => COLUMN_ENDS.from + ((COLUMN_ENDS.to - COLUMN_ENDS.from) * x) / le,
    extremes: [{ x: le, m: COLUMN_ENDS.to }],
    zeros: [le / 5],
  };
  const [segment] = segmentsOf(layout, diagram);
  if (!segment) throw new Error("A column has a segment.");
  const inPlane = { length: le, ends: COLUMN_ENDS };
  const of = {
    x: { axis: "x", ...inPlane },
    y: { axis: "y", ...inPlane },
    segment: { segment, layout, loads: [] },
    ley: le,
    unloaded: COLUMN_ENDS,
  } as const;
  const ofForces = [1000, -1000].flatMap((n) => {
    const force = { n, connection: { kt: 1, an: section.ag } };
    return [
      stepsOf((list) => combinedOfSection(section, force, MOMENTS, list)),
      stepsOf((list) => combinedOfMember(force, MOMENTS, memberCapacities(section, force, of), list)),
      ...(["x", "y"] as const).flatMap((axis) => [
        stepsOf((list) => sectionMomentWithAxial(section, axis, force, list)),
        ...SWAYS.map((sway) =>
          stepsOf((list) =>
            amplifiedMoment(section, axis, { n, ends: COLUMN_ENDS, le, sway, isSecondOrder: false }, list),
          ),
        ),
      ]),
    ];
  });
  return [
    stepsOf((list) => columnLength({ ke: 0.85, from: "ideal", because: "fixed and pinned" }, le, list)),
    ...ofForces,
    ...(section.kind === "rolled-i"
      ? [stepsOf((list) => designTorsional(section, [{ lz: 4 * le, about: "flange", ley: le }], list))]
      : []),
    ...(section.kind === "channel"
      ? [
          stepsOf((list) =>
            designFlexuralTorsional({ shearCentreX0: 50, ...section }, { lex: le, lz: le }, list),
          ),
        ]
      : []),
  ];
}

const STIFFENERS = [
  undefined,
  { spacing: 100, hasTensionField: false },
  { spacing: 200, hasTensionField: true },
  { spacing: 400, hasTensionField: true },
];
const BEARINGS: readonly Bearing[] = [
  { bs: 50, endDistance: 20, restrainedFlanges: 1 },
  { bs: 500, restrainedFlanges: 2 },
  { bs: 50, endDistance: 10, farEndDistance: 20, restrainedFlanges: 2 },
];
const PLATES = { width: 80, thickness: 10, sides: 2, fy: 250 } as const;
const LOAD_BEARING: readonly LoadBearingStiffener[] = [
  { ...PLATES, webSides: 1 },
  { ...PLATES, webSides: 2, spacing: 200 },
];
const NAMES = { id: "stiffener", title: "Stiffener" };

/** The steps of checks whose capacities are not exported. */
function checkSteps(section: SteelSection): readonly (readonly Step[])[] {
  const checks = [
    minorShearCheck(section, 50e3, NAMES),
    stiffenerOutstandCheck(PLATES, NAMES),
    torsionalRestraintCheck(section, PLATES, { reaction: 100e3, load: 200e3 }, NAMES),
    intermediateAreaCheck(section, PLATES, { spacing: 400, hasTensionField: true }, 50e3, NAMES),
    intermediateStiffnessCheck(section, PLATES, 400, NAMES),
  ];
  return checks.flatMap((check) => ("steps" in check ? [check.steps] : []));
}

const MOMENTS = { mx: 40e6, my: 3e6 };

function segmentSteps(section: SteelSection): readonly (readonly Step[])[] {
  return SEGMENT_CASES.flatMap((of) => {
    const list = new StepList();
    return isCovered(designSegmentMoment(section, of, list)) ? [list.steps] : [];
  });
}

function stepsOf(calculate: (record: Recorder) => unknown): readonly Step[] {
  const list = new StepList();
  calculate(list);
  return list.steps;
}

/** Bolts and fillet welds. */
function connectionSteps(): readonly Step[] {
  return stepsOf((list) => {
    const bolt = { size: "M24", grade: "8.8" } as const;
    const tension = boltTensionWithPrying(50e3, 1.2, list);
    boltInteraction(bolt, { tension, shear: 30e3 }, list);
    for (const section of ONE_OF_A_KIND) designFillet({ leg: 6, fuw: 490, category: "SP" }, section, list);
    const planes = { threaded: 1, plain: 1 };
    designShearPlanes({ size: "M20", grade: "10.9" }, planes, { length: 500, filler: 10 }, list);
    designShearPlanes(bolt, planes, {}, list);
    slipRatio(bolt, { mu: 0.35, kh: 1, interfaces: 1 }, { shear: 20e3, tension: 10e3 }, list);
    designThroat({ throat: 7.5, fuw: 490, category: "SP", lapLength: 2000 }, list);
    designPlateFillet({ leg: 8, fuw: 490, category: "SP" }, list, 2000);
    for (const isNarrow of [true, false]) buttThroat({ depth: 12, isNarrow }, list);
    designButt(300e3, "SP", list);
  });
}

const STRUT_SIDES: readonly AngleStrut["ends"]["side"][] = [
  { by: "same" },
  { by: "opposite", et: 30 },
  { by: "gusset", thickness: 10 },
];

/** Angles that are loaded through one leg, equal and unequal, in every arrangement; one that does not buckle laterally. */
function strutSteps(): readonly (readonly Step[])[] {
  const legs = { ip: 2e6, in: 6e6, nL: 25, pB: 50, tanAlpha: 0.44 };
  return ["100x100x8EA", "150x100x12UA"].flatMap((size) => {
    const record = recordIn(size, "300");
    const isEqual = record.category === "EA";
    return STRUT_SIDES.flatMap((side) =>
      [100, 2000].map((l) => {
        const ends = { leg: "long", side } as const;
        const strut = { section: steelSectionOf(record), legs: { ...legs, isEqual }, ends, l, n: 50e3 };
        return stepsOf((list) => {
          strutInteraction(strut, list);
          strutSection(strut, list);
        });
      }),
    );
  });
}
