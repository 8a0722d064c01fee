import { BOLT_SIZES } from "@kingpost/as4100";
import { type InputsOf, sectionField, switchField } from "@kingpost/calc";
import { actionFields, BY_CASE, BY_COMBINATION } from "../frame/actions/actions.ts";
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
  table,
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

type Names = readonly JointTypeName[];

/** At the end of a beam that is simply supported. */
const SIMPLE: Names = ["web-side-plate", "flexible-end-plate", "angle-cleat"];
const RIGID_TYPES: Names = ["moment-end-plate", "welded-moment"];
const SPLICES: Names = ["bolted-splice", "welded-splice"];
const MEMBERS: Names = [...SIMPLE, ...RIGID_TYPES, ...SPLICES];
const WITH_PITCH: Names = [...SIMPLE, "bolted-splice", "bracing-cleat", "bolt-group"];
const WITH_BOLTS: Names = [...WITH_PITCH, "moment-end-plate"];
const ONE_PLATE: Names = ["web-side-plate", "flexible-end-plate", "bracing-cleat", "bolt-group"];
const WITH_SIDES: Names = [
  "web-side-plate",
  "flexible-end-plate",
  "moment-end-plate",
  "bolted-splice",
  "bolt-group",
];

const isOneOf = (types: Names) => (type: JointTypeName) => types.includes(type);
/** Whether a type is of a beam; whether it is on a support of any kind; whether it is on a column and rigid; whether it has bolts. */
export const isOfMember = isOneOf(MEMBERS);
export const isOfBeam = isOneOf(SIMPLE);
export const isRigid = isOneOf(RIGID_TYPES);
export const isBolted = isOneOf(WITH_BOLTS);

interface Value {
  readonly field: string;
  readonly is: boolean | string | readonly string[];
}

/** Shown with some types, and where other fields have these values. */
const shown = (types: Names, ...also: readonly Value[]) => ({
  shownWhen: [{ field: "type", is: types }, ...also],
});

const OF_MEMBER = shown(MEMBERS);
const OF_BEAM = shown(SIMPLE);
const ON_SUPPORT = shown(SIMPLE, { field: "support", is: ["column-flange", "column-web", "beam-web"] });
const ON_BEAM = shown(SIMPLE, { field: "support", is: "beam-web" });
const ON_A_WEB = shown(SIMPLE, { field: "support", is: ["column-web", "beam-web"] });
const RIGID = shown(RIGID_TYPES);
const COLUMN_ENDS = shown(RIGID_TYPES, { field: "columnAbove", is: "ends" });
const STIFFENED = shown(RIGID_TYPES, { field: "hasStiffeners", is: true });
const MOMENT_PLATE = shown(["moment-end-plate"]);
const EXTENDED = shown(["moment-end-plate"], { field: "endPlateForm", is: "extended" });
const SIDE_PLATE = shown(["web-side-plate"]);
const END_PLATE = shown(["flexible-end-plate"]);
const CLEAT = shown(["angle-cleat"]);
const ON_WEB = shown(["web-side-plate", "angle-cleat"]);
const BOLTED = shown(WITH_BOLTS);
const PITCHED = shown(WITH_PITCH);
const FRICTION = shown(WITH_BOLTS, { field: "boltCategory", is: ["8.8/TF", "10.9/TF"] });
/** Bolts in friction, where other fields have these values. */
const inFriction = (...also: readonly Value[]) => ({ shownWhen: [...FRICTION.shownWhen, ...also] });
const SERVICE: Value = { field: "serviceBy", is: "combinations" };
const COLUMN_TYPES: Names = ["web-side-plate", "bolted-splice"];
const COLUMNED = shown(COLUMN_TYPES);
const GAUGED = shown(COLUMN_TYPES, { field: "columns", is: ["2", "3", "4"] });
const PLANED = shown(["bolt-group", "bracing-cleat"]);
const BOLTED_SPLICE = shown(["bolted-splice"]);
const WELDED_SPLICE = shown(["welded-splice"]);
const SPLICE = shown(SPLICES);
const BETWEEN = shown(SPLICES, { field: "isBetween", is: true });
const BRACE = shown(["bracing-cleat"]);
const BOLT_GROUP = shown(["bolt-group"]);
const WELD_GROUP = shown(["weld-group"]);
const GROUP = shown(["bolt-group", "weld-group"]);
const PIN = shown(["pin"]);
const WITH_PLATE = shown(ONE_PLATE);
const WITH_GRADE = shown([...ONE_PLATE, ...RIGID_TYPES, "bolted-splice", "pin"]);
const EDGED = shown([...WITH_SIDES, "angle-cleat"]);
const SIDED = shown(WITH_SIDES);
const FLANGE_TYPES: Names = [...RIGID_TYPES, "welded-splice"];
const FLANGE_WELDED = shown(FLANGE_TYPES);
const FLANGE_FILLETS = shown(FLANGE_TYPES, { field: "flangeWeld", is: "fillet" });
const WELDED = shown([
  "web-side-plate",
  "flexible-end-plate",
  ...FLANGE_TYPES,
  "bracing-cleat",
  "weld-group",
]);

type Bounds = Parameters<typeof factor>[2];

/** A number of bolts or rows. */
const count = (label: string, symbol: string, bounds: Bounds, rest: ReturnType<typeof shown>) =>
  factor(label, symbol, bounds, { isWhole: true, ...rest });

const toggle = (label: string, isOn: boolean, rest: ReturnType<typeof shown>) =>
  switchField({ label, default: isOn, ...rest });

/** One of a few values that are their own names. */
const oneOf = <const Value extends string>(
  label: string,
  values: readonly Value[],
  rest: { readonly default?: NoInfer<Value> } & ReturnType<typeof shown>,
) =>
  choice(
    label,
    values.map((value) => [value, value] as const),
    rest,
  );

const COLUMNS = { v: anyForce("Shear", "V"), n: anyForce("Axial", "N"), m: anyMoment("Moment", "M") };
const { actionsBy, actions, caseActions, usage, ownCombinations } = actionFields(COLUMNS, {
  combination: { v: 130_000 },
  G: { v: 45_000 },
  Q: { v: 50_000 },
});

export const FORM = form([
  {
    title: "Connection",
    fields: { type: choice("Type", JOINT_TYPES) },
  },
  {
    title: "Supported beam",
    fields: {
      section: sectionField({ label: "Beam section", default: "410UB53.7_300", ...OF_MEMBER }),
      topNotch: millimetres("Top notch depth (0 = none)", "d_ct", [0, 0, 600], OF_BEAM),
      bottomNotch: millimetres("Bottom notch depth (0 = none)", "d_cb", [0, 0, 600], OF_BEAM),
      notchLength: millimetres("Notch length from the end of the beam", "L_c", [0, 0, 2000], OF_BEAM),
      isNotchHeld: toggle(
        "Compression flange restrained laterally at the notch, as by a floor slab",
        false,
        OF_BEAM,
      ),
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
        OF_BEAM,
      ),
      supportSection: sectionField({
        label: "Support section",
        default: "250UC72.9_300",
        ...ON_SUPPORT,
      }),
      supportLevel: millimetres(
        "Top of the beam below the top of its support",
        undefined,
        [-1000, 0, 3000],
        ON_BEAM,
      ),
      otherReaction: force(
        "Reaction of a beam on the other side that shares this web (0 = none)",
        "V*_2",
        [0, 0, 1e7],
        ON_A_WEB,
      ),
      supportBy: words("Support out of plane, or other support, designed elsewhere by", 120, OF_BEAM),
    },
  },
  {
    title: "Column",
    fields: {
      column: sectionField({ label: "Column section", default: "310UC96.8_300", ...RIGID }),
      columnAbove: choice(
        "Column above the beam",
        [
          ["continues", "Continues past the joint"],
          ["ends", "Ends above the beam or flush with it"],
        ],
        RIGID,
      ),
      columnEnd: millimetres("Top of beam to the end of the column", "e_c", [0, 0, 20_000], COLUMN_ENDS),
      columnShear: force("Shear force of the column against the flange forces", "V*_c", [0, 0, 1e7], RIGID),
      columnAxial: force("Axial force of the column", "N*_c", [-1e8, 0, 1e8], RIGID),
      yieldLine: millimetres(
        "Yield line parameter of the column flange (0 = not covered)",
        "Y_c",
        [0, 0, 100_000],
        MOMENT_PLATE,
      ),
      hasStiffeners: toggle("Stiffeners of the column at both flanges of the beam", true, RIGID),
      stiffenerThickness: millimetres("Stiffener thickness", "t_s", [5, 12, 60], STIFFENED),
      stiffenerWidth: millimetres(
        "Stiffener outstand, each side of the web",
        "b_es",
        [20, 120, 500],
        STIFFENED,
      ),
      stiffenerLeg: millimetres("Fillet weld of the stiffeners", "t_ws", [3, 8, 25], STIFFENED),
      columnBy: words("Column designed elsewhere by", 120, RIGID),
    },
  },
  {
    title: "Bolts",
    fields: {
      boltSize: oneOf("Bolt size", BOLT_SIZES, { default: "M20", ...BOLTED }),
      boltCategory: choice(
        "Bolt category",
        [
          ["4.6/S", "4.6/S, snug-tight"],
          ["8.8/S", "8.8/S, snug-tight"],
          ["8.8/TB", "8.8/TB, tensioned, in bearing"],
          ["8.8/TF", "8.8/TF, tensioned, in friction"],
          ["10.9/S", "10.9/S, snug-tight"],
          ["10.9/TB", "10.9/TB, tensioned, in bearing"],
          ["10.9/TF", "10.9/TF, tensioned, in friction"],
        ],
        { default: "8.8/S", ...BOLTED },
      ),
      threads: choice(
        "Threads in the shear plane",
        [
          ["N", "Included (N)"],
          ["X", "Excluded (X)"],
        ],
        BOLTED,
      ),
      slipFactor: factor(
        "Slip factor of the surfaces, by test or clean as rolled",
        "mu",
        [0.1, 0.35, 0.6],
        FRICTION,
      ),
      holes: choice(
        "Holes",
        [
          ["standard", "Standard: k_h = 1.0"],
          ["oversize", "Oversize or short slotted: k_h = 0.85"],
          ["slotted", "Long slotted: k_h = 0.70"],
        ],
        FRICTION,
      ),
      rows: count("Rows of bolts (0 = usual for the beam)", "n_p", [0, 0, 12], OF_BEAM),
      columns: oneOf("Columns of bolts", ["1", "2", "3", "4"], COLUMNED),
      groupRows: count("Rows of bolts", "n_p", [1, 4, 12], BOLT_GROUP),
      groupColumns: count("Columns of bolts", "n_c", [1, 2, 4], BOLT_GROUP),
      spliceRows: count("Rows of bolts in the web", "n_p", [1, 3, 12], BOLTED_SPLICE),
      braceRows: count("Bolts along the force", "n_p", [1, 3, 12], BRACE),
      braceColumns: count("Lines of bolts", "n_c", [1, 1, 4], BRACE),
      braceGauge: millimetres("Gauge between lines of bolts", "s_g", [30, 70, 500], BRACE),
      pitch: millimetres("Bolt pitch", "s_p", [30, 70, 300], PITCHED),
      gauge: millimetres("Bolt gauge", "s_g", [30, 70, 300], GAUGED),
      groupGauge: millimetres("Bolt gauge", "s_g", [30, 90, 500], BOLT_GROUP),
      crossGauge: millimetres("Bolt gauge across the web", "s_g", [50, 90, 300], END_PLATE),
      endPlateForm: choice(
        "End plate",
        [
          ["extended", "Extended: four bolts at each flange"],
          ["flush", "Flush: two bolts inside each flange"],
        ],
        MOMENT_PLATE,
      ),
      momentGauge: millimetres("Bolt gauge across the web", "s_g", [50, 120, 400], MOMENT_PLATE),
      inside: millimetres("Bolts to the flange, inside", "p_fi", [20, 50, 300], MOMENT_PLATE),
      outside: millimetres("Bolts to the flange, outside", "p_fo", [20, 50, 300], EXTENDED),
      pryingShare: factor("Prying, of the bolt tension", "k_pr", [0, 0.25, 0.4], MOMENT_PLATE),
      topToBolt: millimetres(
        "Top of beam to first row (0 = centred on the web)",
        "d_1",
        [0, 0, 1500],
        OF_BEAM,
      ),
      planes: choice(
        "Shear planes",
        [
          ["1", "One"],
          ["2", "Two"],
        ],
        PLANED,
      ),
      pryingFactor: factor("Factor on bolt tension for prying", "k_p", [1, 1.25, 2], BOLT_GROUP),
    },
  },
  {
    title: "Plate",
    fields: {
      cleat: sectionField({ label: "Angle of the cleats", default: "100x100x8EA_300", ...CLEAT }),
      plateThickness: millimetres("Plate thickness", "t_i", [4, 10, 60], WITH_PLATE),
      momentThickness: millimetres("End plate thickness", "t_i", [10, 25, 80], MOMENT_PLATE),
      plateGrade: choice(
        "Plate grade",
        [
          ["250", "Grade 250 plate (AS/NZS 3678)"],
          ["300", "Grade 300 plate (AS/NZS 3678)"],
          ["350", "Grade 350 plate (AS/NZS 3678)"],
          ["300 flat", "Grade 300 flat bar (AS/NZS 3679.1)"],
        ],
        WITH_GRADE,
      ),
      edgeCut: choice(
        "Cut edges",
        [
          ["sheared", "Sheared or hand flame-cut: 1.75 diameters"],
          ["machine cut", "Machine flame-cut, sawn or planed: 1.50 diameters"],
          ["rolled", "Rolled edges of a flat bar: 1.25 diameters"],
        ],
        BOLTED,
      ),
      edgeV: millimetres("Vertical edge distance", "a_ev", [10, 35, 200], EDGED),
      edgeH: millimetres("Horizontal edge distance", "a_eh", [10, 35, 200], SIDED),
      gap: millimetres("Gap from the support to the end of the beam", "g", [0, 20, 40], ON_WEB),
      firstLine: millimetres("Support to first line of bolts", "s_{g1}", [20, 55, 400], SIDE_PLATE),
      webLine: millimetres("Heel to bolts through the beam web", "s_{gw}", [20, 60, 200], CLEAT),
      supportLine: millimetres("Heel to bolts through the support", "s_{gs}", [20, 55, 200], CLEAT),
      includesEccentricity: toggle(
        "Bolts through the support also carry the moment of the eccentricity",
        false,
        CLEAT,
      ),
    },
  },
  {
    title: "Flange plates",
    fields: {
      flangeRows: count("Rows of two bolts on each side of the joint", "n_f", [1, 3, 12], BOLTED_SPLICE),
      flangePitch: millimetres("Bolt pitch along the flange", "s_pf", [30, 70, 300], BOLTED_SPLICE),
      flangeGauge: millimetres("Bolt gauge across the flange", "s_gf", [40, 90, 400], BOLTED_SPLICE),
      flangePlate: millimetres("Flange plate thickness", "t_fp", [4, 16, 60], BOLTED_SPLICE),
      flangeWidth: millimetres(
        "Flange plate width (0 = that of the flange)",
        "b_fp",
        [0, 0, 1000],
        BOLTED_SPLICE,
      ),
      flangeEnd: millimetres("Bolts to the end of the flange plate", "a_ep", [10, 35, 200], BOLTED_SPLICE),
      memberEnd: millimetres("First bolts to the end of the beam", "a_eb", [10, 40, 200], BOLTED_SPLICE),
    },
  },
  {
    title: "Web plates and joint",
    fields: {
      webPlate: millimetres("Web plate thickness", "t_wp", [4, 8, 60], BOLTED_SPLICE),
      webPlates: choice(
        "Web plates",
        [
          ["2", "On both faces of the web"],
          ["1", "On one face of the web"],
        ],
        BOLTED_SPLICE,
      ),
      spliceGap: millimetres("Gap between the ends of the beams", "g", [0, 10, 100], BOLTED_SPLICE),
      isAllInFlanges: toggle("The flanges carry all of the moment and the axial force", true, BOLTED_SPLICE),
      isFullContact: toggle("Ends prepared for full contact in compression", false, SPLICE),
      isBetween: toggle("The splice is between lateral supports", false, SPLICE),
      spliceLength: metres("Distance between the lateral supports", "l_s", [100, 3000, 30_000], BETWEEN),
      spliceDelta: factor("Amplification factor of the moment", "delta", [1, 1, 10], BETWEEN),
    },
  },
  {
    title: "Brace",
    fields: {
      brace: sectionField({ label: "Brace section", default: "100x100x8EA_300", ...BRACE }),
      kt: factor("Correction factor of the brace (AS 4100 Table 7.3.2)", "k_t", [0.5, 0.85, 1], BRACE),
      braceEnd: millimetres("Bolts to the end of the brace", "a_em", [10, 40, 200], BRACE),
      braceSide: millimetres("Bolts to the side of the brace", "a_sm", [10, 40, 200], BRACE),
      braceBy: words("Support of the brace designed elsewhere by", 120, BRACE),
      braceAngle: factor("Force to the normal of the support, degrees", "theta", [-80, 45, 80], BRACE),
    },
  },
  {
    title: "Cleat",
    fields: {
      cleatWidth: millimetres("Width of the cleat across the force", "b", [20, 150, 2000], BRACE),
      cleatEnd: millimetres("Bolts to the end of the cleat", "a_ep", [10, 35, 200], BRACE),
      cleatSide: millimetres("Bolts to the side of the cleat", "a_sp", [10, 50, 500], BRACE),
      hasSpread: toggle("Width limited to a spread of 30 degrees from the first bolts", true, BRACE),
      cleatFree: millimetres("Length of the cleat from the bolts to its weld", "l_c", [0, 80, 2000], BRACE),
      cleatFactor: factor(
        "Effective length factor in compression (0 = not covered)",
        "k_e",
        [0, 0, 2],
        BRACE,
      ),
      cleatWeld: millimetres("Length of the weld to the support", "l_w", [20, 200, 3000], BRACE),
      cleatEccentricity: millimetres("Force to the middle of the weld", "e", [-1000, 0, 1000], BRACE),
    },
  },
  {
    title: "Pin and plates",
    fields: {
      pinDiameter: millimetres("Pin diameter", "d_f", [10, 40, 300], PIN),
      pinFy: stress("Yield stress of the pin", "f_yp", [200, 250, 1000], PIN),
      pinRotates: toggle("The pin is intended to rotate", false, PIN),
      pinHole: millimetres("Hole diameter (0 = 1 mm more than the pin)", "d_h", [0, 0, 310], PIN),
      innerThickness: millimetres("Inner plate thickness", "t_1", [4, 20, 60], PIN),
      outerThickness: millimetres("Thickness of each outer plate", "t_2", [4, 12, 60], PIN),
      pinWidth: millimetres("Width of the plates", "b", [30, 130, 1000], PIN),
      pinEnd: millimetres("Centre of the pin to the end of the plates", "a_e", [20, 75, 1000], PIN),
      pinGap: millimetres("Gap between the inner and each outer plate", "c", [0, 1, 50], PIN),
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
        WELD_GROUP,
      ),
      weldDepth: millimetres("Depth of the weld group", "d", [10, 300, 3000], WELD_GROUP),
      weldWidth: millimetres("Width of the weld group", "b", [10, 150, 3000], WELD_GROUP),
      thicker: millimetres("Thickness of the thicker part", "t_1", [3, 12, 150], WELD_GROUP),
      thinner: millimetres("Thickness of the thinner part", "t_2", [3, 10, 150], WELD_GROUP),
      flangeWeld: choice(
        "Flange welds",
        [
          ["butt", "Complete penetration butt welds"],
          ["fillet", "Fillet welds on both faces"],
        ],
        FLANGE_WELDED,
      ),
      webWeldBy: choice(
        "Web weld",
        [
          ["butt", "Complete penetration butt weld"],
          ["fillet", "Fillet welds on both faces"],
        ],
        WELDED_SPLICE,
      ),
      flangeLeg: millimetres("Fillet weld leg length, flanges", "t_wf", [3, 10, 25], FLANGE_FILLETS),
      weldLeg: millimetres("Fillet weld leg length", "t_w", [3, 8, 25], WELDED),
      electrode: choice(
        "Electrode",
        [
          ["430", "E43: 430 MPa"],
          ["490", "E49: 490 MPa"],
          ["550", "E55: 550 MPa"],
        ],
        { default: "490", ...WELDED },
      ),
      weldCategory: oneOf("Weld category", ["SP", "GP"], WELDED),
    },
  },
  {
    title: "Position of the force",
    fields: {
      eccentricity: millimetres(
        "In the plane of the group: its centroid (bolts) or left edge (welds) to V",
        "e",
        [-5000, 100, 5000],
        GROUP,
      ),
      eccentricityAcross: millimetres("Across the plane of the group to V", "e_z", [0, 0, 5000], GROUP),
    },
  },
  {
    title: "Actions",
    fields: {
      actionsBy,
      actions,
      caseActions,
      usage,
      ownCombinations,
      serviceBy: choice(
        "Serviceability actions, for slip, by",
        [
          ["share", "A share of the design actions"],
          ["combinations", "Combinations of service"],
        ],
        FRICTION,
      ),
      serviceShare: factor(
        "Serviceability actions, as a share of the design actions",
        "k_ser",
        [0.1, 1, 1],
        inFriction({ field: "serviceBy", is: "share" }),
      ),
      serviceActions: table(
        "Serviceability actions by combination",
        50,
        { name: words("Name", 60), ...COLUMNS },
        inFriction(SERVICE, BY_COMBINATION.shownWhen),
      ),
      serviceFactor: factor(
        "Service / ultimate action of wind, snow and earthquake",
        undefined,
        [0.3, 1, 1],
        inFriction(SERVICE, BY_CASE.shownWhen),
      ),
    },
  },
]);

export const FIELDS = FORM.fields;

export type ConnectionInputs = InputsOf<typeof FIELDS>;
