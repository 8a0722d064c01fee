import {
  choiceField,
  mathText,
  numberField,
  rowsField,
  sectionField,
  switchField,
  textField,
} from "@kingpost/calc";
import { NOT_PASSED_ON, PASSED_ON_COLUMNS } from "../frame/passing/source-field.ts";
import { ownCombinationsField, strengthCaseField, usageField } from "../strength-cases.ts";

/** Ideal members of Figure 4.6.3.2, and the user's own. */
export const END_CASES = [
  { value: "pinned", label: "Braced: pinned at both ends, 1.0" },
  { value: "fixed-pinned", label: "Braced: fixed at the base, pinned at the top, 0.85" },
  { value: "fixed", label: "Braced: fixed at both ends, 0.7" },
  { value: "chart", label: "Braced: from stiffness ratios" },
  { value: "own", label: "Braced: own factor" },
  { value: "sway-fixed", label: "Sway: fixed at the base, no rotation at the top, 1.2" },
  { value: "sway-free", label: "Sway: fixed at the base, free at the top, 2.2" },
  { value: "sway-pinned", label: "Sway: pinned at the base, no rotation at the top, 2.2" },
  { value: "sway-chart", label: "Sway: from stiffness ratios" },
  { value: "sway-own", label: "Sway: own factor" },
] as const;

export type EndCase = (typeof END_CASES)[number]["value"];

const SWAY = ["sway-fixed", "sway-free", "sway-pinned", "sway-chart", "sway-own"] as const;

const casesField = (axis: "x" | "y") =>
  choiceField({ label: `Buckling about ${axis}`, options: END_CASES, default: "pinned" });

const factorField = (axis: "x" | "y", field: string) =>
  numberField({
    label: `Effective length factor about ${axis}`,
    symbol: mathText(`k_e${axis}`),
    quantity: "factor",
    unit: "",
    range: { least: 0.5, most: 5 },
    default: 1,
    shownWhen: { field, is: ["own", "sway-own"] },
  });

const ratioField = (axis: "x" | "y", end: "top" | "base", field: string) =>
  numberField({
    label: `Stiffness ratio at the ${end}, about ${axis} (columns over beams; pinned 10, fixed base 0.6)`,
    symbol: mathText("gamma"),
    quantity: "factor",
    unit: "",
    range: { least: 0, most: 1000 },
    default: end === "top" ? 1 : 10,
    shownWhen: { field, is: ["chart", "sway-chart"] },
  });

/** How the moments of a member that sways are amplified about an axis. */
function swayFields(axis: "x" | "y") {
  const isSwaying = { field: axis === "x" ? "casesX" : "casesY", is: SWAY } as const;
  const by = axis === "x" ? "swayX" : "swayY";
  const shown = (is: string) => ({ shownWhen: [isSwaying, { field: by, is }] }) as const;
  return {
    sway: choiceField({
      label: `Sway about ${axis} is amplified by`,
      options: [
        { value: "frame", label: "The load factor of elastic buckling of the frame" },
        { value: "drift", label: "The first-order sway of the storey" },
        { value: "storey", label: "The buckling loads of the members of the storey" },
      ],
      default: "frame",
      shownWhen: isSwaying,
    }),
    lambdaC: numberField({
      label: `Elastic buckling load factor of the frame, sway about ${axis} (0: the column alone)`,
      symbol: mathText("lambda_c"),
      quantity: "factor",
      unit: "",
      range: { least: 0, most: 1e6 },
      default: 0,
      ...shown("frame"),
    }),
    drift: numberField({
      label: "Sway of the storey over its height",
      symbol: mathText("Delta_s / h_s"),
      quantity: "factor",
      unit: "",
      range: { least: 0, most: 0.1 },
      default: 0,
      ...shown("drift"),
    }),
    sumN: numberField({
      label: "Axial forces of the storey",
      symbol: mathText("Sigma N*"),
      quantity: "force",
      unit: "kN",
      range: { least: 0, most: 1e9 },
      default: 0,
      ...shown("drift"),
    }),
    sumV: numberField({
      label: "Shear forces of the storey",
      symbol: mathText("Sigma V*"),
      quantity: "force",
      unit: "kN",
      range: { least: 0, most: 1e9 },
      default: 0,
      ...shown("drift"),
    }),
    buckling: numberField({
      label: "Sum of buckling loads over lengths",
      symbol: mathText("Sigma N_oms / l"),
      quantity: "line load",
      unit: "kN/m",
      range: { least: 0, most: 1e9 },
      default: 0,
      ...shown("storey"),
    }),
    axial: numberField({
      label: "Sum of axial forces over lengths",
      symbol: mathText("Sigma N* / l"),
      quantity: "line load",
      unit: "kN/m",
      range: { least: 0, most: 1e9 },
      default: 0,
      ...shown("storey"),
    }),
    heldBy: textField({
      label: `What else holds the frame in sway about ${axis}, designed elsewhere`,
      most: 120,
      default: "",
      shownWhen: isSwaying,
    }),
  } as const;
}

/** What a frame is, of which the user entered nothing, in designs of the second version of the fields. */
export const FRAME_OF_VERSION_2 = {
  lambdaC: 10,
  drift: 0.003,
  sumN: 1_000_000,
  sumV: 40_000,
  storeyBuckling: 10_000,
  storeyAxial: 1000,
} as const;

const SWAY_X = swayFields("x");
const SWAY_Y = swayFields("y");

/** Where beta_m comes from, and the user's own. */
const ratioChoice = (axis: "x" | "y") =>
  choiceField({
    label: `Ratio \u03b2_m about ${axis}`,
    options: [
      { value: "ends", label: "From the end moments; \u22121 with loads between the ends" },
      { value: "own", label: "Own: of Figure 4.4.2.2, or of deflections" },
    ],
    default: "ends",
  });

const ownRatio = (axis: "x" | "y", field: string) =>
  numberField({
    label: `Ratio about ${axis}`,
    symbol: mathText(`beta_m${axis}`),
    quantity: "factor",
    unit: "",
    range: { least: -1, most: 1 },
    default: -1,
    shownWhen: { field, is: "own" },
  });

/** Loads between the ends, at the shear centre. */
const TRANSVERSE_COLUMNS = {
  axis: choiceField({
    label: "Bends about",
    options: [
      { value: "x", label: "x" },
      { value: "y", label: "y" },
    ],
    default: "x",
  }),
  w: numberField({
    label: "Load",
    symbol: mathText("w"),
    quantity: "line load",
    unit: "kN/m",
    range: { least: -1e5, most: 1e5 },
    default: 0,
  }),
  p: numberField({
    label: "Point",
    symbol: mathText("P"),
    quantity: "force",
    unit: "kN",
    range: { least: -1e8, most: 1e8 },
    default: 0,
  }),
  z: numberField({
    label: "At",
    symbol: mathText("z"),
    quantity: "length",
    unit: "m",
    range: { least: 0, most: 30_000 },
    default: 1500,
    isWhole: true,
  }),
} as const;

const momentField = (label: string) =>
  numberField({
    label,
    quantity: "moment",
    unit: "kNm",
    range: { least: -1e11, most: 1e11 },
    default: 0,
  });

/** Ends of the column, first order. */
const ACTION_COLUMNS = {
  n: numberField({
    label: "Axial",
    symbol: mathText("N"),
    quantity: "force",
    unit: "kN",
    range: { least: -1e8, most: 1e8 },
    default: 0,
  }),
  mxTop: momentField("Mx top"),
  mxBase: momentField("Mx base"),
  myTop: momentField("My top"),
  myBase: momentField("My base"),
} as const;

/** Reactions at opposite faces bend the column in opposite directions. */
const FACES = [
  { value: "flange-a", label: "A: flange, bends about x" },
  { value: "flange-b", label: "B: flange, bends about x" },
  { value: "web-a", label: "C: web, bends about y" },
  { value: "web-b", label: "D: web, bends about y" },
] as const;

/** What holds an end in bending about x: Clause 5.4.2. */
const END_RESTRAINTS = [
  { value: "full", label: "F: both flanges, or effective twist restraint" },
  { value: "coped-end", label: "P: the web, partial twist restraint" },
  { value: "flange-plus", label: "L: only the flange that +Mx compresses, no twist restraint" },
  { value: "flange-minus", label: "L: only the flange that \u2212Mx compresses, no twist restraint" },
] as const;

const BY_CASE = { field: "actionsBy", is: "cases" } as const;

export const FIELDS = {
  section: sectionField({ label: "Section", default: "200UC46.2_300" }),
  length: numberField({
    label: "Length between floors or supports",
    symbol: mathText("l"),
    quantity: "length",
    unit: "m",
    range: { least: 300, most: 30_000 },
    default: 3000,
    isWhole: true,
  }),
  casesX: casesField("x"),
  gammaTopX: ratioField("x", "top", "casesX"),
  gammaBaseX: ratioField("x", "base", "casesX"),
  keX: factorField("x", "casesX"),
  swayX: SWAY_X.sway,
  lambdaCX: SWAY_X.lambdaC,
  driftX: SWAY_X.drift,
  sumNX: SWAY_X.sumN,
  sumVX: SWAY_X.sumV,
  storeyBucklingX: SWAY_X.buckling,
  storeyAxialX: SWAY_X.axial,
  heldByX: SWAY_X.heldBy,
  casesY: casesField("y"),
  gammaTopY: ratioField("y", "top", "casesY"),
  gammaBaseY: ratioField("y", "base", "casesY"),
  keY: factorField("y", "casesY"),
  swayY: SWAY_Y.sway,
  lambdaCY: SWAY_Y.lambdaC,
  driftY: SWAY_Y.drift,
  sumNY: SWAY_Y.sumN,
  sumVY: SWAY_Y.sumV,
  storeyBucklingY: SWAY_Y.buckling,
  storeyAxialY: SWAY_Y.axial,
  heldByY: SWAY_Y.heldBy,
  restraints: rowsField({
    label: "Restraints between the ends",
    columns: {
      position: numberField({
        label: "Above base",
        symbol: mathText("z"),
        quantity: "length",
        unit: "m",
        range: { above: 0, most: 30_000 },
        default: 1500,
        isWhole: true,
      }),
      kind: choiceField({
        label: "Restrains",
        options: [
          { value: "both", label: "Buckling about y, and twist (both flanges): F" },
          { value: "coped-end", label: "Buckling about y, and the web with partial twist restraint: P" },
          { value: "flange-plus", label: "Buckling about y, and the flange that +Mx compresses: L" },
          { value: "flange-minus", label: "Buckling about y, and the flange that \u2212Mx compresses: L" },
          { value: "y", label: "Buckling about y only" },
        ],
        default: "both",
      }),
    },
    count: { least: 0, most: 20 },
    default: [],
  }),
  ends: choiceField({
    label: "Restraint of the ends in bending",
    options: [
      { value: "full", label: "Full (F): both flanges or effective twist restraint" },
      { value: "coped-end", label: "Partial (P): held by the web" },
      { value: "own", label: "Of each end" },
    ],
    default: "full",
  }),
  baseEnd: choiceField({
    label: "Restraint of the base in bending",
    options: END_RESTRAINTS,
    default: "full",
    shownWhen: { field: "ends", is: "own" },
  }),
  topEnd: choiceField({
    label: "Restraint of the top in bending",
    options: [...END_RESTRAINTS, { value: "free", label: "U: nothing, free about y too" }],
    default: "full",
    shownWhen: { field: "ends", is: "own" },
  }),
  actionsBy: choiceField({
    label: "Actions are entered",
    options: [
      { value: "combinations", label: "By combination: factored" },
      { value: "cases", label: "By load case: unfactored, combined to AS/NZS 1170.0" },
    ],
    default: "combinations",
  }),
  actions: rowsField({
    label: "Design actions by combination",
    columns: { name: textField({ label: "Name", most: 60, default: "" }), ...ACTION_COLUMNS },
    count: { least: 1, most: 50 },
    default: [{ name: "1.2G + 1.5Q", n: 500_000, mxTop: 0, mxBase: 0, myTop: 0, myBase: 0 }],
    shownWhen: { field: "actionsBy", is: "combinations" },
  }),
  caseActions: rowsField({
    label: "Actions by load case",
    columns: {
      case: strengthCaseField,
      ...ACTION_COLUMNS,
      ...PASSED_ON_COLUMNS,
    },
    count: { least: 0, most: 100 },
    default: [
      { case: "G", n: 150_000, mxTop: 0, mxBase: 0, myTop: 0, myBase: 0, ...NOT_PASSED_ON },
      { case: "Q", n: 200_000, mxTop: 0, mxBase: 0, myTop: 0, myBase: 0, ...NOT_PASSED_ON },
    ],
    shownWhen: BY_CASE,
  }),
  reactions: rowsField({
    label: "Beam reactions at the top, simple connections",
    columns: {
      case: strengthCaseField,
      face: choiceField({ label: "Face", options: FACES, default: "flange-a" }),
      force: numberField({
        label: "Force",
        symbol: mathText("R"),
        quantity: "force",
        unit: "kN",
        range: { least: -1e8, most: 1e8 },
        default: 0,
      }),
      distance: numberField({
        label: "From face",
        symbol: mathText("e"),
        quantity: "length",
        unit: "mm",
        range: { least: 100, most: 2000 },
        default: 100,
      }),
      ...PASSED_ON_COLUMNS,
    },
    count: { least: 0, most: 100 },
    default: [],
    shownWhen: BY_CASE,
  }),
  storeyShare: numberField({
    label: "Share of the moments of reactions in this storey, by I/l (1: no column above)",
    quantity: "factor",
    unit: "",
    range: { least: 0, most: 1 },
    default: 1,
    shownWhen: BY_CASE,
  }),
  transverse: rowsField({
    label: "Loads between the ends, by combination",
    columns: { name: textField({ label: "Of (empty: all)", most: 60, default: "" }), ...TRANSVERSE_COLUMNS },
    count: { least: 0, most: 50 },
    default: [],
    shownWhen: { field: "actionsBy", is: "combinations" },
  }),
  caseTransverse: rowsField({
    label: "Loads between the ends, by load case",
    columns: { case: strengthCaseField, ...TRANSVERSE_COLUMNS },
    count: { least: 0, most: 50 },
    default: [],
    shownWhen: BY_CASE,
  }),
  usage: usageField(BY_CASE),
  ownCombinations: ownCombinationsField(BY_CASE),
  ratioX: ratioChoice("x"),
  betaMX: ownRatio("x", "ratioX"),
  ratioY: ratioChoice("y"),
  betaMY: ownRatio("y", "ratioY"),
  isSecondOrder: switchField({ label: "Moments are those of a second-order analysis", default: false }),
  kt: choiceField({
    label: "Connection in tension",
    symbol: mathText("k_t"),
    options: [
      { value: "1", label: "Whole section, uniform: 1.0" },
      { value: "0.9", label: "Tee by its flange: 0.9" },
      { value: "0.85", label: "Angle by its long leg, channel by its web, I-section by both flanges: 0.85" },
      { value: "0.75", label: "Unequal angle by its short leg: 0.75" },
    ],
    default: "1",
  }),
  netArea: numberField({
    label: "Net area in tension (0: gross area)",
    symbol: mathText("A_n"),
    quantity: "area",
    unit: "mm²",
    range: { least: 0, most: 1e6 },
    default: 0,
  }),
} as const;
