import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import { type InputsOf, mathText, sectionField, switchField } from "@kingpost/calc";
import { actionFields, BY_COMBINATION } from "../frame/actions.ts";
import { anyForce, anyMoment, choice, factor, form, millimetres, stress, words } from "../frame/form.ts";

const BY_BOLTS = { field: "shearBy", is: "anchors" } as const;
const WITH_KEY = { shownWhen: { field: "shearBy", is: "key" } } as const;

/** At the underside of the column. */
const { actionsBy, actions, caseActions, usage, ownCombinations } = actionFields(
  {
    n: anyForce("Axial", "N"),
    mx: anyMoment("Mx", "M_x"),
    my: anyMoment("My", "M_y"),
    vx: anyForce("Vx", "V_x"),
    vy: anyForce("Vy", "V_y"),
  },
  {
    combination: { n: 500_000, vy: 15_000 },
    G: { n: 150_000, vy: 5000 },
    Q: { n: 200_000, vy: 6000 },
  },
);

export const FORM = form([
  {
    title: "Column",
    fields: {
      section: sectionField({ label: "Column", default: "200UC46.2_300" }),
      hasFullContact: switchField({
        label: "The end of the column is prepared for full contact (Clause 14.4.4.2)",
        default: true,
      }),
    },
  },
  {
    title: "Plate",
    fields: {
      plateLength: millimetres("Length, along the depth of the column", "L", [50, 350, 3000]),
      plateWidth: millimetres("Width, along its width", "B", [50, 350, 3000]),
      plateThickness: millimetres("Thickness", "t", [6, 20, 100]),
      plateFy: stress("Yield stress (Grade 250, over 12 mm to 50 mm: 250)", "f_y", [200, 250, 500]),
      overhang: choice("Overhangs of the plate", [
        ["factored", "From 0.95 of the depth, 0.80 of the width"],
        ["faces", "From the faces of the column: conservative"],
      ]),
    },
  },
  {
    title: "Holding-down bolts",
    fields: {
      boltPattern: choice(
        "Bolts",
        [
          ["2", "2, either side of the web"],
          ["4", "4, in the corners"],
          ["6", "6, three on each side"],
          ["8", "8, three on each edge"],
        ],
        { default: "4" },
      ),
      boltSize: choice(
        "Size",
        BOLT_SIZES.map((size) => [size, size] as const),
        { default: "M20" },
      ),
      boltGrade: choice(
        "Grade",
        BOLT_GRADES.map((grade) => [grade, `Grade ${grade}/S`] as const),
        { default: "4.6" },
      ),
      gauge: millimetres("Between bolts along the width", "s_g", [30, 140, 3000]),
      pitch: millimetres("Between bolts along the length", "s_p", [0, 270, 3000], {
        shownWhen: { field: "boltPattern", is: ["4", "6", "8"] },
      }),
      embedment: millimetres("Effective embedment", "h_ef", [50, 240, 1500]),
      hole: millimetres("Holes in the plate (0: by practice for the size)", "d_h", [0, 0, 100]),
      hasWeldedWashers: switchField({
        label: "Plate washers are welded to the plate, so that every bolt carries shear",
        default: false,
      }),
      prying: choice("Prying of the bolts", [
        ["1", "None: bolts stretch over their embedment"],
        ["1.2", "20 % more tension"],
      ]),
    },
  },
  {
    title: "Concrete",
    fields: {
      pedestalLength: millimetres("Pedestal or footing, along the plate's length", "L_c", [50, 600, 20_000]),
      pedestalWidth: millimetres("Pedestal or footing, along the plate's width", "B_c", [50, 600, 20_000]),
      pedestalDepth: millimetres("Depth of the concrete", "t_c", [50, 500, 10_000]),
      fc: stress("Strength of the concrete, or of weaker grout", "f'_c", [20, 32, 100]),
      grout: millimetres("Thickness of the grout", "t_g", [0, 30, 100]),
      confinement: choice(
        "Confinement of an eccentric bearing block",
        [
          ["block", "Of the block itself"],
          ["plate", "Of the whole plate: conservative"],
        ],
        { default: "plate" },
      ),
      anchorageBy: words("Anchorage in the concrete, designed elsewhere by", 120),
    },
  },
  {
    title: "Shear",
    fields: {
      hasFriction: switchField({ label: "Friction carries shear where it is enough", default: true }),
      friction: factor("Coefficient of friction", "mu", [0.2, 0.4, 0.7]),
      shearBy: choice("Other shear is carried by", [
        ["anchors", "The bolts"],
        ["key", "A shear key"],
        ["none", "Nothing"],
      ]),
      throughGrout: choice(
        "Bolts that carry shear through the grout",
        [
          ["confined", "Confined by the grout (EN 1992-4 6.2.2.3)"],
          ["washer", "0.8 of their shear capacity, bent by welded washers (ACI 318, AISC Design Guide 1)"],
          ["lever", "With a free lever arm (EN 1992-4 6.2.2.3): conservative"],
        ],
        { default: "washer", shownWhen: BY_BOLTS },
      ),
      groutStrength: stress("Strength of the grout (0: not known)", "f_g", [0, 0, 150], {
        shownWhen: [BY_BOLTS, { field: "throughGrout", is: "confined" }],
      }),
      plateRotation: choice(
        "The plate above the lever arm",
        [
          ["free", "May rotate: 1.0"],
          ["held", "Cannot rotate: 2.0"],
        ],
        {
          symbol: mathText("alpha_M"),
          shownWhen: [BY_BOLTS, { field: "throughGrout", is: "lever" }],
        },
      ),
      keyWidth: millimetres("Width of the key", "W", [20, 150, 2000], WITH_KEY),
      keyHeight: millimetres(
        "Height of the key below the plate, grout included",
        "H",
        [20, 80, 500],
        WITH_KEY,
      ),
      keyThickness: millimetres("Thickness of the key", "t_k", [6, 20, 100], WITH_KEY),
    },
  },
  {
    title: "Weld",
    fields: {
      weldLeg: millimetres("Leg of the fillet welds", "t_w", [3, 6, 40]),
      electrode: choice(
        "Weld metal",
        [
          ["430", "E43: 430 MPa"],
          ["490", "E49: 490 MPa"],
          ["550", "E55: 550 MPa"],
        ],
        { default: "490" },
      ),
      weldCategory: choice("Weld category", [
        ["SP", "SP"],
        ["GP", "GP"],
      ]),
    },
  },
  {
    title: "Actions",
    fields: {
      actionsBy,
      actions,
      coversStability: switchField({
        label:
          "The combinations include those for stability: 0.9 of the permanent action that stabilises (AS/NZS 1170.0 Clause 4.2.1)",
        default: false,
        ...BY_COMBINATION,
      }),
      caseActions,
      usage,
      ownCombinations,
    },
  },
]);

export const FIELDS = FORM.fields;

export type BaseplateInputs = InputsOf<typeof FIELDS>;
