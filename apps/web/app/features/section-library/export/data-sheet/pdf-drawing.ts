import { drawSection, type Scene } from "@kingpost/drawing/steel-section";
import { largestOnPaper, type OnPaper } from "@kingpost/report";
import type { SteelSectionRecord } from "@kingpost/sections";

/** Lettering, points: a smaller one where at the larger only the overall dimensions have room. */
const TEXT_SIZES = [7.5, 6.4, 5.6] as const;

/** The section at the largest scale at which it fits a box, points; undefined for one that cannot be drawn. */
export function drawingFor(
  record: SteelSectionRecord,
  width: number,
  height: number,
): OnPaper<Scene> | undefined {
  const { d, bf } = record.properties;
  const fitting = TEXT_SIZES.flatMap(
    (textSize) =>
      largestOnPaper({ width: bf, height: d }, { width, height }, (scale) => {
        const scene = drawSection(record, { scale, textSize });
        return scene.kind === "missing" ? undefined : scene;
      }) ?? [],
  );
  return fitting.find(({ drawn }) => drawn.detail === "full") ?? fitting[0];
}
