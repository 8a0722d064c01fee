import { valueAt, withoutRounding } from "@kingpost/actions";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { Analysis, Combined } from "../analysis/analysis.ts";
import type { SectionChange } from "../span-sections.ts";
import { kilo, mega, metres } from "./cells.ts";

const SIDES = ["left", "right"] as const;

/** What the connections of the sections are designed for elsewhere: at each change the extremes, each with what acts beside it. */
export function sectionChangeTable({ strength }: Analysis, changes: readonly SectionChange[]): ResultTable {
  const most = (quantity: "moment" | "shear") =>
    Math.max(
      ...strength.map((of) => {
        const { min, max } = of.extremes(quantity);
        return Math.max(max.value, -min.value);
      }),
    );
  const [moment, shear] = [most("moment"), most("shear")];
  return {
    id: "section-changes",
    title: "Section changes",
    tab: "Changes",
    columns: [
      { head: "Position (m)", align: "right" },
      { head: "Sections", align: "left" },
      { head: "Extreme", align: "left" },
      { head: "M* (kNm)", align: "right" },
      { head: "V* (kN)", align: "right" },
      { head: "Combination", align: "left" },
    ],
    rows: changes.flatMap(({ x, left, right }) => {
      const actions = strength.flatMap((of) => actionsAt(of, x));
      const worst = (by: (one: (typeof actions)[number]) => number) =>
        actions.reduce<(typeof actions)[number] | undefined>(
          (a, b) => (a === undefined || by(b) > by(a) ? b : a),
          undefined,
        );
      const row = (extreme: string, one: (typeof actions)[number] | undefined) =>
        one
          ? [
              [
                metres(x),
                `${left.name} to ${right.name}`,
                extreme,
                mega(withoutRounding(one.m, moment)),
                kilo(withoutRounding(one.v, shear)),
                one.of.name,
              ],
            ]
          : [];
      return [
        ...row(
          "M* max",
          worst(({ m }) => m),
        ),
        ...row(
          "M* min",
          worst(({ m }) => -m),
        ),
        ...row(
          "V*",
          worst(({ v }) => Math.abs(v)),
        ),
      ];
    }),
  };
}

/** On both sides: a support or a load changes the shear. */
const actionsAt = (of: Combined, x: number) =>
  SIDES.map((side) => ({
    of,
    m: valueAt(of.response, "moment", x, side),
    v: valueAt(of.response, "shear", x, side),
  }));
