import type { Layer, Picture } from "../core/scene-items.ts";
import type { Scene } from "./scene-types.ts";

/** The scene for paper: without the groups that a page addresses. */
export function pictureOf({ bounds, groups }: Scene): Picture {
  const { hatch, outline, axes, dimensions, loadOutline, loads, marks, scale, key } = groups;
  const layer = (ink: Layer["ink"], lists: readonly { readonly items: Layer["items"] }[]): Layer => ({
    ink,
    items: lists.flatMap(({ items }) => items),
  });
  return {
    bounds,
    layers: [
      { ink: "section", items: outline },
      { ink: "hatch", items: hatch },
      layer("axis", axes),
      { ink: "outline", items: outline },
      layer("dimension", dimensions),
      { ink: "dimension", items: loadOutline },
      layer("accent", loads),
      layer("accent", marks),
      { ink: "dimension", items: [...scale, ...key] },
    ],
  };
}
