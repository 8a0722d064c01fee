import {
  designMemberCompression,
  designSectionCompression,
  designTension,
  segmentsOf,
} from "@kingpost/as4100";
import { formatNumber, SILENT } from "@kingpost/calc";
import { momentDiagramOf, shearAt } from "../column/axis-actions.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, metres } from "../frame/figures/figure-items.ts";
import { combinationTable, left, right } from "../frame/tables.ts";
import { connectionOf, longest } from "./column-member.ts";
import { reactionActions } from "./combinations.ts";
import type { ColumnResults } from "./design.ts";
import { swayAmplification } from "./sway-amplification.ts";

/** In place of moments that have no limit. */
const UNSTABLE = "unstable";

/** Every combination with what governs it, the actions at the base, and the capacities without moments. */
export function tables(results: ColumnResults): readonly ResultTable[] {
  const { inputs } = results;
  const hasReactions = inputs.actionsBy === "cases" && inputs.reactions.length > 0;
  return [
    combinations(results),
    ...segments(results),
    ...(hasReactions ? [reactions(results)] : []),
    baseActions(results),
    quantities(results),
  ];
}

const combinations = ({ combinations: all }: ColumnResults): ResultTable =>
  combinationTable(all, [
    ["N* (kN)", ({ of }) => kilo(of.n)],
    ["M*_x (kNm)", ({ moments }) => (moments ? mega(moments.x) : UNSTABLE)],
    ["M*_y (kNm)", ({ moments }) => (moments ? mega(moments.y) : UNSTABLE)],
  ]);

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

/** The moments of beam reactions. */
function reactions({ inputs, section }: ColumnResults): ResultTable {
  return {
    id: "reactions",
    title: "Beam reactions",
    columns: [
      left("Load case"),
      right("R (kN)"),
      right("Eccentricity (mm)"),
      right("M_x top (kNm)"),
      right("M_y top (kNm)"),
    ],
    rows: reactionActions(inputs, section).map(({ case: of, arm, n, mxTop, myTop }) => [
      of,
      kilo(n),
      formatNumber(arm, { decimals: [0, 1] }),
      mega(mxTop),
      mega(myTop),
    ]),
  };
}

/** What the base plate or the column below carries: amplified where the column sways. */
function baseActions({ combinations: all, inputs }: ColumnResults): ResultTable {
  const { length } = inputs;
  const amplificationOf = swayAmplification(inputs);
  return {
    id: "base-actions",
    title: "Actions at the base",
    columns: [
      left("Combination"),
      right("N* (kN)"),
      right("M_x (kNm)"),
      right("M_y (kNm)"),
      right("V parallel to web (kN)"),
      right("V parallel to width (kN)"),
    ],
    rows: all.map((one) => {
      const { name, n, x, y } = one.of;
      const delta = amplificationOf(one);
      const forces = delta && [
        mega(delta.x * x.from),
        mega(delta.y * y.from),
        kilo(delta.x * shearAt(x, length, 0)),
        kilo(delta.y * shearAt(y, length, 0)),
      ];
      return [name, kilo(n), ...(forces ?? Array.from({ length: 4 }, () => UNSTABLE))];
    }),
  };
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
