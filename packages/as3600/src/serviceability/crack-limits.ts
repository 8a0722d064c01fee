import type { NotCovered, Recorder } from "@kingpost/calc";
import { LIMIT_BY_DIAMETER, LIMIT_BY_SPACING } from "./crack-formulas.ts";

/** Characteristic crack widths of the tables, mm. */
export const CRACK_WIDTHS = [0.2, 0.3, 0.4] as const;
export type CrackWidth = (typeof CRACK_WIDTHS)[number];

const DIAMETERS = [10, 12, 16, 20, 24, 28, 32, 36, 40] as const;
/** Table 8.6.2.2(A), MPa. */
const BY_DIAMETER: Readonly<Record<CrackWidth, readonly number[]>> = {
  0.2: [190, 175, 155, 140, 125, 115, 105, 100, 90],
  0.3: [265, 245, 215, 195, 175, 160, 150, 140, 130],
  0.4: [335, 305, 270, 240, 215, 200, 185, 175, 165],
};

const SPACINGS = [50, 100, 150, 200, 250, 300] as const;
/** Table 8.6.2.2(B), MPa. */
const BY_SPACING: Readonly<Record<CrackWidth, readonly number[]>> = {
  0.2: [200, 170, 155, 145, 135, 125],
  0.3: [300, 270, 245, 225, 210, 200],
  0.4: [400, 360, 330, 300, 280, 260],
};

/** Linear between places; the first value below them, undefined beyond. */
function interpolated(places: readonly number[], values: readonly number[], at: number): number | undefined {
  let [before, value] = [places[0] ?? at, values[0]];
  if (at <= before) return value;
  for (const [index, place] of places.entries()) {
    const next = values[index];
    if (at <= place && next !== undefined && value !== undefined) {
      return value + ((next - value) * (at - before)) / (place - before);
    }
    [before, value] = [place, next];
  }
  return undefined;
}

/** Largest stress by the diameter of the bars. Units mm, out MPa. Source AS 3600 Table 8.6.2.2(A). */
export function limitByDiameter(db: number, width: CrackWidth, record: Recorder): number | NotCovered {
  const limit = interpolated(DIAMETERS, BY_DIAMETER[width], db);
  return limit === undefined
    ? { kind: "not-covered", reason: "Bars above 40 mm are not in AS 3600 Table 8.6.2.2(A)." }
    : record.rule(LIMIT_BY_DIAMETER, limit, `d_b = ${db} mm, w'_max = ${width} mm`);
}

/** Largest stress by the spacing of the bars; undefined beyond 300 mm. Units mm, out MPa. Source AS 3600 Table 8.6.2.2(B). */
export function limitBySpacing(spacing: number, width: CrackWidth, record: Recorder): number | undefined {
  const limit = interpolated(SPACINGS, BY_SPACING[width], spacing);
  return limit === undefined
    ? undefined
    : record.rule(LIMIT_BY_SPACING, limit, `bars at ${Math.round(spacing)} mm, w'_max = ${width} mm`);
}
