import { flexuralStrength, plainBending } from "@kingpost/as3600";
import { type Recorder, SILENT } from "@kingpost/calc";
import type { BarLayer, PadFootingModel } from "../model.ts";

/** The design strength of a layer; of plain concrete without one. */
export function bendingStrength(
  { inputs, isPlain }: PadFootingModel,
  layer: BarLayer | undefined,
  width: number,
  record: Recorder,
): number {
  if (!layer || isPlain) return plainBending({ fc: inputs.fc, b: width, depth: inputs.depth }, record);
  const known = record === SILENT ? STRENGTHS.get(layer) : undefined;
  if (known !== undefined) return known;
  const strength = flexuralStrength(layer.section, "sagging", record);
  const phiMu = "kind" in strength ? 0 : strength.phiMu;
  STRENGTHS.set(layer, phiMu);
  return phiMu;
}

/** A layer has one strength under every combination. */
const STRENGTHS = new WeakMap<BarLayer, number>();
