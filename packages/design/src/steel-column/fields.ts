import { mathText, sectionField } from "@kingpost/calc";
import { columnActionFields, LENGTH, TRANSVERSE_FIELDS } from "../column/form.ts";
import {
  area,
  choice,
  factor,
  force,
  form,
  lineLoad,
  metres,
  millimetres,
  suffixed,
  table,
  words,
} from "../frame/form/form.ts";

/** Ideal members of Figure 4.6.3.2, and the user's own. */
const ENDS = [
  ["pinned", "Braced: pinned at both ends, 1.0"],
  ["fixed-pinned", "Braced: fixed at the base, pinned at the top, 0.85"],
  ["fixed", "Braced: fixed at both ends, 0.7"],
  ["chart", "Braced: from stiffness ratios"],
  ["own", "Braced: user-defined factor"],
  ["sway-fixed", "Sway: fixed at the base, no rotation at the top, 1.2"],
  ["sway-free", "Sway: fixed at the base, free at the top, 2.2"],
  ["sway-pinned", "Sway: pinned at the base, no rotation at the top, 2.2"],
  ["sway-chart", "Sway: from stiffness ratios"],
  ["sway-own", "Sway: user-defined factor"],
] as const;

export type EndCase = (typeof ENDS)[number][0];

const SWAY = ["sway-fixed", "sway-free", "sway-pinned", "sway-chart", "sway-own"] as const;

type Axis = "X" | "Y";

/** How the column buckles about an axis, and what is known of the frame where it sways. */
function axisFields<A extends Axis>(suffix: A) {
  const axis = suffix.toLowerCase();
  const cases = `cases${suffix}`;
  const isSwaying = { field: cases, is: SWAY } as const;
  const swaysBy = (is: string) => ({ shownWhen: [isSwaying, { field: `sway${suffix}`, is }] }) as const;
  const stiffnessRatio = (end: "top" | "base", usual: number) =>
    factor(
      `Stiffness ratio at ${end}, ${axis}-axis (columns/beams; pinned base 10, fixed base 0.6)`,
      "gamma",
      [0, usual, 1000],
      { shownWhen: { field: cases, is: ["chart", "sway-chart"] } },
    );
  const fields = {
    cases: choice(`End conditions, buckling about ${axis}-axis`, ENDS),
    gammaTop: stiffnessRatio("top", 1),
    gammaBase: stiffnessRatio("base", 10),
    ke: factor(`Effective length factor, ${axis}-axis`, `k_e${axis}`, [0.5, 1, 5], {
      shownWhen: { field: cases, is: ["own", "sway-own"] },
    }),
    sway: choice(
      `Sway amplification method, ${axis}-axis`,
      [
        ["frame", "Elastic buckling load factor of the frame"],
        ["drift", "First-order storey sway"],
        ["storey", "Buckling loads of the storey columns"],
      ],
      { shownWhen: isSwaying },
    ),
    lambdaC: factor(
      `Elastic buckling load factor of the frame, ${axis}-axis sway (0 = column alone)`,
      "lambda_c",
      [0, 0, 1e6],
      swaysBy("frame"),
    ),
    drift: factor("First-order storey sway / storey height", "Delta_s / h_s", [0, 0, 0.1], swaysBy("drift")),
    sumN: force("Sum of axial forces in the storey", "Sigma N*", [0, 0, 1e9], swaysBy("drift")),
    sumV: force("Sum of shear forces in the storey", "Sigma V*", [0, 0, 1e9], swaysBy("drift")),
    storeyBuckling: lineLoad(
      "Sum of buckling load / length",
      "Sigma N_oms / l",
      [0, 0, 1e9],
      swaysBy("storey"),
    ),
    storeyAxial: lineLoad("Sum of axial force / length", "Sigma N* / l", [0, 0, 1e9], swaysBy("storey")),
    heldBy: words(`Other bracing against ${axis}-axis sway, designed elsewhere`, 120, {
      shownWhen: isSwaying,
    }),
  };
  return suffixed(fields, suffix);
}

/** The ratio of the end moments about an axis. */
function ratioFields<A extends Axis>(suffix: A) {
  const axis = suffix.toLowerCase();
  const fields = {
    ratio: choice(`Moment ratio \u03b2_m, ${axis}-axis`, [
      ["ends", "From end moments (\u22121 with transverse loads)"],
      ["own", "User-defined (Figure 4.4.2.2, or from deflections)"],
    ]),
    betaM: factor(`Moment ratio, ${axis}-axis`, `beta_m${axis}`, [-1, -1, 1], {
      shownWhen: { field: `ratio${suffix}`, is: "own" },
    }),
  };
  return suffixed(fields, suffix);
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

/** What holds an end in bending about x: Clause 5.4.2. */
const END_RESTRAINTS = [
  ["full", "F: both flanges, or effective twist restraint"],
  ["coped-end", "P: web, partial twist restraint"],
  ["flange-plus", "L: only the flange compressed by +Mx, no twist restraint"],
  ["flange-minus", "L: only the flange compressed by \u2212Mx, no twist restraint"],
] as const;

const EACH_END = { shownWhen: { field: "ends", is: "own" } } as const;

const STRUT = { shownWhen: { field: "strutLeg", is: ["long", "short"] } } as const;

export const FORM = form([
  { title: "Section", fields: { section: sectionField({ label: "Section", default: "200UC46.2_300" }) } },
  {
    title: "Length and frame",
    fields: {
      length: LENGTH,
      ...axisFields("X"),
      ...axisFields("Y"),
    },
  },
  {
    title: "Restraints",
    fields: {
      restraints: table("Intermediate restraints", 20, {
        position: metres("Height above base", "z", [0, 1500, 30_000], {
          isWhole: true,
          range: { above: 0, most: 30_000 },
        }),
        kind: choice("Restraint", [
          ["both", "F: both flanges (y-axis buckling and twist)"],
          ["coped-end", "P: web, partial twist restraint (and y-axis buckling)"],
          ["flange-plus", "L: flange compressed by +Mx (and y-axis buckling)"],
          ["flange-minus", "L: flange compressed by \u2212Mx (and y-axis buckling)"],
          ["y", "Y-axis buckling only"],
        ]),
      }),
      ends: choice("End restraint in bending", [
        ["full", "Full (F): both flanges, or effective twist restraint"],
        ["coped-end", "Partial (P): web only"],
        ["own", "Specify each end"],
      ]),
      baseEnd: choice("Base restraint in bending", END_RESTRAINTS, EACH_END),
      topEnd: choice(
        "Top restraint in bending",
        [...END_RESTRAINTS, ["free", "U: unrestrained, free about y too"]],
        EACH_END,
      ),
    },
  },
  {
    title: "Actions",
    fields: columnActionFields([
      ["flange-a", "A: flange, about x"],
      ["flange-b", "B: flange, about x"],
      ["web-a", "C: web, about y"],
      ["web-b", "D: web, about y"],
    ]),
  },
  {
    title: "Transverse loads",
    isRare: true,
    fields: { ...TRANSVERSE_FIELDS, ...ratioFields("X"), ...ratioFields("Y") },
  },
  {
    title: "Angle strut",
    isRare: true,
    fields: {
      strutLeg: choice("Angle loaded through one leg (Clause 8.4.6)", [
        ["none", "Not given"],
        ["long", "Long leg, or either of equal legs"],
        ["short", "Short leg"],
      ]),
      strutEnds: choice(
        "Connection at each end",
        [
          ["bolts", "Two or more bolts along the force"],
          ["welded", "Welded"],
          ["one", "One bolt: not covered"],
        ],
        STRUT,
      ),
      strutSide: choice(
        "Side of the chord or gusset",
        [
          ["same", "Same side of the chord or gusset"],
          ["opposite", "Opposite side"],
          ["gusset", "On a separate gusset (conservative)"],
        ],
        STRUT,
      ),
      strutTension: millimetres(
        "Centroid of the tension member from the back of its connected leg",
        "e_t",
        [0, 0, 500],
        {
          shownWhen: [STRUT.shownWhen, { field: "strutSide", is: "opposite" }],
        },
      ),
      gusset: millimetres("Gusset thickness", "t_g", [3, 10, 60], {
        shownWhen: [STRUT.shownWhen, { field: "strutSide", is: "gusset" }],
      }),
      unequalLegsBy: words("Moment capacity of unequal legs confirmed by", 120, STRUT),
    },
  },
  {
    title: "Tension",
    isRare: true,
    fields: {
      kt: choice(
        "Connection in tension",
        [
          ["1", "Uniform force distribution: 1.0"],
          ["0.9", "Tee connected by its flange: 0.9"],
          ["0.85", "Angle connected by its long leg, channel by its web, I-section by both flanges: 0.85"],
          ["0.75", "Unequal angle connected by its short leg: 0.75"],
        ],
        { symbol: mathText("k_t") },
      ),
      netArea: area("Net area in tension (0 = gross area)", "A_n", [0, 0, 1e6]),
    },
  },
]);

export const FIELDS = FORM.fields;
