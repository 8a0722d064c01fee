import { mathText, sectionField, switchField } from "@kingpost/calc";
import { actionFields, BY_CASE, BY_COMBINATION } from "../frame/actions.ts";
import {
  anyForce,
  anyMoment,
  area,
  choice,
  factor,
  force,
  form,
  lineLoad,
  metres,
  millimetres,
  table,
  words,
} from "../frame/form.ts";
import { PASSED_ON_COLUMNS } from "../load-path/source-field.ts";
import { strengthCaseField } from "../strength-cases.ts";

/** Ideal members of Figure 4.6.3.2, and the user's own. */
const ENDS = [
  ["pinned", "Braced: pinned at both ends, 1.0"],
  ["fixed-pinned", "Braced: fixed at the base, pinned at the top, 0.85"],
  ["fixed", "Braced: fixed at both ends, 0.7"],
  ["chart", "Braced: from stiffness ratios"],
  ["own", "Braced: own factor"],
  ["sway-fixed", "Sway: fixed at the base, no rotation at the top, 1.2"],
  ["sway-free", "Sway: fixed at the base, free at the top, 2.2"],
  ["sway-pinned", "Sway: pinned at the base, no rotation at the top, 2.2"],
  ["sway-chart", "Sway: from stiffness ratios"],
  ["sway-own", "Sway: own factor"],
] as const;

export type EndCase = (typeof ENDS)[number][0];

const SWAY = ["sway-fixed", "sway-free", "sway-pinned", "sway-chart", "sway-own"] as const;

/** How the column buckles about an axis, and what is known of the frame where it sways. `cases` and `sway` are the names of those fields. */
function axisFields(axis: "x" | "y", cases: string, sway: string) {
  const isSwaying = { field: cases, is: SWAY } as const;
  const swaysBy = (is: string) => ({ shownWhen: [isSwaying, { field: sway, is }] }) as const;
  const stiffnessRatio = (end: "top" | "base", usual: number) =>
    factor(
      `Stiffness ratio at the ${end}, about ${axis} (columns over beams; pinned 10, fixed base 0.6)`,
      "gamma",
      [0, usual, 1000],
      { shownWhen: { field: cases, is: ["chart", "sway-chart"] } },
    );
  return {
    cases: choice(`Buckling about ${axis}`, ENDS),
    gammaTop: stiffnessRatio("top", 1),
    gammaBase: stiffnessRatio("base", 10),
    ke: factor(`Effective length factor about ${axis}`, `k_e${axis}`, [0.5, 1, 5], {
      shownWhen: { field: cases, is: ["own", "sway-own"] },
    }),
    sway: choice(
      `Sway about ${axis} is amplified by`,
      [
        ["frame", "The load factor of elastic buckling of the frame"],
        ["drift", "The first-order sway of the storey"],
        ["storey", "The buckling loads of the members of the storey"],
      ],
      { shownWhen: isSwaying },
    ),
    lambdaC: factor(
      `Elastic buckling load factor of the frame, sway about ${axis} (0: the column alone)`,
      "lambda_c",
      [0, 0, 1e6],
      swaysBy("frame"),
    ),
    drift: factor("Sway of the storey over its height", "Delta_s / h_s", [0, 0, 0.1], swaysBy("drift")),
    sumN: force("Axial forces of the storey", "Sigma N*", [0, 0, 1e9], swaysBy("drift")),
    sumV: force("Shear forces of the storey", "Sigma V*", [0, 0, 1e9], swaysBy("drift")),
    buckling: lineLoad(
      "Sum of buckling loads over lengths",
      "Sigma N_oms / l",
      [0, 0, 1e9],
      swaysBy("storey"),
    ),
    axial: lineLoad("Sum of axial forces over lengths", "Sigma N* / l", [0, 0, 1e9], swaysBy("storey")),
    heldBy: words(`What else holds the frame in sway about ${axis}, designed elsewhere`, 120, {
      shownWhen: isSwaying,
    }),
  } as const;
}

/** Where beta_m about an axis comes from. */
const ratioChoice = (axis: "x" | "y") =>
  choice(`Ratio \u03b2_m about ${axis}`, [
    ["ends", "From the end moments; \u22121 with loads between the ends"],
    ["own", "Own: of Figure 4.4.2.2, or of deflections"],
  ]);

const ownRatio = (axis: "x" | "y", field: string) =>
  factor(`Ratio about ${axis}`, `beta_m${axis}`, [-1, -1, 1], { shownWhen: { field, is: "own" } });

/** What a frame is, of which the user entered nothing, in designs of the second version of the fields. */
export const FRAME_OF_VERSION_2 = {
  lambdaC: 10,
  drift: 0.003,
  sumN: 1_000_000,
  sumV: 40_000,
  storeyBuckling: 10_000,
  storeyAxial: 1000,
} as const;

const X = axisFields("x", "casesX", "swayX");
const Y = axisFields("y", "casesY", "swayY");

/** Loads between the ends, at the shear centre. */
const TRANSVERSE_COLUMNS = {
  axis: choice("Bends about", [
    ["x", "x"],
    ["y", "y"],
  ]),
  w: lineLoad("Load", "w", [-1e5, 0, 1e5]),
  p: anyForce("Point", "P"),
  z: metres("At", "z", [0, 1500, 30_000], { isWhole: true }),
} as const;

/** At the ends of the column, first order. */
const { actionsBy, actions, caseActions, usage, ownCombinations } = actionFields(
  {
    n: anyForce("Axial", "N"),
    mxTop: anyMoment("Mx top"),
    mxBase: anyMoment("Mx base"),
    myTop: anyMoment("My top"),
    myBase: anyMoment("My base"),
  },
  { combination: { n: 500_000 }, G: { n: 150_000 }, Q: { n: 200_000 } },
);

/** What holds an end in bending about x: Clause 5.4.2. */
const END_RESTRAINTS = [
  ["full", "F: both flanges, or effective twist restraint"],
  ["coped-end", "P: the web, partial twist restraint"],
  ["flange-plus", "L: only the flange that +Mx compresses, no twist restraint"],
  ["flange-minus", "L: only the flange that \u2212Mx compresses, no twist restraint"],
] as const;

const EACH_END = { shownWhen: { field: "ends", is: "own" } } as const;

export const FORM = form([
  { title: "Section", fields: { section: sectionField({ label: "Section", default: "200UC46.2_300" }) } },
  {
    title: "Length and frame",
    fields: {
      length: metres("Length between floors or supports", "l", [300, 3000, 30_000], { isWhole: true }),
      casesX: X.cases,
      gammaTopX: X.gammaTop,
      gammaBaseX: X.gammaBase,
      keX: X.ke,
      swayX: X.sway,
      lambdaCX: X.lambdaC,
      driftX: X.drift,
      sumNX: X.sumN,
      sumVX: X.sumV,
      storeyBucklingX: X.buckling,
      storeyAxialX: X.axial,
      heldByX: X.heldBy,
      casesY: Y.cases,
      gammaTopY: Y.gammaTop,
      gammaBaseY: Y.gammaBase,
      keY: Y.ke,
      swayY: Y.sway,
      lambdaCY: Y.lambdaC,
      driftY: Y.drift,
      sumNY: Y.sumN,
      sumVY: Y.sumV,
      storeyBucklingY: Y.buckling,
      storeyAxialY: Y.axial,
      heldByY: Y.heldBy,
    },
  },
  {
    title: "Restraints",
    fields: {
      restraints: table("Restraints between the ends", 20, {
        position: metres("Above base", "z", [0, 1500, 30_000], {
          isWhole: true,
          range: { above: 0, most: 30_000 },
        }),
        kind: choice("Restrains", [
          ["both", "Buckling about y, and twist (both flanges): F"],
          ["coped-end", "Buckling about y, and the web with partial twist restraint: P"],
          ["flange-plus", "Buckling about y, and the flange that +Mx compresses: L"],
          ["flange-minus", "Buckling about y, and the flange that \u2212Mx compresses: L"],
          ["y", "Buckling about y only"],
        ]),
      }),
      ends: choice("Restraint of the ends in bending", [
        ["full", "Full (F): both flanges or effective twist restraint"],
        ["coped-end", "Partial (P): held by the web"],
        ["own", "Of each end"],
      ]),
      baseEnd: choice("Restraint of the base in bending", END_RESTRAINTS, EACH_END),
      topEnd: choice(
        "Restraint of the top in bending",
        [...END_RESTRAINTS, ["free", "U: nothing, free about y too"]],
        EACH_END,
      ),
    },
  },
  {
    title: "Actions",
    fields: {
      actionsBy,
      actions,
      caseActions,
      reactions: table(
        "Beam reactions at the top, simple connections",
        100,
        {
          case: strengthCaseField,
          // Reactions at opposite faces bend the column in opposite directions.
          face: choice("Face", [
            ["flange-a", "A: flange, bends about x"],
            ["flange-b", "B: flange, bends about x"],
            ["web-a", "C: web, bends about y"],
            ["web-b", "D: web, bends about y"],
          ]),
          force: anyForce("Force", "R"),
          distance: millimetres("From face", "e", [100, 100, 2000]),
          ...PASSED_ON_COLUMNS,
        },
        BY_CASE,
      ),
      storeyShare: factor(
        "Share of the moments of reactions in this storey, by I/l (1: no column above)",
        undefined,
        [0, 1, 1],
        BY_CASE,
      ),
      usage,
      ownCombinations,
      isSecondOrder: switchField({ label: "Moments are those of a second-order analysis", default: false }),
    },
  },
  {
    title: "Loads between the ends",
    isRare: true,
    fields: {
      transverse: table(
        "Loads between the ends, by combination",
        50,
        { name: words("Of (empty: all)", 60), ...TRANSVERSE_COLUMNS },
        BY_COMBINATION,
      ),
      caseTransverse: table(
        "Loads between the ends, by load case",
        50,
        { case: strengthCaseField, ...TRANSVERSE_COLUMNS },
        BY_CASE,
      ),
      ratioX: ratioChoice("x"),
      betaMX: ownRatio("x", "ratioX"),
      ratioY: ratioChoice("y"),
      betaMY: ownRatio("y", "ratioY"),
    },
  },
  {
    title: "Tension",
    isRare: true,
    fields: {
      kt: choice(
        "Connection in tension",
        [
          ["1", "Whole section, uniform: 1.0"],
          ["0.9", "Tee by its flange: 0.9"],
          ["0.85", "Angle by its long leg, channel by its web, I-section by both flanges: 0.85"],
          ["0.75", "Unequal angle by its short leg: 0.75"],
        ],
        { symbol: mathText("k_t") },
      ),
      netArea: area("Net area in tension (0: gross area)", "A_n", [0, 0, 1e6]),
    },
  },
]);

export const FIELDS = FORM.fields;
