import { BOLT_SIZES } from "@kingpost/as4100";
import { type InputsOf, sectionField, switchField } from "@kingpost/calc";
import { actionFields } from "../frame/actions/actions.ts";
import { anyForce, anyMoment, choice, factor, form, millimetres, words } from "../frame/form/form.ts";
import { PICTURES } from "./pictures.ts";

/** The types of connection that the module designs, in the order of the picker. */
export const JOINT_TYPES = [
  ["web-side-plate", "Web side plate", PICTURES["web-side-plate"]],
  ["flexible-end-plate", "Flexible end plate", PICTURES["flexible-end-plate"]],
  ["angle-cleat", "Angle cleats", PICTURES["angle-cleat"]],
] as const;

export type JointTypeName = (typeof JOINT_TYPES)[number][0];

const WITH_SUPPORT = { field: "support", is: ["column-flange", "column-web", "beam-web"] } as const;
const SUPPORT_ELSEWHERE = {
  shownWhen: { field: "support", is: ["column-web", "beam-web", "rigid"] },
} as const;
const SIDE_PLATE = { field: "type", is: "web-side-plate" } as const;
const END_PLATE = { field: "type", is: "flexible-end-plate" } as const;
const CLEAT = { field: "type", is: "angle-cleat" } as const;
const ON_WEB = { field: "type", is: ["web-side-plate", "angle-cleat"] } as const;
const WITH_PLATE = { field: "type", is: ["web-side-plate", "flexible-end-plate"] } as const;

const { actionsBy, actions, caseActions, usage, ownCombinations } = actionFields(
  { v: anyForce("Shear", "V"), n: anyForce("Axial", "N"), m: anyMoment("Moment", "M") },
  { combination: { v: 130_000 }, G: { v: 45_000 }, Q: { v: 50_000 } },
);

export const FORM = form([
  {
    title: "Connection",
    fields: { type: choice("Type", JOINT_TYPES) },
  },
  {
    title: "Supported beam",
    fields: {
      section: sectionField({ label: "Beam section", default: "410UB53.7_300" }),
      topNotch: millimetres("Top notch depth (0 = none)", "d_ct", [0, 0, 600]),
      bottomNotch: millimetres("Bottom notch depth (0 = none)", "d_cb", [0, 0, 600]),
      notchLength: millimetres("Notch length from the end of the beam", "L_c", [0, 0, 2000]),
      isNotchHeld: switchField({
        label: "Top flange restrained laterally at the notch, as by a floor slab",
        default: false,
      }),
    },
  },
  {
    title: "Support",
    fields: {
      support: choice("Connected to", [
        ["column-flange", "Column flange"],
        ["column-web", "Column web"],
        ["beam-web", "Beam web"],
        ["rigid", "Other support, designed elsewhere"],
      ]),
      supportSection: sectionField({
        label: "Support section",
        default: "250UC72.9_300",
        shownWhen: WITH_SUPPORT,
      }),
      supportBy: words(
        "Support web out of plane, or other support, designed elsewhere by",
        120,
        SUPPORT_ELSEWHERE,
      ),
    },
  },
  {
    title: "Bolts",
    fields: {
      boltSize: choice(
        "Bolt size",
        BOLT_SIZES.map((size) => [size, size] as const),
        { default: "M20" },
      ),
      boltCategory: choice(
        "Bolt category",
        [
          ["4.6/S", "4.6/S, snug-tight"],
          ["8.8/S", "8.8/S, snug-tight"],
          ["8.8/TB", "8.8/TB, tensioned, in bearing"],
          ["10.9/S", "10.9/S, snug-tight"],
        ],
        { default: "8.8/S" },
      ),
      threads: choice("Threads in the shear plane", [
        ["N", "Included (N)"],
        ["X", "Excluded (X)"],
      ]),
      rows: factor("Rows of bolts (0 = usual for the beam)", "n_p", [0, 0, 12], { isWhole: true }),
      columns: choice(
        "Columns of bolts",
        [
          ["1", "1"],
          ["2", "2"],
        ],
        { shownWhen: SIDE_PLATE },
      ),
      pitch: millimetres("Bolt pitch", "s_p", [30, 70, 300]),
      gauge: millimetres("Bolt gauge", "s_g", [30, 70, 300], {
        shownWhen: [SIDE_PLATE, { field: "columns", is: "2" }],
      }),
      crossGauge: millimetres("Bolt gauge across the web", "s_g", [50, 90, 300], { shownWhen: END_PLATE }),
      topToBolt: millimetres("Top of beam to first row (0 = centred on the web)", "d_1", [0, 0, 1500]),
    },
  },
  {
    title: "Plate",
    fields: {
      cleat: sectionField({
        label: "Angle of the cleats",
        default: "100x100x8EA_300",
        shownWhen: CLEAT,
      }),
      plateThickness: millimetres("Plate thickness", "t_i", [4, 10, 60], { shownWhen: WITH_PLATE }),
      plateGrade: choice(
        "Plate grade",
        [
          ["250", "Grade 250 plate (AS/NZS 3678)"],
          ["300", "Grade 300 plate (AS/NZS 3678)"],
          ["350", "Grade 350 plate (AS/NZS 3678)"],
          ["300 flat", "Grade 300 flat bar (AS/NZS 3679.1)"],
        ],
        { shownWhen: WITH_PLATE },
      ),
      edgeCut: choice("Cut edges", [
        ["sheared", "Sheared or hand flame-cut: 1.75 diameters"],
        ["machine cut", "Machine flame-cut, sawn or planed: 1.50 diameters"],
        ["rolled", "Rolled edges of a flat bar: 1.25 diameters"],
      ]),
      edgeV: millimetres("Vertical edge distance", "a_ev", [10, 35, 200]),
      edgeH: millimetres("Horizontal edge distance", "a_eh", [10, 35, 200], { shownWhen: WITH_PLATE }),
      gap: millimetres("Gap from the support to the end of the beam", "g", [0, 20, 40], {
        shownWhen: ON_WEB,
      }),
      firstLine: millimetres("Support to first line of bolts", "s_{g1}", [20, 55, 400], {
        shownWhen: SIDE_PLATE,
      }),
      webLine: millimetres("Heel to bolts through the beam web", "s_{gw}", [20, 60, 200], {
        shownWhen: CLEAT,
      }),
      supportLine: millimetres("Heel to bolts through the support", "s_{gs}", [20, 55, 200], {
        shownWhen: CLEAT,
      }),
      includesEccentricity: switchField({
        label: "Bolts through the support also carry the moment of the eccentricity",
        default: false,
        shownWhen: CLEAT,
      }),
    },
  },
  {
    title: "Weld",
    fields: {
      weldLeg: millimetres("Fillet weld leg length", "t_w", [3, 8, 25], { shownWhen: WITH_PLATE }),
      electrode: choice(
        "Electrode",
        [
          ["430", "E43: 430 MPa"],
          ["490", "E49: 490 MPa"],
          ["550", "E55: 550 MPa"],
        ],
        { default: "490", shownWhen: WITH_PLATE },
      ),
      weldCategory: choice(
        "Weld category",
        [
          ["SP", "SP"],
          ["GP", "GP"],
        ],
        { shownWhen: WITH_PLATE },
      ),
    },
  },
  {
    title: "Actions",
    fields: { actionsBy, actions, caseActions, usage, ownCombinations },
  },
]);

export const FIELDS = FORM.fields;

export type ConnectionInputs = InputsOf<typeof FIELDS>;
