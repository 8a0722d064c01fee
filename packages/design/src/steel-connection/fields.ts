import { BOLT_SIZES } from "@kingpost/as4100";
import { type InputsOf, sectionField, switchField } from "@kingpost/calc";
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
  words,
} from "../frame/form/form.ts";
import { PICTURES } from "./pictures.ts";

/** The types of connection that the module designs, in the order of the picker. */
export const JOINT_TYPES = [
  ["web-side-plate", "Web side plate", PICTURES["web-side-plate"]],
  ["flexible-end-plate", "Flexible end plate", PICTURES["flexible-end-plate"]],
  ["angle-cleat", "Angle cleats", PICTURES["angle-cleat"]],
  ["moment-end-plate", "Bolted moment end plate", PICTURES["moment-end-plate"]],
  ["welded-moment", "Welded moment connection", PICTURES["welded-moment"]],
  ["bolted-splice", "Bolted splice", PICTURES["bolted-splice"]],
  ["welded-splice", "Welded splice", PICTURES["welded-splice"]],
  ["bracing-cleat", "Bracing cleat", PICTURES["bracing-cleat"]],
  ["bolt-group", "Bolt group", PICTURES["bolt-group"]],
  ["weld-group", "Weld group", PICTURES["weld-group"]],
  ["pin", "Pin", PICTURES.pin],
] as const;

export type JointTypeName = (typeof JOINT_TYPES)[number][0];

const ofTypes = <const Types extends readonly JointTypeName[]>(...is: Types) =>
  ({ field: "type", is }) as const;

/** With a beam. */
const OF_MEMBER = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "angle-cleat",
  "moment-end-plate",
  "welded-moment",
  "bolted-splice",
  "welded-splice",
);
/** At the end of a beam that is simply supported. */
const OF_BEAM = ofTypes("web-side-plate", "flexible-end-plate", "angle-cleat");
const SIDE_PLATE = ofTypes("web-side-plate");
const END_PLATE = ofTypes("flexible-end-plate");
const CLEAT = ofTypes("angle-cleat");
const BOLT_GROUP = ofTypes("bolt-group");
const WELD_GROUP = ofTypes("weld-group");
const PIN = ofTypes("pin");
const GROUP = ofTypes("bolt-group", "weld-group");
const RIGID = ofTypes("moment-end-plate", "welded-moment");
const MOMENT_PLATE = ofTypes("moment-end-plate");
const SPLICE = ofTypes("bolted-splice", "welded-splice");
const BOLTED_SPLICE = ofTypes("bolted-splice");
const WELDED_SPLICE = ofTypes("welded-splice");
const BRACE = ofTypes("bracing-cleat");
const FLANGE_WELDED = ofTypes("moment-end-plate", "welded-moment", "welded-splice");
const STIFFENED = [RIGID, { field: "hasStiffeners", is: true }] as const;
const ON_WEB = ofTypes("web-side-plate", "angle-cleat");
const BOLTED = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "angle-cleat",
  "moment-end-plate",
  "bolted-splice",
  "bracing-cleat",
  "bolt-group",
);
const PITCHED = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "angle-cleat",
  "bolted-splice",
  "bracing-cleat",
  "bolt-group",
);
const WITH_PLATE = ofTypes("web-side-plate", "flexible-end-plate", "bracing-cleat", "bolt-group");
const WITH_EDGES = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "angle-cleat",
  "moment-end-plate",
  "bolted-splice",
  "bolt-group",
);
const WITH_SIDES = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "moment-end-plate",
  "bolted-splice",
  "bolt-group",
);
const WELDED = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "moment-end-plate",
  "welded-moment",
  "welded-splice",
  "bracing-cleat",
  "weld-group",
);
const STEEL_GRADE = ofTypes(
  "web-side-plate",
  "flexible-end-plate",
  "moment-end-plate",
  "welded-moment",
  "bolted-splice",
  "bracing-cleat",
  "bolt-group",
  "pin",
);

const isOneOf =
  ({ is }: { readonly is: readonly JointTypeName[] }) =>
  (type: JointTypeName): boolean =>
    is.includes(type);
/** Whether a type is of a beam; whether it is on a support of any kind; whether it is on a column and rigid. */
export const isOfMember = isOneOf(OF_MEMBER);
export const isOfBeam = isOneOf(OF_BEAM);
export const isRigid = isOneOf(RIGID);

const WITH_SUPPORT = { field: "support", is: ["column-flange", "column-web", "beam-web"] } as const;
const COLUMN_ENDS = { field: "columnAbove", is: ["ends"] } as const;
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
      section: sectionField({ label: "Beam section", default: "410UB53.7_300", shownWhen: OF_MEMBER }),
      topNotch: millimetres("Top notch depth (0 = none)", "d_ct", [0, 0, 600], { shownWhen: OF_BEAM }),
      bottomNotch: millimetres("Bottom notch depth (0 = none)", "d_cb", [0, 0, 600], { shownWhen: OF_BEAM }),
      notchLength: millimetres("Notch length from the end of the beam", "L_c", [0, 0, 2000], {
        shownWhen: OF_BEAM,
      }),
      isNotchHeld: switchField({
        label: "Compression flange restrained laterally at the notch, as by a floor slab",
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
    title: "Column",
    fields: {
      column: sectionField({ label: "Column section", default: "310UC96.8_300", shownWhen: RIGID }),
      columnAbove: choice(
        "Column above the beam",
        [
          ["continues", "Continues past the joint"],
          ["ends", "Ends above the beam or flush with it"],
        ],
        { shownWhen: RIGID },
      ),
      columnEnd: millimetres("Top of beam to the end of the column", "e_c", [0, 0, 20_000], {
        shownWhen: [RIGID, COLUMN_ENDS],
      }),
      columnShear: force("Shear force of the column against the flange forces", "V*_c", [0, 0, 1e7], {
        shownWhen: RIGID,
      }),
      columnAxial: force("Axial force of the column", "N*_c", [-1e8, 0, 1e8], { shownWhen: RIGID }),
      yieldLine: millimetres(
        "Yield line parameter of the column flange (0 = not covered)",
        "Y_c",
        [0, 0, 100_000],
        { shownWhen: MOMENT_PLATE },
      ),
      hasStiffeners: switchField({
        label: "Stiffeners of the column at both flanges of the beam",
        default: true,
        shownWhen: RIGID,
      }),
      stiffenerThickness: millimetres("Stiffener thickness", "t_s", [5, 12, 60], { shownWhen: STIFFENED }),
      stiffenerWidth: millimetres("Stiffener outstand, each side of the web", "b_es", [20, 120, 500], {
        shownWhen: STIFFENED,
      }),
      stiffenerLeg: millimetres("Fillet weld of the stiffeners to the flange", "t_ws", [3, 8, 25], {
        shownWhen: STIFFENED,
      }),
      columnBy: words("Column designed elsewhere by", 120, { shownWhen: RIGID }),
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
        { shownWhen: ofTypes("web-side-plate", "bolted-splice") },
      ),
      groupRows: factor("Rows of bolts", "n_p", [1, 4, 12], { isWhole: true, shownWhen: BOLT_GROUP }),
      groupColumns: factor("Columns of bolts", "n_c", [1, 2, 4], { isWhole: true, shownWhen: BOLT_GROUP }),
      spliceRows: factor("Rows of bolts in the web", "n_p", [1, 3, 12], {
        isWhole: true,
        shownWhen: BOLTED_SPLICE,
      }),
      braceRows: factor("Bolts along the force", "n_p", [1, 3, 12], { isWhole: true, shownWhen: BRACE }),
      braceColumns: factor("Lines of bolts", "n_c", [1, 1, 4], { isWhole: true, shownWhen: BRACE }),
      braceGauge: millimetres("Gauge between lines of bolts", "s_g", [30, 70, 500], { shownWhen: BRACE }),
      pitch: millimetres("Bolt pitch", "s_p", [30, 70, 300], { shownWhen: PITCHED }),
      gauge: millimetres("Bolt gauge", "s_g", [30, 70, 300], {
        shownWhen: [ofTypes("web-side-plate", "bolted-splice"), { field: "columns", is: "2" }],
      }),
      groupGauge: millimetres("Bolt gauge", "s_g", [30, 90, 500], { shownWhen: BOLT_GROUP }),
      crossGauge: millimetres("Bolt gauge across the web", "s_g", [50, 90, 300], { shownWhen: END_PLATE }),
      endPlateForm: choice(
        "End plate",
        [
          ["extended", "Extended: four bolts at each flange"],
          ["flush", "Flush: two bolts inside each flange"],
        ],
        { shownWhen: MOMENT_PLATE },
      ),
      momentGauge: millimetres("Bolt gauge across the web", "s_g", [50, 120, 400], {
        shownWhen: MOMENT_PLATE,
      }),
      inside: millimetres("Bolts to the flange, inside", "p_fi", [20, 50, 300], { shownWhen: MOMENT_PLATE }),
      outside: millimetres("Bolts to the flange, outside", "p_fo", [20, 50, 300], {
        shownWhen: [MOMENT_PLATE, { field: "endPlateForm", is: "extended" }],
      }),
      pryingShare: factor("Prying, of the bolt tension", "k_pr", [0, 0.25, 0.4], { shownWhen: MOMENT_PLATE }),
      topToBolt: millimetres("Top of beam to first row (0 = centred on the web)", "d_1", [0, 0, 1500], {
        shownWhen: OF_BEAM,
      }),
      planes: choice(
        "Shear planes",
        [
          ["1", "One"],
          ["2", "Two"],
        ],
        { shownWhen: ofTypes("bolt-group", "bracing-cleat") },
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
      momentThickness: millimetres("End plate thickness", "t_i", [10, 25, 80], { shownWhen: MOMENT_PLATE }),
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
      edgeV: millimetres("Vertical edge distance", "a_ev", [10, 35, 200], { shownWhen: WITH_EDGES }),
      edgeH: millimetres("Horizontal edge distance", "a_eh", [10, 35, 200], { shownWhen: WITH_SIDES }),
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
    title: "Flange plates",
    fields: {
      flangeRows: factor("Rows of two bolts on each side of the joint", "n_f", [1, 3, 12], {
        isWhole: true,
        shownWhen: BOLTED_SPLICE,
      }),
      flangePitch: millimetres("Bolt pitch along the flange", "s_pf", [30, 70, 300], {
        shownWhen: BOLTED_SPLICE,
      }),
      flangeGauge: millimetres("Bolt gauge across the flange", "s_gf", [40, 90, 400], {
        shownWhen: BOLTED_SPLICE,
      }),
      flangePlate: millimetres("Flange plate thickness", "t_fp", [4, 16, 60], { shownWhen: BOLTED_SPLICE }),
      flangeWidth: millimetres("Flange plate width (0 = that of the flange)", "b_fp", [0, 0, 1000], {
        shownWhen: BOLTED_SPLICE,
      }),
      flangeEnd: millimetres("Bolts to the end of the flange plate", "a_ep", [10, 35, 200], {
        shownWhen: BOLTED_SPLICE,
      }),
      memberEnd: millimetres("First bolts to the end of the beam", "a_eb", [10, 40, 200], {
        shownWhen: BOLTED_SPLICE,
      }),
    },
  },
  {
    title: "Web plates and joint",
    fields: {
      webPlate: millimetres("Web plate thickness", "t_wp", [4, 8, 60], { shownWhen: BOLTED_SPLICE }),
      webPlates: choice(
        "Web plates",
        [
          ["2", "On both faces of the web"],
          ["1", "On one face of the web"],
        ],
        { shownWhen: BOLTED_SPLICE },
      ),
      spliceGap: millimetres("Gap between the ends of the beams", "g", [0, 10, 100], {
        shownWhen: BOLTED_SPLICE,
      }),
      isAllInFlanges: switchField({
        label: "The flanges carry all of the moment and the axial force",
        default: true,
        shownWhen: BOLTED_SPLICE,
      }),
      isFullContact: switchField({
        label: "Ends prepared for full contact in compression",
        default: false,
        shownWhen: SPLICE,
      }),
      isBetween: switchField({
        label: "The splice is between lateral supports",
        default: false,
        shownWhen: SPLICE,
      }),
      spliceLength: metres("Distance between the lateral supports", "l_s", [100, 3000, 30_000], {
        shownWhen: [SPLICE, { field: "isBetween", is: true }],
      }),
      spliceDelta: factor("Amplification factor of the moment", "delta", [1, 1, 10], {
        shownWhen: [SPLICE, { field: "isBetween", is: true }],
      }),
    },
  },
  {
    title: "Brace",
    fields: {
      brace: sectionField({ label: "Brace section", default: "100x100x8EA_300", shownWhen: BRACE }),
      kt: factor("Correction factor of the brace (AS 4100 Table 7.3.2)", "k_t", [0.5, 0.85, 1], {
        shownWhen: BRACE,
      }),
      braceEnd: millimetres("Bolts to the end of the brace", "a_em", [10, 40, 200], { shownWhen: BRACE }),
      braceSide: millimetres("Bolts to the side of the brace", "a_sm", [10, 40, 200], { shownWhen: BRACE }),
      braceBy: words("Support of the brace designed elsewhere by", 120, { shownWhen: BRACE }),
      braceAngle: factor("Force to the normal of the support, degrees", "theta", [-80, 45, 80], {
        shownWhen: BRACE,
      }),
    },
  },
  {
    title: "Cleat",
    fields: {
      cleatWidth: millimetres("Width of the cleat across the force", "b", [20, 150, 2000], {
        shownWhen: BRACE,
      }),
      cleatEnd: millimetres("Bolts to the end of the cleat", "a_ep", [10, 35, 200], { shownWhen: BRACE }),
      cleatSide: millimetres("Bolts to the side of the cleat", "a_sp", [10, 50, 500], { shownWhen: BRACE }),
      hasSpread: switchField({
        label: "Width limited to a spread of 30 degrees from the first bolts",
        default: true,
        shownWhen: BRACE,
      }),
      cleatFree: millimetres("Length of the cleat from the bolts to its weld", "l_c", [0, 80, 2000], {
        shownWhen: BRACE,
      }),
      cleatFactor: factor("Effective length factor in compression (0 = not covered)", "k_e", [0, 0, 2], {
        shownWhen: BRACE,
      }),
      cleatWeld: millimetres("Length of the weld to the support", "l_w", [20, 200, 3000], {
        shownWhen: BRACE,
      }),
      cleatEccentricity: millimetres("Force to the middle of the weld", "e", [-1000, 0, 1000], {
        shownWhen: BRACE,
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
      flangeWeld: choice(
        "Flange welds",
        [
          ["butt", "Complete penetration butt welds"],
          ["fillet", "Fillet welds on both faces"],
        ],
        { shownWhen: FLANGE_WELDED },
      ),
      webWeldBy: choice(
        "Web weld",
        [
          ["butt", "Complete penetration butt weld"],
          ["fillet", "Fillet welds on both faces"],
        ],
        { shownWhen: WELDED_SPLICE },
      ),
      flangeLeg: millimetres("Fillet weld leg length, flanges", "t_wf", [3, 10, 25], {
        shownWhen: [FLANGE_WELDED, { field: "flangeWeld", is: "fillet" }],
      }),
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
    title: "Position of the force",
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
