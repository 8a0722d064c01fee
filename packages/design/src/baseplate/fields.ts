import { BOLT_GRADES, BOLT_SIZES } from "@kingpost/as4100";
import { type InputsOf, mathText, sectionField, switchField } from "@kingpost/calc";
import { actionFields, BY_COMBINATION } from "../frame/actions/actions.ts";
import {
  anyForce,
  anyMoment,
  area,
  choice,
  factor,
  force,
  form,
  millimetres,
  stress,
  words,
} from "../frame/form/form.ts";

const BY_BOLTS = { shownWhen: { field: "shearBy", is: "anchors" } } as const;
const TO_EN1992 = { field: "anchorMethod", is: "en1992" } as const;
const ONLY_TO_EN1992 = { shownWhen: TO_EN1992 } as const;
const CAST_IN = [TO_EN1992, { field: "anchorType", is: ["headed", "hooked"] }] as const;
const HEADED = {
  shownWhen: [TO_EN1992, { field: "anchorType", is: "headed" }],
} as const;
const POST_INSTALLED = {
  shownWhen: [TO_EN1992, { field: "anchorType", is: ["mechanical", "bonded"] }],
} as const;
const MECHANICAL = {
  shownWhen: [TO_EN1992, { field: "anchorType", is: "mechanical" }],
} as const;
const BONDED = {
  shownWhen: [TO_EN1992, { field: "anchorType", is: "bonded" }],
} as const;
const NOT_HOOKED = {
  shownWhen: [TO_EN1992, { field: "anchorType", is: ["headed", "mechanical", "bonded"] }],
} as const;
const WITH_KEY = { shownWhen: { field: "shearBy", is: "key" } } as const;

const edge = (side: string) =>
  millimetres(
    `Plate centre to concrete edge, ${side.replace("-", "\u2212")} (0 = half of the pedestal)`,
    `e_{${side}}`,
    [0, 0, 20_000],
    ONLY_TO_EN1992,
  );

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
    combination: { n: 500_000 },
    G: { n: 150_000, vy: 5000 },
    Q: { n: 200_000, vy: 6000 },
  },
);

export const FORM = form([
  {
    title: "Column",
    fields: {
      section: sectionField({ label: "Column section", default: "200UC46.2_300" }),
      hasFullContact: switchField({
        label: "Column end prepared for full contact (Clause 14.4.4.2)",
        default: true,
      }),
    },
  },
  {
    title: "Plate",
    fields: {
      plateLength: millimetres("Plate length (parallel to column depth)", "L", [50, 350, 3000]),
      plateWidth: millimetres("Plate width", "B", [50, 350, 3000]),
      plateThickness: millimetres("Plate thickness", "t", [6, 20, 100]),
      plateFy: stress("Plate yield stress (Grade 250, over 12 mm to 50 mm: 250)", "f_y", [200, 250, 500]),
      overhang: choice("Plate overhang measured from", [
        ["factored", "0.95 of column depth, 0.80 of column width"],
        ["faces", "Column faces (smaller overhang)"],
      ]),
      facesBy: words("Overhang from the column faces confirmed by", 120, {
        shownWhen: { field: "overhang", is: "faces" },
      }),
    },
  },
  {
    title: "Holding-down bolts",
    fields: {
      boltPattern: choice(
        "Bolt pattern",
        [
          ["2", "2 bolts, either side of the web"],
          ["4", "4 bolts, in the corners"],
          ["6", "6 bolts, three on each side"],
          ["8", "8 bolts, three on each edge"],
        ],
        { default: "4" },
      ),
      boltSize: choice(
        "Bolt size",
        BOLT_SIZES.map((size) => [size, size] as const),
        { default: "M20" },
      ),
      boltGrade: choice(
        "Bolt grade",
        BOLT_GRADES.map((grade) => [grade, `Grade ${grade}/S`] as const),
        { default: "4.6" },
      ),
      gauge: millimetres("Bolt gauge, outer bolts (across plate width)", "s_g", [30, 140, 3000]),
      pitch: millimetres("Bolt pitch, outer bolts (along plate length)", "s_p", [0, 270, 3000], {
        shownWhen: { field: "boltPattern", is: ["4", "6", "8"] },
      }),
      embedment: millimetres("Effective embedment depth", "h_ef", [50, 240, 1500]),
      hole: millimetres("Bolt hole diameter (0 = default for bolt size)", "d_h", [0, 0, 100]),
      hasWeldedWashers: switchField({
        label: "Plate washers welded to the base plate (all bolts carry shear)",
        default: false,
      }),
      prying: choice("Prying", [
        ["1", "None (long anchors)"],
        ["1.2", "20 % increase in bolt tension"],
      ]),
    },
  },
  {
    title: "Concrete",
    fields: {
      pedestalLength: millimetres(
        "Pedestal or footing length (parallel to plate length)",
        "L_c",
        [50, 600, 20_000],
      ),
      pedestalWidth: millimetres(
        "Pedestal or footing width (parallel to plate width)",
        "B_c",
        [50, 600, 20_000],
      ),
      pedestalDepth: millimetres("Pedestal or footing depth", "t_c", [50, 500, 10_000]),
      fc: stress("Concrete strength (grout strength if lower)", "f'_c", [20, 32, 100]),
      grout: millimetres("Grout thickness", "t_g", [0, 30, 100]),
      confinement: choice(
        "Concrete confinement under eccentric load, based on",
        [
          ["block", "Bearing block"],
          ["plate", "Whole plate (conservative)"],
        ],
        { default: "plate" },
      ),
    },
  },
  {
    title: "Anchorage in concrete",
    fields: {
      anchorMethod: choice("Anchorage designed by", [
        ["en1992", "EN 1992-4 (form of AS 5216)"],
        ["cone", "Concrete cone of ASI Design Guide 7 (not AS 5216)"],
        ["supplier", "Others: the anchor supplier (assumption)"],
      ]),
      anchorageBy: words("Anchorage in concrete designed elsewhere by", 120, {
        shownWhen: { field: "anchorMethod", is: "supplier" },
      }),
      anchorType: choice(
        "Anchor type",
        [
          ["headed", "Cast-in bolt with head, nut or plate"],
          ["mechanical", "Post-installed, mechanical"],
          ["bonded", "Post-installed, bonded"],
          ["hooked", "Cast-in bolt with hook (J, L): not covered"],
        ],
        ONLY_TO_EN1992,
      ),
      acceptsEn1992: switchField({
        label:
          "EN 1992-4 accepted for the cast-in bolts (whether AS 5216:2021 covers them is to be confirmed)",
        default: false,
        shownWhen: CAST_IN,
      }),
      assessment: words("Assessment number (ETA, or tests to AS 5216 Appendix A)", 120, POST_INSTALLED),
      concreteState: choice(
        "Concrete in service",
        [
          ["cracked", "Cracked"],
          ["uncracked", "Uncracked: no tension over the whole embedment"],
        ],
        ONLY_TO_EN1992,
      ),
      headShape: choice(
        "Head",
        [
          ["square", "Square plate"],
          ["hexagon", "Hexagon head or nut"],
          ["round", "Round head"],
        ],
        HEADED,
      ),
      headSize: millimetres(
        "Head width or size across flats (0 = 3 diameters, or the nut of the bolt)",
        "s_h",
        [0, 0, 500],
        HEADED,
      ),
      headThickness: millimetres("Head thickness (0 = 0.8 diameters)", "t_h", [0, 0, 100], HEADED),
      headCover: millimetres(
        "Concrete cover below the head and to edge bars",
        "c_h",
        [20, 40, 300],
        ONLY_TO_EN1992,
      ),
      splittingBars: area(
        "Splitting reinforcement of the base, 500 MPa bars (0 = none)",
        "A_{s,sp}",
        [0, 0, 100_000],
        ONLY_TO_EN1992,
      ),
      hasEdgeBars: switchField({
        label: "Edge bars of 12 mm or more, with ties at 100 mm and 2c1 at most",
        default: false,
        shownWhen: TO_EN1992,
      }),
      hasDenseBars: switchField({
        label: "Reinforcement near the surface closer than 150 mm (bars of 10 mm and less: 100 mm)",
        default: false,
        shownWhen: TO_EN1992,
      }),
      earthquakeBy: words("Anchors under earthquake actions designed elsewhere by", 120, ONLY_TO_EN1992),
      edgeRight: edge("+x"),
      edgeLeft: edge("-x"),
      edgeTop: edge("+y"),
      edgeBottom: edge("-y"),
    },
  },
  {
    title: "Values from the anchor assessment",
    isRare: true,
    fields: {
      splittingEdge: millimetres(
        "Characteristic edge distance, splitting (0 = none)",
        "c_{cr,sp}",
        [0, 0, 5000],
        NOT_HOOKED,
      ),
      leastDepth: millimetres("Minimum member depth (0 = none)", "h_min", [0, 0, 5000], NOT_HOOKED),
      leastEdge: millimetres("Minimum edge distance (0 = none)", "c_min", [0, 0, 2000], POST_INSTALLED),
      leastSpacing: millimetres("Minimum spacing (0 = none)", "s_min", [0, 0, 2000], POST_INSTALLED),
      gammaInst: factor(
        "Installation factor, 1.0 or more (0 = not entered)",
        "gamma_inst",
        [0, 0, 2],
        POST_INSTALLED,
      ),
      k1: factor("Cone factor (0 = 7.7 cracked, 11.0 uncracked)", "k_1", [0, 0, 20], POST_INSTALLED),
      k8: factor("Pry-out factor (0 = 2, or 1 below 60 mm)", "k_8", [0, 0, 5], POST_INSTALLED),
      pullOut: force(
        "Characteristic pull-out in this concrete (0 = not entered)",
        "N_{Rk,p}",
        [0, 0, 1e7],
        MECHANICAL,
      ),
      bondCracked: stress(
        "Bond strength, cracked C20/25 (0 = not entered)",
        "tau_{Rk,cr}",
        [0, 0, 60],
        BONDED,
      ),
      bondUncracked: stress(
        "Bond strength, uncracked C20/25 (0 = not entered)",
        "tau_{Rk,ucr}",
        [0, 0, 60],
        BONDED,
      ),
      sustainedFactor: factor("Sustained load factor (0 = 0.6)", "psi_sus0", [0, 0, 1], BONDED),
      sustainedShare: factor("Sustained share of the tension", "alpha_sus", [0, 1, 1], BONDED),
    },
  },
  {
    title: "Shear",
    fields: {
      hasFriction: switchField({ label: "Use friction to carry shear where sufficient", default: true }),
      friction: factor("Coefficient of friction", "mu", [0.2, 0.4, 0.7]),
      shearBy: choice("Shear not carried by friction is carried by", [
        ["anchors", "Bolts"],
        ["key", "Shear key"],
        ["none", "None"],
      ]),
      throughGrout: choice(
        "Bolt shear through grout",
        [
          ["confined", "Confined grout (EN 1992-4, 6.2.2.3)"],
          ["washer", "0.8 of bolt shear, bending at welded washers (ACI 318, AISC DG 1)"],
          ["lever", "Free lever arm (EN 1992-4, 6.2.2.3; conservative)"],
        ],
        { default: "washer", ...BY_BOLTS },
      ),
      groutStrength: stress("Grout strength (0 = unknown)", "f_g", [0, 0, 150], BY_BOLTS),
      plateRotation: choice(
        "Fixture rotation at the top of the lever arm",
        [
          ["free", "Free to rotate: 1.0"],
          ["held", "Restrained: 2.0"],
        ],
        {
          symbol: mathText("alpha_M"),
          ...BY_BOLTS,
        },
      ),
      keyWidth: millimetres("Shear key width", "W", [20, 150, 2000], WITH_KEY),
      keyHeight: millimetres("Shear key depth below plate, including grout", "H", [20, 80, 500], WITH_KEY),
      keyThickness: millimetres("Shear key thickness", "t_k", [6, 20, 100], WITH_KEY),
      keyConcreteBy: words("Concrete in front of the shear key designed elsewhere by", 120, WITH_KEY),
    },
  },
  {
    title: "Weld",
    fields: {
      weldLeg: millimetres("Fillet weld leg length", "t_w", [3, 6, 40]),
      electrode: choice(
        "Electrode",
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
          "Combinations include those for stability: 0.9 of stabilising permanent action (AS/NZS 1170.0 Clause 4.2.1)",
        default: false,
        ...BY_COMBINATION,
      }),
      earthquake: choice(
        "Earthquake actions in these combinations",
        [
          ["unknown", "Not entered"],
          ["no", "None"],
          ["yes", "In some of them"],
        ],
        { shownWhen: [BY_COMBINATION.shownWhen, TO_EN1992] },
      ),
      leastAxial: force(
        "Smallest compression N* with the shear: 0.9 of permanent action (0 = not entered)",
        "N*_min",
        [0, 0, 1e9],
        {
          shownWhen: [
            BY_COMBINATION.shownWhen,
            { field: "hasFriction", is: true },
            { field: "coversStability", is: false },
          ],
        },
      ),
      caseActions,
      usage,
      ownCombinations,
      smallMomentBy: words("Approximation for the smaller of two moments (15 % at most) confirmed by", 120),
    },
  },
]);

export const FIELDS = FORM.fields;

export type BaseplateInputs = InputsOf<typeof FIELDS>;
