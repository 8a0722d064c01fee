import { momentParts, PIECE_EXTREMES, valueAt } from "@kingpost/actions";
import type { MomentDiagram, MomentPoint } from "@kingpost/as4100";
import type { Combined } from "../../beam/analysis/analysis.ts";

/** The moments of one combination as the segments of a member take them. */
export function momentDiagram(of: Combined): MomentDiagram {
  const { response } = of;
  const found = of.pieces("moment");
  const starts = response.beam.mesh.points;
  const points: MomentPoint[] = [];
  for (let piece = 0; piece + 1 < starts.length; piece++) {
    const first = piece * PIECE_EXTREMES;
    for (const at of [first, first + 2]) {
      const x = found[at] ?? 0;
      points.push({ x, m: found[at + 1] ?? 0, side: x === starts[piece] ? "right" : "left" });
    }
  }
  return {
    points: starts,
    at: (x, side) => valueAt(response, "moment", x, side),
    extremes: points,
    zeros: momentParts(response, {}, found)
      .slice(1)
      .map(({ from }) => from),
  };
}
