import { massOfBar, pressureAt } from "@kingpost/as3600";
import { formatNumber } from "@kingpost/calc";
import { actionLoads, SUPPORT_LOADS } from "../frame/action-loads.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, millimetres } from "../frame/figures/figure-items.ts";
import type { LoadTable } from "../frame/load-table.ts";
import { combinationTable, left, NO_VALUE, right } from "../frame/tables.ts";
import { type BarRun, barRuns, concreteVolume, steelMass } from "./bar-list.ts";
import type { CombinationResult, PadFootingResults } from "./design.ts";
import type { PadFootingInputs } from "./fields.ts";

/** The actions of the load cases at the top of the pedestal or footing. */
export const loads: LoadTable<PadFootingInputs, PadFootingResults> = (inputs, results, combinations) =>
  actionLoads(
    SUPPORT_LOADS,
    inputs.caseActions.map((of) => ({ from: "", of })),
    results.model.combinations,
    combinations,
  );

/** Every combination with its actions and pressures, the bars, and quantities. */
export function tables(results: PadFootingResults): readonly ResultTable[] {
  const { combinations } = results;
  return [
    combinationTable(combinations, [
      ["N (kN)", ({ loaded }) => kilo(loaded.of.actions.n)],
      ["M_x (kNm)", ({ loaded }) => mega(loaded.of.actions.mx)],
      ["M_y (kNm)", ({ loaded }) => mega(loaded.of.actions.my)],
      ["V_x (kN)", ({ loaded }) => kilo(loaded.of.actions.vx)],
      ["V_y (kN)", ({ loaded }) => kilo(loaded.of.actions.vy)],
    ]),
    pressureTable(results),
    ...barTable(results),
    quantitiesTable(results),
  ];
}

const kPa = (stress: number) => formatNumber(stress * 1e3, { decimals: 1 });

function pressureTable({ model, combinations }: PadFootingResults): ResultTable {
  const [x, y] = [model.plan.lx / 2, model.plan.ly / 2];
  const cells = ({ loaded: { soil, underside } }: CombinationResult): readonly string[] => {
    if (!soil || !underside) return Array.from({ length: 8 }, () => NO_VALUE);
    return [
      kilo(underside.n),
      millimetres(Math.round(underside.ex)),
      millimetres(Math.round(underside.ey)),
      kPa(pressureAt(soil, -x, -y)),
      kPa(pressureAt(soil, x, -y)),
      kPa(pressureAt(soil, x, y)),
      kPa(pressureAt(soil, -x, y)),
      formatNumber(100 * soil.contactRatio, { decimals: 1 }),
    ];
  };
  return {
    id: "pressures",
    title: "Soil pressure at the corners",
    tab: "Pressures",
    columns: [
      left("Combination"),
      right("N' (kN)"),
      right("e_x (mm)"),
      right("e_y (mm)"),
      right("−x −y (kPa)"),
      right("+x −y (kPa)"),
      right("+x +y (kPa)"),
      right("−x +y (kPa)"),
      right("Contact (%)"),
    ],
    rows: combinations.map((one) => [one.of.name, ...cells(one)]),
  };
}

function barTable({ model }: PadFootingResults): readonly ResultTable[] {
  const runs = barRuns(model);
  if (runs.length === 0) return [];
  const row = ({ mark, where, size, db, count, spacing, length, shape }: BarRun) => [
    mark,
    where,
    `${count}${size}`,
    spacing === undefined ? NO_VALUE : millimetres(Math.floor(spacing)),
    shape,
    millimetres(Math.ceil(length / 10) * 10),
    formatNumber(count * length * massOfBar(db), { decimals: 1 }),
  ];
  return [
    {
      id: "bars",
      title: "Bar list",
      columns: [
        left("Mark"),
        left("Where"),
        left("Bars"),
        right("Spacing (mm)"),
        left("Shape"),
        right("Length (mm)"),
        right("Mass (kg)"),
      ],
      rows: runs.map(row),
    },
  ];
}

function quantitiesTable({ model }: PadFootingResults): ResultTable {
  const volume = concreteVolume(model) / 1e9;
  return {
    id: "quantities",
    title: "Quantities",
    columns: [left("Quantity"), right("Value")],
    rows: [
      ["Concrete of footing and pedestal (m³)", formatNumber(volume, { decimals: 3 })],
      ["Bars (kg)", formatNumber(steelMass(model), { decimals: 1 })],
      ["Bars over concrete (kg/m³)", formatNumber(steelMass(model) / volume, { decimals: 1 })],
    ],
  };
}
