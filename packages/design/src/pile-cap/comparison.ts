import { type DesignSection, faceMoment, flexuralStrength, tieArea } from "@kingpost/as3600";
import { formatNumber, SILENT } from "@kingpost/calc";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega } from "../frame/figures/figure-items.ts";
import { left, NO_VALUE, right } from "../frame/tables.ts";
import type { CombinationResult } from "./checks/runs.ts";
import type { PileCapResults } from "./design.ts";
import type { PileCapModel } from "./model/cap.ts";

/** Halvings of the interval of an area of bars. */
const HALVINGS = 40;
/** Area of bars beyond which there is no answer, over that of the section. */
const MOST_BARS = 0.04;

/** The bars that a moment needs at the depth of a section; undefined where none are enough. Units Nmm, out mm2. */
function barsFor(section: DesignSection, gross: number, m: number): number | undefined {
  const [bar] = section.bars;
  if (!bar || m <= 0) return undefined;
  const strength = (area: number) => {
    const found = flexuralStrength({ ...section, bars: [{ ...bar, area }] }, "sagging", SILENT);
    return "kind" in found ? 0 : found.phiMu;
  };
  let [low, high] = [0, MOST_BARS * gross];
  if (strength(high) < m) return undefined;
  for (let n = 0; n < HALVINGS; n += 1) {
    const middle = (low + high) / 2;
    if (strength(middle) < m) low = middle;
    else high = middle;
  }
  return high;
}

/** The total tie of public tables, which have the effective depth as the lever arm and a square column: for 2, 3, 4 and 5 piles. Units N. */
export function tableTie(
  layout: string,
  of: { readonly n: number; readonly l: number; readonly a: number; readonly d: number },
): number | undefined {
  const { n, l, a, d } = of;
  switch (layout) {
    case "2":
      return (n * (3 * l * l - a * a)) / (12 * l * d);
    case "3":
      return (n * l) / (9 * d);
    case "4":
      return (2 * n * (3 * l * l - a * a)) / (24 * l * d);
    case "5": {
      const side = l * Math.SQRT2;
      return (2 * n * (3 * side * side - a * a)) / (30 * side * d);
    }
    default:
      return undefined;
  }
}

/** The bars of each direction by the truss and by bending theory, with the tie of public tables. */
export function comparisonTable({ model }: PileCapResults, shown: CombinationResult): ResultTable {
  const area = (value: number | undefined) =>
    value === undefined ? NO_VALUE : formatNumber(value, { decimals: 0 });
  const rows = (["x", "y"] as const).flatMap((along) => {
    const found = compared(model, shown, along);
    if (!found) return [];
    const { t, m, bending, provided, published } = found;
    return [
      [
        found.words,
        t === undefined ? NO_VALUE : kilo(t),
        area(t === undefined ? undefined : tieArea(t, model.cap.fsy, SILENT)),
        mega(m),
        area(bending),
        area(provided),
        published === undefined ? NO_VALUE : kilo(published),
      ],
    ];
  });
  return {
    id: "methods",
    title: `Bottom bars by both methods, ${shown.of.name}`,
    tab: "Methods",
    columns: [
      left("Direction"),
      right("Ties T* (kN)"),
      right("A_s truss (mm²)"),
      right("M* at face (kNm)"),
      right("A_s bending (mm²)"),
      right("A_s provided (mm²)"),
      right("T* of public tables, lever arm d (kN)"),
    ],
    rows,
  };
}

function compared(model: PileCapModel, { run, of }: CombinationResult, along: "x" | "y") {
  const { cap, inputs, sections, arrangement } = model;
  const m = run ? Math.max(0, faceMoment(cap, run, along)) : 0;
  if (!run || m === 0) return undefined;
  const ties = run.trusses[0]?.ties ?? [];
  const isSide = arrangement === "sides";
  const t = isSide
    ? Math.max(0, ...ties.map((tie) => tie.t))
    : ties.filter(({ band }) => band.direction === along).reduce((sum, tie) => sum + tie.t, 0);
  const section = sections.sections[along].bottom;
  return {
    words: isSide ? `Along ${along}; ties: each side` : `Along ${along}`,
    t: run.trusses.length > 0 ? t : undefined,
    m,
    bending: barsFor(section, sections.widths[along] * cap.depth, m),
    provided: section.bars.reduce((sum, one) => sum + one.area, 0),
    published: tableTie(inputs.layout, {
      n: Math.max(0, of.actions.n),
      l: inputs.spacing,
      a: Math.min(cap.column.cx, cap.column.cy),
      d: cap.d,
    }),
  };
}
