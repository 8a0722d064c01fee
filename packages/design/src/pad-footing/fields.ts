import { EXPOSURES } from "@kingpost/as3600";
import { type InputsOf, mathText, numberField, rowsField, switchField, textField } from "@kingpost/calc";
import { actionFields, BY_CASE, BY_COMBINATION } from "../frame/actions/actions.ts";
import {
  anyForce,
  anyMoment,
  choice,
  factor,
  form,
  metres,
  millimetres,
  stress,
  table,
  words,
} from "../frame/form/form.ts";

const bar = (size: number) => [`N${size}`, `N${size}`] as const;
const BARS = [bar(12), bar(16), bar(20), bar(24), bar(28), bar(32), bar(36)] as const;
const whole = { isWhole: true } as const;

const RECTANGULAR = { shownWhen: { field: "columnKind", is: ["concrete", "masonry", "plate"] } } as const;
const ON_PLATE = { shownWhen: { field: "columnKind", is: "plate" } } as const;
const ON_MASONRY = { shownWhen: { field: "columnKind", is: "masonry" } } as const;
const PEDESTAL = { shownWhen: { field: "columnKind", is: ["concrete", "circular"] } } as const;
const ALLOWABLE = { field: "bearingBy", is: "allowable" } as const;
const ULTIMATE = { shownWhen: { field: "bearingBy", is: "ultimate" } } as const;
const REINFORCED = { field: "reinforcement", is: "bars" } as const;
const BARS_ONLY = { shownWhen: REINFORCED } as const;
const TOP_BARS = { shownWhen: [REINFORCED, { field: "hasTop", is: true }] } as const;
const PASSIVE = { shownWhen: { field: "hasPassive", is: true } } as const;

/** kPa are 1e-3 MPa. */
const pressure = (
  label: string,
  symbol: string,
  [least, usual, most]: readonly [number, number, number],
  rest: Pick<Parameters<typeof numberField>[0], "shownWhen"> = {},
) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "pressure",
    unit: "kPa",
    range: { least: least / 1e3, most: most / 1e3 },
    default: usual / 1e3,
    ...rest,
  });

const unitWeight = (label: string, symbol: string, [least, usual, most]: readonly [number, number, number]) =>
  numberField({
    label,
    symbol: mathText(symbol),
    quantity: "unit weight",
    unit: "kN/m³",
    range: { least: least / 1e6, most: most / 1e6 },
    default: usual / 1e6,
  });

const COLUMNS = {
  n: anyForce("Axial force, down", "N"),
  mx: anyMoment("Moment about x", "M_x"),
  my: anyMoment("Moment about y", "M_y"),
  vx: anyForce("Shear along x", "V_x"),
  vy: anyForce("Shear along y", "V_y"),
};

const { actionsBy, actions, caseActions, usage, ownCombinations } = actionFields(COLUMNS, {
  combination: { n: 560_000 },
  G: { n: 240_000 },
  Q: { n: 160_000 },
});

const workingColumns = { name: textField({ label: "Name", most: 60, default: "" }), ...COLUMNS };

export const FORM = form([
  {
    title: "Footing",
    fields: {
      lengthX: millimetres("Length along x", "L_x", [300, 2000, 12_000]),
      lengthY: millimetres("Length along y", "L_y", [300, 2000, 12_000]),
      depth: millimetres("Depth", "D", [150, 500, 3000]),
      reinforcement: choice("Reinforcement", [
        ["bars", "Bars"],
        ["plain", "None: plain concrete (Section 20)"],
      ]),
    },
  },
  {
    title: "Column",
    fields: {
      columnKind: choice("Column", [
        ["concrete", "Concrete, rectangular column or pedestal"],
        ["circular", "Concrete, circular column or pedestal"],
        ["plate", "Steel column on a base plate"],
        ["masonry", "Masonry"],
      ]),
      columnX: millimetres("Size along x (column, pedestal or plate)", "c_x", [50, 400, 6000], RECTANGULAR),
      columnY: millimetres("Size along y (column, pedestal or plate)", "c_y", [50, 400, 6000], RECTANGULAR),
      diameter: millimetres("Diameter", "d_c", [50, 400, 6000], {
        shownWhen: { field: "columnKind", is: "circular" },
      }),
      steelX: millimetres("Steel column, size along x", "b_x", [20, 200, 3000], ON_PLATE),
      steelY: millimetres("Steel column, size along y", "b_y", [20, 200, 3000], ON_PLATE),
      plateBy: words(
        "Base plate, its bolts in tension and bearing under its moments designed by",
        120,
        ON_PLATE,
      ),
      masonryBy: words(
        "Connection of masonry in tension, with its bearing beside moments, designed by",
        120,
        ON_MASONRY,
      ),
      offsetX: millimetres("Column offset along x", "o_x", [-6000, 0, 6000]),
      offsetY: millimetres("Column offset along y", "o_y", [-6000, 0, 6000]),
      pedestal: millimetres("Pedestal height above the footing", "h_p", [0, 0, 5000], PEDESTAL),
    },
  },
  {
    title: "Soil",
    fields: {
      bearingBy: choice("Soil bearing by", [
        ["allowable", "Allowable pressure, working combinations"],
        ["ultimate", "Ultimate pressure with φg, strength combinations"],
      ]),
      allowable: pressure("Allowable bearing pressure", "q_a", [0, 150, 20_000], { shownWhen: ALLOWABLE }),
      allowableIs: choice(
        "Allowable pressure is",
        [
          ["gross", "Gross"],
          ["net", "Net of the soil removed"],
        ],
        { shownWhen: ALLOWABLE },
      ),
      shortTerm: factor("Factor on allowable pressure with wind, snow or earthquake", "k_q", [1, 1, 2], {
        shownWhen: ALLOWABLE,
      }),
      ultimate: pressure("Ultimate bearing pressure", "q_u", [0, 450, 60_000], ULTIMATE),
      phiG: factor("Geotechnical strength reduction factor", "phi_g", [0, 0.45, 1], ULTIMATE),
      ultimateBy: choice(
        "Pressure compared with φg qu",
        [
          ["linear", "Maximum of the linear distribution"],
          ["effective", "Mean over the effective area"],
        ],
        ULTIMATE,
      ),
      contactPermanent: factor(
        "Minimum contact, permanent and imposed action (%)",
        undefined,
        [0, 100, 100],
        { shownWhen: ALLOWABLE },
      ),
      contactOther: factor("Minimum contact, other combinations (%)", undefined, [0, 50, 100]),
      soilDepth: metres("Soil above the footing", "d_s", [0, 500, 20_000]),
      soilWeight: unitWeight("Unit weight of the soil", "gamma_s", [12, 18, 23]),
      surcharge: pressure("Surcharge on the ground (imposed)", "s", [0, 0, 500]),
      hasWater: switchField({ label: "Ground water above the underside", default: false }),
      waterDepth: metres("Depth of the water below the ground", "z_w", [0, 0, 25_000], {
        shownWhen: { field: "hasWater", is: true },
      }),
    },
  },
  {
    title: "Sliding",
    fields: {
      friction: factor("Friction coefficient (tan δ)", "mu", [0, 0.35, 1]),
      adhesion: pressure("Adhesion", "c_a", [0, 0, 500]),
      phiSliding: factor("Reduction factor, sliding", "phi_sl", [0, 0.8, 1]),
      hasPassive: switchField({
        label: "Include passive pressure on the edge of the footing",
        default: false,
      }),
      passive: factor("Passive pressure coefficient", "K_p", [0, 3, 15], PASSIVE),
      phiPassive: factor("Reduction factor, passive pressure", "phi_p", [0, 0.5, 1], PASSIVE),
    },
  },
  {
    title: "Materials",
    fields: {
      fc: stress("Concrete strength of the footing", "f'c", [20, 32, 100]),
      columnFc: stress("Concrete strength of the column or pedestal", "f'_{c.col}", [20, 32, 100], PEDESTAL),
      concreteWeight: unitWeight("Unit weight of the concrete", "gamma_c", [18, 25, 30]),
      fsy: stress("Yield strength of bars", "f_sy", [250, 500, 500]),
      aggregate: millimetres("Maximum aggregate size", "d_g", [7, 20, 40]),
    },
  },
  {
    title: "Bars",
    fields: {
      sizeX: choice("Bottom bars along x", BARS, { default: "N16", ...BARS_ONLY }),
      spacingX: millimetres("Spacing of bars along x, at most", "s_x", [50, 200, 600], BARS_ONLY),
      sizeY: choice("Bottom bars along y", BARS, { default: "N16", ...BARS_ONLY }),
      spacingY: millimetres("Spacing of bars along y, at most", "s_y", [50, 200, 600], BARS_ONLY),
      lower: choice(
        "Lower layer",
        [
          ["x", "Bars along x"],
          ["y", "Bars along y"],
        ],
        BARS_ONLY,
      ),
      ends: choice(
        "Ends of bottom bars",
        [
          ["straight", "Straight"],
          ["cog", "Standard cogs"],
        ],
        BARS_ONLY,
      ),
      hasTop: switchField({ label: "Top bars", default: false, ...BARS_ONLY }),
      topSize: choice("Top bars, both ways", BARS, TOP_BARS),
      topSpacing: millimetres("Spacing of top bars, at most", "s_t", [50, 200, 600], TOP_BARS),
      coverBottom: millimetres("Cover, bottom", undefined, [20, 50, 200], BARS_ONLY),
      coverSide: millimetres("Cover, sides", undefined, [20, 50, 200], BARS_ONLY),
      coverTop: millimetres("Cover, top", undefined, [20, 50, 200], TOP_BARS),
      surfaceBy: words("Bars at the sides and top of a footing deeper than 750 mm by", 120, BARS_ONLY),
      exposure: choice(
        "Exposure classification",
        EXPOSURES.map((one) => [one, one] as const),
        { default: "A2", ...BARS_ONLY },
      ),
      castAgainst: choice(
        "Underside cast against",
        [
          ["ground", "Ground"],
          ["membrane", "Ground with a damp-proof membrane"],
          ["no", "Blinding concrete or formwork"],
        ],
        BARS_ONLY,
      ),
      starterCount: factor("Starter bars of the column (0 = none)", undefined, [0, 4, 60], {
        ...whole,
        ...PEDESTAL,
      }),
      starterSize: choice("Size of starter bars", BARS, { default: "N16", ...PEDESTAL }),
      starterRow: factor(
        "Starter bars in each face along x, corners included (0 = not entered)",
        undefined,
        [0, 2, 30],
        { ...whole, shownWhen: { field: "columnKind", is: "concrete" } },
      ),
      starterCover: millimetres("Cover to starter bars in the column", undefined, [20, 50, 150], PEDESTAL),
    },
  },
  {
    title: "Actions at the top of the pedestal or footing",
    fields: {
      actionsBy,
      actions,
      weightFactor: factor(
        "Load factor on footing and soil weight in these combinations",
        "gamma_G",
        [0, 1.2, 2],
        BY_COMBINATION,
      ),
      coversStability: switchField({
        label:
          "Combinations include those for stability: 0.9 of stabilising permanent action (AS/NZS 1170.0 Clause 4.2.1)",
        default: false,
        ...BY_COMBINATION,
      }),
      working: rowsField<typeof workingColumns>({
        label: "Working actions by combination",
        columns: workingColumns,
        count: { least: 0, most: 50 },
        default: [{ name: "G + Q", n: 400_000, mx: 0, my: 0, vx: 0, vy: 0 }],
        shownWhen: [BY_COMBINATION.shownWhen, ALLOWABLE],
      }),
      caseActions,
      usage,
      ownCombinations,
      serviceRatio: factor("Working / ultimate action of wind, snow and earthquake", undefined, [0.3, 1, 1], {
        shownWhen: [BY_CASE.shownWhen, ALLOWABLE],
      }),
      ownWorking: table(
        "Working combinations (none: G + Q, G, and with ψQ, G and 0.9G beside wind, snow and earthquake)",
        20,
        { sum: textField({ label: "Combination, e.g. G + 0.6Wu1", most: 80, default: "" }) },
        { shownWhen: [BY_CASE.shownWhen, ALLOWABLE] },
      ),
      senses: choice("Senses of moments and shear forces", [
        ["entered", "As entered: +V pushes towards +x, +y; +M compresses the +y, +x edge"],
        ["either", "Not known: the worst of all senses"],
      ]),
    },
  },
  {
    title: "Method",
    fields: {
      shearMethod: choice(
        "One-way shear by",
        [
          ["smaller", "The lower of both methods"],
          ["general", "General method (8.2.4.2)"],
          ["simplified", "Simplified method (8.2.4.3)"],
        ],
        BARS_ONLY,
      ),
      isRobust: switchField({
        label: "k_s = 1.0: a local shear failure does not cause collapse (Clause 8.2.1.6)",
        default: false,
        ...BARS_ONLY,
      }),
    },
  },
]);

export const FIELDS = FORM.fields;

export type PadFootingInputs = InputsOf<typeof FIELDS>;
