import { massOfBar } from "@kingpost/as3600";
import { formatNumber, formatRatio } from "@kingpost/calc";
import { actionLoads, MOMENT, SUPPORT_LOADS } from "../frame/action-loads.ts";
import { actionSets, arrangedRows } from "../frame/actions/actions.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, millimetres } from "../frame/figures/figure-items.ts";
import type { LoadTable } from "../frame/load-table.ts";
import { combinationTable, left, NO_VALUE, right } from "../frame/tables.ts";
import { barList } from "./bar-list.ts";
import type { CombinationResult, StabilityResult } from "./checks/runs.ts";
import { comparisonTable } from "./comparison.ts";
import type { PileCapResults } from "./design.ts";
import type { PileCapInputs } from "./fields.ts";
import { ACTIONS } from "./model/combinations.ts";

/** The actions of the load cases at the top of the cap. */
export const loads: LoadTable<PileCapInputs, PileCapResults> = (inputs, _, combinations) => {
  const arranged = arrangedRows(inputs.caseActions);
  const sets = actionSets(inputs, ACTIONS, () => arranged, [{ case: "G" }]);
  return actionLoads(
    [...SUPPORT_LOADS, ["t", "T", MOMENT]],
    arranged.rows.map((of) => ({ from: "", of })),
    sets,
    combinations,
  );
};

export function tables(results: PileCapResults): readonly ResultTable[] {
  const shown = heaviest(results.combinations);
  const hasTruss = results.model.inputs.method !== "bending";
  return [
    combinationTable(results.combinations, [
      ["N* (kN)", ({ of }) => kilo(of.actions.n)],
      ["M*_x (kNm)", ({ of }) => mega(of.actions.mx)],
      ["M*_y (kNm)", ({ of }) => mega(of.actions.my)],
      ["R* max (kN)", ({ most }) => kilo(Math.max(...most))],
      ["R* min (kN)", ({ least }) => kilo(Math.min(...least))],
    ]),
    ...serviceTable(results),
    ratioTable(results),
    reactionTable(results),
    ...(hasTruss ? [trussTable(results)] : []),
    ...(shown ? [comparisonTable(results, shown)] : []),
    barTable(results),
    quantitiesTable(results),
  ];
}

function serviceTable({ service }: PileCapResults): readonly ResultTable[] {
  if (service.length === 0) return [];
  return [
    {
      id: "service-combinations",
      title: "Combinations of service",
      tab: "Service",
      columns: [
        left("Combination"),
        right("N (kN)"),
        right("M_x (kNm)"),
        right("M_y (kNm)"),
        right("R max (kN)"),
        right("R min (kN)"),
      ],
      rows: service.map(({ of, most, least }) => [
        of.name,
        kilo(of.actions.n),
        mega(of.actions.mx),
        mega(of.actions.my),
        kilo(Math.max(...most)),
        kilo(Math.min(...least)),
      ]),
    },
  ];
}

/** Each pile with its greatest and least reaction, in all its places and with the weight of either factor, and their combinations. */
function reactionTable({ model, combinations, stability }: PileCapResults): ResultTable {
  const isSheared = combinations.some(
    ({ of: { actions } }) => actions.vx !== 0 || actions.vy !== 0 || actions.t !== 0,
  );
  return {
    id: "pile-reactions",
    title: "Pile reactions",
    columns: [
      left("Pile"),
      right("x (mm)"),
      right("y (mm)"),
      ...(isSheared ? [right("H* most (kN)")] : []),
      right("R* most (kN)"),
      left("Most under"),
      right("R* least (kN)"),
      left("Least under"),
    ],
    rows: model.cap.piles.map(({ x, y }, pile) => [
      String(pile + 1),
      millimetres(x),
      millimetres(y),
      ...(isSheared ? [kilo(shearOf(combinations, pile))] : []),
      ...extremeOf(combinations, ({ most }) => most[pile] ?? 0, 1),
      ...extremeOf([...combinations, ...stability], ({ least }) => least[pile] ?? 0, -1),
    ]),
  };
}

/** The greatest value, or with -1 the least, and its combination. */
function extremeOf(
  combinations: readonly StabilityResult[],
  quantity: (one: StabilityResult) => number,
  sense: 1 | -1,
): readonly string[] {
  const [first, ...others] = combinations;
  if (!first) return [NO_VALUE, ""];
  const found = others.reduce(
    (best, one) => (sense * (quantity(one) - quantity(best)) > 0 ? one : best),
    first,
  );
  return [kilo(quantity(found)), found.of.name];
}

/** The greatest horizontal force on the head of a pile, of the shear forces and the torsion. */
const shearOf = (combinations: readonly CombinationResult[], pile: number): number =>
  Math.max(
    ...combinations.map(({ run }) => Math.hypot(run?.reactions.hx[pile] ?? 0, run?.reactions.hy[pile] ?? 0)),
  );

/** The kinds of checks of the truss, with the last parts of their identifiers. */
const RATIOS: readonly (readonly [title: string, of: RegExp])[] = [
  ["Pile", /^piles\/compression/],
  ["Strut at pile", /strut-at-pile/],
  ["Strut at column", /strut-at-column/],
  ["Node at pile", /node-at-pile/],
  ["Node at column", /node-at-column/],
  ["Ties", /cap\/tie-/],
  ["Anchorage", /cap\/anchorage/],
  ["Bending", /bending-/],
  ["Punching", /punching/],
];

/** The greatest ratio of each kind of check under each combination. */
function ratioTable({ combinations }: PileCapResults): ResultTable {
  return {
    id: "ratios",
    title: "Ratios by combination",
    tab: "Ratios",
    columns: [left("Combination"), ...RATIOS.map(([title]) => right(title))],
    rows: combinations.map(({ of, checks }) => [
      of.name,
      ...RATIOS.map(([, kind]) => {
        const ratios = checks.flatMap((check) =>
          check.kind === "limit" && kind.test(check.id) ? [check.ratio] : [],
        );
        return ratios.length > 0 ? formatRatio(Math.max(...ratios)) : NO_VALUE;
      }),
    ]),
  };
}

/** The combination with the greatest reaction of a pile. */
export const heaviest = (combinations: readonly CombinationResult[]): CombinationResult | undefined =>
  combinations.reduce<CombinationResult | undefined>(
    (worst, one) => (!worst || Math.max(...one.most) > Math.max(...worst.most) ? one : worst),
    undefined,
  );

function trussTable({ combinations }: PileCapResults): ResultTable {
  const shown = heaviest(combinations);
  const run = shown?.run;
  const of = run?.trusses[0];
  const degrees = (angle: number) => formatNumber((angle * 180) / Math.PI, { decimals: 1 });
  return {
    id: "truss",
    title: `Truss, ${shown?.of.name ?? ""}`,
    tab: "Truss",
    columns: [left("Member"), right("R* (kN)"), right("h (mm)"), right("θ (°)"), right("Force (kN)")],
    rows: [
      ...alike(
        (of?.truss.struts ?? []).map(({ pile, r, hx, hy, theta, c }) => ({
          name: "Strut to pile",
          piles: String(pile + 1),
          values: [kilo(r), millimetres(Math.hypot(hx, hy)), degrees(theta), kilo(c)],
        })),
      ),
      ...alike(
        (of?.ties ?? []).map(({ band, t }) => ({
          name: `Tie ${band.direction === "side" ? "" : `along ${band.direction}, `}piles`,
          piles: band.piles.map((pile) => pile + 1).join("\u2013"),
          values: ["", "", "", kilo(t)],
        })),
      ),
    ],
  };
}

interface TrussRow {
  readonly name: string;
  readonly piles: string;
  readonly values: readonly string[];
}

/** Those of the same name and values in one row. */
function alike(rows: readonly TrussRow[]): readonly (readonly string[])[] {
  const found = new Map<string, TrussRow>();
  for (const row of rows) {
    const key = [row.name, ...row.values].join(" ");
    const first = found.get(key);
    found.set(key, first ? { ...first, piles: `${first.piles}, ${row.piles}` } : row);
  }
  return [...found.values()].map(({ name, piles, values }) => [`${name} ${piles}`, ...values]);
}

function barTable({ model }: PileCapResults): ResultTable {
  return {
    id: "bars",
    title: "Bar list",
    columns: [
      left("Mark"),
      left("Bars"),
      right("Number"),
      left("Size"),
      left("Shape"),
      right("Length (mm)"),
      right("Mass (kg)"),
    ],
    rows: barList(model).map(({ mark, name, count, size, db, shape, length }) => [
      mark,
      name,
      String(count),
      size,
      shape,
      millimetres(length),
      formatNumber(count * length * massOfBar(db), { decimals: 1 }),
    ]),
  };
}

function quantitiesTable({ model }: PileCapResults): ResultTable {
  const { outline, depth } = model.cap;
  const concrete = ((outline.right - outline.left) * (outline.top - outline.bottom) * depth) / 1e9;
  const steel = barList(model).reduce(
    (sum, { count, length, db }) => sum + count * length * massOfBar(db),
    0,
  );
  return {
    id: "quantities",
    title: "Quantities",
    columns: [left("Quantity"), right("Value")],
    rows: [
      ["Concrete (m³)", formatNumber(concrete, { decimals: 2 })],
      ["Bars (kg)", formatNumber(steel, { decimals: 0 })],
      ["Bars over concrete (kg/m³)", formatNumber(steel / concrete, { decimals: 0 })],
      ["Weight of cap and soil (kN)", kilo(model.weight)],
    ],
  };
}
