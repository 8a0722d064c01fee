import { shearPath } from "@kingpost/as4100";
import { formatRatio, governingCheck } from "@kingpost/calc";
import type { ResultTable } from "../figure.ts";
import { kilo, mega, millimetres } from "../figure-items.ts";
import type { BaseplateResults, CombinationResult } from "./design.ts";

const right = (head: string) => ({ head, align: "right" }) as const;
const left = (head: string) => ({ head, align: "left" }) as const;

/** Every combination with its pressure, bolt tension and what carries its shear. */
export function tables({ base, combinations }: BaseplateResults): readonly ResultTable[] {
  return [
    {
      id: "combinations",
      title: "Combinations",
      columns: [
        left("Combination"),
        right("N* (kN)"),
        right("M*_x (kNm)"),
        right("M*_y (kNm)"),
        right("V*_x (kN)"),
        right("V*_y (kN)"),
        left("Governs"),
        right("Ratio"),
      ],
      rows: combinations.map(({ of: { name, actions }, checks }) => {
        const governing = governingCheck(checks);
        return [
          name,
          kilo(actions.n),
          mega(actions.mx),
          mega(actions.my),
          kilo(actions.vx),
          kilo(actions.vy),
          governing?.title ?? "",
          governing?.kind === "limit" ? formatRatio(governing.ratio) : "\u2013",
        ];
      }),
    },
    {
      id: "forces",
      title: "Forces below the plate",
      columns: [
        left("Combination"),
        right("Block Y (mm)"),
        right("Pressure (MPa)"),
        right("Compression (kN)"),
        right("Tension T* (kN)"),
        left("Shear is carried by"),
      ],
      rows: combinations.map((one) => [
        one.of.name,
        ...forcesOf(one),
        shearWords(shearPath(base, one.of.actions)),
      ]),
    },
  ];
}

function forcesOf({ forces }: CombinationResult): readonly string[] {
  if (!("blockLength" in forces)) return ["\u2013", "\u2013", "\u2013", "\u2013"];
  const { blockLength, pressure, compression, tension } = forces;
  return [millimetres(blockLength), pressure.toFixed(2), kilo(compression), kilo(tension)];
}

function shearWords(path: ReturnType<typeof shearPath>): string {
  switch (path) {
    case "none":
      return "no shear";
    case "friction":
      return "friction";
    case "anchors":
      return "bolts";
    case "key":
      return "shear key";
    case "nothing":
      return "nothing";
  }
}
