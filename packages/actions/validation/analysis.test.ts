import { expect, test } from "vitest";
import { extremes } from "../src/beam/extremes.ts";
import type { BeamLoad, BeamModel } from "../src/beam/model.ts";
import { type BeamResponse, reactions, valueAt } from "../src/beam/response.ts";
import { solveBeam } from "../src/beam/solve.ts";
import {
  continuous,
  couple,
  EI,
  fixed,
  lineLoad,
  pinned,
  pointLoad,
  spansOf,
  uniform,
} from "../testing/beams.ts";
import counts from "./counts.json" with { type: "json" };
import { readRows } from "./read-rows.ts";

const EI_TEXT = "EI=20000 kNm2 (E=200 GPa; I=100e6 mm4); ";

const simple = (metres: number, ...loads: BeamLoad[]): readonly [BeamModel, readonly BeamLoad[]] => [
  { spans: spansOf(metres), supports: [pinned(0), pinned(1)] },
  loads,
];
const cantilever = (metres: number, ...loads: BeamLoad[]): readonly [BeamModel, readonly BeamLoad[]] => [
  { spans: spansOf(metres), supports: [fixed(0)] },
  loads,
];
const builtIn = (...loads: BeamLoad[]): readonly [BeamModel, readonly BeamLoad[]] => [
  { spans: spansOf(6), supports: [fixed(0), fixed(1)] },
  loads,
];

/** The beams of the file, by its words. */
const BEAMS: Readonly<Record<string, readonly [BeamModel, readonly BeamLoad[]]>> = {
  "simply supported L=8 m; UDL 10 kN/m": simple(8, uniform(10, 0, 8)),
  "simply supported L=6 m; P=60 kN at 2 m": simple(6, pointLoad(60, 2)),
  "simply supported L=6 m; triangular load 0 to 18 kN/m (max at right)": simple(6, lineLoad(0, 18, 0, 6)),
  "simply supported L=8 m; trapezoidal load 6 kN/m (left) to 18 kN/m (right)": simple(
    8,
    lineLoad(6, 18, 0, 8),
  ),
  "simply supported L=6 m; couple 48 kNm at midspan": simple(6, couple(48, 3)),
  "cantilever L=3 m (fixed left); UDL 12 kN/m": cantilever(3, uniform(12, 0, 3)),
  "cantilever L=4 m; 24 kN at 2.5 m from support": cantilever(4, pointLoad(24, 2.5)),
  "cantilever L=3 m; triangular load 15 kN/m at support to 0 at tip": cantilever(3, lineLoad(15, 0, 0, 3)),
  "fixed both ends L=6 m; UDL 20 kN/m": builtIn(uniform(20, 0, 6)),
  "fixed both ends L=6 m; 81 kN at 2 m": builtIn(pointLoad(81, 2)),
  "fixed both ends L=6 m; right support settles 10 mm; no load": builtIn({
    kind: "settlement",
    joint: 1,
    distance: 10,
  }),
  "propped cantilever L=8 m (fixed left); 64 kN at midspan": [
    { spans: spansOf(8), supports: [fixed(0), pinned(1)] },
    [pointLoad(64, 4)],
  ],
  "L=6 m; pins with rotational springs 10000 kNm/rad each end; UDL 20 kN/m": [
    {
      spans: spansOf(6),
      supports: [pinned(0), pinned(1)].map((support) => ({ ...support, rotation: 10_000e6 })),
    },
    [uniform(20, 0, 6)],
  ],
  "supports at 0 and 6 m; overhang to 8 m; UDL 15 kN/m throughout": [
    { spans: spansOf(6, 2), supports: [pinned(0), pinned(1)] },
    [uniform(15, 0, 8)],
  ],
  "two equal spans 6 m; UDL 10 kN/m both": [continuous([6, 6]), [uniform(10, 0, 12)]],
  "three equal spans 6 m; UDL 10 kN/m all": [continuous([6, 6, 6]), [uniform(10, 0, 18)]],
  "three equal spans 6 m; UDL 10 kN/m on span 2 only (pattern)": [
    continuous([6, 6, 6]),
    [uniform(10, 6, 12)],
  ],
  "four equal spans 6 m; UDL 10 kN/m all": [continuous([6, 6, 6, 6]), [uniform(10, 0, 24)]],
  "two equal spans 6 m; 48 kN at each midspan": [continuous([6, 6]), [pointLoad(48, 3), pointLoad(48, 9)]],
  "12 m beam; pins at ends; middle vertical spring 2000 kN/m; UDL 10 kN/m": [
    { spans: spansOf(6, 6), supports: [pinned(0), { ...pinned(1), vertical: 2000 }, pinned(2)] },
    [uniform(10, 0, 12)],
  ],
  "three spans 6 m; hinges at 7.5 and 10.5 m; UDL 10 kN/m": [
    continuous([6, 6, 6], [7.5, 10.5]),
    [uniform(10, 0, 18)],
  ],
};

type Value = (response: BeamResponse) => number;
const moment =
  (metres: number, side?: "left" | "right"): Value =>
  (response) =>
    valueAt(response, "moment", metres * 1000, side);
const deflection =
  (metres: number): Value =>
  (response) =>
    valueAt(response, "deflection", metres * 1000);
const force =
  (support: number): Value =>
  (response) =>
    reactions(response)[support]?.force ?? Number.NaN;
const greatest =
  (quantity: "shear" | "moment" | "deflection", from?: number, to?: number): Value =>
  (response) =>
    extremes(response, quantity, {
      ...(from === undefined ? {} : { from: from * 1000 }),
      ...(to === undefined ? {} : { to: to * 1000 }),
    }).max.value;

/** The quantities of the file, by the row where their words do not name the position. */
const QUANTITIES: Readonly<Record<string, Value>> = {
  "M max": greatest("moment"),
  "V max": greatest("shear"),
  "deflection max": greatest("deflection"),
  "R left": force(0),
  "R right": force(1),
  "anal-span-020": deflection(4),
  "anal-span-023": (response) => -moment(3, "left")(response),
  "anal-span-024": greatest("deflection"),
  "anal-span-025": deflection(3),
  "M at support": moment(0),
  "anal-cantilever-002": deflection(3),
  "anal-cantilever-006": deflection(4),
  "anal-cantilever-009": deflection(3),
  "M at ends": moment(6, "left"),
  "M midspan": moment(3),
  "M left": moment(0),
  "M right": moment(6, "left"),
  "anal-fixed-012": (response) => moment(6, "left")(response),
  "R (magnitude)": (response) => -force(1)(response),
  "M at fixed end": moment(0),
  "M under load": moment(4),
  "R prop": force(1),
  "M at ends (magnitude)": (response) => -moment(0)(response),
  "anal-overhang-005": moment(6),
  "M max sagging": greatest("moment"),
  "anal-overhang-008": deflection(8),
  "R end": force(0),
  "R middle": force(1),
  "M middle support": moment(6),
  R1: force(0),
  R2: force(1),
  R3: force(2),
  "M at support 2": moment(6),
  "M at support 3": moment(12),
  "M max outer span": greatest("moment", 0, 6),
  "M mid inner span": moment(9),
  "M mid span 2": moment(9),
  "M at loads": moment(3),
  "spring reaction": force(1),
  "midspan deflection": deflection(6),
  "M at inner supports": moment(12),
};

/** N, N mm and mm in the units of the file. */
const FACTORS: Readonly<Record<string, number>> = { kN: 1e-3, kNm: 1e-6, mm: 1 };
/** The file has six figures. */
const SIX_FIGURES = 5e-6;

/**
 * Rows whose value comes from a coefficient rounded to four figures, with their closed forms.
 */
const ROUNDED_COEFFICIENT = 1e-4;
const CLOSED_FORMS: Readonly<Record<string, number>> = {
  // w0 x (3 x^4 - 10 L2 x2 + 7 L^4) / (360 L EI) at x2 = L2 (1 - sqrt(8/15)); published with the coefficient 0.006522
  "anal-span-015": triangularDeflection(Math.sqrt(1 - Math.sqrt(8 / 15))),
  // q x (L3 - 3 L x2 + 2 x3) / (48 EI) at x = L (1 + sqrt(33)) / 16; published with the coefficient 1/184.65
  "anal-continuous-005": twoSpanDeflection((1 + Math.sqrt(33)) / 16),
};

function triangularDeflection(x: number): number {
  return (18 * 6000 ** 4 * x * (3 * x ** 4 - 10 * x ** 2 + 7)) / (360 * EI);
}

function twoSpanDeflection(x: number): number {
  return (10 * 6000 ** 4 * x * (1 - 3 * x ** 2 + 2 * x ** 3)) / (48 * EI);
}

const rows = readRows("analysis.csv");

test("every row of the closed forms is compared, and counted for the page", () => {
  const explained = Object.keys(CLOSED_FORMS).length;
  expect(counts.analysis).toEqual({ compared: rows.length, agree: rows.length - explained, explained });
});

test.each(rows.map((row) => [row.id, row.quantity, row] as const))(
  "%s: %s equals its closed form",
  (id, quantity, row) => {
    const beam = BEAMS[row.inputs.replace(EI_TEXT, "")];
    const value = QUANTITIES[id] ?? QUANTITIES[quantity];
    const factor = FACTORS[row.unit];
    if (!beam || !value || factor === undefined) throw new Error(`There is no beam or quantity for ${id}.`);
    const [model, loads] = beam;
    const [response] = solveBeam(model, [loads]).responses;
    if (!response) throw new Error("There is no response.");
    const calculated = value(response) * factor;
    const closedForm = CLOSED_FORMS[id];
    if (closedForm !== undefined) {
      expect(Math.abs(calculated - closedForm)).toBeLessThan(1e-12 * closedForm);
      expect(Math.abs(calculated - row.value)).toBeLessThan(ROUNDED_COEFFICIENT * row.value);
    } else {
      const tolerance = row.value === 0 ? 1e-12 : SIX_FIGURES * Math.abs(row.value);
      expect(Math.abs(calculated - row.value)).toBeLessThanOrEqual(tolerance);
    }
  },
);
