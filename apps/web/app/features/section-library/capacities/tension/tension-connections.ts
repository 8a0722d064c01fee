import type { FastenerHoles } from "@kingpost/as4100";
import type { SteelSectionRecord } from "@kingpost/sections";

/** A way to connect a section in tension: the distribution factor with the holes that belong to it. */
export interface TensionConnectionPreset {
  readonly name: string;
  /** Distribution factor, Table 7.3.2. */
  readonly kt: number;
  readonly holes: FastenerHoles;
}

const DIAMETER = 22;
/** The shortest leg with two gauge lines, mm. */
const TWO_LINES = 125;

/**
 * The connections of a section's family in tension, the usual one first.
 *
 * Shape    distribution factor and holes through the plates that it means: four holes through two flanges, two through a web
 * Units    mm
 * Source   AS 4100 Table 7.3.2
 * Checked  tension-connections.test.ts
 */
export function tensionConnections(
  record: SteelSectionRecord,
): readonly [TensionConnectionPreset, ...TensionConnectionPreset[]] {
  const { d, bf, tf, tw, tfb = tf } = record.properties;
  const preset = (name: string, kt: number, count: number, thickness: number): TensionConnectionPreset => ({
    name,
    kt,
    holes: { count, diameter: DIAMETER, thickness },
  });
  // A bar has no plates: a hole goes through all of it, one in a flat through its thickness.
  const thickest = Math.max(tf, tw, tfb) || Math.min(d, bf);
  const welded = preset("Whole section, welded all round: 1.0", 1, 0, thickest);
  const inLeg = (length: number) => (length >= TWO_LINES ? 2 : 1);
  switch (record.category) {
    case "WB":
    case "WC":
    case "UB":
    case "UC":
    case "UBP":
    case "TFB":
    case "CUSTOM-I":
    case "CUSTOM-UNEQUAL":
      // The thicker of the two flanges: the holes are never taken for smaller than they are.
      return [preset("Both flanges: 0.85", 0.85, 4, Math.max(tf, tfb)), welded];
    case "PFC":
    case "CUSTOM-CHANNEL":
      return [preset("Web: 0.85", 0.85, 2, tw), preset("Both flanges: 0.85", 0.85, 2, tf), welded];
    case "BT":
    case "CT":
    case "CUSTOM-TEE":
      return [preset("Flange: 0.9", 0.9, 2, tf), welded];
    case "EA":
      return [preset("One leg: 0.85", 0.85, inLeg(d), tf), welded];
    case "UA":
    case "CUSTOM-ANGLE":
      return d === bf
        ? [preset("One leg: 0.85", 0.85, inLeg(d), tf), welded]
        : [
            preset("Long leg: 0.85", 0.85, inLeg(d), tf),
            preset("Short leg: 0.75", 0.75, inLeg(bf), tf),
            welded,
          ];
    case "FL":
    case "CUSTOM-FLAT":
      return [preset("Whole width, bolted: 1.0", 1, 1, thickest), welded];
    default:
      // A hollow section or a bar has no connection through a part of it in Table 7.3.2.
      return [welded];
  }
}
