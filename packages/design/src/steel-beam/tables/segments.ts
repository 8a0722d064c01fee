import { formatRatio } from "@kingpost/calc";
import { mega, metres, NO_VALUE, right } from "../../beam/tables/cells.ts";
import type { ResultTable } from "../../frame/figures/figure.ts";
import type { BeamResults } from "../results.ts";

/** The segments of the worst combinations. */
export function segmentsTable({ parts, sections }: BeamResults): ResultTable {
  const hasSeveral = sections.length > 1;
  return {
    id: "segments",
    title: "Segments",
    columns: [
      right("Segment"),
      right("From (m)"),
      right("To (m)"),
      ...(hasSeveral ? [{ head: "Section", align: "left" } as const] : []),
      { head: "Ends", align: "left" },
      { head: "Critical flange", align: "left" },
      { head: "Combination", align: "left" },
      right("M* (kNm)"),
      right("M* / φM_b"),
    ],
    rows: parts
      .flatMap(({ segments: own, on }) => own.map((one) => ({ ...one, on })))
      .map(({ segment, ratio, of, on }, at) => [
        String(at + 1),
        metres(segment.from),
        metres(segment.to),
        ...(hasSeveral ? [on.name] : []),
        segment.isContinuous ? "continuous" : segment.ends,
        segment.criticalFlange,
        of.name,
        mega(segment.moments.greatest.m),
        ratio === undefined ? NO_VALUE : formatRatio(ratio),
      ]),
  };
}
