import type { Fields, InputsOf } from "@kingpost/calc";
import { switchField } from "@kingpost/calc";
import { caseFields } from "../../beam/form/case-fields.ts";
import { COMBINATION_FIELDS } from "../../beam/form/combination-fields.ts";
import { loadFields, pointLoadsField, uniformLoadsField } from "../../beam/form/load-fields.ts";
import { positionField } from "../../beam/form/position-field.ts";
import { SPAN_FIELDS } from "../../beam/form/span-fields.ts";
import {
  anyForce,
  anyMoment,
  area,
  choice,
  factor,
  form,
  metres,
  millimetres,
  moment,
  stress,
  table,
} from "../../frame/form/form.ts";

const FLANGED = ["t", "l"] as const;
const isFlanged = { field: "shape", is: FLANGED } as const;
const withFlange = { shownWhen: isFlanged } as const;
const ofBeam = { field: "designOf", is: "beam" } as const;
const ofSection = { field: "designOf", is: "section" } as const;

const shownIn = <F extends Fields>(condition: typeof ofBeam | typeof ofSection, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, shownWhen: [condition, ...[field.shownWhen ?? []].flat()] },
    ]),
  ) as unknown as F;

/** Fields that count for a beam with spans only. */
const inBeam = <F extends Fields>(fields: F): F => shownIn(ofBeam, fields);
/** Fields that count for one section only. */
const inSection = <F extends Fields>(fields: F): F => shownIn(ofSection, fields);

const bar = (size: number) => [`N${size}`, `N${size}`] as const;
const BARS = [bar(12), bar(16), bar(20), bar(24), bar(28), bar(32), bar(36), bar(40)] as const;
const FITMENTS = [bar(10), bar(12), bar(16)] as const;

const whole = { isWhole: true } as const;

const limit = (label: string, usual: number) => factor(label, undefined, [50, usual, 2000]);

export const FORM = form([
  {
    title: "Section",
    fields: {
      designOf: choice("Design of", [
        ["beam", "Beam: spans and loads"],
        ["section", "One section: design actions"],
      ]),
      shape: choice("Shape", [
        ["rectangular", "Rectangular"],
        ["t", "T-section (slab on both sides)"],
        ["l", "L-section (slab on one side)"],
      ]),
      webWidth: millimetres("Width of web", "b_w", [100, 350, 3000]),
      depth: millimetres("Overall depth", "D", [150, 600, 3000]),
      flangeDepth: millimetres("Depth of flange (slab)", "D_s", [50, 150, 1500], withFlange),
      ...inBeam({
        flangeClear: metres("Clear distance to next web", undefined, [0, 3000, 30_000], withFlange),
        hasSelfWeight: switchField({ label: "Self-weight of web, 25 kN/m³ (slab as load)", default: true }),
      }),
      ...inSection({
        flangeWidth: millimetres("Effective width of flange", "b_ef", [100, 1200, 10_000], withFlange),
      }),
    },
  },
  {
    title: "Materials",
    fields: {
      fc: stress("Concrete strength", "f'c", [20, 32, 100]),
      fsy: stress("Yield strength of bars", "f_sy", [250, 500, 500]),
      fsyf: stress("Yield strength of fitments", "f_{sy.f}", [250, 500, 500]),
      ductility: choice("Ductility class of bars", [
        ["N", "N (normal)"],
        ["L", "L (low)"],
      ]),
      aggregate: millimetres("Maximum aggregate size", "d_g", [7, 20, 40]),
    },
  },
  {
    title: "Reinforcement",
    fields: {
      bars: {
        ...table("Bars", 30, {
          face: choice("Face", [
            ["bottom", "Bottom"],
            ["top", "Top"],
          ]),
          count: factor("No.", undefined, [1, 3, 40], whole),
          size: choice("Size", BARS, { default: "N24" }),
          layer: factor("Layer", undefined, [1, 1, 3], whole),
          from: positionField("From", "x_1"),
          to: positionField("To (0 = end)", "x_2"),
        }),
        default: [
          { face: "bottom", count: 4, size: "N20", layer: 1, from: 0, to: 0 },
          { face: "top", count: 2, size: "N16", layer: 1, from: 0, to: 0 },
        ],
      },
      fitments: {
        ...table("Fitments", 20, {
          size: choice("Size", FITMENTS),
          legs: factor("Legs", undefined, [2, 2, 12], whole),
          spacing: millimetres("Spacing", "s", [50, 200, 1000]),
          from: positionField("From", "x_1"),
          to: positionField("To (0 = end)", "x_2"),
        }),
        default: [{ size: "N10", legs: 2, spacing: 200, from: 0, to: 0 }],
      },
      ...inBeam({
        ends: choice("Bars at ends of beam", [
          ["cog", "Cog or hook"],
          ["straight", "Straight"],
        ]),
      }),
      flangeBars: area(
        "Bars of slab across web, both faces, in each metre (0 = not entered)",
        "A_sf",
        [0, 0, 20_000],
        withFlange,
      ),
      sideBars: choice("Side face bars, each face", [
        ["none", "None"],
        ["N12-200", "N12 at 200"],
        ["N16-300", "N16 at 300"],
      ]),
    },
  },
  {
    title: "Cover and exposure",
    fields: {
      coverTop: millimetres("Cover to fitments, top", undefined, [10, 40, 200]),
      coverBottom: millimetres("Cover to fitments, bottom", undefined, [10, 40, 200]),
      coverSide: millimetres("Cover to fitments, sides", undefined, [10, 40, 200]),
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
  {
    title: "Design actions of the section",
    fields: inSection({
      mStar: anyMoment("Bending moment, sagging positive", "M*"),
      vStar: anyForce("Shear force", "V*"),
      nStar: anyForce("Axial force, tension positive", "N*"),
      mService: anyMoment("Service moment, G + ψ_s Q (0 = not checked)", "M*_s"),
      mServiceWhole: anyMoment("Service moment, G + Q", "M*_s1"),
    }),
  },
  {
    title: "Spans and supports",
    fields: inBeam({
      leftSupport: SPAN_FIELDS.leftSupport,
      spans: SPAN_FIELDS.spans,
      supportWidth: millimetres("Width of supports", undefined, [0, 300, 3000]),
      support: choice("Beam is supported", [
        ["direct", "From below (direct support)"],
        ["indirect", "By another beam (indirect support)"],
      ]),
      hangingBars: area(
        "Hanging bars in each junction, beside fitments for shear (0 = not entered)",
        "A_sv",
        [0, 0, 100_000],
        { shownWhen: { field: "support", is: "indirect" } },
      ),
      lateralRestraint: metres("Distance between lateral restraints (0 = continuous)", "L_l", [0, 0, 60_000]),
    }),
  },
  {
    title: "Springs, settlements, hinges, hold-down",
    isRare: true,
    fields: inBeam({
      springs: SPAN_FIELDS.springs,
      hinges: SPAN_FIELDS.hinges,
      holdDown: SPAN_FIELDS.holdDown,
      holdDownBy: SPAN_FIELDS.holdDownBy,
    }),
  },
  {
    title: "Loads",
    fields: {
      ...inBeam({
        ...loadFields(
          uniformLoadsField({}, [
            { case: "G", load: 12 },
            { case: "Q", load: 10 },
          ]),
          pointLoadsField({}),
        ),
        ...caseFields(),
      }),
      torsion: moment("Design torsion, every section", "T*", [0, 0, 1e11]),
    },
  },
  { title: "Combinations", isRare: true, fields: inBeam(COMBINATION_FIELDS) },
  {
    title: "Method",
    isRare: true,
    fields: {
      shearMethod: choice("Shear strength of concrete", [
        ["general", "General method (8.2.4.2)"],
        ["simplified", "Simplified method (8.2.4.3)"],
      ]),
      ...inBeam({
        supportMoment: choice("Design moment at supports", [
          ["centreline", "At centre of support"],
          ["within", "At 0.35 of the support width from the centre (6.2.3)"],
        ]),
        redistribution: table("Redistribution of support moments (6.2.7)", 19, {
          support: factor("Support", undefined, [2, 2, 20], whole),
          percent: factor("Reduction of M* (%)", undefined, [-30, 15, 30]),
        }),
      }),
    },
  },
  {
    title: "Cracking and deflection",
    fields: {
      crackWidth: choice(
        "Characteristic crack width",
        [
          ["0.2", "0.2 mm"],
          ["0.3", "0.3 mm"],
          ["0.4", "0.4 mm"],
        ],
        { default: "0.3" },
      ),
      isStressLimited: switchField({ label: "Bar stresses limited for crack control", default: true }),
      crackBy: choice(
        "Crack control by",
        [
          ["stress", "Bar stresses (8.6.2.2)"],
          ["width", "Calculated crack width (8.6.2.3)"],
        ],
        { shownWhen: { field: "isStressLimited", is: true } },
      ),
      loadingAge: factor("Age of concrete at loading (days)", "tau", [1, 28, 10_000], {
        shownWhen: [
          { field: "isStressLimited", is: true },
          { field: "crackBy", is: "width" },
        ],
      }),
      environment: choice(
        "Environment (shrinkage)",
        [
          ["arid", "Arid"],
          ["interior", "Interior"],
          ["temperate inland", "Temperate inland"],
          ["tropical or coastal", "Tropical or coastal"],
        ],
        { default: "temperate inland" },
      ),
      ...inBeam({
        limitTotal: limit("Span / deflection, total", 250),
        limitIncremental: limit("Span / deflection, incremental", 500),
        limitImposed: limit("Span / deflection, Q", 360),
      }),
    },
  },
]);

export const FIELDS = FORM.fields;

export type ConcreteBeamInputs = InputsOf<typeof FIELDS>;
export type BarRow = ConcreteBeamInputs["bars"][number];
