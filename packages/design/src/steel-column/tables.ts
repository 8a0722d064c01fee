import {
  designMemberCompression,
  designSectionCompression,
  designTension,
  segmentsOf,
} from "@kingpost/as4100";
import { formatNumber, SILENT } from "@kingpost/calc";
import { momentDiagramOf } from "../column/axis-actions.ts";
import { type ACTIONS, columnSets, loadedRows, reactionActions } from "../column/combinations.ts";
import { isWeightRow } from "../column/self-weight.ts";
import { baseActionsTable, columnCombinationsTable, reactionsTable } from "../column/tables.ts";
import { type ActionLoad, actionLoads, FORCE, MOMENT } from "../frame/action-loads.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, metres } from "../frame/figures/figure-items.ts";
import type { LoadTable } from "../frame/load-table.ts";
import { left, right } from "../frame/tables.ts";
import { type ColumnInputs, connectionOf, longest, swaysOf } from "./column-member.ts";
import { placeOf } from "./combinations.ts";
import type { ColumnResults } from "./design.ts";

/** Every combination with what governs it, the actions at the base, and the capacities without moments. */
export function tables(results: ColumnResults): readonly ResultTable[] {
  const { inputs, combinations, section, mass } = results;
  const hasReactions = inputs.actionsBy === "cases" && inputs.reactions.length > 0;
  return [
    columnCombinationsTable(combinations),
    ...segments(results),
    ...(hasReactions ? [reactionsTable(reactionActions(inputs, placeOf(inputs, section, mass)))] : []),
    baseActionsTable(combinations, inputs.length, swaysOf(inputs)),
    quantities(results),
  ];
}

/** The restraints of every segment in bending about x, which depend on the flange that is critical under the combination. */
function segments({ combinations: all, inputs: { length }, member }: ColumnResults): readonly ResultTable[] {
  const rows = all.flatMap(({ of: { name, x } }) =>
    segmentsOf(member.layout, momentDiagramOf(x, length)).flatMap(({ from, to, start, end, moments }) =>
      moments.greatest.m === 0
        ? []
        : [[name, metres(from), metres(to), start, end, mega(moments.greatest.m)]],
    ),
  );
  if (rows.length === 0) return [];
  return [
    {
      id: "segments",
      title: "Segments in bending about x",
      columns: [
        left("Combination"),
        right("From"),
        right("To"),
        left("Lower end"),
        left("Upper end"),
        right("M_x, first order (kNm)"),
      ],
      rows,
    },
  ];
}

/** Share of the compression that restrains a member. Source AS 4100 6.6. */
const RESTRAINT_SHARE = 0.025;

function quantities({ section, mass, member, inputs, combinations: all }: ColumnResults): ResultTable {
  const force = (n: number) => `${kilo(n)} kN`;
  const axes = (["x", "y"] as const).flatMap((axis) => {
    const le = member[axis].factor.ke * longest(member[axis].parts);
    const r = axis === "x" ? section.rx : section.ry;
    return [
      [`Effective length, ${axis}-axis`, metres(le), "Clause 4.6.3"],
      [`Slenderness l_e/r, ${axis}-axis`, formatNumber(le / r, { decimals: 0 }), "Clause 4.6.1"],
      [
        `Design member capacity in compression φN_c${axis}`,
        force(designMemberCompression(section, axis, le, SILENT)),
        "Clause 6.3.3",
      ],
    ];
  });
  const greatest = Math.max(0, ...all.map(({ of }) => of.n));
  return {
    id: "quantities",
    title: "Quantities",
    columns: [left("Quantity"), right("Value"), left("AS 4100")],
    rows: [
      [
        "Design section capacity in compression φN_s",
        force(designSectionCompression(section, SILENT)),
        "Clause 6.2",
      ],
      ...axes,
      [
        "Design capacity in tension φN_t",
        force(designTension(section, SILENT, connectionOf(inputs, section))),
        "Clause 7.2",
      ],
      ["Minimum restraint force", force(RESTRAINT_SHARE * greatest), "Clause 6.6"],
      ["Column mass", `${formatNumber((mass * inputs.length) / 1000, { significant: 3 })} kg`, ""],
    ],
  };
}

const LOADS: readonly ActionLoad<(typeof ACTIONS)[number]>[] = [
  ["n", "N", FORCE],
  ["mxTop", "M_x top", MOMENT],
  ["mxBase", "M_x base", MOMENT],
  ["myTop", "M_y top", MOMENT],
  ["myBase", "M_y base", MOMENT],
];

/** The actions of the load cases and the beam reactions, first order. */
export const loads: LoadTable<ColumnInputs, ColumnResults> = (inputs, { section, mass }, combinations) => {
  const arranged = loadedRows(inputs, placeOf(inputs, section, mass));
  const sets = columnSets(inputs, arranged).map(({ set }) => set);
  const rows = arranged.rows.map((of) => ({
    from: "letter" in of ? "beam reaction" : isWeightRow(of) ? "self-weight" : "",
    of,
  }));
  return actionLoads(LOADS, rows, sets, combinations);
};
