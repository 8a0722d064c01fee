import { formatNumber, type InputsOf } from "@kingpost/calc";
import type { MemberSize } from "../frame/module/runnable-module.ts";
import type { FIELDS } from "./form/fields.ts";

const mm = (x: number): string => formatNumber(x, { decimals: [0, 0] });

type Sized = Pick<InputsOf<typeof FIELDS>, "webWidth" | "depth" | "shape" | "bars" | "fitments" | "sideBars">;

/** `400 × 600`, with the bars of each face and the fitments. */
export function size({ webWidth, depth, shape, bars, fitments, sideBars }: Sized): MemberSize {
  const of = (face: "top" | "bottom") =>
    bars.filter((row) => row.face === face).map(({ count, size: bar }) => `${count}${bar}`);
  const named = (name: string, texts: readonly string[]) =>
    texts.length === 0 ? [] : [`${name} ${texts.join(" + ")}`];
  return {
    size: `${mm(webWidth)} \u00d7 ${mm(depth)}${shape === "rectangular" ? "" : `, ${shape.toUpperCase()}-section`}`,
    reinforcement: [
      ...named("bottom", of("bottom")),
      ...named("top", of("top")),
      ...named(
        "fitments",
        fitments.map(({ size: bar, legs, spacing }) => `${bar}-${mm(spacing)}, ${legs} legs`),
      ),
      ...(sideBars === "none" ? [] : [`side faces ${sideBars}`]),
    ].join("; "),
  };
}
