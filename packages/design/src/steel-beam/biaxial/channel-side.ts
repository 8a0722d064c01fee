import type { ChannelSide } from "@kingpost/as4100";
import type { SteelBeamInputs } from "../form/inputs.ts";

/**
 * The side of a channel that a moment about y compresses. A positive moment, of loads down or down the slope, compresses the upper
 * side: with the toes down, the web.
 */
export function compressedSide({ toes }: Pick<SteelBeamInputs, "toes">, moment: number): ChannelSide {
  return moment >= 0 === (toes === "down") ? "web" : "flange-tips";
}
