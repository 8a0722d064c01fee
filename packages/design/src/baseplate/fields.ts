import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import {
  choiceField,
  type InputsOf,
  mathText,
  type NumberField,
  numberField,
  rowsField,
  sectionField,
  switchField,
  textField,
} from "@kingpost/calc";
import { NOT_PASSED_ON, PASSED_ON_COLUMNS } from "../frame/passing/source-field.ts";
import { ownCombinationsField, strengthCaseField, usageField } from "../strength-cases.ts";

type Shown = NonNullable<NumberField["shownWhen"]>;

const length = (
  label: string,
  symbol: string | undefined,
  [least, usual, most]: readonly [least: number, usual: number, most: number],
  shownWhen?: Shown,
) =>
  numberField({
    label,
    ...(symbol === undefined ? {} : { symbol: mathText(symbol) }),
    quantity: "length",
    unit: "mm",
    range: { least, most },
    default: usual,
    ...(shownWhen === undefined ? {} : { shownWhen }),
  });

const stress = (
  label: string,
  symbol: string,
  [least, usual, most]: readonly [least: number, usual: number, most: number],
  shownWhen?: Shown,
) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "stress",
    unit: "MPa",
    range: { least, most },
    default: usual,
    ...(shownWhen === undefined ? {} : { shownWhen }),
  });

const force = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "force",
    unit: "kN",
    range: { least: -1e8, most: 1e8 },
    default: 0,
  });

const moment = (label: string, symbol: string) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "moment",
    unit: "kNm",
    range: { least: -1e11, most: 1e11 },
    default: 0,
  });

/** At the underside of the column. */
const ACTION_COLUMNS = {
  n: force("Axial", "N"),
  mx: moment("Mx", "M_x"),
  my: moment("My", "M_y"),
  vx: force("Vx", "V_x"),
  vy: force("Vy", "V_y"),
} as const;

const BY_CASE = { field: "actionsBy", is: "cases" } as const;
const BY_BOLTS = { field: "shearBy", is: "anchors" } as const;
const WITH_KEY = { field: "shearBy", is: "key" } as const;

export const FIELDS = {
  section: sectionField({ label: "Column", default: "200UC46.2_300" }),
  hasFullContact: switchField({
    label: "The end of the column is prepared for full contact (Clause 14.4.4.2)",
    default: true,
  }),
  plateLength: length("Length, along the depth of the column", "L", [50, 350, 3000]),
  plateWidth: length("Width, along its width", "B", [50, 350, 3000]),
  plateThickness: length("Thickness", "t", [6, 20, 100]),
  plateFy: stress("Yield stress (Grade 250, over 12 mm to 50 mm: 250)", "f_y", [200, 250, 500]),
  overhang: choiceField({
    label: "Overhangs of the plate",
    options: [
      { value: "factored", label: "From 0.95 of the depth, 0.80 of the width" },
      { value: "faces", label: "From the faces of the column: conservative" },
    ],
    default: "factored",
  }),
  boltPattern: choiceField({
    label: "Bolts",
    options: [
      { value: "2", label: "2, either side of the web" },
      { value: "4", label: "4, in the corners" },
      { value: "6", label: "6, three on each side" },
      { value: "8", label: "8, three on each edge" },
    ],
    default: "4",
  }),
  boltSize: choiceField({
    label: "Size",
    options: BOLT_SIZES.map((value) => ({ value, label: value })),
    default: "M20",
  }),
  boltGrade: choiceField({
    label: "Grade",
    options: BOLT_GRADES.map((value) => ({ value, label: `Grade ${value}/S` })),
    default: "4.6",
  }),
  gauge: length("Between bolts along the width", "s_g", [30, 140, 3000]),
  pitch: length("Between bolts along the length", "s_p", [0, 270, 3000], {
    field: "boltPattern",
    is: ["4", "6", "8"],
  }),
  embedment: length("Effective embedment", "h_ef", [50, 240, 1500]),
  hole: length("Holes in the plate (0: by practice for the size)", "d_h", [0, 0, 100]),
  hasWeldedWashers: switchField({
    label: "Plate washers are welded to the plate, so that every bolt carries shear",
    default: false,
  }),
  prying: choiceField({
    label: "Prying of the bolts",
    options: [
      { value: "1", label: "None: bolts stretch over their embedment" },
      { value: "1.2", label: "20 % more tension" },
    ],
    default: "1",
  }),
  grout: length("Thickness of the grout", "t_g", [0, 30, 100]),
  pedestalLength: length("Pedestal or footing, along the plate's length", "L_c", [50, 600, 20_000]),
  pedestalWidth: length("Pedestal or footing, along the plate's width", "B_c", [50, 600, 20_000]),
  pedestalDepth: length("Depth of the concrete", "t_c", [50, 500, 10_000]),
  fc: stress("Strength of the concrete, or of weaker grout", "f'_c", [20, 32, 100]),
  confinement: choiceField({
    label: "Confinement of an eccentric bearing block",
    options: [
      { value: "block", label: "Of the block itself" },
      { value: "plate", label: "Of the whole plate: conservative" },
    ],
    default: "plate",
  }),
  hasFriction: switchField({ label: "Friction carries shear where it is enough", default: true }),
  friction: numberField({
    label: "Coefficient of friction",
    symbol: mathText("mu"),
    quantity: "factor",
    unit: "",
    range: { least: 0.2, most: 0.7 },
    default: 0.4,
  }),
  shearBy: choiceField({
    label: "Other shear is carried by",
    options: [
      { value: "anchors", label: "The bolts" },
      { value: "key", label: "A shear key" },
      { value: "none", label: "Nothing" },
    ],
    default: "anchors",
  }),
  throughGrout: choiceField({
    label: "Bolts that carry shear through the grout",
    options: [
      { value: "confined", label: "Confined by the grout (EN 1992-4 6.2.2.3)" },
      {
        value: "washer",
        label: "0.8 of their shear capacity, bent by welded washers (ACI 318, AISC Design Guide 1)",
      },
      { value: "lever", label: "With a free lever arm (EN 1992-4 6.2.2.3): conservative" },
    ],
    default: "washer",
    shownWhen: BY_BOLTS,
  }),
  groutStrength: numberField({
    label: "Strength of the grout (0: not known)",
    symbol: mathText("f_g"),
    quantity: "stress",
    unit: "MPa",
    range: { least: 0, most: 150 },
    default: 0,
    shownWhen: [BY_BOLTS, { field: "throughGrout", is: "confined" }],
  }),
  plateRotation: choiceField({
    label: "The plate above the lever arm",
    symbol: mathText("alpha_M"),
    options: [
      { value: "free", label: "May rotate: 1.0" },
      { value: "held", label: "Cannot rotate: 2.0" },
    ],
    default: "free",
    shownWhen: [BY_BOLTS, { field: "throughGrout", is: "lever" }],
  }),
  keyWidth: length("Width of the key", "W", [20, 150, 2000], WITH_KEY),
  keyHeight: length("Height of the key below the plate, grout included", "H", [20, 80, 500], WITH_KEY),
  keyThickness: length("Thickness of the key", "t_k", [6, 20, 100], WITH_KEY),
  anchorageBy: textField({
    label: "Anchorage in the concrete, designed elsewhere by",
    most: 120,
    default: "",
  }),
  weldLeg: length("Leg of the fillet welds", "t_w", [3, 6, 40]),
  electrode: choiceField({
    label: "Weld metal",
    options: [
      { value: "430", label: "E43: 430 MPa" },
      { value: "490", label: "E49: 490 MPa" },
      { value: "550", label: "E55: 550 MPa" },
    ],
    default: "490",
  }),
  weldCategory: choiceField({
    label: "Weld category",
    options: [
      { value: "SP", label: "SP" },
      { value: "GP", label: "GP" },
    ],
    default: "SP",
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
    default: [{ name: "1.2G + 1.5Q", n: 500_000, mx: 0, my: 0, vx: 0, vy: 15_000 }],
    shownWhen: { field: "actionsBy", is: "combinations" },
  }),
  coversStability: switchField({
    label:
      "The combinations include those for stability: 0.9 of the permanent action that stabilises (AS/NZS 1170.0 Clause 4.2.1)",
    default: false,
    shownWhen: { field: "actionsBy", is: "combinations" },
  }),
  caseActions: rowsField({
    label: "Actions by load case",
    columns: { case: strengthCaseField, ...ACTION_COLUMNS, ...PASSED_ON_COLUMNS },
    count: { least: 0, most: 100 },
    default: [
      { case: "G", n: 150_000, mx: 0, my: 0, vx: 0, vy: 5000, ...NOT_PASSED_ON },
      { case: "Q", n: 200_000, mx: 0, my: 0, vx: 0, vy: 6000, ...NOT_PASSED_ON },
    ],
    shownWhen: BY_CASE,
  }),
  usage: usageField(BY_CASE),
  ownCombinations: ownCombinationsField(BY_CASE),
} as const;

export type BaseplateInputs = InputsOf<typeof FIELDS>;
