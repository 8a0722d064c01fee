import { flexuralStrength, plainBending } from "@kingpost/as3600";
import type { Recorder } from "@kingpost/calc";
import type { BarLayer, PadFootingModel } from "../model.ts";

/** The design strength of a layer; of plain concrete without one. */
export function bendingStrength(
  { inputs, isPlain }: PadFootingModel,
  layer: BarLayer | undefined,
  width: number,
  record: Recorder,
): number {
  if (!layer || isPlain) return plainBending({ fc: inputs.fc, b: width, depth: inputs.depth }, record);
  const strength = flexuralStrength(layer.section, "sagging", record);
  return "kind" in strength ? 0 : strength.phiMu;
}
