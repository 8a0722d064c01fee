import type { ResultTable } from "../../frame/figures/figure.ts";
import { type ActingLoad, type LoadGroup, loadTable } from "../../frame/load-table.ts";
import type { Analysis } from "../analysis/analysis.ts";
import type { PlaneInputs } from "../form/inputs.ts";
import { metres } from "./cells.ts";

type Of = { readonly case: string };

/** The self-weight of a section of the beam. */
export interface SectionWeight {
  readonly name: string;
  /** In the plane of the loads, N/mm. */
  readonly load: number;
}

/** The loads of a plane of a beam with its self-weight, and the sum w* of those on its full length. */
export function beamLoads(
  inputs: PlaneInputs,
  weights: readonly SectionWeight[],
  analysis: Pick<Analysis, "strength" | "serviceability">,
  combinations: readonly string[],
): readonly ResultTable[] {
  const { strength, serviceability } = analysis;
  const all = [...strength, ...Object.values(serviceability).flat()];
  const found = combinations.flatMap((name) => {
    const one = all.find((combined) => combined.name === name);
    return one ? [{ name, factorOf: (of: Of) => one.row.combination.factors[of.case] ?? 0 }] : [];
  });
  return loadTable<Of>([...uniform(inputs, weights), ...others(inputs)], found);
}

const row = (label: string, of: string, value: number): readonly ActingLoad<Of>[] =>
  value === 0 ? [] : [{ label, of: { case: of }, value }];

/** A group for each section, whose self-weights differ. */
function uniform(
  { uniformLoads, areaLoads, hasSelfWeight }: PlaneInputs,
  weights: readonly SectionWeight[],
): readonly LoadGroup<Of>[] {
  const loads = [
    ...uniformLoads.flatMap((one) => row("Uniform load", one.case, one.load)),
    ...areaLoads.flatMap(({ case: of, pressure, width }) =>
      row(`Area load on a width of ${metres(width)} m`, of, pressure * width),
    ),
  ];
  return (hasSelfWeight ? weights : [{ name: "", load: 0 }]).map(({ name, load }) => ({
    unit: ["kN/m", 1],
    loads: [...row(`Self-weight, ${name}`, "G", load), ...loads],
    sum: { label: weights.length > 1 && hasSelfWeight ? `w*, ${name}` : "w*, full length" },
  }));
}

/** Loads on a part or at a point. */
function others({ partLoads, pointLoads, couples }: PlaneInputs): readonly LoadGroup<Of>[] {
  return [
    {
      unit: ["kN/m", 1],
      loads: partLoads.flatMap(({ case: of, from, to, start, end }) => {
        const where = `${metres(from)} m to ${metres(to)} m`;
        if (start === end) return row(`Part load, ${where}`, of, start);
        return [
          ...row(`Part load, ${where}: at the start`, of, start),
          ...row(`Part load, ${where}: at the end`, of, end),
        ];
      }),
    },
    {
      unit: ["kN", 1e3],
      loads: pointLoads.flatMap(({ case: of, force, position }) =>
        row(`Point load at ${metres(position)} m`, of, force),
      ),
    },
    {
      unit: ["kNm", 1e6],
      loads: couples.flatMap(({ case: of, moment, position }) =>
        row(`Moment at ${metres(position)} m`, of, moment),
      ),
    },
  ];
}
