import type { InputsOf } from "@kingpost/calc";
import { switchField } from "@kingpost/calc";
import { END_SIGNS } from "../column/form.ts";
import { selfWeightField } from "../column/self-weight.ts";
import { actionFields } from "../frame/actions/actions.ts";
import {
  anyForce,
  anyMoment,
  choice,
  factor,
  force,
  form,
  metres,
  millimetres,
  stress,
  suffixed,
  words,
} from "../frame/form/form.ts";

const bar = (size: number) => [`N${size}`, `N${size}`] as const;
const BARS = [bar(12), bar(16), bar(20), bar(24), bar(28), bar(32), bar(36), bar(40)] as const;
const FITMENTS = [bar(10), bar(12), bar(16)] as const;

const ofRectangle = { shownWhen: { field: "shape", is: "rectangular" } } as const;
const ofCircle = { shownWhen: { field: "shape", is: "circular" } } as const;
const whole = { isWhole: true } as const;

/** Ideal members of Figure 10.5.3(A), end restraint coefficients, and the user's own factor. */
const ENDS = [
  ["pinned", "Braced: pinned at both ends, 1.0"],
  ["fixed-pinned", "Braced: fixed at one end, pinned at the other, 0.85"],
  ["fixed", "Braced: fixed at both ends, 0.7"],
  ["chart", "Braced: from end restraint coefficients"],
  ["own", "Braced: user-defined factor"],
  ["sway-fixed", "Sway: fixed at both ends, 1.2"],
  ["sway-free", "Sway: fixed at the base, free at the top, 2.2"],
  ["sway-pinned", "Sway: fixed at one end, pinned at the other, 2.2"],
  ["sway-chart", "Sway: from end restraint coefficients"],
  ["sway-own", "Sway: user-defined factor"],
] as const;

export type EndCase = (typeof ENDS)[number][0];

const SWAY = ["sway-fixed", "sway-free", "sway-pinned", "sway-chart", "sway-own"] as const;

/** Whether a column sways with these ends. */
export const isSway = (ends: EndCase): boolean => (SWAY as readonly string[]).includes(ends);

/** How the column buckles where it bends about an axis. */
function axisFields<A extends "X" | "Y">(suffix: A) {
  const axis = suffix.toLowerCase();
  const ends = `ends${suffix}`;
  const isSwaying = { field: ends, is: SWAY } as const;
  const swaysBy = (is: string) => ({ shownWhen: [isSwaying, { field: `sway${suffix}`, is }] }) as const;
  const restraint = (end: "top" | "base", usual: number) =>
    factor(
      `End restraint coefficient at ${end}, ${axis}-axis (columns/beams; pinned footing 10, fixed 1)`,
      "gamma",
      [0, usual, 1000],
      { shownWhen: { field: ends, is: ["chart", "sway-chart"] } },
    );
  const fields = {
    length: metres(`Unsupported length, ${axis}-axis`, `L_u${axis}`, [300, 3500, 30_000]),
    ends: choice(`End conditions, buckling about ${axis}-axis`, ENDS),
    gammaTop: restraint("top", 1),
    gammaBase: restraint("base", 10),
    k: factor(`Effective length factor, ${axis}-axis`, `k_${axis}`, [0.5, 1, 5], {
      shownWhen: { field: ends, is: ["own", "sway-own"] },
    }),
    sway: choice(
      `Sway magnifier, ${axis}-axis`,
      [
        ["storey", "Axial forces and buckling loads of the storey"],
        ["frame", "Elastic critical load ratio of the frame"],
        ["second-order", "Actions from a second-order analysis"],
      ],
      { shownWhen: isSwaying },
    ),
    sumN: force(
      `Sum of axial forces in the storey, ${axis}-axis sway`,
      "Sigma N*",
      [0, 0, 1e9],
      swaysBy("storey"),
    ),
    sumNc: force(
      `Sum of buckling loads in the storey, ${axis}-axis sway`,
      "Sigma N_c",
      [0, 0, 1e10],
      swaysBy("storey"),
    ),
    lambda: factor(
      `Elastic critical load ratio, ${axis}-axis sway (0 = not entered)`,
      "lambda_uc",
      [0, 0, 1e6],
      swaysBy("frame"),
    ),
    isLoaded: switchField({
      label: `Loads between ends that bend about ${axis}-axis (k_m = 1.0)`,
      default: false,
    }),
  };
  return suffixed(fields, suffix);
}

export const FORM = form([
  {
    title: "Section",
    fields: {
      shape: choice("Shape", [
        ["rectangular", "Rectangular"],
        ["circular", "Circular"],
      ]),
      width: millimetres("Width, along x", "b", [200, 400, 3000], ofRectangle),
      depth: millimetres("Depth along y, or diameter", "D", [200, 400, 3000]),
    },
  },
  {
    title: "Materials",
    fields: {
      fc: stress("Concrete strength", "f'c", [20, 40, 120]),
      fsy: stress("Yield strength of bars", "f_sy", [250, 500, 500]),
      fsyf: stress("Yield strength of fitments", "f_{sy.f}", [250, 500, 500]),
      aggregate: millimetres("Maximum aggregate size", "d_g", [7, 20, 40]),
    },
  },
  {
    title: "Reinforcement",
    fields: {
      size: choice("Bars", BARS, { default: "N20" }),
      countX: factor("Bars in each face along the width", undefined, [2, 3, 20], {
        ...whole,
        ...ofRectangle,
      }),
      countY: factor("Bars in each face along the depth", undefined, [2, 3, 20], {
        ...whole,
        ...ofRectangle,
      }),
      count: factor("Bars of the circle", undefined, [6, 8, 60], { ...whole, ...ofCircle }),
      fitment: choice("Fitments", FITMENTS),
      spacing: millimetres("Spacing of fitments", "s", [50, 200, 600]),
      endSpacing: millimetres(
        "Spacing in special regions, f'c above 50 MPa (0 = the same)",
        "s_e",
        [0, 0, 600],
      ),
      restrained: choice(
        "Bars restrained by fitments",
        [
          ["each", "Each bar, by the legs below"],
          ["inclined", "Each bar, by the legs below and inclined (diamond) ties"],
          ["alternate", "Corner bars and alternate bars"],
          ["corners", "Corner bars only"],
        ],
        ofRectangle,
      ),
      legsX: factor("Fitment legs for shear along x", undefined, [2, 2, 12], { ...whole, ...ofRectangle }),
      legsY: factor("Fitment legs for shear along y", undefined, [2, 2, 12], { ...whole, ...ofRectangle }),
      cover: millimetres("Cover to fitments", undefined, [10, 40, 200]),
      exposure: choice(
        "Exposure classification",
        [
          ["A1", "A1"],
          ["A2", "A2"],
          ["B1", "B1"],
          ["B2", "B2"],
          ["C1", "C1"],
          ["C2", "C2"],
        ],
        { default: "B1" },
      ),
    },
  },
  { title: "Bending about x", fields: axisFields("X") },
  { title: "Bending about y", fields: axisFields("Y") },
  {
    title: "Actions",
    fields: {
      ...actionFields(
        {
          n: anyForce("Axial force, compression positive", "N*"),
          mxTop: anyMoment("Moment about x, top", "M*_{x.t}"),
          mxBase: anyMoment("Moment about x, base", "M*_{x.b}"),
          myTop: anyMoment("Moment about y, top", "M*_{y.t}"),
          myBase: anyMoment("Moment about y, base", "M*_{y.b}"),
          vx: anyForce("Shear force along x", "V*_x"),
          vy: anyForce("Shear force along y", "V*_y"),
        },
        {
          combination: { n: 1_800_000, mxTop: 90e6, mxBase: -45e6 },
          G: { n: 900_000, mxTop: 40e6, mxBase: -20e6 },
          Q: { n: 450_000, mxTop: 25e6, mxBase: -12e6 },
        },
        END_SIGNS,
      ),
      hasSelfWeight: selfWeightField("Self-weight, with G (25 kN/m³ over the longer unsupported length)"),
    },
  },
  {
    title: "Method",
    fields: {
      betaD: factor("Permanent axial force / total, for creep", "beta_d", [0, 1, 1]),
      imposedRatio: choice("Imposed / permanent action", [
        ["low", "Less than 0.25 (φo = 0.60)"],
        ["high", "0.25 or more (φo = 0.65 for short columns)"],
      ]),
      biaxialBy: choice("Biaxial bending of a rectangle", [
        ["clause", "Clause 10.6.4"],
        ["rigorous", "Strain compatibility"],
      ]),
      crackingBy: words("Crack control (10.9) not needed, or designed elsewhere by", 120),
    },
  },
]);

export const FIELDS = FORM.fields;

export type ConcreteColumnInputs = InputsOf<typeof FIELDS>;
