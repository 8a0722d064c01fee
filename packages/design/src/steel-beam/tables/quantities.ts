import { extremes } from "@kingpost/actions";
import { fullLateralRestraint, restraintForce } from "@kingpost/as4100";
import { formatNumber, SILENT } from "@kingpost/calc";
import { kilo, metres, right } from "../../beam/tables/cells.ts";
import { greatestMagnitude } from "../../beam/tables/combinations.ts";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { BeamResults } from "../results.ts";
import type { BeamSection } from "../sections/span-sections.ts";

/** What is good to know beside the checks: masses, restraint forces, the longest segment that is fully restrained. */
export function quantitiesTable(results: BeamResults): ResultTable {
  const { analysis, sections, layout } = results;
  // A member does not buckle laterally about its minor axis.
  const buckles = results.bentAbout === "x";
  const forces = (buckles ? layout.restraints : []).flatMap(({ x }, at) => {
    const from = layout.restraints[at - 1]?.x ?? 0;
    const to = layout.restraints[at + 1]?.x ?? layout.length;
    const force = greatestRestraintForce(results, from, to);
    return force === undefined
      ? []
      : [
          [
            `Lateral restraint force at ${metres(x)} m (one member)`,
            `${kilo(force)} kN`,
            "AS 4100 Clause 5.4.3.1",
          ],
        ];
  });
  return {
    id: "quantities",
    title: "Quantities",
    columns: [{ head: "Quantity", align: "left" }, right("Value"), { head: "Clause", align: "left" }],
    rows: [
      ...masses(sections, analysis.beam.length),
      ...(buckles ? sections : []).flatMap(({ section, titleOf }) => {
        const restrained = fullLateralRestraint(section, SILENT);
        const title = titleOf("Max. segment length with full lateral restraint under uniform moment");
        return typeof restrained === "number"
          ? [[title, `${metres(restrained)} m`, "AS 4100 Clause 5.3.2.4"]]
          : [];
      }),
      ...forces,
    ],
  };
}

/** The mass of each section and of the beam. */
function masses(sections: readonly BeamSection[], length: number): string[][] {
  const ofSections = sections.map(({ mass, ranges, titleOf }) => {
    const own = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
    return { mass, length: own, total: (mass * own) / 1000, titleOf };
  });
  const total = ofSections.reduce((sum, one) => sum + one.total, 0);
  const kilograms = (value: number) => `${formatNumber(value, { significant: 3 })} kg`;
  return [
    ...ofSections.map(({ mass, titleOf }) => [titleOf("Section mass"), `${kilograms(mass)}/m`, ""]),
    ...(sections.length > 1
      ? ofSections.map((one) => [
          `${one.titleOf("Section mass over its length")}, ${metres(one.length)} m`,
          kilograms(one.total),
          "",
        ])
      : []),
    [`Beam mass, ${metres(length)} m`, kilograms(total), ""],
  ];
}

/** On a restraint between two others, N: of each section with the moments on its parts. Undefined where none has flanges. */
function greatestRestraintForce(
  { analysis: { strength }, sections }: BeamResults,
  from: number,
  to: number,
): number | undefined {
  const forces = sections.flatMap(({ section, ranges }) => {
    if (section.kind === "angle" || section.kind === "cold-formed-chs") return [];
    return ranges.flatMap((range) => {
      const on = { from: Math.max(from, range.from), to: Math.min(to, range.to) };
      if (on.to <= on.from) return [];
      const moment = Math.max(
        ...strength.map(({ response }) => greatestMagnitude(extremes(response, "moment", on))),
      );
      return [restraintForce(section, moment, 1, SILENT)];
    });
  });
  return forces.length > 0 ? Math.max(...forces) : undefined;
}
