import { type BoltForces, shearPath } from "@kingpost/connections";
import { actionLoads, SUPPORT_LOADS } from "../frame/action-loads.ts";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, millimetres } from "../frame/figures/figure-items.ts";
import type { LoadTable } from "../frame/load-table.ts";
import { combinationTable, left, NO_VALUE, right } from "../frame/tables.ts";
import { boltActions } from "./bolt-actions.ts";
import type { BaseplateResults, CombinationResult } from "./design.ts";
import type { BaseplateInputs } from "./fields.ts";
import type { PlateActions } from "./stability.ts";

/** Every combination with its pressure, bolt tension and what carries its shear. */
export function tables(results: BaseplateResults): readonly ResultTable[] {
  const { base, combinations } = results;
  return [
    combinationTable(combinations, [
      ["N* (kN)", ({ of }) => kilo(of.actions.n)],
      ["M*_x (kNm)", ({ of }) => mega(of.actions.mx)],
      ["M*_y (kNm)", ({ of }) => mega(of.actions.my)],
      ["V*_x (kN)", ({ of }) => kilo(of.actions.vx)],
      ["V*_y (kN)", ({ of }) => kilo(of.actions.vy)],
    ]),
    {
      id: "forces",
      title: "Forces under the plate",
      columns: [
        left("Combination"),
        right("Bearing length Y (mm)"),
        right("Pressure (MPa)"),
        right("Compression (kN)"),
        right("Tension T* (kN)"),
        left("Shear carried by"),
      ],
      rows: combinations.map((one) => [
        one.of.name,
        ...forcesOf(one),
        SHEAR_BY[shearPath(base, one.onPlate)],
      ]),
    },
    ...boltTable(results),
  ];
}

/** The greatest tension and shear of a bolt. Units N. */
const greatest = (bolts: readonly BoltForces[]) => ({
  n: Math.max(0, ...bolts.map(({ n }) => n)),
  v: Math.max(0, ...bolts.map(({ v }) => v)),
});

/**
 * Tension and shear of each bolt under each combination that loads one, and under those for stability that load one more: what a supplier of
 * anchors designs for.
 */
function boltTable(results: BaseplateResults): readonly ResultTable[] {
  const loaded = ({ name, actions }: PlateActions) => ({ name, bolts: boltActions(results, actions) });
  const strength = results.combinations.map(({ of: { name }, onPlate }) =>
    loaded({ name, actions: onPlate }),
  );
  const most = greatest(strength.flatMap(({ bolts }) => bolts));
  const stability = results.stability.map(loaded).filter(({ bolts }) => {
    const { n, v } = greatest(bolts);
    return n > most.n || v > most.v;
  });
  const rows = [
    ...strength,
    ...stability.map(({ name, bolts }) => ({ name: `${name}, stability`, bolts })),
  ].flatMap(({ name, bolts }) => {
    if (!bolts.some(({ n, v }) => n > 0 || v > 0)) return [];
    const total = bolts.reduce((sum, { n }) => sum + n, 0);
    return bolts.map(({ position: { x, y }, n, v }, index) => [
      name,
      String(index + 1),
      millimetres(x),
      millimetres(y),
      kilo(n),
      kilo(v),
      kilo(total),
    ]);
  });
  if (rows.length === 0) return [];
  return [
    {
      id: "bolts",
      title:
        results.inputs.anchorMethod === "cone"
          ? "Design actions of each bolt, prying included"
          : "Design actions of each bolt, prying and linear strains included",
      tab: "Bolts",
      columns: [
        left("Combination"),
        right("Bolt"),
        right("x (mm)"),
        right("y (mm)"),
        right("Tension N* (kN)"),
        right("Shear V* (kN)"),
        right("Tension of all (kN)"),
      ],
      rows,
    },
  ];
}

function forcesOf({ forces }: CombinationResult): readonly string[] {
  if (!("blockLength" in forces)) return Array.from({ length: 4 }, () => NO_VALUE);
  const { blockLength, pressure, compression, tension } = forces;
  return [millimetres(blockLength), pressure.toFixed(2), kilo(compression), kilo(tension)];
}

const SHEAR_BY = {
  none: "no shear",
  friction: "friction",
  anchors: "bolts",
  key: "shear key",
  nothing: "not carried",
} as const satisfies Record<ReturnType<typeof shearPath>, string>;

/** The actions of the load cases at the underside of the column. */
export const loads: LoadTable<BaseplateInputs, BaseplateResults> = (inputs, results, combinations) =>
  actionLoads(
    SUPPORT_LOADS,
    inputs.caseActions.map((of) => ({ from: "", of })),
    results.combinations.map(({ of }) => of),
    combinations,
  );
