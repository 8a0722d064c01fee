import type { Picture } from "@kingpost/drawing/core";
import { SceneItems } from "../../../ui/calc/scene.tsx";

/** The layers of a drawing, inside an `<svg>` of a `.design-figure`. */
export function PictureLayers({ layers }: Pick<Picture, "layers">) {
  return layers.map(({ ink, items }, at) => (
    // The layers of a figure never change their places.
    <g key={at} data-ink={ink}>
      <SceneItems items={items} />
    </g>
  ));
}
