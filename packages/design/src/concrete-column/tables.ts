import { endMomentRatio, interactionCurve, massOfBar, momentMagnifier } from "@kingpost/as3600";
import { attempt, formatNumber, isUnavailable, SILENT } from "@kingpost/calc";
import { isWeightRow } from "../column/self-weight.ts";
import { type ActionLoad, actionLoads, FORCE, MOMENT } from "../frame/action-loads.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega } from "../frame/figures/figure-items.ts";
import type { LoadTable } from "../frame/load-table.ts";
import { combinationTable, left, NO_VALUE, right } from "../frame/tables.ts";
import type { CombinationResult, ConcreteColumnResults } from "./design.ts";
import type { ConcreteColumnInputs } from "./fields.ts";
import { type ACTIONS, type Axis, columnSets, factorOf, loadedRows } from "./model.ts";

const LOADS: readonly ActionLoad<(typeof ACTIONS)[number]>[] = [
  ["n", "N", FORCE],
  ["mxTop", "M_x top", MOMENT],
  ["mxBase", "M_x base", MOMENT],
  ["myTop", "M_y top", MOMENT],
  ["myBase", "M_y base", MOMENT],
  ["vx", "V_x", FORCE],
  ["vy", "V_y", FORCE],
];

/** The actions of the load cases, first order. */
export const loads: LoadTable<ConcreteColumnInputs, ConcreteColumnResults> = (
  inputs,
  { model },
  combinations,
) => {
  const arranged = loadedRows(inputs, model.ag);
  const rows = arranged.rows.map((of) => ({ from: isWeightRow(of) ? "self-weight" : "", of }));
  return actionLoads(LOADS, rows, columnSets(inputs, arranged), combinations);
};

/** Every combination, the magnifiers, the control points of the curves, and quantities. */
export function tables(results: ConcreteColumnResults): readonly ResultTable[] {
  return [
    combinationTable(results.combinations, [
      ["N* (kN)", ({ of }) => kilo(of.actions.n)],
      ["M*_x (kNm)", ({ moments }) => (moments ? mega(moments.x) : NO_VALUE)],
      ["M*_y (kNm)", ({ moments }) => (moments ? mega(moments.y) : NO_VALUE)],
    ]),
    magnifierTable(results),
    pointTable(results),
    quantitiesTable(results),
  ];
}

const number = (value: number, decimals: number) => formatNumber(value, { decimals });

function magnifierTable({ model, combinations }: ConcreteColumnResults): ResultTable {
  const cells = ({ planes }: CombinationResult, axis: Axis) => {
    const plane = planes[axis];
    const delta = attempt(() => momentMagnifier(plane, SILENT));
    return [number(endMomentRatio(plane, SILENT), 2), isUnavailable(delta) ? NO_VALUE : number(delta, 3)];
  };
  const k = (axis: Axis) => number(factorOf(model.inputs, axis), 2);
  return {
    id: "magnifiers",
    title: "Moment magnifiers",
    columns: [
      left("Combination"),
      ...(["x", "y"] as const).flatMap((axis) => [
        right(`M*_1/M*_2 about ${axis}`),
        right(`δ about ${axis} (k = ${k(axis)})`),
      ]),
    ],
    rows: combinations.map((one) => [one.of.name, ...cells(one, "x"), ...cells(one, "y")]),
  };
}

function pointTable({ strengths, model }: ConcreteColumnResults): ResultTable {
  const axes = model.isCircular ? (["x"] as const) : (["x", "y"] as const);
  return {
    id: "control-points",
    title: "Control points",
    columns: [
      left("Axis"),
      left("Point"),
      right("d_n (mm)"),
      right("N_u (kN)"),
      right("M_u (kNm)"),
      right("φ"),
      right("φN_u (kN)"),
      right("φM_u (kNm)"),
    ],
    rows: axes.flatMap((axis) =>
      interactionCurve(strengths[axis])
        .filter(({ name }) => name !== undefined)
        .map(({ name = "", dn, n, m, phi }) => [
          model.isCircular ? "any" : axis,
          name,
          Number.isFinite(dn) ? formatNumber(dn, { decimals: [0, 1] }) : NO_VALUE,
          kilo(n),
          mega(m),
          number(phi, 3),
          kilo(phi * n),
          mega(phi * m),
        ]),
    ),
  };
}

function quantitiesTable({ model }: ConcreteColumnResults): ResultTable {
  const { ag, as, section, db, inputs } = model;
  const length = Math.max(inputs.lengthX, inputs.lengthY);
  const steel = section.bars.length * massOfBar(db) * 1000;
  return {
    id: "quantities",
    title: "Quantities",
    columns: [left("Quantity"), right("Value")],
    rows: [
      ["Bars over gross area (%)", formatNumber((100 * as) / ag, { decimals: 2 })],
      ["Bars (kg/m)", formatNumber(steel, { decimals: 1 })],
      ["Concrete over the unsupported length (m³)", formatNumber((ag * length) / 1e9, { decimals: 3 })],
    ],
  };
}
