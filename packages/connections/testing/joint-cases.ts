import { type Check, type Recorder, type Step, StepList } from "@kingpost/calc";
import { steelSectionOf } from "@kingpost/sections";
import { recordIn } from "../../as4100/validation/catalogue.ts";
import {
  type AngleCleat,
  angleCleatChecks,
  angleCleatDetailing,
  axialNotLess,
  type BoltedSplice,
  type BoltGroup,
  type BracingCleat,
  boltedSpliceChecks,
  boltGroupChecks,
  bracingCleatChecks,
  type EndPlate,
  endPlateChecks,
  endPlateDetailing,
  type JointActions,
  type JointMember,
  type MomentColumn,
  type MomentEndPlate,
  momentEndPlateChecks,
  momentNotLess,
  type PinJoint,
  pinChecks,
  pinDetailing,
  plasticTension,
  type SidePlate,
  sidePlateChecks,
  sidePlateDetailing,
  spliceMoment,
  staggeredNetArea,
  type WeldedMoment,
  type WeldedSplice,
  type WeldGroup,
  weldedMomentChecks,
  weldedSpliceChecks,
  weldGroupCheck,
  weldGroupChecks,
} from "../src/index.ts";

export const UB = steelSectionOf(recordIn("410UB53.7", "300"));
export const UC = steelSectionOf(recordIn("250UC89.5", "300"));
export const BEAM: JointMember = { section: UB };
export const NOTCHED: JointMember = {
  section: UB,
  notch: { top: 65, bottom: 0, length: 120, isRestrained: true },
};
const TWICE_NOTCHED: JointMember = {
  section: UB,
  notch: { top: 50, bottom: 50, length: 120, isRestrained: true },
};

/** 410UB53.7 on a column flange: 10 mm plate, three M20 8.8/S in one line at 55 mm, 6 mm welds. */
export const SIDE_PLATE: SidePlate = {
  member: BEAM,
  support: { kind: "column flange", section: UC, isElsewhere: false },
  gap: 20,
  bolts: { size: "M20", category: "8.8/S", threads: "N", rows: 3, columns: 1, pitch: 70, gauge: 70 },
  plate: { t: 10, fy: 260, fu: 410 },
  edgeV: 35,
  edgeH: 35,
  firstLine: 55,
  topToBolt: 110,
  weld: { leg: 8, fuw: 490, category: "SP" },
  cut: "machine cut",
};

const stepsOf = (checks: readonly Check[]): readonly (readonly Step[])[] =>
  checks.flatMap((check) => ("steps" in check ? [check.steps] : []));

const SERVICE = { v: 60e3, n: 0 };
const LOADS: readonly JointActions[] = [
  { v: 120e3, n: 0, m: 0, service: SERVICE },
  { v: 120e3, n: -60e3, m: 0 },
  { v: -80e3, n: 60e3, m: 0 },
  { v: 0, n: -60e3, m: 0 },
];

const RIGID: readonly JointActions[] = [
  { v: 120e3, n: 0, m: 150e6 },
  { v: 120e3, n: -100e3, m: -150e6 },
  { v: 80e3, n: 100e3, m: 100e6 },
];

const SIDE_PLATES: readonly SidePlate[] = [
  SIDE_PLATE,
  { ...SIDE_PLATE, member: NOTCHED, firstLine: 300 },
  { ...SIDE_PLATE, member: TWICE_NOTCHED },
  {
    ...SIDE_PLATE,
    member: { section: UB, notch: { top: 30, bottom: 0, length: 600, isRestrained: true } },
    bolts: {
      ...SIDE_PLATE.bolts,
      columns: 2,
      category: "8.8/TF",
      slip: { mu: 0.35, kh: 1 },
    },
    support: { kind: "beam web", section: UB, isElsewhere: false, otherReaction: 90e3 },
  },
];

export const END_PLATE: EndPlate = {
  member: NOTCHED,
  support: { kind: "column web", section: UC, isElsewhere: false },
  bolts: { ...SIDE_PLATE.bolts, columns: 2, gauge: 90 },
  plate: { t: 8, fy: 280, fu: 410 },
  edgeV: 35,
  edgeH: 30,
  topToBolt: 110,
  weld: { leg: 6, fuw: 490, category: "SP" },
  cut: "machine cut",
};

export const CLEAT: AngleCleat = {
  member: NOTCHED,
  support: { kind: "column flange", section: UC, isElsewhere: false },
  gap: 10,
  angle: steelSectionOf(recordIn("100x100x8EA", "300")),
  bolts: SIDE_PLATE.bolts,
  webLine: 55,
  supportLine: 55,
  leg: 100,
  edgeV: 35,
  topToBolt: 110,
  cut: "machine cut",
  includesEccentricity: true,
};

export const GROUP: BoltGroup = {
  bolts: { ...SIDE_PLATE.bolts, columns: 2 },
  plate: SIDE_PLATE.plate,
  edgeV: 35,
  edgeH: 35,
  planes: 1,
  e: 200,
  eAcross: 60,
  prying: 1.2,
  cut: "machine cut",
};
export const WELDS: WeldGroup = {
  shape: "C",
  depth: 300,
  width: 275,
  weld: { leg: 6, fuw: 490, category: "SP" },
  thicker: 12,
  thinner: 10,
  e: 450,
  eAcross: 50,
};
const PIN_PLATE = { steel: { t: 20, fy: 250, fu: 410 }, hole: 31, width: 100, end: 60 };
export const PIN: PinJoint = {
  diameter: 30,
  fyp: 300,
  rotates: true,
  inner: PIN_PLATE,
  outer: { ...PIN_PLATE, steel: { t: 12, fy: 260, fu: 410 } },
  gap: 2,
};

const COLUMN: MomentColumn = { section: UC, isElsewhere: false, shear: 0, axial: 0, yieldLine: 2000 };
export const MOMENT_PLATE: MomentEndPlate = {
  member: BEAM,
  column: COLUMN,
  form: "extended",
  bolt: { size: "M24", category: "8.8/TB", threads: "N" },
  gauge: 140,
  inside: 50,
  outside: 50,
  edgeV: 40,
  edgeH: 35,
  plate: { t: 28, fy: 250, fu: 410 },
  prying: 0.25,
  flangeWeld: { by: "fillet", leg: 10, fuw: 490, category: "SP" },
  webWeld: { leg: 6, fuw: 490, category: "SP" },
  cut: "machine cut",
};
export const WELDED: WeldedMoment = {
  member: BEAM,
  column: {
    ...COLUMN,
    endDistance: 100,
    stiffener: {
      width: 100,
      thickness: 12,
      sides: 2,
      fy: 260,
      webSides: 2,
      weld: { leg: 6, fuw: 490, category: "SP" },
    },
  },
  flangeWeld: { by: "butt", category: "SP" },
  webWeld: { leg: 6, fuw: 490, category: "SP" },
};
export const SPLICE: BoltedSplice = {
  section: UB,
  place: { isFullContact: false, between: { length: 3000, delta: 1.2 } },
  gap: 5,
  flange: {
    bolt: { size: "M20", category: "8.8/TB", threads: "N" },
    rows: 4,
    pitch: 70,
    gauge: 90,
    edgePlate: 35,
    edgeMember: 40,
    plate: { t: 12, fy: 260, fu: 410 },
    width: 170,
  },
  web: {
    bolts: { ...SIDE_PLATE.bolts, rows: 3, columns: 1, pitch: 90 },
    edgeV: 35,
    edgeH: 35,
    edgeMember: 40,
    plate: { t: 6, fy: 280, fu: 410 },
    plates: 2,
  },
  isAllInFlanges: true,
  cut: "machine cut",
};
export const WELDED_SPLICE: WeldedSplice = {
  section: UB,
  place: { isFullContact: true },
  flangeWeld: { by: "butt", category: "SP" },
  webWeld: { by: "butt", category: "SP" },
};
export const BRACE: BracingCleat = {
  member: CLEAT.angle,
  kt: 0.85,
  part: { t: 8, fy: 320, fu: 440 },
  plate: { t: 10, fy: 260, fu: 410 },
  bolts: { ...SIDE_PLATE.bolts, rows: 3, columns: 1 },
  planes: 1,
  edgePlate: 35,
  edgeMember: 35,
  edgePlateAcross: 70,
  edgeMemberAcross: 45,
  width: 200,
  hasSpread: true,
  unsupported: 120,
  k: 1.2,
  angle: Math.PI / 4,
  weld: { leg: 6, fuw: 490, category: "SP" },
  weldLength: 250,
  eccentricity: 20,
  cut: "machine cut",
  isSupportElsewhere: false,
};

function calculated(calculate: (record: Recorder) => void): readonly Step[] {
  const list = new StepList();
  calculate(list);
  return list.steps;
}

const SQUARE = [
  { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } },
  { from: { x: 100, y: 0 }, to: { x: 100, y: 100 } },
];
const POINTS = [-50, 50].flatMap((x) => [-50, 50].map((y) => ({ x, y })));

/** The steps of joints of every type, in every way of failing. */
export function jointSteps(): readonly (readonly Step[])[] {
  const names = { id: "check", title: "Check" };
  return [
    ...SIDE_PLATES.flatMap((joint) => [
      ...LOADS.flatMap((actions) => stepsOf(sidePlateChecks(joint, actions))),
      ...stepsOf(sidePlateDetailing(joint)),
    ]),
    ...LOADS.flatMap((actions) => [
      ...stepsOf(endPlateChecks(END_PLATE, actions)),
      ...stepsOf(angleCleatChecks(CLEAT, actions)),
    ]),
    ...LOADS.flatMap((actions) => [
      ...stepsOf(boltGroupChecks(GROUP, actions)),
      ...stepsOf(weldGroupChecks(WELDS, actions)),
      ...stepsOf(pinChecks(PIN, actions)),
    ]),
    ...stepsOf(pinDetailing(PIN)),
    ...RIGID.flatMap((actions) => [
      ...[MOMENT_PLATE, { ...MOMENT_PLATE, form: "flush" as const, column: WELDED.column }].flatMap((joint) =>
        stepsOf(momentEndPlateChecks(joint, actions)),
      ),
      ...[WELDED, { ...WELDED, column: COLUMN }].flatMap((joint) =>
        stepsOf(weldedMomentChecks(joint, actions)),
      ),
      ...[SPLICE, { ...SPLICE, isAllInFlanges: false }].flatMap((joint) =>
        stepsOf(boltedSpliceChecks(joint, actions)),
      ),
      ...stepsOf(weldedSpliceChecks(WELDED_SPLICE, actions)),
      ...stepsOf(bracingCleatChecks(BRACE, actions)),
    ]),
    ...stepsOf([...endPlateDetailing(END_PLATE), ...angleCleatDetailing(CLEAT)]),
    ...stepsOf([
      weldGroupCheck(SQUARE, SIDE_PLATE.weld, { x: 10e3, y: 20e3, z: 5e3, mx: 1e6, my: 1e6, mz: 1e6 }, names),
    ]),
    calculated((record) => {
      axialNotLess(10e3, 200e3, "memberEnd", record);
      momentNotLess(10e6, 200e6, "rigidMoment", record);
      spliceMoment(1.5, 60e3, 3000, record);
    }),
    calculated((record) => {
      plasticTension(POINTS, 1e6, record);
      staggeredNetArea(
        { ag: 2000, t: 10 },
        { count: 1, diameter: 22 },
        { count: 2, diameter: 22, steps: 1, s: 30, g: 50 },
        record,
      );
    }),
  ];
}
