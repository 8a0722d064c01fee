import { exceeds } from "@kingpost/actions";
import { type SteelSection, segmentMomentRatios } from "@kingpost/as4100";
import { formatNumber, formatRatio } from "@kingpost/calc";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { BeamResults } from "../results.ts";
import type { BeamSection } from "../sections/span-sections.ts";
import type { CombinedSegment } from "../strength/member-check.ts";

interface Rated extends CombinedSegment {
  readonly on: BeamSection;
  /** Undefined where the capacity is not covered: worse than any ratio. */
  readonly ratio: number | undefined;
}

const rank = ({ ratio }: Rated): number => ratio ?? Number.POSITIVE_INFINITY;

/** The worst segment of each combination over its arrangements of loads, worst first. The rows are worked when they are first read. */
export function segmentCombinations(results: BeamResults): ResultTable {
  const hasSeveral = results.sections.length > 1;
  let rows: ResultTable["rows"] | undefined;
  return {
    id: "segment-combinations",
    title: "Critical segment for each combination",
    tab: "Segments",
    columns: [
      { head: "Combination", align: "left" },
      { head: "From (m)", align: "right" },
      { head: "To (m)", align: "right" },
      ...(hasSeveral ? [{ head: "Section", align: "left" } as const] : []),
      { head: "Ends", align: "left" },
      { head: "Critical flange", align: "left" },
      { head: "M* (kNm)", align: "right" },
      { head: "M* / φM_b", align: "right" },
    ],
    get rows() {
      rows ??= worstOfEach(results)
        .toSorted((a, b) => rank(b) - rank(a))
        .map((one) => rowOf(one, hasSeveral));
      return rows;
    },
  };
}

function worstOfEach({ parts, segments }: BeamResults): readonly Rated[] {
  const ratios = new Map<SteelSection, ReturnType<typeof segmentMomentRatios>>();
  const worst = new Map<string, Rated>();
  for (const { range, combined } of segments?.parts ?? []) {
    const on = parts.find(({ from }) => from === range.from)?.on;
    if (!on) continue;
    const ratioOf = ratios.get(on.section) ?? segmentMomentRatios(on.section);
    ratios.set(on.section, ratioOf);
    for (const one of combined.flatMap((under) => under.segments())) {
      const rated = { ...one, on, ratio: ratioOf(one.prepared) };
      const { title } = one.of.row.combination;
      const last = worst.get(title);
      if (!last || exceeds(rank(rated), rank(last))) worst.set(title, rated);
    }
  }
  return [...worst.values()];
}

const metres = (x: number): string => formatNumber(x / 1000, { decimals: 3 });

function rowOf({ of, segment, on, ratio }: Rated, hasSeveral: boolean): string[] {
  return [
    of.name,
    metres(segment.from),
    metres(segment.to),
    ...(hasSeveral ? [on.name] : []),
    segment.isContinuous ? "continuous" : segment.ends,
    segment.criticalFlange,
    formatNumber(segment.moments.greatest.m / 1e6, { significant: 3 }),
    ratio === undefined ? "\u2013" : formatRatio(ratio),
  ];
}
