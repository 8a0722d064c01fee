import type { Dimensions } from "@kingpost/section-geometry";
import type { DimensionItem } from "../scene-types.ts";
import { angleLayout } from "./angle.ts";
import { channelLayout } from "./channel.ts";
import { boxLayout, chsLayout, rhsLayout } from "./hollow.ts";
import { iSectionLayout, taperILayout, teeLayout, unequalILayout } from "./i-section.ts";
import type { Layout } from "./layout.ts";
import { depthDimension } from "./overall.ts";
import { flatLayout } from "./solid.ts";

/** The dimensions of a section, placed by its shape. */
export function dimensionItems(layout: Layout, dimensions: Dimensions): DimensionItem[] {
  switch (dimensions.shape) {
    case "i-section":
      return iSectionLayout(layout, dimensions);
    case "channel":
      return channelLayout(layout, dimensions);
    case "angle":
      return angleLayout(layout, dimensions);
    case "chs":
      return chsLayout(layout, dimensions);
    case "rhs":
      return rhsLayout(layout, dimensions);
    case "box":
      return boxLayout(layout, dimensions);
    case "taper-i":
      return taperILayout(layout, dimensions);
    case "unequal-i":
      return unequalILayout(layout, dimensions);
    case "tee":
      return teeLayout(layout, dimensions);
    case "round":
      return [depthDimension(layout, { label: "diameter" }, { cornerRadius: dimensions.d / 2 })];
    case "flat":
      return flatLayout(layout, dimensions);
  }
}
