import type { Layer, Picture } from "@kingpost/drawing/core";
import { memo } from "react";
import { SceneItems } from "../../../ui/calc/scene.tsx";

/** The layers of a drawing, inside an `<svg>` of a `.design-figure`: all lines below all texts, so that no line crosses a letter. */
export function PictureLayers({ layers }: Pick<Picture, "layers">) {
  return (["path", "text"] as const).flatMap((kind) =>
    // The layers of a figure never change their places.
    layers.map((layer, at) => <LayerItems key={`${kind} ${at}`} layer={layer} kind={kind} />),
  );
}

interface LayerItemsProps {
  readonly layer: Layer;
  readonly kind: "path" | "text";
}

const LayerItems = memo(function LayerItems({ layer: { ink, items }, kind }: LayerItemsProps) {
  const some = items.filter((item) => item.kind === kind);
  if (some.length === 0) return null;
  return (
    <g data-ink={ink}>
      <SceneItems items={some} />
    </g>
  );
});
