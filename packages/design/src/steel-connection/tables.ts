import { formatNumber } from "@kingpost/calc";
import { type ActionLoad, actionLoads, FORCE, MOMENT } from "../frame/action-loads.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, millimetres } from "../frame/figures/figure-items.ts";
import type { LoadTable } from "../frame/load-table.ts";
import { combinationTable, left, NO_VALUE, right } from "../frame/tables.ts";
import { boltTable } from "./bolt-list.ts";
import { capacityTable } from "./capacity-table.ts";
import type { CombinationResult, ConnectionResults } from "./design.ts";
import type { ConnectionInputs } from "./fields.ts";
import type { PointForce } from "./joints/point-force.ts";
import type { ACTIONS } from "./model.ts";

/** Every combination, the force on each bolt, the parts and welds, and the capacity over rows of bolts. */
export function tables(results: ConnectionResults): readonly ResultTable[] {
  const { model, combinations } = results;
  return [
    combinationTable(combinations, [
      ["V (kN)", ({ of }) => kilo(of.actions.v)],
      ["N (kN)", ({ of }) => kilo(of.actions.n)],
      ...(combinations.some(({ actions }) => actions.m !== 0)
        ? [["M (kNm)", ({ of }: CombinationResult) => mega(of.actions.m)] as const]
        : []),
      ["Design V* (kN)", ({ actions }) => kilo(actions.v)],
    ]),
    ...serviceTable(results),
    ...forceTable(results),
    ...otherForceTables(results),
    layoutTable(results),
    ...partTable(results),
    ...boltTable(model.joint.bolts, model.inputs),
    ...weldTable(results),
    ...capacityTable(model),
  ];
}

/** The combinations of service, under which slip is checked. */
function serviceTable({ service }: ConnectionResults): readonly ResultTable[] {
  if (service.length === 0) return [];
  const table = combinationTable(service, [
    ["V (kN)", ({ of }) => kilo(of.actions.v)],
    ["N (kN)", ({ of }) => kilo(of.actions.n)],
    ["M (kNm)", ({ of }) => mega(of.actions.m)],
  ]);
  return [{ ...table, id: "service-combinations", title: "Combinations of service", tab: "Service" }];
}

/** The force at each bolt or end of a weld, by components, under the combination with the greatest. */
function forceTable({ combinations, model }: ConnectionResults): readonly ResultTable[] {
  const [worst] = combinations.toSorted((a, b) => mostOf(b.forces) - mostOf(a.forces));
  if (!worst || worst.forces.length === 0) return [];
  const isWeld = model.joint.forcesAt === "weld";
  const isPulled = worst.forces.some(({ tension }) => tension !== 0);
  const [what, unit] = isWeld ? ["Point", "kN/mm"] : ["Bolt", "kN"];
  return [
    {
      id: "forces",
      title: isWeld
        ? `Force of the weld per unit length under ${worst.of.name}, from its lower left`
        : `Force of each bolt under ${worst.of.name}, with its place in the drawing`,
      tab: isWeld ? "Weld forces" : "Bolt forces",
      columns: [
        right(what),
        right("x (mm)"),
        right("y (mm)"),
        right(`V*_x (${unit})`),
        right(`V*_y (${unit})`),
        ...(isPulled && isWeld ? [right(`V*_z (${unit})`)] : []),
        right(`V*_res (${unit})`),
        ...(isPulled && !isWeld ? [right(`N*_t without prying (${unit})`)] : []),
      ],
      rows: worst.forces.map(({ x, y, vx, vy, tension }, index) => [
        String(index + 1),
        millimetres(x),
        millimetres(y),
        kilo(vx),
        kilo(vy),
        ...(isPulled && isWeld ? [kilo(tension)] : []),
        kilo(Math.hypot(vx, vy, isWeld ? tension : 0)),
        ...(isPulled && !isWeld ? [tension === 0 ? NO_VALUE : kilo(tension)] : []),
      ]),
    },
  ];
}

/** The greatest force of some, with its component across the plane. */
const mostOf = (forces: readonly PointForce[]) =>
  Math.max(0, ...forces.map(({ vx, vy, tension }) => Math.hypot(vx, vy, tension)));

/** Forces on other welds, and on other bolts, under the combination with the greatest. */
function otherForceTables({ combinations }: ConnectionResults): readonly ResultTable[] {
  return (["weld", "bolt"] as const).flatMap((at): ResultTable[] => {
    const groupsOf = ({ groups }: CombinationResult) => groups.filter((group) => group.at === at);
    const most = (result: CombinationResult) =>
      Math.max(0, ...groupsOf(result).map(({ forces }) => mostOf(forces)));
    const [worst] = combinations.toSorted((a, b) => most(b) - most(a));
    if (!worst || most(worst) === 0) return [];
    const groups = groupsOf(worst);
    const isAcross = groups.some(({ forces }) => forces.some(({ tension }) => tension !== 0));
    const unit = at === "weld" ? "kN/mm" : "kN";
    return [
      {
        id: `forces-${at}s`,
        title: `${at === "weld" ? "Force of the welds per unit length" : "Force of other bolts"} under ${worst.of.name}, with its place in the drawing`,
        tab: at === "weld" ? "Weld forces" : "Other bolt forces",
        columns: [
          left(at === "weld" ? "Weld" : "Bolt"),
          right("x (mm)"),
          right("y (mm)"),
          right(`V*_x (${unit})`),
          right(`V*_y (${unit})`),
          ...(isAcross ? [right(at === "weld" ? `V*_z (${unit})` : `N*_t without prying (${unit})`)] : []),
        ],
        rows: groups.flatMap(({ name, forces }) =>
          forces.map(({ x, y, vx, vy, tension }, index) => [
            forces.length > 1 ? `${name} ${index + 1}` : name,
            millimetres(x),
            millimetres(y),
            kilo(vx),
            kilo(vy),
            ...(isAcross ? [kilo(tension)] : []),
          ]),
        ),
      },
    ];
  });
}

const layoutTable = ({ model }: ConnectionResults): ResultTable => ({
  id: "layout",
  title: "Layout",
  columns: [left("Dimension"), right("Value")],
  rows: model.joint.layout.map(([name, value]) => [name, value]),
});

const kilograms = (mass: number | undefined): string =>
  mass === undefined ? NO_VALUE : formatNumber(mass, { decimals: 2 });

const partTable = ({ model }: ConnectionResults): readonly ResultTable[] =>
  model.joint.parts.length === 0
    ? []
    : [
        {
          id: "parts",
          title: "Parts",
          columns: [left("Part"), right("Number"), left("Size"), right("Mass of one (kg)")],
          rows: model.joint.parts.map(({ part, count, size, mass }) => [
            part,
            String(count),
            size,
            kilograms(mass),
          ]),
        },
      ];

const weldTable = ({ model }: ConnectionResults): readonly ResultTable[] =>
  model.joint.welds.length === 0
    ? []
    : [
        {
          id: "welds",
          title: "Welds",
          columns: [
            left("Weld"),
            left("Type"),
            right("Leg (mm)"),
            left("Category"),
            left("Electrode"),
            right("Length of all runs (mm)"),
          ],
          rows: model.joint.welds.map(({ weld, leg, length }) => [
            weld,
            leg === undefined ? "Complete penetration butt" : "Continuous fillet",
            leg === undefined ? NO_VALUE : millimetres(leg),
            model.inputs.weldCategory,
            leg === undefined ? NO_VALUE : `E${model.inputs.electrode.slice(0, 2)}`,
            millimetres(length),
          ]),
        },
      ];

const LOADS: readonly ActionLoad<(typeof ACTIONS)[number]>[] = [
  ["v", "V", FORCE],
  ["n", "N", FORCE],
  ["m", "M", MOMENT],
];

/** The actions of the load cases at the end of the beam. */
export const loads: LoadTable<ConnectionInputs, ConnectionResults> = (inputs, results, combinations) =>
  actionLoads(
    LOADS,
    inputs.caseActions.map((of) => ({ from: "", of })),
    results.combinations.map(({ of }) => of),
    combinations,
  );
