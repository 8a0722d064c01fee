import { BOLT_SIZES } from "@kingpost/as4100";
import { type InputsOf, sectionField, switchField } from "@kingpost/calc";
import { actionFields } from "../frame/actions/actions.ts";
import { anyForce, anyMoment, choice, factor, form, millimetres, stress, words } from "../frame/form/form.ts";
import { PICTURES } from "./pictures.ts";

/** The types of connection that the module designs, in the order of the picker. */
export const JOINT_TYPES = [
  ["web-side-plate", "Web side plate", PICTURES["web-side-plate"]],
  ["flexible-end-plate", "Flexible end plate", PICTURES["flexible-end-plate"]],
  ["angle-cleat", "Angle cleats", PICTURES["angle-cleat"]],
  ["bolt-group", "Bolt group", PICTURES["bolt-group"]],
  ["weld-group", "Weld group", PICTURES["weld-group"]],
  ["pin", "Pin", PICTURES.pin],
] as const;

export type JointTypeName = (typeof JOINT_TYPES)[number][0];

const ofTypes = <const Types extends readonly JointTypeName[]>(...is: Types) =>
  ({ field: "type", is }) as const;

/** At the end of a beam, on a support. */
const OF_BEAM = ofTypes("web-side-plate", "flexible-end-plate", "angle-cleat");
const SIDE_PLATE = ofTypes("web-side-plate");
const END_PLATE = ofTypes("flexible-end-plate");
const CLEAT = ofTypes("angle-cleat");
const BOLT_GROUP = ofTypes("bolt-group");
const WELD_GROUP = ofTypes("weld-group");
const PIN = ofTypes("pin");
const GROUP = ofTypes("bolt-group", "weld-group");
const ON_WEB = ofTypes("web-side-plate", "angle-cleat");
const BOLTED = ofTypes("web-side-plate", "flexible-end-plate", "angle-cleat", "bolt-group");
const WITH_PLATE = ofTypes("web-side-plate", "flexible-end-plate", "bolt-group");
const WELDED = ofTypes("web-side-plate", "flexible-end-plate", "weld-group");
const STEEL_GRADE = ofTypes("web-side-plate", "flexible-end-plate", "bolt-group", "pin");

/** Whether a type is at the end of a beam. */
export const isOfBeam = (type: JointTypeName): boolean => OF_BEAM.is.some((one) => one === type);

const WITH_SUPPORT = { field: "support", is: ["column-flange", "column-web", "beam-web"] } as const;
const SUPPORT_ELSEWHERE = { field: "support", is: ["column-web", "beam-web", "rigid"] } as const;

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
      section: sectionField({ label: "Beam section", default: "410UB53.7_300", shownWhen: OF_BEAM }),
      topNotch: millimetres("Top notch depth (0 = none)", "d_ct", [0, 0, 600], { shownWhen: OF_BEAM }),
      bottomNotch: millimetres("Bottom notch depth (0 = none)", "d_cb", [0, 0, 600], { shownWhen: OF_BEAM }),
      notchLength: millimetres("Notch length from the end of the beam", "L_c", [0, 0, 2000], {
        shownWhen: OF_BEAM,
      }),
      isNotchHeld: switchField({
        label: "Top flange restrained laterally at the notch, as by a floor slab",
        default: false,
        shownWhen: OF_BEAM,
      }),
    },
  },
  {
    title: "Support",
    fields: {
      support: choice(
        "Connected to",
        [
          ["column-flange", "Column flange"],
          ["column-web", "Column web"],
          ["beam-web", "Beam web"],
          ["rigid", "Other support, designed elsewhere"],
        ],
        { shownWhen: OF_BEAM },
      ),
      supportSection: sectionField({
        label: "Support section",
        default: "250UC72.9_300",
        shownWhen: [OF_BEAM, WITH_SUPPORT],
      }),
      supportBy: words("Support web out of plane, or other support, designed elsewhere by", 120, {
        shownWhen: [OF_BEAM, SUPPORT_ELSEWHERE],
      }),
    },
  },
  {
    title: "Bolts",
    fields: {
      boltSize: choice(
        "Bolt size",
        BOLT_SIZES.map((size) => [size, size] as const),
        { default: "M20", shownWhen: BOLTED },
      ),
      boltCategory: choice(
        "Bolt category",
        [
          ["4.6/S", "4.6/S, snug-tight"],
          ["8.8/S", "8.8/S, snug-tight"],
          ["8.8/TB", "8.8/TB, tensioned, in bearing"],
          ["10.9/S", "10.9/S, snug-tight"],
        ],
        { default: "8.8/S", shownWhen: BOLTED },
      ),
      threads: choice(
        "Threads in the shear plane",
        [
          ["N", "Included (N)"],
          ["X", "Excluded (X)"],
        ],
        { shownWhen: BOLTED },
      ),
      rows: factor("Rows of bolts (0 = usual for the beam)", "n_p", [0, 0, 12], {
        isWhole: true,
        shownWhen: OF_BEAM,
      }),
      columns: choice(
        "Columns of bolts",
        [
          ["1", "1"],
          ["2", "2"],
        ],
        { shownWhen: SIDE_PLATE },
      ),
      groupRows: factor("Rows of bolts", "n_p", [1, 4, 12], { isWhole: true, shownWhen: BOLT_GROUP }),
      groupColumns: factor("Columns of bolts", "n_c", [1, 2, 4], { isWhole: true, shownWhen: BOLT_GROUP }),
      pitch: millimetres("Bolt pitch", "s_p", [30, 70, 300], { shownWhen: BOLTED }),
      gauge: millimetres("Bolt gauge", "s_g", [30, 70, 300], {
        shownWhen: [SIDE_PLATE, { field: "columns", is: "2" }],
      }),
      groupGauge: millimetres("Bolt gauge", "s_g", [30, 90, 500], { shownWhen: BOLT_GROUP }),
      crossGauge: millimetres("Bolt gauge across the web", "s_g", [50, 90, 300], { shownWhen: END_PLATE }),
      topToBolt: millimetres("Top of beam to first row (0 = centred on the web)", "d_1", [0, 0, 1500], {
        shownWhen: OF_BEAM,
      }),
      planes: choice(
        "Shear planes",
        [
          ["1", "One"],
          ["2", "Two"],
        ],
        { shownWhen: BOLT_GROUP },
      ),
      pryingFactor: factor("Factor on bolt tension for prying", "k_p", [1, 1.25, 2], {
        shownWhen: BOLT_GROUP,
      }),
    },
  },
  {
    title: "Plate",
    fields: {
      cleat: sectionField({ label: "Angle of the cleats", default: "100x100x8EA_300", shownWhen: CLEAT }),
      plateThickness: millimetres("Plate thickness", "t_i", [4, 10, 60], { shownWhen: WITH_PLATE }),
      plateGrade: choice(
        "Plate grade",
        [
          ["250", "Grade 250 plate (AS/NZS 3678)"],
          ["300", "Grade 300 plate (AS/NZS 3678)"],
          ["350", "Grade 350 plate (AS/NZS 3678)"],
          ["300 flat", "Grade 300 flat bar (AS/NZS 3679.1)"],
        ],
        { shownWhen: STEEL_GRADE },
      ),
      edgeCut: choice(
        "Cut edges",
        [
          ["sheared", "Sheared or hand flame-cut: 1.75 diameters"],
          ["machine cut", "Machine flame-cut, sawn or planed: 1.50 diameters"],
          ["rolled", "Rolled edges of a flat bar: 1.25 diameters"],
        ],
        { shownWhen: BOLTED },
      ),
      edgeV: millimetres("Vertical edge distance", "a_ev", [10, 35, 200], { shownWhen: BOLTED }),
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
    title: "Pin and plates",
    fields: {
      pinDiameter: millimetres("Pin diameter", "d_f", [10, 40, 300], { shownWhen: PIN }),
      pinFy: stress("Yield stress of the pin", "f_yp", [200, 250, 1000], { shownWhen: PIN }),
      pinRotates: switchField({
        label: "The pin is intended to rotate",
        default: false,
        shownWhen: PIN,
      }),
      pinHole: millimetres("Hole diameter (0 = 1 mm more than the pin)", "d_h", [0, 0, 310], {
        shownWhen: PIN,
      }),
      innerThickness: millimetres("Inner plate thickness", "t_1", [4, 20, 60], { shownWhen: PIN }),
      outerThickness: millimetres("Thickness of each outer plate", "t_2", [4, 12, 60], { shownWhen: PIN }),
      pinWidth: millimetres("Width of the plates", "b", [30, 130, 1000], { shownWhen: PIN }),
      pinEnd: millimetres("Centre of the pin to the end of the plates", "a_e", [20, 75, 1000], {
        shownWhen: PIN,
      }),
      pinGap: millimetres("Gap between the inner and each outer plate", "c", [0, 1, 50], { shownWhen: PIN }),
    },
  },
  {
    title: "Weld",
    fields: {
      weldShape: choice(
        "Runs of weld",
        [
          ["two vertical", "Two vertical runs"],
          ["two horizontal", "Two horizontal runs"],
          ["vertical", "One vertical run"],
          ["C", "C: one vertical, two horizontal runs"],
          ["L", "L: one vertical, one horizontal run"],
          ["box", "Box: all round"],
        ],
        { shownWhen: WELD_GROUP },
      ),
      weldDepth: millimetres("Depth of the weld group", "d", [10, 300, 3000], { shownWhen: WELD_GROUP }),
      weldWidth: millimetres("Width of the weld group", "b", [10, 150, 3000], { shownWhen: WELD_GROUP }),
      thicker: millimetres("Thickness of the thicker part", "t_1", [3, 12, 150], { shownWhen: WELD_GROUP }),
      thinner: millimetres("Thickness of the thinner part", "t_2", [3, 10, 150], { shownWhen: WELD_GROUP }),
      weldLeg: millimetres("Fillet weld leg length", "t_w", [3, 8, 25], { shownWhen: WELDED }),
      electrode: choice(
        "Electrode",
        [
          ["430", "E43: 430 MPa"],
          ["490", "E49: 490 MPa"],
          ["550", "E55: 550 MPa"],
        ],
        { default: "490", shownWhen: WELDED },
      ),
      weldCategory: choice(
        "Weld category",
        [
          ["SP", "SP"],
          ["GP", "GP"],
        ],
        { shownWhen: WELDED },
      ),
    },
  },
  {
    title: "Place of the force",
    fields: {
      eccentricity: millimetres(
        "In the plane of the group: its centroid (bolts) or left edge (welds) to V",
        "e",
        [-5000, 100, 5000],
        { shownWhen: GROUP },
      ),
      eccentricityAcross: millimetres("Across the plane of the group to V", "e_z", [0, 0, 5000], {
        shownWhen: GROUP,
      }),
    },
  },
  {
    title: "Actions",
    fields: { actionsBy, actions, caseActions, usage, ownCombinations },
  },
]);

export const FIELDS = FORM.fields;

export type ConnectionInputs = InputsOf<typeof FIELDS>;
