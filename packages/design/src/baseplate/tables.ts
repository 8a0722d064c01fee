import { shearPath } from "@kingpost/connections";
import type { ResultTable } from "../frame/figures/figure.ts";
import { kilo, mega, millimetres } from "../frame/figures/figure-items.ts";
import { combinationTable, left, NO_VALUE, right } from "../frame/tables.ts";
import type { BaseplateResults, CombinationResult } from "./design.ts";

/** Every combination with its pressure, bolt tension and what carries its shear. */
export function tables({ base, combinations }: BaseplateResults): readonly ResultTable[] {
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
        SHEAR_BY[shearPath(base, one.of.actions)],
      ]),
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
