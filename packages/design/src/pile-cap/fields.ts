import type { InputsOf } from "@kingpost/calc";
import { numberField, switchField } from "@kingpost/calc";
import { actionFields, BY_CASE, BY_COMBINATION } from "../frame/actions/actions.ts";
import {
  anyForce,
  anyMoment,
  choice,
  factor,
  force,
  form,
  millimetres,
  stress,
  table,
  words,
} from "../frame/form/form.ts";

const bar = (size: number) => [`N${size}`, `N${size}`] as const;
const BARS = [bar(12), bar(16), bar(20), bar(24), bar(28), bar(32), bar(36), bar(40)] as const;

const whole = { isWhole: true } as const;
const shown = (field: string, is: boolean | string | readonly string[]) =>
  ({ shownWhen: { field, is } }) as const;
const PLACE = [-20_000, 0, 20_000] as const;
const place = { x: millimetres("x", "x", PLACE), y: millimetres("y", "y", PLACE) } as const;
const unitWeight = (label: string, symbol: readonly [least: number, usual: number, most: number]) =>
  numberField({
    label,
    quantity: "unit weight",
    unit: "kN/m³",
    range: { least: symbol[0] * 1e-6, most: symbol[2] * 1e-6 },
    default: symbol[1] * 1e-6,
  });

const COLUMNS = {
  n: anyForce("Axial force, compression positive", "N*"),
  mx: anyMoment("Moment about x, compresses +y side", "M*_x"),
  my: anyMoment("Moment about y, compresses +x side", "M*_y"),
  vx: anyForce("Shear force along x", "V*_x"),
  vy: anyForce("Shear force along y", "V*_y"),
  t: anyMoment("Torsion about the vertical axis", "T*"),
};
const serviceColumns = { name: words("Name", 60), ...COLUMNS };

export const FORM = form([
  {
    title: "Piles",
    fields: {
      layout: choice(
        "Layout",
        [
          ["2", "2 piles"],
          ["3", "3 piles"],
          ["4", "4 piles"],
          ["5", "5 piles"],
          ["6", "6 piles"],
          ["7", "7 piles"],
          ["8", "8 piles"],
          ["9", "9 piles"],
          ["custom", "Any coordinates"],
        ],
        { default: "4" },
      ),
      spacing: millimetres("Pile spacing", "s", [200, 1800, 10_000], {
        ...shown("layout", ["2", "3", "4", "5", "6", "7", "8", "9"]),
      }),
      piles: table("Pile coordinates", 16, place, shown("layout", "custom")),
      pileShape: choice("Pile shape", [
        ["circular", "Circular"],
        ["square", "Square"],
      ]),
      pileSize: millimetres("Pile diameter or side", "D_p", [100, 600, 3000]),
      places: choice("Pile positions", [
        ["tolerance", "As drawn, with a tolerance"],
        ["as-built", "As built"],
      ]),
      tolerance: millimetres("Position tolerance", undefined, [0, 75, 300], shown("places", "tolerance")),
      asBuilt: table(
        "As-built coordinates, in the order of the piles",
        16,
        place,
        shown("places", "as-built"),
      ),
      closeBy: words("Piles closer than 2.5 diameters accepted by", 120),
      tieBeams: switchField({ label: "Tie beams carry moments across a line of piles", default: false }),
    },
  },
  {
    title: "Pile strength",
    fields: {
      strengthBy: choice("Design geotechnical strength", [
        ["entered", "Entered"],
        ["factor", "Ultimate strength and φg to AS 2159"],
      ]),
      strengthC: force("Design geotechnical strength, compression", "R_{d.g}", [0, 2_200_000, 1e8], {
        ...shown("strengthBy", "entered"),
      }),
      strengthT: force("Design geotechnical strength, tension", "R_{d.g.t}", [0, 0, 1e8], {
        ...shown("strengthBy", "entered"),
      }),
      ultimateC: force("Ultimate geotechnical strength, compression", "R_{d.ug}", [0, 3_600_000, 1e8], {
        ...shown("strengthBy", "factor"),
      }),
      ultimateT: force("Ultimate geotechnical strength, tension", "R_{d.ug.t}", [0, 0, 1e8], {
        ...shown("strengthBy", "factor"),
      }),
      rating: factor("Average risk rating (ARR)", undefined, [1, 2.5, 5], shown("strengthBy", "factor")),
      redundancy: choice(
        "Redundancy",
        [
          ["low", "Low"],
          ["high", "High"],
        ],
        shown("strengthBy", "factor"),
      ),
      tested: factor("Piles load tested, static (%)", "p", [0, 0, 100], shown("strengthBy", "factor")),
      testFactor: factor("Intrinsic test factor", "phi_tf", [0.4, 0.9, 0.9], shown("strengthBy", "factor")),
      structural: force(
        "Design structural strength of a pile (0 = not checked here)",
        "phi N_u",
        [0, 0, 1e8],
      ),
      service: force("Service capacity of a pile (0 = not checked here)", undefined, [0, 0, 1e8]),
    },
  },
  {
    title: "Cap and column",
    fields: {
      depth: millimetres("Cap depth", "D", [300, 1500, 5000]),
      overhang: millimetres("Cap edge beyond pile face", undefined, [0, 150, 2000]),
      embedment: millimetres("Pile embedment into cap", undefined, [0, 75, 500]),
      columnShape: choice("Column shape", [
        ["rectangular", "Rectangular"],
        ["circular", "Circular"],
      ]),
      columnX: millimetres("Column width along x, or diameter", "c_x", [150, 700, 5000]),
      columnY: millimetres(
        "Column width along y",
        "c_y",
        [150, 700, 5000],
        shown("columnShape", "rectangular"),
      ),
      offsetX: millimetres("Column offset along x", "o_x", [-5000, 0, 5000]),
      offsetY: millimetres("Column offset along y", "o_y", [-5000, 0, 5000]),
      pedestal: millimetres("Pedestal height above cap", "h_p", [0, 0, 5000]),
      soil: millimetres("Soil over cap", "d_s", [0, 0, 10_000]),
      soilWeight: unitWeight("Unit weight of soil", [0, 18, 23]),
      concreteWeight: unitWeight("Unit weight of concrete", [20, 25, 28]),
    },
  },
  {
    title: "Materials",
    fields: {
      fc: stress("Concrete strength", "f'c", [20, 40, 100]),
      fsy: stress("Yield strength of bars, Class N", "f_sy", [250, 500, 500]),
      aggregate: millimetres("Maximum aggregate size", "d_g", [7, 20, 40]),
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
        { default: "A2" },
      ),
      castAgainst: choice(
        "Sides and bottom cast against",
        [
          ["no", "Formwork and blinding"],
          ["membrane", "Ground, with a membrane"],
          ["ground", "Ground"],
        ],
        { default: "no" },
      ),
    },
  },
  {
    title: "Reinforcement",
    fields: {
      arrangement: choice("Bottom bars", [
        ["bands", "Bands over the piles"],
        ["mat", "Even mat each way"],
      ]),
      sizeX: choice("Bars along x", BARS, { default: "N28" }),
      countX: factor("Number along x, of each band or of the mat", undefined, [2, 6, 80], whole),
      sizeY: choice("Bars along y", BARS, { default: "N28" }),
      countY: factor("Number along y, of each band or of the mat", undefined, [2, 6, 80], whole),
      cover: millimetres("Cover to bottom bars above pile heads", undefined, [10, 50, 200]),
      sideCover: millimetres("Side and top cover", undefined, [10, 65, 200]),
      ends: choice("Ends of bottom bars", [
        ["cog", "Cogs"],
        ["straight", "Straight"],
      ]),
      topSize: choice("Top bars", BARS, { default: "N16" }),
      topSpacing: millimetres("Spacing of top bars", undefined, [75, 200, 600]),
      topEnds: choice("Ends of top bars", [
        ["straight", "Straight"],
        ["cog", "Cogs"],
      ]),
      faceSize: choice("Side face bars", BARS, { default: "N16" }),
      faceSpacing: millimetres("Spacing of side face bars", undefined, [75, 200, 600]),
      pileBar: choice("Pile bars into cap", BARS, { default: "N20" }),
      starter: choice("Column starters", BARS, { default: "N24" }),
      betweenSize: choice("Bars between the bands, each way", BARS, {
        default: "N16",
        ...shown("arrangement", "bands"),
      }),
      betweenSpacing: millimetres(
        "Spacing of bars between the bands (0 = none)",
        undefined,
        [0, 250, 600],
        shown("arrangement", "bands"),
      ),
      burstingBars: choice("Bars across the struts", [
        ["mats", "Mats each way, between the ties and the nodes"],
        ["area", "Area entered, ΣA_s sin γ"],
        ["none", "None"],
      ]),
      burstingCount: factor("Number of mats", undefined, [1, 4, 20], {
        ...whole,
        ...shown("burstingBars", "mats"),
      }),
      burstingSize: choice("Bars of the mats", BARS, { default: "N20", ...shown("burstingBars", "mats") }),
      burstingSpacing: millimetres(
        "Spacing of the bars of the mats",
        undefined,
        [75, 150, 400],
        shown("burstingBars", "mats"),
      ),
      burstingArea: numberField({
        label: "Bars across each strut, ΣA_s sin γ",
        quantity: "area",
        unit: "mm²",
        range: { least: 0, most: 100_000 },
        default: 0,
        ...shown("burstingBars", "area"),
      }),
      burstingBy: words("Bursting reinforcement not needed, or designed elsewhere by", 120),
    },
  },
  {
    title: "Actions",
    fields: {
      ...actionFields(COLUMNS, {
        combination: { n: 3_500_000 },
        G: { n: 1_700_000 },
        Q: { n: 900_000 },
      }),
      coversStability: switchField({
        label:
          "Combinations include those for stability: 0.9 of stabilising permanent action (AS/NZS 1170.0 Clause 4.2.1)",
        default: false,
        ...BY_COMBINATION,
      }),
      shearSense: choice("Sense of the shear forces", [
        ["entered", "As entered: +V pushes towards +x, +y"],
        ["either", "Not known: the worse of both senses"],
      ]),
      serviceBy: choice("Service actions by", [
        ["ratio", "A ratio of the design actions"],
        ["combinations", "Combinations of service"],
      ]),
      serviceRatio: factor("Service actions / design actions", "r_s", [0.4, 0.85, 1], {
        ...shown("serviceBy", "ratio"),
      }),
      serviceActions: table("Service actions by combination", 50, serviceColumns, {
        shownWhen: [BY_COMBINATION.shownWhen, { field: "serviceBy", is: "combinations" }],
      }),
      serviceFactor: factor(
        "Service / ultimate action of wind, snow and earthquake",
        undefined,
        [0.3, 1, 1],
        {
          shownWhen: [BY_CASE.shownWhen, { field: "serviceBy", is: "combinations" }],
        },
      ),
    },
  },
  {
    title: "Method",
    fields: {
      method: choice("Design method", [
        ["both", "Strut-and-tie and bending theory"],
        ["stm", "Strut-and-tie"],
        ["bending", "Bending theory"],
      ]),
      nodes: choice(
        "Top nodes under a column moment",
        [
          ["both", "Quarter points and resultant, the worse"],
          ["shifted", "At the resultant"],
        ],
        shown("method", ["both", "stm"]),
      ),
      arm: choice(
        "Lever arm of the truss",
        [
          ["simple", "0.85 d"],
          ["refined", "d less half of the node depth, at most 0.9 d"],
        ],
        shown("method", ["both", "stm"]),
      ),
      deductsWeight: switchField({
        label: "Deduct cap and soil weight from pile reactions in the design of the cap",
        default: false,
      }),
      crack: choice(
        "Degree of crack control (12.7)",
        [
          ["minor", "Minor: 350 MPa, 350 mm"],
          ["moderate", "Moderate: 250 MPa, 300 mm"],
          ["strong", "Strong: 200 MPa, 200 mm"],
        ],
        { default: "minor" },
      ),
      isDepthWaived: switchField({ label: "Shear without the depth factor k_s (8.2.1.6)", default: false }),
      tensionBy: words("Column tension and shear into the cap designed elsewhere by", 120),
    },
  },
]);

export const FIELDS = FORM.fields;

export type PileCapInputs = InputsOf<typeof FIELDS>;
